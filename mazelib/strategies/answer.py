"""What to say to a strategy that answered no turn. Its answer may be anything, and is asked for nothing."""

from types import FunctionType, GeneratorType, MethodType
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import clipped

TURN_NAMES = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"


def no_turn(answer: Any) -> tuple[str, str]:
    """What is wrong with an answer that is no turn, and what to do."""
    said, advice = _described(answer)
    return f"the rule answered {said}, which is no turn.", advice


def _described(answer: Any) -> tuple[str, str]:
    kind = type(answer)
    advice = f"Return {TURN_NAMES} on every way through it."
    if answer is None:
        return "nothing (None)", advice
    if kind is Heading:
        advice = "A heading is of the map, a turn of the walker:"
        return str(answer), f"{advice} turn_between(heading, wanted) makes the turn."
    if issubclass(kind, (FunctionType, MethodType)):
        name = answer.__name__
        return f"the function {name} itself", f"Call it, with brackets: return {name}(...)"
    if issubclass(kind, type):
        return f"{answer.__name__} itself", advice
    if kind is bool:
        advice = f"A side of the view is True or False; a turn is {TURN_NAMES}."
    elif kind is str and answer.upper() in Turn.__members__:
        advice = f"Write it without quotes: return Turn.{answer.upper()}"
    elif kind is int and 0 <= answer < len(Turn):
        advice = f"Write its name instead of its number: return Turn.{Turn(answer).name}"
    elif issubclass(kind, GeneratorType):
        advice = "Write return instead of yield."
    if kind in (bool, float, str) or (kind is int and abs(answer) < 10**20):
        return clipped(repr(answer), 40), advice
    return f"a thing of the type {kind.__name__}", advice
