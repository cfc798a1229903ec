"""What is wrong in a learner's file: where it is, the line itself, and what to do next.

    first.txt, line 3, column 7: 'x' is not a character of a map.
        | # x #|
            ^
      Use + - | # for wall, a space for floor, ...
"""

import unicodedata
from dataclasses import dataclass

#: How many characters of a long line are quoted around the character in question.
QUOTE_WIDTH = 60

#: The space of Japanese keyboards, two columns wide.
WIDE_SPACE = "\u3000"


@dataclass(frozen=True)
class Complaint:
    """One thing that is wrong, with its place in a text file.

    Lines and columns count from 1. ``line`` is None where the whole file is meant
    (it is missing, say); then nothing is quoted, nor is an empty line.
    """

    what: str
    advice: str
    line: int | None = None
    column: int | None = None
    quoted: str = ""

    def where(self) -> tuple[int, int]:
        """Line and column, to put complaints in reading order; (0, 0) for the whole file."""
        return self.line or 0, self.column or 0

    def told(self, name: str) -> str:
        """The whole complaint about the file ``name``, as a learner reads it."""
        name = visible(name)
        if self.line is None or self.column is None:
            return f"{name}: {self.what}\n  {self.advice}"
        told = f"{name}, line {self.line}, column {self.column}: {self.what}\n"
        if self.quoted:
            quote, caret = quoted_with_caret(self.quoted, self.column)
            told += f"    {quote}\n    {caret}\n"
        return f"{told}  {self.advice}"


def quoted_with_caret(line: str, column: int) -> tuple[str, str]:
    """The line, clipped around ``column`` (from 1), and a caret line that points at it."""
    first = max(0, column - 1 - QUOTE_WIDTH // 2)
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
