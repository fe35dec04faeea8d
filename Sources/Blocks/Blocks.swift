// The room Blocks.
