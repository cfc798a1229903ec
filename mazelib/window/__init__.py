"""The window, the same for all lessons. Nothing outside this folder knows pygame.

In every frame the stage does what was asked for, moves on, and draws:

        a key, a click  ->  inputs  ->  actions  ->  player, scene      what is done
        player  ->  recorder  ->  scene                                 what is recorded and shown
        scene  ->  shown  ->  frame  ->  screen  ->  panels, painters   what is drawn

A scene makes a Shown of each tick. From that alone, the map and the panels are drawn. What a class
can guess, the scene says in its ``guesses``; the stage's ``guessing`` asks and keeps the score.

Read in this order:

    stage/                  one window for all lessons: what is done in each frame
    input/                  keys and the mouse, and what they stand for
    playing/                which half of which tick is shown, and when the next one comes
    scene, features, shown  what every kind of lesson gives to the stage
    scenes/                 one file for each kind of lesson
    screen/                 what is where in the window, and what is said around map and rule
    rule/                   the rule beside the map, its lines and what is wrong in them
    panel, panels/          what lies beside the map; one file for each panel
    drawing/                the pen, letters, colours and smooth shapes
    painters/               how maps, walks, mazes and gardens are drawn
    pictures/               the pictures, as SVG
    guess/                  what the class is asked, and who was right
    making/                 how a maze is made, in words and steps
    tasks/                  the tasks of lesson 7
    game/                   the maze game
    film/                   films, from the plan to the file
    door/                   one card for each lesson of a folder
"""

import os

# pygame reads these when it is imported. Without the first, it prints a greeting to standard
# output, where a trace may go. Without the second, Windows enlarges the pixels of a small window.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
