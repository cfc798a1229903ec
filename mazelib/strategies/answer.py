"""What to say to a strategy that answered no turn. Its answer may be anything, and is asked for nothing."""

from types import FunctionType, GeneratorType
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import clipped

TURN_NAMES = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"


def no_turn(answer: Any) -> tuple[str, str]:
    """What is wrong with an answer that is no turn, and what to do."""
    kind = type(answer)
    said = f"a thing of the type {kind.__name__}"
    if kind in (bool, int, float, str):
        said = clipped(repr(answer), 40)
    advice = f"Return {TURN_NAMES} on every way through it."
    if answer is None:
        said = "nothing (None)"
    elif kind is Heading:
        said, advice = str(answer), "A heading is of the map, a turn of the walker:"
        advice += " turn_between(heading, wanted) makes the turn."
    elif kind is FunctionType:
        said = f"the function {answer.__name__} itself"
        advice = f"Call it, with brackets: return {answer.__name__}(...)"
    elif kind is bool:
        advice = f"A side of the view is True or False; a turn is {TURN_NAMES}."
    elif kind is str and answer.upper() in Turn.__members__:
        advice = f"Write it without quotes: return Turn.{answer.upper()}"
    elif kind is int and 0 <= answer < len(Turn):
        advice = f"Write its name instead of its number: return Turn.{Turn(answer).name}"
    elif kind is GeneratorType:
        advice = "Write return instead of yield."
    return f"the rule answered {said}, which is no turn.", advice
