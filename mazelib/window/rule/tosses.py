"""The tosses of a rule: which of its questions each coin answers.

    if view.right:                      right?
        coin = rng.randint(0, 1)           (0)
        if coin == 0:
            return Turn.RIGHT              yes: the line that answers stands below this question
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from mazelib.learner.script.source import Piece, Source
from mazelib.values.lines_run import Line, LinesRun

#: A line that tosses a coin, and one that asks about a side first.
TOSSES = re.compile(r"\.(randint|randrange|random|choice)\(")
ASKS_ABOUT = re.compile(r"\s*(?:if|elif) \w+\.(front|right|left|back)\b")


class Toss(NamedTuple):
    """A coin that a rule may toss: the ``side`` that it is about, by its name in a view.

    ``coin`` is what fell, or None if it was not tossed; ``is_yes`` says whether it decided.
    """

    side: str
    coin: int | None = None
    is_yes: bool = False


class _TossLine(NamedTuple):
    """A line that tosses, the side that is asked about, and the lines below that question."""

    line: Line
    side: str
    below: range


def tosses_of(source: Source, lines_run: LinesRun | None) -> list[Toss]:
    """All coins of a rule, in the order of its lines, with what fell in one turn, if it is given.

    Nothing, if it does not tell of each coin which side it is about.
    """
    toss_lines = [each for piece in source.pieces for each in _toss_lines(piece)]
    if not all(each.side for each in toss_lines):
        return []
    if lines_run is None:
        return [Toss(each.side) for each in toss_lines]
    ran = [each for each in toss_lines if each.line in lines_run.lines]
    if len(ran) != len(lines_run.coins):
        return []
    coins = {each.line: coin for each, coin in zip(ran, lines_run.coins, strict=True)}
    file, decided = lines_run.decided
    return [
        Toss(
            each.side,
            coins.get(each.line),
            is_yes=each.line in coins and each.line[0] == file and decided in each.below,
        )
        for each in toss_lines
    ]


def _toss_lines(piece: Piece) -> Iterator[_TossLine]:
    for index, text in enumerate(piece.lines):
        if not TOSSES.search(text.partition("#")[0]):
            continue
        question = _question_above(piece.lines, index)
        asks = ASKS_ABOUT.match(piece.lines[question])
        below = range(piece.first + question + 1, piece.first + _end_below(piece.lines, question))
        yield _TossLine((piece.file, piece.first + index), asks.group(1) if asks else "", below)


def _question_above(lines: tuple[str, ...], index: int) -> int:
    """The line itself, if it asks; otherwise the nearest one above it that is less indented."""
    if ASKS_ABOUT.match(lines[index]):
        return index
    for above in range(index - 1, -1, -1):
        if lines[above].strip() and _indent(lines[above]) < _indent(lines[index]):
            return above
    return index


def _end_below(lines: tuple[str, ...], question: int) -> int:
    """The first line after a question that no longer stands below it."""
    end = question + 1
    while end < len(lines) and (
        not lines[end].strip() or _indent(lines[end]) > _indent(lines[question])
    ):
        end += 1
    return end


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip())
