"""What a script gave to ``show``, described in small frozen values.

A description holds no function and no class of the learner's. So it can be kept, compared, and sent
from one process to another.

    def turn(view):                           WalkingRule("turn")       (even if it yields)
    class MyTurn: def turn(self, view, ...)   WalkingRule("MyTurn", is_class=True)
    def make(maze, rng): yield "why"          MakingRule("make")
    {"up": Heading.UP}                        KeyTable({"up": Heading.UP})
    Game(seconds=20), Worksheet()             these themselves: they are Settings
    [dig, fill]                               a tuple with the description of each rule
    nothing                                   None
    anything else                             Unusable("int")
"""

import inspect
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from mazelib.grid.compass import Heading
from mazelib.learner.script.words.wrong_show import (
    is_no_arrow_key,
    is_no_heading,
    is_no_key_table,
)
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.values.settings import Settings

#: What a rule calls its first parameter if it is meant to walk, whether it yields or not.
WALKING_PARAMETERS = ("view", "walker")
#: The names of the parameters that are given the maze, and the dice.
MAZE_PARAMETER = "maze"
DICE_PARAMETER = "rng"
#: So many makers may work on one maze, one after the other.
MOST_MAKERS = 2


@dataclass(frozen=True)
class WalkingRule:
    """A rule that walks: a function of the view, or a class with a method ``turn``.

    One that ``takes_maze`` is meant to make, but never yields: it is told so when it is read.
    """

    name: str
    is_class: bool = False
    takes_dice: bool = False
    takes_maze: bool = False


@dataclass(frozen=True)
class MakingRule:
    """A rule that makes mazes: a generator function, each ``yield`` one step."""

    name: str
    takes_dice: bool = False


@dataclass(frozen=True)
class KeyTable:
    """A walk by hand: the heading for each arrow key, "up", "right", "down" or "left"."""

    headings: Mapping[str, Heading]


@dataclass(frozen=True)
class Unusable:
    """What no lesson can use: the name of its class, and whether that has a method ``turn``."""

    class_name: str
    has_turn: bool = False


class WrongKeyError(ExplainedError):
    """One ``key`` of a table is wrong, or leads to no heading."""

    def __init__(self, key: object, explanation: Explanation) -> None:
        super().__init__(explanation)
        self.key = key


GivenRule = WalkingRule | MakingRule
Given = GivenRule | tuple[GivenRule, ...] | KeyTable | Settings | Unusable | None


def describe(value: object) -> Given:
    """Describe what ``show`` was given. ExplainedError: it is a dict, but not one of arrow keys."""
    if value is None:
        return None
    if isinstance(value, Settings):
        return value.described()
    if isinstance(value, dict):
        return _key_table(value)
    if callable(value):
        return _rule(value)
    if isinstance(value, (list, tuple)) and value and all(callable(each) for each in value):
        return tuple(_rule(each) for each in value)
    has_turn = callable(getattr(type(value), "turn", None))
    return Unusable(type(value).__name__, has_turn)


def makers_of(given: Given) -> tuple[MakingRule, ...]:
    """The makers that were given: one, or a list of two. Empty if anything else was given."""
    rules = given if isinstance(given, tuple) else (given,)
    makers = tuple(rule for rule in rules if isinstance(rule, MakingRule))
    if len(makers) < len(rules) or len(makers) > MOST_MAKERS:
        return ()
    return makers


def is_about_maze(given: Given) -> bool:
    """Whether a rule that was given, or one of a list, makes a maze or is meant to make one."""
    rules = given if isinstance(given, tuple) else (given,)
    return any(
        isinstance(rule, MakingRule) or (isinstance(rule, WalkingRule) and rule.takes_maze)
        for rule in rules
    )


def _rule(value: object) -> GivenRule:
    name = str(getattr(value, "__name__", type(value).__name__))
    if inspect.isgeneratorfunction(value) and not _is_meant_to_walk(value):
        return MakingRule(name, takes_dice(value))
    if isinstance(value, type):
        parts = (getattr(value, "__init__", None), getattr(value, "turn", None))
        return WalkingRule(name, is_class=True, takes_dice=any(map(takes_dice, parts)))
    return WalkingRule(name, takes_dice=takes_dice(value), takes_maze=is_meant_to_make(value))


def _is_meant_to_walk(function: Callable[..., object]) -> bool:
    """Whether a function that yields should return instead: it takes the view or a walker."""
    return _first_parameter(function) in WALKING_PARAMETERS


def is_meant_to_make(rule: object) -> bool:
    """Whether a rule is about a maze, though it may not yield.

    It is a function that takes the maze before all else, or a class that has such a method and no
    method turn.
    """
    functions = [rule]
    if isinstance(rule, type):
        functions = [] if hasattr(rule, "turn") else list(vars(rule).values())
    return any(_first_parameter(function) == MAZE_PARAMETER for function in functions)


def _first_parameter(function: object) -> str:
    """The name of the first parameter after ``self``; empty if there is none, or it is unknown."""
    with suppress(TypeError, ValueError):
        if callable(function):
            names = [name for name in inspect.signature(function).parameters if name != "self"]
            return names[0] if names else ""
    return ""


def takes_dice(function: object) -> bool:
    """Whether a function has the parameter for the dice. Some of Python's own do not say."""
    with suppress(TypeError, ValueError):
        return callable(function) and DICE_PARAMETER in inspect.signature(function).parameters
    return False


def _key_table(table: Mapping[object, object]) -> KeyTable:
    """The table of a walk by hand. ExplainedError: it has other keys, other values, or nothing."""
    words = [heading.word for heading in Heading]
    headings: dict[str, Heading] = {}
    for key, heading in table.items():
        if not isinstance(key, str) or key not in words:
            raise WrongKeyError(key, is_no_arrow_key(key))
        if not isinstance(heading, Heading):
            raise WrongKeyError(key, is_no_heading(key))
        headings[key] = heading
    if not headings:
        raise ExplainedError(is_no_key_table())
    return KeyTable(headings)
