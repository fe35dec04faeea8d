// Tests of Typeset arrive with the room.
