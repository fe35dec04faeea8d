// Tests of Motion arrive with the room.
