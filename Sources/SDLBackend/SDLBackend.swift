// The room SDLBackend.
