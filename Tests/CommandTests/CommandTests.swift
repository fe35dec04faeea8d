// Tests of Command arrive with the room.
