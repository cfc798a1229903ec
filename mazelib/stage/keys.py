"""Keys: from what is pressed to what is meant.

A key is known by the letter on it (so that other layouts work); where the layout has no Latin
letters, by where it lies on the keyboard. Input methods are switched off: the stage reads no text.
"""

from enum import Enum

import pygame

from mazelib.compass import Heading
from mazelib.learner.loading import Kind


class Command(Enum):
    """What a key or a button asks for: the word on the button, the key, and what help says of it."""

    PLAY = ("Play", "Space", "play or pause")
    BACK = ("Back", "B", "one step back (hold to go on)")
    STEP = ("Step", "N", "one step (hold to go on)")
    SLOWER = ("Slower", "-", "slower, down to one a second")
    FASTER = ("Faster", "+", "faster, up to as fast as it goes")
    RESTART = ("Restart", "R", "start again (Shift: another seed)")
    NEXT_MAP = ("Next", "M", "the next map, the next maze")
    TEXT = ("Text", "T", "the map as its text")
    EYES = ("Eyes", "F", "through the walker's eyes")
    CODE = ("Code", "C", "the code that runs")
    GUESS = ("Guess", "G", "guess first, by arrow key")
    THEME = ("Dark", "D", "dark or light")
    HELP = ("Help", "H", "this page (F1 too)")
    FULL_SCREEN = ("Full", "F11", "full screen")
    SCREENSHOT = ("Photo", "F12", "save a picture of the window")
    CLOSE = ("Close", "Esc", "close")

    def __init__(self, word: str, key: str, meaning: str) -> None:
        self.word, self.key, self.meaning = word, key, meaning


_FOR_RULES = {Command.CODE, Command.GUESS, Command.PLAY, Command.SLOWER, Command.FASTER}
#: What means nothing in a lesson of a kind.
AWAY = {
    Kind.LOOK: _FOR_RULES | {Command.STEP, Command.BACK, Command.RESTART},
    Kind.KEYS: _FOR_RULES,
    Kind.WALK: set(),
    Kind.MAKE: {Command.TEXT, Command.EYES, Command.GUESS},
}
#: Commands that only switch something on or off; and those that go on while their key is held.
SWITCHES = {Command.TEXT, Command.HELP, Command.EYES, Command.CODE, Command.THEME}
REPEATING = {Command.BACK, Command.STEP, Command.SLOWER, Command.FASTER}

_BY_KEY = {
    pygame.K_SPACE: Command.PLAY, pygame.K_F1: Command.HELP, pygame.K_F11: Command.FULL_SCREEN,
    pygame.K_F12: Command.SCREENSHOT, pygame.K_ESCAPE: Command.CLOSE,
    pygame.K_KP_PLUS: Command.FASTER, pygame.K_KP_MINUS: Command.SLOWER,
    # Where plus is written on keyboards: beside the backspace (US), over the semicolon (Japan).
    pygame.K_EQUALS: Command.FASTER, pygame.K_SEMICOLON: Command.FASTER,
    **{ord(command.key.lower()): command for command in Command if len(command.key) == 1},
}  # fmt: skip
#: Also as Japanese keyboards write them.
_BY_SIGN = dict.fromkeys("+＋", Command.FASTER) | dict.fromkeys("-－ー", Command.SLOWER)
ARROWS = dict(zip((pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT), Heading, strict=True))


def command_of(event: pygame.event.Event) -> Command | None:
    """The command of a KEYDOWN event; None if the key means nothing."""
    # A scancode is a key's place: those of the letters begin at 4, in the order of the alphabet.
    key, letter = event.key, getattr(event, "scancode", 0) - 4
    # Where the letter is not a Latin one. From 2 ** 30 on the keys have names and no letters.
    if 127 < key < 1 << 30 and 0 <= letter < 26:
        key = ord("a") + letter
    return _BY_SIGN.get(getattr(event, "unicode", "")) or _BY_KEY.get(key)
