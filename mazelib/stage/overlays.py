"""What lies over the map for a while: the help page, what is wrong with a file, the menu, the first key."""

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect

from mazelib.diagnostics import Diagnostic, LocatedError, clipped, visible
from mazelib.stage.keys import Command
from mazelib.stage.lettering import Face
from mazelib.stage.pen import Pen
from mazelib.stage.theme import Colour

#: Messages are written no smaller for longer lines: those are wrapped. Lines shown around an error.
MOST_COLUMNS, MOST_LINES = 64, 12


class Problem(NamedTuple):
    """What is wrong: a title, a message of one or more lines; a broken file's text and its wrong places."""

    title: str
    message: str
    text: str = ""
    marks: frozenset[tuple[int, int]] = frozenset()


def problem_of(title: str, error: ValueError, *, has_scene: bool) -> Problem:
    """What to show of an error; where nothing else is to be seen, the text of the file, its place marked."""
    text, marks = "", frozenset[tuple[int, int]]()
    if isinstance(error, LocatedError) and error.text:
        text = error.text
        marks = frozenset((column - 1, line - 1) for line, column in map(Diagnostic.where, error.diagnostics))
    if has_scene:
        return Problem(title, str(error), text, marks)
    lines = text.split("\n") if text else []
    marked = error.first.line or 1 if isinstance(error, LocatedError) else 1
    first = max(0, min(marked - MOST_LINES // 2, len(lines) - MOST_LINES))
    some = enumerate(lines[first : first + MOST_LINES], first + 1)
    rows = [f"{'>' if row == marked else ' '} {row:3}  {clipped(visible(line), 60)}" for row, line in some]
    return Problem(title, "\n".join([str(error), "", *rows, "Mend the file and save it: it is read again."]))


def draw_problem(pen: Pen, area: Rect, problem: Problem) -> None:
    """Draw what is wrong, its lines in columns so that the caret points right; the map is seen over it."""
    lines, width = problem.message.split("\n"), area.width - 3 * pen.size
    size = pen.mono_size(min(max(map(len, lines)), MOST_COLUMNS), width, pen.size)
    fitted = in_columns(lines, max(8, width // pen.lettering.mono_width(size)))
    line, title_line = pen.lettering.line_height(size), pen.lettering.line_height(pen.size)
    high = min(area.height, title_line + line * len(fitted) + pen.size)
    sheet = _sheet(pen, Rect(area.left, area.bottom - high, area.width, high), pen.theme.wrong)
    pen.write(problem.title, Rect(sheet.topleft, (sheet.width, title_line)), pen.theme.wrong, face=Face.BOLD)
    top = sheet.top + title_line
    for number, said in enumerate(fitted[: max(1, (sheet.bottom - top) // line)]):
        at = Rect(sheet.left, top + number * line, sheet.width, line)
        pen.write_columns(said, at, size, pen.theme.text)


def in_columns(lines: list[str], most: int) -> list[str]:
    """Lines of at most so many letters; a longer one goes on in the next, as far in as it began."""
    fitted = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())][: most // 2]
        fitted += wrap(line, most, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return fitted


def draw_help(pen: Pen, area: Rect, commands: Sequence[Command], lesson_text: str) -> None:
    """Draw the help page: idea, try, next, then the keys, in letters as large as find room."""
    sheet, blocks = _sheet(pen, area, pen.theme.accent), help_blocks(lesson_text)
    keys = [f"{command.key}: {command.meaning}" for command in commands]
    columns = 2 if sheet.width > 50 * pen.smallest else 1
    wide = (sheet.width - (columns - 1) * pen.size) // columns
    # Where there is no room for all keys, the menu has them.
    for said in ("\n".join(keys), ". ".join(keys) + ".", f"{Command.MORE.key} shows all that can be done."):
        for size in range(pen.size, pen.smallest - 1, -1):
            places = _placed(pen, sheet, [*blocks, ("Keys", said)], columns, wide, size)
            if places:
                _draw_blocks(pen, [*blocks, ("Keys", said)], places, size)
                return


def _placed(
    pen: Pen, sheet: Rect, blocks: Sequence[tuple[str, str]], columns: int, wide: int, size: int
) -> list[Rect]:
    """Where each block stands, in so many columns; empty if they do not fit."""
    line, places = pen.lettering.line_height(size), []
    column, y = 0, sheet.top
    for _, text in blocks:
        high = pen.height(text, wide, size) + line
        if y + high > sheet.bottom and y > sheet.top:
            column, y = column + 1, sheet.top
        if column >= columns or y + high > sheet.bottom:
            return []
        places.append(Rect(sheet.left + column * (wide + pen.size), y, wide, high))
        y += high + line // 2
    return places


def _draw_blocks(pen: Pen, blocks: Sequence[tuple[str, str]], places: Sequence[Rect], size: int) -> None:
    line = pen.lettering.line_height(size)
    for (title, text), at in zip(blocks, places, strict=True):
        pen.write(title, Rect(at.topleft, (at.width, line)), pen.theme.accent, size, Face.BOLD)
        pen.write_lines(text, Rect(at.left, at.top + line, at.width, at.height - line), size=size)


def help_blocks(lesson_text: str) -> list[tuple[str, str]]:
    """What a lesson says of itself, in headed blocks: idea, try, next."""
    paragraphs = [" ".join(part.split()) for part in re.split(r"\n(?=\S)", lesson_text) if part.strip()]
    heads = {"What to see": "Idea", "What to try": "Try", "What comes next": "Next"}
    parts = [paragraph.partition(":") for paragraph in paragraphs[1:]]
    return [(heads.get(head, head), text.strip()[:1].upper() + text.strip()[1:]) for head, _, text in parts]


def draw_menu(pen: Pen, area: Rect, commands: Sequence[Command]) -> None:
    """Draw all that can be done, with its keys, as buttons in two columns at the lower right."""
    columns, line = 2, min(round(2.1 * pen.size), area.height // -(-len(commands) // 2) - 2)
    rows = -(-len(commands) // columns)
    wide = min(round(13 * pen.size), area.width // columns)
    sheet = Rect(0, 0, columns * wide + pen.size // 2, rows * line + pen.size // 2)
    sheet.bottomright = area.bottomright
    pen.box(sheet, pen.theme.accent, 3)
    pen.can_click(sheet, None)
    for number, command in enumerate(commands):
        left = sheet.left + pen.size // 4 + number // rows * wide
        at = Rect(left, sheet.top + pen.size // 4 + number % rows * line, wide - 4, line - 4)
        ink, inner = pen.button(at, command), at.inflate(-pen.size, 0)
        wide_key = pen.lettering.width(command.key, pen.size)
        pen.write(command.word, Rect(inner.left, inner.top, inner.width - wide_key - 8, inner.height), ink)
        pen.write(command.key, inner, pen.theme.faint, anchor="midright")


def draw_first_key(pen: Pen, area: Rect) -> None:
    """Draw the key that begins, large over the map."""
    size = round(1.8 * pen.size)
    keys = [Rect(0, 0, round(9 * pen.size), round(2.8 * pen.size)) for _ in range(3)]
    for number, key in enumerate(keys):
        key.center = area.centerx, area.top + area.height * (number + 1) // 4
    # Where it hides the fewest letters of the map.
    at = min(keys, key=lambda key: sum(text.at.colliderect(key) for text in pen.written)).clip(area)
    ink = pen.button(at, Command.PLAY, is_main=True)
    pen.write(Command.PLAY.key, at, ink, size, Face.BOLD, anchor="center")


def _sheet(pen: Pen, area: Rect, edge: Colour) -> Rect:
    pen.box(area, edge, 3)
    pen.can_click(area, None)
    return area.inflate(-2 * pen.size, -pen.size)

