#pragma once
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Gives up the processor for a span of less than a second.
static inline void CSDL_Sleep(Sint64 nanoseconds) {
  struct timespec span = {0, nanoseconds};
  if (nanoseconds > 0 && nanoseconds < 1000000000) nanosleep(&span, NULL);
}
