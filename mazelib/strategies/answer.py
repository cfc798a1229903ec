"""What to say to a strategy that answered no turn. Its answer may be anything, and is asked for nothing."""

from __future__ import annotations

from types import FunctionType, GeneratorType, MethodType
from typing import Any

from mazelib.compass import Heading, Turn

TURNS = "Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT"


def no_turn(answer: Any) -> tuple[str, str]:
    """What is wrong with an answer that is no turn, and what to do."""
    return f"the strategy answered {_described(answer)}, which is no turn.", _advice(answer)


def _described(answer: Any) -> str:
    if answer is None:
        return "nothing (None)"
    kind = type(answer)
    if kind in (bool, float, str, Heading) or (type(answer) is int and abs(answer) < 10**20):
        said = str(answer) if kind is Heading else repr(answer)
        return said if len(said) <= 40 else said[:39] + "…"
    if issubclass(kind, type):
        return f"{answer.__name__} itself"
    if issubclass(kind, (FunctionType, MethodType)):
        return f"the function {answer.__name__} itself"
    return f"a thing of the type {kind.__name__}"


def _advice(answer: Any) -> str:
    kind = type(answer)
    if type(answer) is bool:
        return f"A side of the view is True or False; a turn is {TURNS}."
    if type(answer) is str and answer.upper() in Turn.__members__:
        return f"Write it without quotes: return Turn.{answer.upper()}"
    if type(answer) is Heading:
        return "A heading is of the map, a turn of the walker: turn_between(heading, wanted) makes the turn."
    if type(answer) is int and 0 <= answer < len(Turn):
        return f"Write its name instead of its number: return Turn.{Turn(answer).name}"
    if issubclass(kind, (FunctionType, MethodType)):
        return f"Call it, with brackets: return {answer.__name__}(...)"
    if issubclass(kind, GeneratorType):
        return "Write return instead of yield."
    return f"Return {TURNS} on every way through it."
