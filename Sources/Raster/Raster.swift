// The room Raster.
