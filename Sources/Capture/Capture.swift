// The room Capture.
