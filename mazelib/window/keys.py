"""Keys: from the key that is pressed to what it means.

A key is known by the letter on it; on a keyboard without Latin letters, by its position.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple
from unicodedata import normalize

import pygame

from mazelib.grid.compass import Heading
from mazelib.text.sentences import _


class Command(Enum):
    """What a key or a button asks for: its word, its key, and what help says about it."""

    PLAY = (_("Play"), "Space", _("play or pause"))
    STEP = (_("One moment on"), "N", _("one moment on (hold it to keep going)"))
    BACK = (_("One moment back"), "B", _("one moment back"))
    FIRST = (_("Back to the start"), "Home", _("back to the start"))
    LAST = (_("On to the newest moment"), "End", _("on to the newest moment"))
    SLOWER = (_("Slower"), "-", _("slower"))
    FASTER = (_("Faster"), "+", _("faster"))
    RESTART = (_("Again"), "R", _("start again"))
    GUESS = (_("Guess first"), "G", _("guess first, wherever it can choose"))
    CHECK = (_("Check"), "V", _("check the rule with all tasks"))
    PRINT = (_("Save"), "P", _("save the worksheet as a file for printing"))
    UNDO = (_("Undo"), "Z", _("take back what was drawn"))
    REDO = (_("Draw again"), "Shift Z", _("draw again what was taken back"))
    RESTORE = (_("As it was"), "R", _("the map as it was when this window opened"))
    VIEW = (_("View"), "V", _("the other view: from above, or with the answer"))
    NEXT_MAP = (_("Next map"), "M", _("the next map"))
    MAP_BEFORE = (_("Map before"), "Shift M", _("the map before"))
    NEXT_LESSON = (_("Next lesson"), "J", _("the next lesson"))
    THEME = (_("Dark or light"), "D", _("dark or light"))
    FULL_SCREEN = (_("Full screen"), "F11", _("full screen"))
    SCREENSHOT = (_("Save a picture"), "F12", _("save a picture of the window"))
    MORE = (_("More"), "O", _("more keys"))
    HELP = (_("Help"), "H", _("this page"))
    CLOSE = (_("Close"), "Esc", _("close what is open, or the window"))

    def __new__(cls, *_words: str) -> "Command":
        """A command of its own: it is one even where a translation says the same of two."""
        command = object.__new__(cls)
        command._value_ = len(cls.__members__)
        return command

    def __init__(self, word: str, key: str, meaning: str) -> None:
        self.word = word
        self.key = key
        self.meaning = meaning

    @property
    def label(self) -> str:
        """The word on its button, with its key."""
        return f"{self.word}  {self.key}"


class PanelKey(NamedTuple):
    """A key that opens and closes panels: word, key, what help says, and the panels' names.

    Panels may share a key. Then it opens all of them, and closes them when all are open.
    """

    word: str
    key: str
    meaning: str
    names: tuple[str, ...]


#: What a key or a row of the menu can stand for.
Action = Command | PanelKey

#: What can be done in every lesson; in every run, too; and in a run that can be played. (Each kind
#: of scene adds its own: see Features.)
ALWAYS = {
    Command.NEXT_MAP,
    Command.MAP_BEFORE,
    Command.NEXT_LESSON,
    Command.THEME,
    Command.FULL_SCREEN,
    Command.SCREENSHOT,
    Command.MORE,
    Command.HELP,
    Command.CLOSE,
}
RUN = {Command.STEP, Command.BACK, Command.FIRST, Command.LAST, Command.RESTART}
PLAYED = {*RUN, Command.PLAY, Command.SLOWER, Command.FASTER}
#: Help does not name these: their buttons are in sight, or they have little to do with the lesson.
#: The menu has them all.
ONLY_IN_MENU = {
    Command.FIRST,
    Command.LAST,
    Command.SLOWER,
    Command.FASTER,
    Command.MAP_BEFORE,
    Command.THEME,
    Command.FULL_SCREEN,
    Command.SCREENSHOT,
    Command.HELP,
    Command.CLOSE,
}
#: What has to do with the map, and with the window.
_OF_MAP = {Command.VIEW, Command.NEXT_MAP, Command.MAP_BEFORE, Command.NEXT_LESSON}
_OF_WINDOW = ALWAYS - _OF_MAP
#: Commands that repeat while their key is held.
REPEATING = {Command.BACK, Command.STEP, Command.SLOWER, Command.FASTER}

#: More keys, besides those that the commands name. The plus stands beside the backspace on US
#: keyboards, and above the semicolon on Japanese ones.
_ALSO = {
    pygame.K_F1: Command.HELP,
    pygame.K_ESCAPE: Command.CLOSE,
    pygame.K_LEFT: Command.BACK,
    pygame.K_RIGHT: Command.STEP,
    pygame.K_KP_PLUS: Command.FASTER,
    pygame.K_KP_MINUS: Command.SLOWER,
    pygame.K_EQUALS: Command.FASTER,
    pygame.K_SEMICOLON: Command.FASTER,
}
#: Which heading an arrow key means.
ARROWS = {
    pygame.K_UP: Heading.UP,
    pygame.K_RIGHT: Heading.RIGHT,
    pygame.K_DOWN: Heading.DOWN,
    pygame.K_LEFT: Heading.LEFT,
}
#: The keys of the ways that can be guessed, by their numbers.
NUMBERS = {
    pygame.K_1: 1,
    pygame.K_2: 2,
    pygame.K_3: 3,
    pygame.K_4: 4,
    pygame.K_KP1: 1,
    pygame.K_KP2: 2,
    pygame.K_KP3: 3,
    pygame.K_KP4: 4,
}
#: A scancode is the position of a key. Those of the letters begin here, in alphabetical order.
_FIRST_LETTER = 4
#: From here on, keys have names instead of letters.
_NAMED_KEYS = 1 << 30


def in_order_of_help(commands: Iterable[Command], panel_keys: Sequence[PanelKey]) -> list[Action]:
    """All that can be done, in the order of help and menu: panel keys come before the views."""
    there = set(commands)
    actions: list[Action] = []
    for command in Command:
        if command is Command.VIEW:
            actions += panel_keys
        if command in there:
            actions.append(command)
    return actions


def grouped(actions: Iterable[Action]) -> list[list[Action]]:
    """What has to do with the run, what is to be seen, and what has to do with the window."""
    run: list[Action] = []
    seen: list[Action] = []
    window: list[Action] = []
    for action in actions:
        if isinstance(action, PanelKey) or action in _OF_MAP:
            seen.append(action)
        elif action in _OF_WINDOW:
            window.append(action)
        else:
            run.append(action)
    return [group for group in (run, seen, window) if group]


def action_of(event: pygame.event.Event, actions: Iterable[Action]) -> Action | None:
    """The action that a KEYDOWN event means; None if the key means nothing here."""
    key = event.key
    letter = event.scancode - _FIRST_LETTER
    if 127 < key < _NAMED_KEYS and 0 <= letter < 26:
        key = ord("a") + letter  # The letter on it is not Latin.
    if key in _ALSO:
        return _ALSO[key]
    # Japanese keyboards type a wide plus.
    names = [normalize("NFKC", event.unicode), pygame.key.name(key)]
    by_name = {action.key.lower(): action for action in actions}
    if event.mod & pygame.KMOD_SHIFT:
        names.insert(0, f"shift {pygame.key.name(key)}")
    for name in names:
        if name in by_name:
            return by_name[name]
    return None
