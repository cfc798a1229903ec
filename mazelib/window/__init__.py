"""The window of all lessons, and the only part that knows pygame."""

import os

# pygame reads these when it is imported. It greets on standard output, where a trace may be
# written; and on Windows the system would blow up the pixels of a small window.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
