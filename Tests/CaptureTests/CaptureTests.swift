// Tests of Capture arrive with the room.
