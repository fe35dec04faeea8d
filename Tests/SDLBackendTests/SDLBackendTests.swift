// Tests of SDLBackend arrive with the room.
