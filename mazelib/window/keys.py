"""Keys: from what is pressed to what is meant.

A key is known by the letter on it; where the layout has no Latin letters, by where it lies.
"""

from collections.abc import Iterable
from enum import Enum
from unicodedata import normalize

import pygame

from mazelib.grid.compass import Heading


class Command(Enum):
    """What a key or a button asks for: the word on the button, the key, and what help says of it."""

    PLAY = ("Play", "Space", "play or pause")
    STEP = ("On", "N", "one half of a tick on (the right arrow too; hold to go on)")
    BACK = ("Back", "B", "one half back (the left arrow too)")
    FIRST = ("First", "Home", "the first tick")
    LAST = ("Last", "End", "the last tick so far")
    SLOWER = ("Slower", "-", "slower")
    FASTER = ("Faster", "+", "faster, up to as fast as it goes")
    RESTART = ("Again", "R", "start again (with Shift: other chance)")
    NEXT_MAP = ("Next map", "M", "the next map, the next maze")
    PRINT = ("Save", "P", "save the worksheet as a file, to be printed")
    OWN = ("Panel", "P", "the lesson's own panel")
    TEXT = ("Text", "T", "the map as its text")
    EYES = ("Eyes", "F", "through the walker's eyes")
    MEMORY = ("Memory", "K", "what the rule keeps")
    CODE = ("Code", "C", "the code that runs")
    VIEW = ("View", "V", "the other view: from above, or with the answer")
    CHECK = ("Check", "V", "check the rule with all exercises")
    LINES = ("Lines", "L", "put the lines of a rule in order")
    GUESS = ("Guess", "G", "guess first, at junctions")
    THEME = ("Dark or light", "D", "dark or light")
    FULL_SCREEN = ("Full screen", "F11", "full screen")
    SCREENSHOT = ("Picture", "F12", "save a picture of the window")
    MORE = ("More", "O", "all that can be done")
    HELP = ("Help", "H", "this page (F1 too)")
    CLOSE = ("Close", "Esc", "close what is open on top, then the window")

    def __init__(self, word: str, key: str, meaning: str) -> None:
        self.word, self.key, self.meaning, self.said = word, key, meaning, f"{word}  {key}"


#: What every lesson has; what a run has besides, and one that can be played. (All else: see scene.Scene.)
ALWAYS = {
    Command.NEXT_MAP, Command.THEME, Command.FULL_SCREEN, Command.SCREENSHOT, Command.MORE, Command.HELP,
    Command.CLOSE,
}  # fmt: skip
RUN = {Command.STEP, Command.BACK, Command.FIRST, Command.LAST, Command.RESTART}
PLAYED = {*RUN, Command.PLAY, Command.SLOWER, Command.FASTER}
#: Commands that go on while their key is held.
REPEATING = {Command.BACK, Command.STEP, Command.SLOWER, Command.FASTER}

#: Keys that mean something besides those that the commands name. Plus is written beside the backspace (US),
#: or over the semicolon (Japan).
_ALSO = {
    pygame.K_F1: Command.HELP, pygame.K_ESCAPE: Command.CLOSE,
    pygame.K_LEFT: Command.BACK, pygame.K_RIGHT: Command.STEP,
    pygame.K_KP_PLUS: Command.FASTER, pygame.K_KP_MINUS: Command.SLOWER,
    pygame.K_EQUALS: Command.FASTER, pygame.K_SEMICOLON: Command.FASTER,
}  # fmt: skip
ARROWS = dict(zip((pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT), Heading, strict=True))


def command_of(event: pygame.event.Event, commands: Iterable[Command]) -> Command | None:
    """The one of the commands that a KEYDOWN event means; None if the key means nothing."""
    # A scancode is a key's place: those of the letters begin at 4, in the order of the alphabet.
    key, letter = event.key, event.scancode - 4
    # Where it has a letter that is no Latin one; from 2 ** 30 on keys have names and no letters.
    if 127 < key < 1 << 30 and 0 <= letter < 26:
        key = ord("a") + letter
    # (Japanese keyboards write a wide plus.)
    names = (normalize("NFKC", event.unicode), pygame.key.name(key))
    return _ALSO.get(key) or next((each for each in commands if each.key.lower() in names), None)
