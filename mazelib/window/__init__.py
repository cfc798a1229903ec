"""The window, the same for all lessons. Nothing outside this folder knows pygame.

In every frame the stage does what was asked for, moves on, and draws:

    a key, a click  ->  inputs  ->  actions  ->  player, scene      what is done
    player  ->  recorder  ->  scene                                 what is recorded, and shown now
    scene  ->  shown  ->  frame  ->  screen  ->  panels, painters   what is drawn

A scene makes a Shown of each tick. From that alone, the map and the panels are drawn. What a class
can guess, the scene says in its ``guesses``; the stage's ``guessing`` asks and keeps the score.
"""

import os

# pygame reads these when it is imported. Without the first, it prints a greeting to standard
# output, where a trace may go. Without the second, Windows enlarges the pixels of a small window.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
