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
    """What a key or a button asks for: its button's word, its key, and what it does.

    Help and menu say what it does: a whole verb.
    """

    PLAY = (_("Play"), "Space", _("play or pause"))
    STEP = (_("Forward"), "N", _("go forward"))
    BACK = (_("Back"), "B", _("go back"))
    FIRST = (_("To the start"), "Home", _("go to the start"))
    LAST = (_("To the end"), "End", _("go to the end"))
    SLOWER = (_("Slower"), "-", _("play slower"))
    FASTER = (_("Faster"), "+", _("play faster"))
    RESTART = (_("Again"), "R", _("start again"))
    ANOTHER = (_("Another maze"), "Shift R", _("make another maze"))
    FOREVER = (_("Forever"), "E", _("keep going forever"))
    GUESS = (_("Guess first"), "G", _("guess where it will go"))
    CHECK = (_("Check"), "V", _("check the rule"))
    HINT = (_("Hint"), "A", _("ask for a hint"))
    NEXT_TASK = (_("Next task"), "T", _("go to the next task"))
    TAKE_OUT = (_("Take out"), "Z", _("take out the last line"))
    PRINT = (_("Save"), "P", _("save a file for printing"))
    OPEN_FILE = (_("Open it"), "V", _("open the saved file"))
    ANSWER = (_("Answer"), "A", _("turn to the answer and back"))
    UNDO = (_("Undo"), "Z", _("undo the change"))
    REDO = (_("Redo"), "Shift Z", _("redo the change"))
    RESTORE = (_("Reset"), "R", _("reset the map"))
    VIEW = (_("View"), "V", _("change the view"))
    NEXT_MAP = (_("Next map"), "M", _("go to the next map"))
    MAP_BEFORE = (_("Previous map"), "Shift M", _("go to the previous map"))
    NEXT_LESSON = (_("Next lesson"), "J", _("go to the next lesson"))
    RACE = (_("Race"), "C", _("choose who races you"))
    SOUND = (_("Sound"), "X", _("turn the sound on or off"))
    THEME = (_("Dark or light"), "D", _("turn dark mode on or off"))
    FULL_SCREEN = (_("Full screen"), "F11", _("go full screen"))
    FILM = (_("Film"), "F10", _("start or stop a film"))
    SCREENSHOT = (_("Save a picture"), "F12", _("save a picture"))
    ABOUT = (_("About"), "I", _("read about this lesson"))
    MORE = (_("More"), "O", _("see all you can do"))
    HELP = (_("Help"), "H", _("open or close help"))
    CLOSE = (_("Close"), "Esc", _("close what is open"))

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
        return self.with_key(self.word)

    def with_key(self, words: str) -> str:
        """Other words on its button, with its key."""
        return f"{words}  {self.key}"


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
    Command.FILM,
    Command.SCREENSHOT,
    Command.ABOUT,
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


class Topic(Enum):
    """What keys have to do with: the headings of help, in their order."""

    DRAW = _("Draw")
    TASK = _("Task")
    PLAY = _("Play")
    LOOK = _("Look")
    TURN = _("Next")
    MORE = _("More")


#: The topic of each command; keys of panels are for looking.
TOPICS = {
    Topic.DRAW: (Command.UNDO, Command.REDO, Command.RESTORE),
    Topic.PLAY: (*PLAYED, Command.ANOTHER, Command.RACE, Command.FOREVER, Command.GUESS),
    Topic.TASK: (Command.CHECK, Command.HINT, Command.NEXT_TASK, Command.TAKE_OUT),
    Topic.LOOK: (Command.VIEW, Command.ANSWER),
    Topic.TURN: (Command.NEXT_MAP, Command.MAP_BEFORE, Command.NEXT_LESSON),
}
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
#: The same in a game: for a second player, or beside the arrow keys.
LETTER_ARROWS = {
    pygame.K_w: Heading.UP,
    pygame.K_d: Heading.RIGHT,
    pygame.K_s: Heading.DOWN,
    pygame.K_a: Heading.LEFT,
}
#: The keys of the ways of a walk that can be guessed, by their numbers.
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


def grouped(actions: Iterable[Action]) -> dict[Topic, list[Action]]:
    """The actions by their topics; a topic without any is left out."""
    groups: dict[Topic, list[Action]] = {topic: [] for topic in Topic}
    for action in actions:
        groups[_topic_of(action)].append(action)
    return {topic: group for topic, group in groups.items() if group}


def _topic_of(action: Action) -> Topic:
    if isinstance(action, PanelKey):
        return Topic.LOOK
    for topic, commands in TOPICS.items():
        if action in commands:
            return topic
    return Topic.MORE


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
    return Command.HELP if _asks(event) and Command.HELP in by_name.values() else None


def _asks(event: pygame.event.Event) -> bool:
    """Whether a key means "?". Some windows say only which key was pressed, not what it types."""
    is_upper = bool(event.mod & pygame.KMOD_SHIFT)
    return event.unicode == "?" or (event.key == pygame.K_SLASH and is_upper)
