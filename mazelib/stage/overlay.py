"""Sheets that lie over the map: the help page, and what is wrong with a file."""

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect

from mazelib.diagnostics import LocatedError, clipped, visible
from mazelib.stage.keys import Command
from mazelib.stage.lettering import SMALLEST
from mazelib.stage.pen import Pen
from mazelib.stage.theme import Colour

#: Messages are written no smaller for longer lines: those are wrapped. Lines shown around an error.
MOST_COLUMNS, MOST_LINES = 64, 12


class Problem(NamedTuple):
    """What is wrong: a title, and a message of one or more lines."""

    title: str
    message: str


def problem_of(title: str, error: ValueError, *, has_scene: bool) -> Problem:
    """What to show of an error; where nothing else is to be seen, the text of the file, its place marked."""
    if has_scene:
        return Problem(title, str(error))
    text = marked_text(error) if isinstance(error, LocatedError) else []
    return Problem(title, "\n".join([str(error), "", *text, "Mend the file and save it: it is read again."]))


def marked_text(error: LocatedError) -> list[str]:
    """The lines of a file around its first error, that one marked."""
    lines, marked = error.text.split("\n") if error.text else [], error.first.line or 1
    first = max(0, min(marked - MOST_LINES // 2, len(lines) - MOST_LINES))
    some = enumerate(lines[first : first + MOST_LINES], first + 1)
    return [f"{'>' if row == marked else ' '} {row:3}  {clipped(visible(line), 60)}" for row, line in some]


def draw_help(pen: Pen, window: Rect, commands: Sequence[Command], lesson_text: str) -> None:
    """Draw the help page: the text of the lesson, then the keys, in letters as large as find room."""
    sheet, text = _sheet(pen, window, pen.theme.accent), help_words(commands, lesson_text)
    size = round(pen.size * 1.2)
    while size > SMALLEST and pen.height(text, sheet.width, size) > sheet.height:
        size -= 1
    pen.write_lines(text, sheet, size=size)


def help_words(commands: Sequence[Command], lesson_text: str) -> str:
    """The help page: paragraphs with their lines joined (one not indented begins a new one), and the keys."""
    paragraphs = [" ".join(part.split()) for part in re.split(r"\n(?=\S)", lesson_text) if part.strip()]
    keys = ".  ".join(f"{command.key}: {command.meaning}" for command in commands)
    return "\n\n".join([*paragraphs, f"Keys.  {keys}."])


def draw_problem(pen: Pen, area: Rect, problem: Problem) -> None:
    """Draw what is wrong, its lines in columns so that the caret points right; the map is seen over it."""
    lines, width = problem.message.split("\n"), area.width - 4 * pen.size
    size = pen.lettering.mono_size(min(max(map(len, lines)), MOST_COLUMNS), width, pen.size)
    fitted = in_columns(lines, max(8, width // pen.lettering.mono_width(size)))
    line, title_line = pen.lettering.line_height(size), pen.lettering.line_height(pen.size)
    high = min(area.height, title_line * 2 + line * (len(fitted) + 2))
    sheet = _sheet(pen, Rect(area.left, area.bottom - high, area.width, high), pen.theme.wrong)
    pen.write(problem.title, Rect(sheet.left, sheet.top, sheet.width, title_line), pen.theme.wrong)
    top = sheet.top + round(title_line * 1.2)
    fit = max(1, (sheet.bottom + line // 2 - top) // line)
    for number, said in enumerate(fitted if len(fitted) <= fit else [*fitted[: fit - 1], "…"]):
        pen.write_columns(said, Rect(sheet.left, top + number * line, sheet.width, line), size)


def _sheet(pen: Pen, area: Rect, edge: Colour) -> Rect:
    sheet = area.inflate(-2 * pen.size, -pen.size)
    pen.box(sheet, edge, 3)
    return sheet.inflate(-2 * pen.size, -pen.size)


def in_columns(lines: list[str], most: int) -> list[str]:
    """Lines of at most so many letters; a longer one goes on in the next, as far in as it began."""
    fitted = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())][: most // 2]
        fitted += wrap(line, most, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return fitted
