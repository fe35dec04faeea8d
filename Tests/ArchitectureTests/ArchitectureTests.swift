// Tests of Architecture arrive with the room.
