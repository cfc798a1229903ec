"""Messages about a file, a map or a rule: what is wrong, where, and what to do next.

    first.txt, line 3, column 7: 'x' doesn't mean anything on a map.
        | # x #|
            ^
      Use + - | # for wall, a space for floor, ...

An Explanation says what is wrong and what to do about it. A Diagnostic is one with its place in a
file. Only this module decides how it reads.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from mazelib.text.characters import clipped, visible
from mazelib.text.sentences import _

#: A message lists at most this many errors of one file.
MOST_LISTED = 100
#: So many places of one mistake are named, besides its first.
MOST_PLACES_NAMED = 5
#: At most this many characters of a line are quoted, around the one that is wrong.
QUOTE_WIDTH = 60
#: The same limit for a line that is wrong as a whole, and for each line in a chain of calls.
_LINE_WIDTH = 100
_CALL_WIDTH = 80
#: A chain of more calls than this is shown without its middle.
_MOST_CALLS = 6
#: Characters that take two columns: wide and full-width ones.
_TWO_COLUMNS = ("W", "F")


@dataclass(frozen=True)
class Explanation:
    """What is wrong, and what to do about it: one sentence each."""

    what: str
    advice: str

    def at(
        self, line: int | None = None, quoted: str = "", calls: tuple["CallLine", ...] = ()
    ) -> "Diagnostic":
        """The same explanation with a place in a file (see Diagnostic)."""
        return Diagnostic(self.what, self.advice, line, quoted=quoted, calls=calls)


class ExplainedError(ValueError):
    """A value cannot be used; the error carries the explanation.

    ``argument`` is the name of the value in the call that gives it, if it is known, and ``value``
    one part of it that is to blame, as it is written in quotes.
    """

    def __init__(self, explanation: Explanation, argument: str = "", value: str = "") -> None:
        super().__init__(f"{explanation.what} {explanation.advice}")
        self.explanation = explanation
        self.argument = argument
        self.value = value


@dataclass(frozen=True)
class CallLine:
    """A line of the learner's on the way to an error: its number, its function, its text."""

    line: int
    function: str
    text: str

    @property
    def is_in_a_function(self) -> bool:
        """Whether the line is in a function, and not at the top level of the file."""
        return self.function != "<module>"

    @property
    def in_words(self) -> str:
        """The words "line 3 in turn", or "line 3" outside all functions."""
        if self.is_in_a_function:
            return _("line {line} in {function}").format(line=self.line, function=self.function)
        return _("line {line}").format(line=self.line)


@dataclass(frozen=True)
class Diagnostic(Explanation):
    """An explanation with its place in a text file.

    Lines and columns count from 1. ``line`` is None if the whole file is meant, and ``column`` is
    None if the whole line is. ``quoted`` is the text of the line. ``calls`` are the calls that led
    to the error; the last one is the line where it happened. ``also`` are the lines and columns
    of more places with the same mistake.
    """

    line: int | None = None
    column: int | None = None
    quoted: str = ""
    calls: tuple[CallLine, ...] = ()
    also: tuple[tuple[int, int], ...] = ()

    @property
    def position(self) -> tuple[int, int]:
        """Line and column, to sort diagnostics in reading order; (0, 0) for the whole file."""
        return self.line or 0, self.column or 0

    def message(self, name: str) -> str:
        """The message about the file ``name``, as a learner reads it."""
        lines = [f"{self.place_in(name)}: {self.what}"]
        for quote in self._quotes():
            lines.append(f"    {quote}")
        if self.also:
            lines.append(f"  {self._also_in_words()}")
        lines.append(f"  {self.advice}")
        return "\n".join(lines)

    def _also_in_words(self) -> str:
        """The sentence about the other places of the same mistake: the first of them are named."""
        places = []
        for line, column in self.also[:MOST_PLACES_NAMED]:
            place = _("line {line}, column {column}")
            places.append(place.format(line=line, column=column))
        sentence = _("Also in {places}.")
        if len(self.also) > MOST_PLACES_NAMED:
            sentence = _("Also in {places}; and in others.")
        return sentence.format(places="; ".join(places))

    @property
    def _is_a_chain(self) -> bool:
        """Whether more than one call led to the error; then each call is quoted."""
        return len(self.calls) > 1

    def place_in(self, name: str) -> str:
        """The words "first.txt, line 3, column 7", as far as line and column are known."""
        file = visible(name)
        line = self.line
        function = ""
        if self._is_a_chain:
            last = self.calls[-1]
            line = last.line
            function = last.function if last.is_in_a_function else ""
        if not line:
            return file
        if self.column:
            sentence = _("{file}, line {line}, column {column}")
            return sentence.format(file=file, line=line, column=self.column)
        if function:
            sentence = _("{file}, line {line}, in {function}")
            return sentence.format(file=file, line=line, function=function)
        return _("{file}, line {line}").format(file=file, line=line)

    def _quotes(self) -> list[str]:
        """The lines of the file that are shown below the first sentence."""
        if not self.quoted:
            return []
        if self.column:
            return quoted_with_caret(self.quoted, self.column)
        if self._is_a_chain:
            return _quoted_chain(self.calls)
        return [clipped(visible(self.quoted.strip()), _LINE_WIDTH)]


class LocatedError(ValueError):
    """A file cannot be used; carries all its errors, and its text if it could be read."""

    def __init__(self, name: str, diagnostics: Sequence[Diagnostic], text: str = "") -> None:
        self.name = name
        self.diagnostics = tuple(diagnostics[:MOST_LISTED])
        self.text = text
        messages = [diagnostic.message(name) for diagnostic in self.diagnostics]
        if len(diagnostics) > MOST_LISTED:
            sentence = _("{file}: these are the first {count} errors; there are more.")
            messages.append(sentence.format(file=visible(name), count=MOST_LISTED))
        super().__init__("\n".join(messages))

    @property
    def first(self) -> Diagnostic:
        """The first error."""
        return self.diagnostics[0]


def quoted_with_caret(line: str, column: int) -> list[str]:
    """The line, clipped around ``column`` (from 1), and a second line with a caret below it."""
    first = 0
    if len(line) > QUOTE_WIDTH:
        first = max(0, column - 1 - QUOTE_WIDTH // 2)
    end = first + QUOTE_WIDTH
    head = "…" if first > 0 else ""
    tail = "…" if end < len(line) else ""
    before = head + visible(line[first : column - 1])
    quote = head + visible(line[first:end]) + tail
    return [quote, " " * _columns(before) + "^"]


def _columns(text: str) -> int:
    """How many columns a text takes up in a terminal."""
    columns = len(text)
    for character in text:
        if unicodedata.east_asian_width(character) in _TWO_COLUMNS:
            columns += 1
    return columns


def _quoted_chain(calls: tuple[CallLine, ...]) -> list[str]:
    """One line for each call; a long chain is shown without its middle."""
    width = 1 + max(len(call.in_words) for call in calls)
    lines = []
    for call in calls:
        label = f"{call.in_words}:".ljust(width)
        lines.append(f"{label}  {clipped(visible(call.text), _CALL_WIDTH)}")
    if len(lines) <= _MOST_CALLS:
        return lines
    return [*lines[:2], "...", *lines[-3:]]
