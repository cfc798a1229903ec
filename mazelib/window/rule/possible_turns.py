"""Which turns a rule that tosses coins can answer in a view, whatever falls: read from its text.

    if view.right:                  open: it goes on below
        coin = rng.randint(0, 1)
        if coin == 0:               nobody knows: both
            return Turn.RIGHT       possible
    if view.front:                  open: it goes on below
        return Turn.AHEAD           possible, and nothing after it is ever reached
    return Turn.BACK
"""

import ast
import textwrap
from typing import NamedTuple

from mazelib.grid.compass import Turn
from mazelib.learner.script.source import Source
from mazelib.walking.view import View

#: The sides of a view, by their names in it.
SIDES = ("front", "right", "back", "left")


class PossibleTurns(NamedTuple):
    """The turns that a rule can answer, and the number of the line that answers if no coin does."""

    turns: tuple[Turn, ...]
    last_line: int


class _NotPlainError(Exception):
    """A rule says something else than questions, tosses and turns."""


def possible_turns(source: Source, view: View) -> PossibleTurns | None:
    """The turns that a plain function can answer in a view; None of any other rule."""
    if len(source.pieces) != 1:
        return None
    piece = source.pieces[0]
    try:
        function = ast.parse(textwrap.dedent("\n".join(piece.lines))).body[0]
        if not isinstance(function, ast.FunctionDef):
            return None
        answers = dict[Turn, int]()
        last_line = _answers_of(function.body, view, answers)
    except (SyntaxError, _NotPlainError):
        return None
    return PossibleTurns(tuple(answers), piece.first + last_line - 1) if last_line else None


def _answers_of(lines: list[ast.stmt], view: View, answers: dict[Turn, int]) -> int:
    """Collect the turns; return the number of the line at which it must end, 0 if it goes on."""
    for line in lines:
        end = 0
        if isinstance(line, ast.Return):
            answers.setdefault(_turn_of(line.value), line.lineno)
            return line.lineno
        if isinstance(line, ast.If):
            end = _answers_below(line, view, answers)
        elif not isinstance(line, ast.Assign):
            raise _NotPlainError
        if end:
            return end
    return 0


def _answers_below(line: ast.If, view: View, answers: dict[Turn, int]) -> int:
    """The same of what stands below a question: a side is known, a coin may fall either way."""
    asked = line.test
    if isinstance(asked, ast.Attribute) and asked.attr in SIDES:
        branch = line.body if getattr(view, asked.attr) else line.orelse
        return _answers_of(branch, view, answers)
    if not isinstance(asked, ast.Compare):
        raise _NotPlainError
    ends = [_answers_of(branch, view, answers) for branch in (line.body, line.orelse)]
    return ends[1] if all(ends) else 0


def _turn_of(value: ast.expr | None) -> Turn:
    """The turn that a line answers: Turn.RIGHT, say."""
    if isinstance(value, ast.Attribute) and value.attr in Turn.__members__:
        return Turn[value.attr]
    raise _NotPlainError
