"""The pages that are opened on top, help and the menu; and what is wrong, in the strip."""

import re
from collections.abc import Sequence
from textwrap import TextWrapper
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.keys import Action, Command
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.problem import Problem

#: Letters get smaller to fit lines of up to this many letters; longer lines are wrapped.
WIDEST_MESSAGE = 64
#: A line of a message has room for at least this many letters, however narrow the sheet.
FEWEST_LETTERS = 8
#: The titles that the help page gives to the paragraphs of a lesson's text.
HEADINGS = {"What to see": _("Idea"), "What to try": _("Try"), "What comes next": _("Next")}


class HelpBlock(NamedTuple):
    """A block of the help page: a title, and a text below it."""

    title: str
    text: str


#: A column of the help page: blocks, one below the other.
HelpColumn = Sequence[HelpBlock]


def draw_problem(pen: Pen, area: Rect, problem: Problem) -> None:
    """Draw what is wrong in the strip, in columns so that the caret points right."""
    pen.card(area, pen.theme.wrong, max(3, pen.size // 6))
    inner = area.inflate(-2 * pen.size, -pen.size)
    lines = problem.message.split("\n")
    widest = max(len(line) for line in lines)
    columns = min(widest, WIDEST_MESSAGE)
    size = pen.mono_size(columns, inner.width, pen.smallest)
    fitted = _folded(lines, inner.width // pen.lettering.mono_width(size))
    height = round(size * 1.2)
    title_height = pen.lettering.line_height(pen.size)
    room = inner.height - title_height
    if height * len(fitted) > room:
        # The terminal has all of it.
        most = max(1, room // height)
        fitted = fitted[:most]
        title_height = min(title_height, max(0, inner.height - height * len(fitted)))
    if title_height >= pen.size:
        head = row_of(inner, title_height)
        pen.write(problem.title, head, pen.theme.wrong, face=Face.BOLD)
    rest = without(inner, top=title_height)
    for number, line in enumerate(fitted):
        pen.write_columns(line, row_of(rest, height, number), size, pen.theme.text)


def _folded(lines: Sequence[str], columns: int) -> list[str]:
    """The lines; those that are too long are broken, and go on a little further in."""
    wrapper = TextWrapper(max(FEWEST_LETTERS, columns), "", "  ", break_on_hyphens=False)
    folded = list[str]()
    for line in lines:
        folded += wrapper.wrap(line) or [""]
    return folded


def draw_help(pen: Pen, area: Rect, actions: Sequence[Action], blocks: Sequence[HelpBlock]) -> None:
    """Draw the help page: blocks of text, and beside them the keys, as large as possible."""
    sheet = _draw_sheet(pen, area)
    columns = _best_version(pen, sheet, _help_versions(actions, blocks))
    width = _column_width(pen, sheet, columns)
    size = _help_size(pen, columns, width, sheet.height)
    for number, column in enumerate(columns):
        left = sheet.left + number * (width + pen.size)
        _draw_help_column(pen, column, size, Rect(left, sheet.top, width, sheet.height))


def _help_versions(
    actions: Sequence[Action], blocks: Sequence[HelpBlock]
) -> list[list[HelpColumn]]:
    """The versions of the help page, from the longest to the shortest; each is a list of columns.

    Where there is no room for all keys, the page points to the menu. In a tiny window each text is
    one sentence.
    """
    keys = HelpBlock(_("Keys"), "\n".join(f"{each.key}: {each.meaning}" for each in actions))
    menu_key = _("{key} shows all that can be done.").format(key=Command.MORE.key)
    menu = HelpBlock(_("Keys"), menu_key)
    short = [HelpBlock(block.title, _first_sentence(block.text)) for block in blocks]
    return [[blocks, [keys]], [[*blocks, menu]], [[*short, menu]]]


def _best_version(
    pen: Pen, sheet: Rect, versions: Sequence[Sequence[HelpColumn]]
) -> Sequence[HelpColumn]:
    """The first version that has room on the sheet, or else the last one."""
    for columns in versions:
        width = _column_width(pen, sheet, columns)
        size = _help_size(pen, columns, width, sheet.height)
        if _has_room(pen, columns, size, Rect(0, 0, width, sheet.height)):
            return columns
    return versions[-1]


def _column_width(pen: Pen, sheet: Rect, columns: Sequence[HelpColumn]) -> int:
    return (sheet.width + pen.size) // len(columns) - pen.size


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.?!])\s", text)[0]


def _help_size(pen: Pen, columns: Sequence[HelpColumn], width: int, height: int) -> int:
    """The largest size at which all columns fit, or else the smallest size."""
    room = Rect(0, 0, width, height - _gap(pen) * len(columns[0]))
    return min(pen.lines_to_fit(_all_text(column), room, pen.size) for column in columns)


def _has_room(pen: Pen, columns: Sequence[HelpColumn], size: int, room: Rect) -> bool:
    height = room.height - _gap(pen) * len(columns[0])
    return all(pen.height(_all_text(column), room.width, size) <= height for column in columns)


def _gap(pen: Pen) -> int:
    """The space below a block, in pixels."""
    return pen.size // 2


def _all_text(column: HelpColumn) -> str:
    return "\n".join(f"{block.title}\n{block.text}" for block in column)


def _draw_help_column(pen: Pen, column: HelpColumn, size: int, at: Rect) -> None:
    line = pen.lettering.line_height(size)
    for block in column:
        pen.write(block.title, row_of(at, line), pen.theme.accent, size, face=Face.BOLD)
        rest = pen.write_lines(block.text, without(at, top=line), size=size)
        at = without(rest, top=_gap(pen))


def help_blocks(lesson_text: str, about_map: str) -> list[HelpBlock]:
    """The blocks of text: the paragraphs of a lesson after its first line, and what the map is."""
    blocks = list[HelpBlock]()
    for paragraph in re.split(r"\n+(?=\S)", lesson_text)[1:]:
        title, _colon, text = " ".join(paragraph.split()).partition(": ")
        blocks.append(HelpBlock(HEADINGS.get(title, title), _with_capital(text)))
    return [*blocks, HelpBlock(_("The map"), _with_capital(about_map))]


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def draw_menu(pen: Pen, area: Rect, actions: Sequence[Action]) -> None:
    """Draw all that can be done as a list of words with their keys, at the lower right."""
    columns = 1 if len(actions) * 1.6 * pen.size <= area.height else 2
    rows = -(-len(actions) // columns)
    width = min(15 * pen.size, area.width // columns - pen.size // 2)
    height = min(round(1.9 * pen.size), (area.height - pen.size) // rows)
    sheet = Rect(0, 0, columns * width + pen.size, rows * height + pen.size)
    sheet.bottomright = area.bottomright
    pen.cover(sheet)
    pen.card(sheet, pen.theme.line, 2)
    pen.can_click(sheet, None)
    inner = sheet.inflate(-pen.size, -pen.size)
    for number, action in enumerate(actions):
        column, row = divmod(number, rows)
        at = Rect(inner.left + column * width, inner.top + row * height, width, height)
        _draw_menu_row(pen, at, action)


def _draw_menu_row(pen: Pen, at: Rect, action: Action) -> None:
    """Draw a word, and its key at the right."""
    if pen.hovered == action:
        draw.rect(pen.window, pen.theme.window, at, border_radius=pen.size // 3)
    pen.can_click(at, action)
    room = at.inflate(-pen.size, 0)
    key = pen.write(action.key, room, pen.theme.faint, anchor="midright")
    room.width -= key.width + pen.size // 2
    pen.write(action.word, room)


def _draw_sheet(pen: Pen, area: Rect) -> Rect:
    """Draw an empty sheet over what is there, and return the room on it."""
    pen.cover(area)
    pen.card(area)
    pen.can_click(area, None)
    return area.inflate(-2 * pen.size, -pen.size)
