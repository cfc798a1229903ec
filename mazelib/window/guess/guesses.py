"""What a class can guess in a scene: it offers choices at a tick, and then knows which came true.

    offer      "Where can it dig?"               choices, each with its places on the map
    why_never  "No: that room is already dug."   said at once: the class has another try
    verdict    "Yes: that room was still wall." said once the second half of the tick is shown

Each kind of run says its own (see ``Scene.guesses``). Who asks, and when, is in ``guessing``.
"""

from enum import Enum, auto
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place
from mazelib.values.lines_run import Line


class Question(Enum):
    """What the class is asked now: what will happen, or which line of the rule will answer."""

    WHAT = auto()
    WHY = auto()


class Choice(NamedTuple):
    """One answer. It is given by its number, from 1, or by a click on one of its ``places``.

    ``way`` is where it lies from the walker or the worker: its arrow key gives it, too. ``word``
    stands on its button in the strip, if it has one. ``sign_at`` is the place where a tick stands
    if it is right; None: the first of its places.
    """

    places: tuple[Place, ...]
    way: Heading | None = None
    word: str = ""
    sign_at: Place | None = None


class Offer(NamedTuple):
    """What the class is asked at a tick, and how it answers.

    ``is_counted``: the class can know it. ``asks_line``: then it is asked which line answers.
    ``no_such_way`` is said of an arrow key that is none of the answers, ``other_key`` of any other
    key or click that is none; "": how to answer.
    """

    heading: str
    question: str
    how: str
    choices: tuple[Choice, ...] = ()
    is_counted: bool = True
    asks_line: bool = False
    no_such_way: str = ""
    other_key: str = ""

    def number_of(self, choice: Choice) -> int:
        """The number of a choice, from 1; 0 if it has none."""
        return self.choices.index(choice) + 1 if choice in self.choices else 0


class Guessed(NamedTuple):
    """The choice that the class made at this tick, with its number, and whether it was right.

    None: that is not known yet, or not counted.
    """

    number: int
    choice: Choice
    is_right: bool | None = None


class Verdict(NamedTuple):
    """What is said of a guess, and whether it was right, and its line; None: that is not counted.
    """

    sentence: str
    is_right: bool | None = None
    is_line: bool | None = None


class Guesses:
    """What can be guessed in one run."""

    #: What is said where there is nothing to guess yet.
    next_question = ""
    #: Whether the keys that make a choice are numbers.
    has_numbers = True

    @property
    def keys(self) -> str:
        """The keys that make a choice, as help names them."""
        return ""

    @property
    def meaning_of_keys(self) -> str:
        """What those keys do."""
        return ""

    def offer(self, tick: int) -> Offer | None:
        """What the class is asked at a tick; None where there is nothing to guess.

        It is asked for every tick on the way.
        """
        raise NotImplementedError

    def choice_at(self, tick: int, place: Place) -> Choice | None:
        """The choice that a click on a place means; None if it means none."""
        offer = self.offer(tick)
        for choice in offer.choices if offer else ():
            if place in choice.places:
                return choice
        return None

    def why_never(self, tick: int, choice: Choice) -> str:
        """Why a choice can never come true here, whatever chance says; "" if it can.

        Then the class has another try.
        """
        return ""

    def verdict(self, tick: int, choice: Choice, line: Line | None) -> Verdict | None:
        """What is said of a guess, and of the line that was clicked; None if the rule failed."""
        raise NotImplementedError
