"""Keys: from what is pressed to what is meant.

A key is known by the letter on it (so that other layouts work); where the layout has no Latin
letters, by where it lies on the keyboard. Input methods are switched off: the stage reads no text.
"""

from __future__ import annotations

from enum import Enum

import pygame

from mazelib.compass import Heading


class Command(Enum):
    """What a key or a button asks for: the words on the button, and the key as help names it."""

    PLAY = ("Play", "Space")
    BACK = ("Back", "B")
    STEP = ("Step", "N")
    SLOWER = ("Slower", "-")
    FASTER = ("Faster", "+")
    RESTART = ("Restart", "R")
    NEXT_MAP = ("Map", "M")
    TEXT = ("Text", "T")
    EYES = ("Eyes", "F")
    CODE = ("Code", "C")
    GUESS = ("Guess", "G")
    LENSES = ("Lenses", "K")
    THEME = ("Dark", "D")
    HELP = ("Help", "H")
    FULL_SCREEN = ("Full", "F11")
    SCREENSHOT = ("Photo", "F12")
    CLOSE = ("Close", "Esc")

    def __init__(self, word: str, key: str) -> None:
        self.word = word
        self.key = key


#: What a button and the help page say of a command.
Words = tuple[str, str]
#: Commands that mean nothing where nobody walks by a rule, and those that do not where nobody walks.
FOR_RULES = {Command.CODE, Command.GUESS, Command.PLAY, Command.SLOWER, Command.FASTER}
FOR_WALKERS = {Command.STEP, Command.BACK, Command.RESTART}
#: Commands that mean something only where a maze is made; and those that do only where somebody walks.
FOR_MAKERS = {Command.LENSES}
FOR_WALKS = {Command.TEXT, Command.EYES, Command.GUESS}

#: Commands that go on while their key is held.
REPEATING = {Command.BACK, Command.STEP, Command.SLOWER, Command.FASTER}

_BY_KEY = {
    pygame.K_SPACE: Command.PLAY,
    pygame.K_b: Command.BACK,
    pygame.K_n: Command.STEP,
    pygame.K_r: Command.RESTART,
    pygame.K_m: Command.NEXT_MAP,
    pygame.K_t: Command.TEXT,
    pygame.K_f: Command.EYES,
    pygame.K_c: Command.CODE,
    pygame.K_g: Command.GUESS,
    pygame.K_k: Command.LENSES,
    pygame.K_d: Command.THEME,
    pygame.K_h: Command.HELP,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULL_SCREEN,
    pygame.K_F12: Command.SCREENSHOT,
    pygame.K_ESCAPE: Command.CLOSE,
    pygame.K_KP_PLUS: Command.FASTER,
    pygame.K_PLUS: Command.FASTER,
    pygame.K_KP_MINUS: Command.SLOWER,
    pygame.K_MINUS: Command.SLOWER,
}

# Where plus is written on keyboards: beside the backspace (US), over the semicolon (Japan).
_PLUS_KEYS = {pygame.K_EQUALS, pygame.K_SEMICOLON}

_ARROWS = {
    pygame.K_UP: Heading.UP,
    pygame.K_RIGHT: Heading.RIGHT,
    pygame.K_DOWN: Heading.DOWN,
    pygame.K_LEFT: Heading.LEFT,
}

# The places of letter keys lie in the order of the alphabet, from scancode 4 on.
_FIRST_LETTER_SCANCODE = 4


def command_of(event: pygame.event.Event) -> Command | None:
    """The command of a KEYDOWN event; None if the key means nothing."""
    key = latin_key(event)
    written = getattr(event, "unicode", "")
    if written in ("+", "＋") or (key == pygame.K_EQUALS and not written):
        return Command.FASTER
    if written in ("-", "－", "ー"):
        return Command.SLOWER
    if key in _PLUS_KEYS:
        return Command.FASTER
    return _BY_KEY.get(key)


def arrow_of(event: pygame.event.Event) -> Heading | None:
    """The heading of an arrow key's KEYDOWN event; None for any other key."""
    return _ARROWS.get(event.key)


def latin_key(event: pygame.event.Event) -> int:
    """The key by its letter, or by its place where its letter is not a Latin one."""
    key: int = event.key
    letter = getattr(event, "scancode", 0) - _FIRST_LETTER_SCANCODE
    is_named = key & (1 << 30) != 0
    if key > 127 and not is_named and 0 <= letter < 26:
        return ord("a") + letter
    return key
