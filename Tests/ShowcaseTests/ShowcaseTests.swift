// Tests of Showcase arrive with the room.
