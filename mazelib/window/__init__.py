"""The window, the same for all lessons. Nothing outside this folder knows pygame."""

import os

# pygame reads these when it is imported. Without the first, it prints a greeting to standard
# output, where a trace may go. Without the second, Windows enlarges the pixels of a small window.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
