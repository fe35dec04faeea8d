// Tests of Raster arrive with the room.
