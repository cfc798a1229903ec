"""What is wrong in a learner's file, a map or a rule: where it is, the line itself, and what to do next.

    first.txt, line 3, column 7: 'x' is not a character of a map.
        | # x #|
            ^
      Use + - | # for wall, a space for floor, ...

    my_turn.py, line 9, in second: ZeroDivisionError: division by zero.
        line 3 in turn:    return first(view)
        line 6 in first:   return second(view)
        line 9 in second:  return 1 // 0
      Ask first whether the number that divides is 0.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

#: How many characters of a long line are quoted around the character in question.
QUOTE_WIDTH = 60

#: The space of Japanese keyboards, two columns wide.
WIDE_SPACE = "\u3000"


#: A chain of calls longer than this is told by its first and last ones.
MOST_STEPS = 6


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


@dataclass(frozen=True)
class Diagnostic:
    """One thing that is wrong, with its place in a text file.

    Lines and columns count from 1. ``line`` is None where the whole file is meant (it is missing,
    say), ``column`` where the whole line is meant. ``quoted`` is the line itself. ``steps`` are the
    calls that led there, the line itself the last of them.
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
        return "\n".join([f"{self._place(visible(name))}: {self.what}", *self._shown(), f"  {self.advice}"])

    def _place(self, name: str) -> str:
        if self.line is None:
            return name
        if len(self.steps) > 1:
            return f"{name}, {self.steps[-1].where.replace(' in ', ', in ')}"
        return f"{name}, line {self.line}" + (f", column {self.column}" if self.column else "")

    def _shown(self) -> list[str]:
        """The lines to quote, indented."""
        if self.line is None or not self.quoted:
            return []
        if len(self.steps) > 1:
            return [f"    {line}" for line in _chain(self.steps)]
        if self.column is None:
            return [f"    {clipped(visible(self.quoted.strip()), 100)}"]
        quote, caret = quoted_with_caret(self.quoted, self.column)
        return [f"    {quote}", f"    {caret}"]


class LocatedError(ValueError):
    """A file that cannot be used as it is. ``diagnostics`` holds every single thing that is wrong.

    ``text`` is the file's, where it could be read.
    """

    text = ""

    def __init__(self, name: str, diagnostics: Sequence[Diagnostic], *, more: bool = False) -> None:
        self.name = name
        self.diagnostics = tuple(diagnostics)
        told = [diagnostic.told(name) for diagnostic in diagnostics]
        if more:
            told.append(f"{visible(name)}: these are the first {len(told)} errors; there are more.")
        super().__init__("\n".join(told))

    @property
    def first(self) -> Diagnostic:
        """The first thing that is wrong."""
        return self.diagnostics[0]


class FileError(LocatedError):
    """A file that is missing, or that cannot be read as text."""


class StrategyError(LocatedError):
    """A learner's strategy that is none, or that went wrong at its turn."""


def _chain(steps: tuple[Step, ...]) -> list[str]:
    """The steps as lines, one below the other, long chains without their middle."""
    width = max(len(step.where) for step in steps) + 1
    lines = [f"{step.where + ':':{width}}  {clipped(visible(step.text), 80)}" for step in steps]
    return lines if len(lines) <= MOST_STEPS else [*lines[:2], "...", *lines[-3:]]


def line_of(lines: Sequence[str], number: int) -> str:
    """A line of a file, counted from 1; empty where there is none."""
    return lines[number - 1] if 1 <= number <= len(lines) else ""


def clipped(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted_with_caret(line: str, column: int) -> tuple[str, str]:
    """The line, clipped around ``column`` (from 1), and a caret line that points at it."""
    first = max(0, column - 1 - QUOTE_WIDTH // 2) if len(line) > QUOTE_WIDTH else 0
    piece = line[first : first + QUOTE_WIDTH]
    before = line[first : column - 1]
    head = "…" if first else ""
    tail = "…" if first + QUOTE_WIDTH < len(line) else ""
    quote = head + visible(piece) + tail
    return quote, " " * columns_wide(head + visible(before)) + "^"


def visible(text: str) -> str:
    """The text with every character that cannot be printed shown as one middle dot."""
    return "".join(character if _can_be_shown(character) else "·" for character in text)


def _can_be_shown(character: str) -> bool:
    """Whether a character leaves a mark or its own room; Python counts the wide space as neither."""
    return character.isprintable() or character == WIDE_SPACE


def columns_wide(text: str) -> int:
    """How many columns a text takes in a terminal: full-width characters two, accents none."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def spoken(character: str) -> str:
    """A character as a message names it: quoted if it can be seen, by its code if not."""
    code = f"U+{ord(character):04X}"
    if character == "\t":
        return f"a tab ({code})"
    if not character.isprintable():
        return f"the invisible character {code}"
    if not columns_wide(character):
        return f"the accent {code} on the character before it"
    return f"'{character}'" if character.isascii() else f"'{character}' ({code})"
