/// Widths without fonts: every character is half as wide as its size.
