// Tests of Canvas arrive with the room.
