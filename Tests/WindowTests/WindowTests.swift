// Tests of Window arrive with the room.
