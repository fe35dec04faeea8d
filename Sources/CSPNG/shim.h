#pragma once
#include <malloc.h>
#include <spng.h>
