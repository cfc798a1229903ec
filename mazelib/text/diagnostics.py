"""What is wrong in a learner's file, a map or a rule: where it is, the line itself, and what to do next.

    first.txt, line 3, column 7: 'x' is not a character of a map.
        | # x #|
            ^
      Use + - | # for wall, a space for floor, ...
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

#: How many things wrong with a file are told, and how many characters of a line are quoted.
MOST_TOLD, QUOTE_WIDTH = 100, 60
#: The space of Japanese keyboards, two columns wide.
WIDE_SPACE = "\u3000"


@dataclass(frozen=True)
class Step:
    """One of the learner's lines on the way to an error: line number, function, source line."""

    line: int
    function: str
    text: str

    @property
    def where(self) -> str:
        """The words "line 3 in turn", or "line 3" outside of all functions."""
        return f"line {self.line}" if self.function == "<module>" else f"line {self.line} in {self.function}"


@dataclass(frozen=True)
class Diagnostic:
    """One thing that is wrong, with its place in a text file.

    Lines and columns count from 1. ``line`` is None where the whole file is meant, ``column`` where the whole
    line is. ``quoted`` is the line itself, ``steps`` are the calls that led there, the line the last of them.
    """

    what: str
    advice: str
    line: int | None = None
    column: int | None = None
    quoted: str = ""
    steps: tuple[Step, ...] = ()

    def where(self) -> tuple[int, int]:
        """Line and column, to put diagnostics in reading order; (0, 0) for the whole file."""
        return self.line or 0, self.column or 0

    def told(self, name: str) -> str:
        """All of it about the file ``name``, as a learner reads it."""
        where, quoted = visible(name), [clipped(visible(self.quoted.strip()), 100)]
        if len(self.steps) > 1:
            where, quoted = f"{where}, {self.steps[-1].where.replace(' in ', ', in ')}", _chain(self.steps)
        elif self.line:
            where += f", line {self.line}"
        if self.column:
            where, quoted = f"{where}, column {self.column}", quoted_with_caret(self.quoted, self.column)
        lines = [f"    {line}" for line in quoted] if self.quoted else []
        return "\n".join([f"{where}: {self.what}", *lines, f"  {self.advice}"])


class LocatedError(ValueError):
    """A file that cannot be used as it is: all that is wrong, and its text, where it could be read."""

    def __init__(self, name: str, diagnostics: Sequence[Diagnostic], text: str = "") -> None:
        self.name, self.diagnostics, self.text = name, tuple(diagnostics[:MOST_TOLD]), text
        told = [diagnostic.told(name) for diagnostic in self.diagnostics]
        if len(diagnostics) > MOST_TOLD:
            told.append(f"{visible(name)}: these are the first {MOST_TOLD} errors; there are more.")
        super().__init__("\n".join(told))

    @property
    def first(self) -> Diagnostic:
        """The first thing that is wrong."""
        return self.diagnostics[0]


class StrategyError(LocatedError):
    """A learner's strategy that is none, or that went wrong at its turn."""


def _chain(steps: tuple[Step, ...]) -> list[str]:
    """The steps as lines, one below the other, long chains without their middle."""
    width = max(len(step.where) for step in steps) + 1
    lines = [f"{step.where + ':':{width}}  {clipped(visible(step.text), 80)}" for step in steps]
    return lines if len(lines) <= 6 else [*lines[:2], "...", *lines[-3:]]


def clipped(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted_with_caret(line: str, column: int) -> list[str]:
    """The line, clipped around ``column`` (from 1), and a caret line that points at it."""
    first = max(0, column - 1 - QUOTE_WIDTH // 2) if len(line) > QUOTE_WIDTH else 0
    head = "…" if first else ""
    tail = "…" if first + QUOTE_WIDTH < len(line) else ""
    before = head + visible(line[first : column - 1])
    wide = sum(unicodedata.east_asian_width(each) in "WF" for each in before)
    return [head + visible(line[first : first + QUOTE_WIDTH]) + tail, " " * (len(before) + wide) + "^"]


def visible(text: str) -> str:
    """The text with every character that cannot be printed shown as one middle dot."""
    return "".join(each if each.isprintable() or each == WIDE_SPACE else "·" for each in text)


def spoken(character: str) -> str:
    """A character as a message names it: quoted if it can be seen, by its code if not."""
    code = f"U+{ord(character):04X}"
    if not character.isprintable():
        return f"a tab ({code})" if character == "\t" else f"the invisible character {code}"
    return f"'{character}'" if character.isascii() else f"'{character}' ({code})"


def demand(given: object, demands: Iterable[tuple[str, bool, str]]) -> None:
    """ValueError with the first demand that is not met: its name, whether it is, and how to write it."""
    for name, is_right, form in demands:
        if not is_right:
            raise ValueError(f"{name}={getattr(given, name)!r} is wrong: write {form}.")


def are_sizes(sizes: object, least: float = -inf, most: float = inf) -> bool:
    """Whether these are sizes of mazes, one or more: pairs of whole numbers, each from least to most."""
    given = sizes if isinstance(sizes, (list, tuple)) else ()
    are_pairs = [isinstance(size, tuple) and [*map(type, size)] == [int, int] for size in given]
    return bool(given) and all(are_pairs) and all(least <= rooms <= most for size in given for rooms in size)
