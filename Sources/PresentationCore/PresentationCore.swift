// The room PresentationCore.
