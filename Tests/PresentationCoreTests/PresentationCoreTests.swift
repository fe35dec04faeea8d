// Tests of PresentationCore arrive with the room.
