// The room Showcase.
