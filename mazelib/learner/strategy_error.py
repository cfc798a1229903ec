"""What is wrong with a learner's strategy: their file, their line, and what to do next.

    my_turn.py, line 9, in second: ZeroDivisionError: division by zero.
        line 3 in turn:    return first(view)
        line 6 in first:   return second(view)
        line 9 in second:  return 1 // 0
      Ask first whether the number below the line is 0.

Only the learner's own lines are told: neither ours nor those of a library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import CodeType, TracebackType

from mazelib.complaint import quoted_with_caret, visible

#: A chain of calls longer than this is told by its first and last ones.
MOST_STEPS = 6
#: How many characters of an exception's own words are told.
MOST_SAID = 200
_IN_PASSING = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


@dataclass(frozen=True)
class Step:
    """One of the learner's lines on the way to an error: line number, function, source line."""

    line: int
    function: str
    text: str

    @property
    def where(self) -> str:
        """The line and its function: "line 3 in turn"."""
        return f"line {self.line}" if self.function == "<module>" else f"line {self.line} in {self.function}"


class StrategyError(ValueError):
    """A learner's strategy that cannot be used, or that went wrong at its turn.

    ``name`` is the file's name, ``what`` happened, ``advice`` says what to do, ``line`` counts
    from 1 (None where the whole file is meant), ``quoted`` is that line, ``column`` counts from
    1 (None where the whole line is meant), ``steps`` are the calls that led there, the line
    itself the last of them.
    """

    def __init__(
        self,
        name: str,
        what: str,
        advice: str,
        line: int | None = None,
        quoted: str = "",
        column: int | None = None,
        steps: Sequence[Step] = (),
    ) -> None:
        self.name = name
        self.what = what
        self.advice = advice
        self.line = line
        self.quoted = quoted
        self.column = column
        self.steps = tuple(steps)
        super().__init__("\n".join([f"{self._where}: {what}", *self._shown, f"  {advice}"]))

    @property
    def _where(self) -> str:
        if self.line is None:
            return self.name
        if len(self.steps) > 1:
            return f"{self.name}, {self.steps[-1].where.replace(' in ', ', in ')}"
        return f"{self.name}, line {self.line}"

    @property
    def _shown(self) -> list[str]:
        """The source lines to quote, indented."""
        if self.line is None:
            return []
        if len(self.steps) > 1:
            return [f"    {line}" for line in _chain(self.steps)]
        if self.column is None:
            return [f"    {clipped(visible(self.quoted.strip()), 100)}"]
        indent = len(self.quoted) - len(self.quoted.lstrip())
        quote, caret = quoted_with_caret(self.quoted.strip(), max(1, self.column - indent))
        return [f"    {quote}", f"    {caret}"]


class NoStrategyFileError(StrategyError):
    """There is no strategy file of that name: it is missing, or a folder."""


def _chain(steps: tuple[Step, ...]) -> list[str]:
    """The steps as lines, one below the other, long chains without their middle."""
    width = max(len(step.where) for step in steps) + 1
    lines = [f"{step.where + ':':{width}}  {clipped(visible(step.text), 80)}" for step in steps]
    return lines if len(lines) <= MOST_STEPS else [*lines[:2], "...", *lines[-3:]]


def steps_in(traceback: TracebackType | None, file: str, lines: Sequence[str]) -> list[Step]:
    """The steps of a traceback that lie in a file, the outermost first.

    A comprehension is part of the line it stands in, as it is for whoever wrote it (and for
    Python itself from 3.12 on).
    """
    steps: list[Step] = []
    outer: CodeType | None = None
    while traceback is not None:
        code, line = traceback.tb_frame.f_code, traceback.tb_lineno
        if code.co_filename == file:
            function = code.co_name
            if function in _IN_PASSING and outer is not None and code in outer.co_consts:
                function = steps.pop().function
            steps.append(Step(line, function, line_of(lines, line).strip()))
            outer = code
        traceback = traceback.tb_next
    return steps


def line_of(lines: Sequence[str], number: int) -> str:
    """A line of a file, counted from 1; empty where there is none."""
    return lines[number - 1] if 1 <= number <= len(lines) else ""


def clipped(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"


def said_by(error: BaseException) -> str:
    """An exception's kind and its own words on one line, even where it cannot say them."""
    kind = type(error).__name__
    try:
        words = visible(" ".join(str(error).split()))
    except KeyboardInterrupt:
        raise
    except BaseException:
        words = "(its words cannot be shown)"
    return f"{kind}: {clipped(words, MOST_SAID).rstrip('.')}." if words else f"{kind}."
