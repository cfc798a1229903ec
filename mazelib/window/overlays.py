"""What lies over the map for a while: the help page, what is wrong with a file, the menu, the first key."""

import re
from collections.abc import Sequence
from textwrap import TextWrapper
from typing import NamedTuple

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.text.diagnostics import LocatedError
from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.theme import Colour


class Problem(NamedTuple):
    """What is wrong: a title, a message of one or more lines; a broken map's text and its wrong places."""

    title: str
    message: str
    text: str = ""
    marks: frozenset[Place] = frozenset()


def unusable(error: ValueError) -> Problem:
    """What is wrong with a file."""
    title, text = "This cannot be used yet", error.text if isinstance(error, LocatedError) else ""
    found = error.diagnostics if isinstance(error, LocatedError) and text else ()
    marks = frozenset((column - 1, line - 1) for line, column in (each.where() for each in found))
    return Problem(title, str(error), text, marks)


def draw_problem(pen: Pen, area: Rect, problem: Problem, least: int) -> None:
    """Draw what is wrong, its lines in columns so that the caret points right; the map is seen over it.

    It is at least so many pixels high: the why bar lies whole under it.
    """
    lines, width = problem.message.split("\n"), area.width - 3 * pen.size
    # Lines of more than 64 letters are wrapped: for them the letters get no smaller.
    size = pen.mono_size(min(max(map(len, lines)), 64), width, pen.size)
    fold = TextWrapper(max(8, width // pen.lettering.mono_width(size)), "", "  ", break_on_hyphens=False)
    fitted = [part for said in lines for part in fold.wrap(said) or [""]]
    line, title_line = pen.lettering.line_height(size), pen.lettering.line_height(pen.size)
    high = min(area.height, max(least, title_line + line * len(fitted) + pen.size))
    sheet = _sheet(pen, Rect(area.left, area.bottom - high, area.width, high), pen.theme.wrong)
    pen.write(problem.title, row_of(sheet, title_line), pen.theme.wrong, face=Face.BOLD)
    rest = without(sheet, top=title_line)
    for number, said in enumerate(fitted[: max(1, rest.height // line)]):
        pen.write_columns(said, row_of(rest, line, number), size, pen.theme.text)


def draw_help(pen: Pen, area: Rect, commands: Sequence[Command], lesson_text: str) -> None:
    """Draw the help page: idea, try, next, and beside them the keys, in letters as large as find room."""
    sheet, words = _sheet(pen, area, pen.theme.accent), _help_blocks(lesson_text)
    keys = ("Keys", "\n".join(f"{each.key}: {each.meaning}" for each in commands))
    # Where there is no room for all keys, the menu has them; in a tiny window each text is one sentence.
    menu = ("Keys", f"{Command.MORE.key} shows all that can be done.")
    short = [(title, re.split(r"(?<=[.?!])\s", text)[0]) for title, text in words]
    for columns in ([words, [keys]], [[*words, menu]], [[*short, menu]]):
        wide, gap = (sheet.width + pen.size) // len(columns) - pen.size, pen.size // 2
        room = Rect(0, 0, wide, sheet.height - gap * len(columns[0]))
        texts = ["\n".join(map("\n".join, column)) for column in columns]
        size = min(pen.lines_to_fit(text, room, pen.size) for text in texts)
        if all(pen.height(text, wide, size) <= room.height for text in texts):
            break
    line = pen.lettering.line_height(size)
    for number, column in enumerate(columns):
        at = Rect(sheet.left + number * (wide + pen.size), sheet.top, wide, sheet.height)
        for title, text in column:
            pen.write(title, row_of(at, line), pen.theme.accent, size, Face.BOLD)
            at = without(pen.write_lines(text, without(at, top=line), size=size), top=gap)


def _help_blocks(lesson_text: str) -> list[tuple[str, str]]:
    heads, blocks = {"What to see": "Idea", "What to try": "Try", "What comes next": "Next"}, []
    for paragraph in re.split(r"\n+(?=\S)", lesson_text)[1:]:
        head, _, text = " ".join(paragraph.split()).partition(": ")
        blocks.append((heads.get(head, head), text[:1].upper() + text[1:]))
    return blocks


def draw_menu(pen: Pen, area: Rect, commands: Sequence[Command]) -> None:
    """Draw all that can be done, with its keys, as buttons in two columns at the lower right."""
    rows = (len(commands) + 1) // 2
    wide, line = min(13 * pen.size, area.width // 2), min(round(2.1 * pen.size), area.height // rows - 2)
    sheet = Rect(0, 0, 2 * wide + pen.size // 2, rows * line + pen.size // 2)
    sheet.bottomright = area.bottomright
    _sheet(pen, sheet, pen.theme.accent)
    inner = without(sheet, pen.size // 4, pen.size // 4)
    for number, command in enumerate(commands):
        column, row = divmod(number, rows)
        at = Rect(inner.left + column * wide, inner.top + row * line, wide - 4, line - 4)
        ink, room = pen.button(at, command), at.inflate(-pen.size, 0)
        key = pen.write(command.key, room, pen.theme.faint, anchor="midright")
        room.width -= key.width + pen.size // 2
        pen.write(command.word, room, ink)


def draw_first_key(pen: Pen, area: Rect) -> None:
    """Draw the key that begins, large over the upper half of the map."""
    at = Rect(0, 0, 9 * pen.size, round(2.8 * pen.size))
    at.center = area.centerx, area.top + area.height // 4
    at = at.clip(area)
    ink = pen.button(at, Command.PLAY, is_main=True)
    pen.write(Command.PLAY.key, at, ink, round(1.8 * pen.size), Face.BOLD, anchor="center")


def _sheet(pen: Pen, area: Rect, edge: Colour) -> Rect:
    pen.box(area, edge, 3)
    pen.can_click(area, None)
    return area.inflate(-2 * pen.size, -pen.size)
