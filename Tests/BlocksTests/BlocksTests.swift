// Tests of Blocks arrive with the room.
