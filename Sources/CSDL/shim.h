#pragma once
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Gives up the processor for a span of less than a second.
static inline void CSDL_Sleep(Sint64 nanoseconds) {
  struct timespec span = {0, nanoseconds};
  if (nanoseconds > 0 && nanoseconds < 1000000000) nanosleep(&span, NULL);
}

// Dots an inch of the X display, 0 without one: as the resource Xft.dpi says, which desktops set for
// high densities and this SDL does not read, else by the screen's size in mm. The X library is there
// when SDL's X11 driver runs.
static inline double CSDL_XDensity(void) {
  void *library = dlopen("libX11.so.6", RTLD_LAZY);
  if (!library) return 0;
  void *(*open_display)(const char *) = (void *(*)(const char *))dlsym(library, "XOpenDisplay");
  char *(*get_default)(void *, const char *, const char *) =
      (char *(*)(void *, const char *, const char *))dlsym(library, "XGetDefault");
  int (*width)(void *, int) = (int (*)(void *, int))dlsym(library, "XDisplayWidth");
  int (*millimetres)(void *, int) = (int (*)(void *, int))dlsym(library, "XDisplayWidthMM");
  int (*close_display)(void *) = (int (*)(void *))dlsym(library, "XCloseDisplay");
  double density = 0;
  int is_whole = open_display && get_default && width && millimetres && close_display;
  void *display = is_whole ? open_display(NULL) : NULL;
  if (display) {
    const char *text = get_default(display, "Xft", "dpi");
    int across = millimetres(display, 0);
    if (text) density = strtod(text, NULL);
    else if (across > 0) density = width(display, 0) * 25.4 / across;
    close_display(display);
  }
  dlclose(library);
  return density;
}
