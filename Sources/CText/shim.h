#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_TRIGONOMETRY_H
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
