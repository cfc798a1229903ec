"""The pages that are opened on top: help, what the lesson is about, and the menu."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.input.keys import Action, grouped
from mazelib.window.painters.small_maze import SmallMaze, draw_small_mazes, height_of
from mazelib.window.screen.key_page import KeyGroup, draw_key_page

#: What a lesson asks in this part of its text, it answers itself: a question and its answer stay
#: together.
IDEA = "What to see"
#: The titles that the page gives to the paragraphs of a lesson's text.
HEADINGS = {IDEA: _("Idea"), "What to try": _("Try"), "What comes next": _("Next")}
#: What has more letters before its first colon is a text without a title.
LONGEST_TITLE = 24
#: The largest letters of that page, in heights of text.
LARGEST_HELP = 1.6
#: A page of help that is not higher than this, in smallest letters, has no line at its foot.
LEAST_ABOVE_FOOT = 18
#: A line that ends so ends a paragraph of a lesson's text; a longer one is cut between sentences.
END_OF_PARAGRAPH = re.compile(r"(?<=[.?!])\s*\n\s*")
END_OF_STATEMENT = re.compile(r"(?<=[.!])\s*\n\s*")
END_OF_SENTENCE = re.compile(r"(?<=[.?!])\s+")
LONGEST_PARAGRAPH = 120
#: How far a paragraph stands to the right of its dot, and the space below it, in heights of text.
INDENT = 0.9
BELOW_PARAGRAPH = 0.3
#: A text is shortened from at most this many sentences on.
MOST_SENTENCES = 12
#: The lowest row of the menu, and its usual row, in heights of text.
LEAST_ROW = 1.15
USUAL_ROW = 1.9
#: The widest row of the menu, in heights of text.
WIDEST_ROW = 27


class HelpBlock(NamedTuple):
    """A title, and short paragraphs below it."""

    title: str
    paragraphs: tuple[str, ...]


#: A column: blocks, one below the other.
HelpColumn = Sequence[HelpBlock]


def draw_help(
    pen: Pen,
    area: Rect,
    groups: Sequence[KeyGroup],
    feet: Sequence[str],
    mazes: Sequence[SmallMaze] = (),
) -> None:
    """Draw the page of help: the keys that matter here; small lines and mazes at the foot."""
    sheet = _draw_sheet(pen, area)
    for foot in feet:
        if sheet.height > LEAST_ABOVE_FOOT * pen.smallest:
            sheet = _draw_foot(pen, sheet, foot)
    high = height_of(pen)
    if mazes and sheet.height - high > LEAST_ABOVE_FOOT * pen.smallest:
        draw_small_mazes(pen, Rect(sheet.left, sheet.bottom - high, sheet.width, high), mazes)
        sheet.height -= high + pen.size // 2
    draw_key_page(pen, sheet, groups)


def draw_about(pen: Pen, area: Rect, blocks: Sequence[HelpBlock]) -> None:
    """Draw what the lesson and its map are about: blocks of text, as large as possible."""
    sheet = _draw_sheet(pen, area)
    columns = _best_version(pen, sheet, blocks)
    width = _column_width(pen, sheet, columns)
    size = _text_size(pen, columns, sheet)
    for number, column in enumerate(columns):
        left = sheet.left + number * (width + pen.size)
        _draw_text_column(pen, column, size, Rect(left, sheet.top, width, sheet.height))


def _draw_foot(pen: Pen, sheet: Rect, foot: str) -> Rect:
    """Draw a small line at the foot: tick and seed; return the room above it."""
    if not foot:
        return sheet
    high = pen.height(foot, sheet.width, pen.smallest)
    at = Rect(sheet.left, sheet.bottom - high, sheet.width, high)
    pen.write_lines(foot, at, pen.theme.faint, pen.smallest)
    return Rect(sheet.left, sheet.top, sheet.width, sheet.height - high)


def _best_version(pen: Pen, sheet: Rect, blocks: Sequence[HelpBlock]) -> list[HelpColumn]:
    """The texts in two columns or in one, whichever can be larger.

    Where there is no room for all of them, they have fewer sentences, and in a tiny window there
    are fewer texts.
    """
    splits = range(1, len(blocks))
    whole: list[list[HelpColumn]] = [[blocks[:count], blocks[count:]] for count in splits]
    whole.append([blocks])
    fitting = [columns for columns in whole if _fits(pen, columns, sheet, pen.smallest)]
    if fitting:
        return max(fitting, key=lambda columns: _text_size(pen, columns, sheet))
    for columns in _shorter_versions(blocks):
        if _fits(pen, columns, sheet, pen.smallest):
            return columns
    room = without(sheet, top=pen.lettering.line_height(pen.smallest))
    room = without(room, left=round(INDENT * pen.smallest))
    first = pen.shortened(" ".join(blocks[0].paragraphs), room)
    return [[HelpBlock(blocks[0].title, (first,))]]


def _shorter_versions(blocks: Sequence[HelpBlock]) -> Iterator[list[HelpColumn]]:
    """All texts with fewer and fewer sentences, and then fewer texts with one sentence each."""
    short = list(blocks)
    for count in range(MOST_SENTENCES, 0, -1):
        short = [_with_first_sentences(block, count) for block in blocks]
        yield [short]
    for count in range(len(short), 0, -1):
        yield [short[:count]]


def _column_width(pen: Pen, sheet: Rect, columns: Sequence[HelpColumn]) -> int:
    return (sheet.width + pen.size) // len(columns) - pen.size


def _with_first_sentences(block: HelpBlock, count: int) -> HelpBlock:
    """A block with so many of its sentences."""
    paragraphs = list[str]()
    for paragraph in block.paragraphs:
        sentences = END_OF_SENTENCE.split(paragraph)[:count]
        count -= len(sentences)
        if sentences:
            paragraphs.append(" ".join(sentences))
    return HelpBlock(block.title, tuple(paragraphs))


def _text_size(pen: Pen, columns: Sequence[HelpColumn], sheet: Rect) -> int:
    """The largest size at which all columns fit, or else the smallest size."""
    for size in range(round(LARGEST_HELP * pen.size), pen.smallest, -1):
        if _fits(pen, columns, sheet, size):
            return size
    return pen.smallest


def _fits(pen: Pen, columns: Sequence[HelpColumn], sheet: Rect, size: int) -> bool:
    width = _column_width(pen, sheet, columns)
    return all(_height(pen, column, width, size) <= sheet.height for column in columns)


def _height(pen: Pen, column: HelpColumn, width: int, size: int) -> int:
    """How high the blocks of a column are together, with the space between them."""
    high = _gap(pen) * (len(column) - 1)
    for block in column:
        high += _title_height(pen, block, size)
        for paragraph in block.paragraphs:
            high += pen.height(paragraph, width - round(INDENT * size), size)
        high += round(BELOW_PARAGRAPH * size) * (len(block.paragraphs) - 1)
    return high


def _title_height(pen: Pen, block: HelpBlock, size: int) -> int:
    return pen.lettering.line_height(size) if block.title else 0


def _gap(pen: Pen) -> int:
    """The space below a block, in pixels."""
    return pen.size // 2


def _draw_text_column(pen: Pen, column: HelpColumn, size: int, at: Rect) -> None:
    for block in column:
        line = _title_height(pen, block, size)
        if block.title:
            pen.write(block.title, row_of(at, line), pen.theme.accent, size, face=Face.BOLD)
        at = without(at, top=line)
        for paragraph in block.paragraphs:
            at = _draw_paragraph(pen, paragraph, size, at)
        at = without(at, top=_gap(pen) - round(BELOW_PARAGRAPH * size))


def _draw_paragraph(pen: Pen, words: str, size: int, at: Rect) -> Rect:
    """Draw a paragraph beside a dot; return the room below it."""
    indent = round(INDENT * size)
    middle = at.top + pen.lettering.line_height(size) // 2
    pen.disc((at.left + indent // 3, middle), max(2, size // 8), pen.theme.accent)
    beside = without(at, left=indent)
    high = pen.height(words, beside.width, size)
    pen.write_lines(words, row_of(beside, high), size=size)
    return without(at, top=high + round(BELOW_PARAGRAPH * size))


def help_blocks(lesson_text: str, note: str, name: str) -> list[HelpBlock]:
    """The blocks of text: those of a lesson after its first line, and the note of the map.

    If there is nothing to read at all, it is the map's name.
    """
    blocks = list[HelpBlock]()
    for block in re.split(r"\n+(?=\S)", lesson_text)[1:]:
        title, colon, text = block.partition(":")
        if not colon or len(title) > LONGEST_TITLE:
            title = ""
            text = block
        told = _with_capital(text.strip())
        paragraphs = tuple(_paragraphs(told, answers_itself=title == IDEA))
        blocks.append(HelpBlock(HEADINGS.get(title, title), paragraphs))
    if note or not blocks:
        blocks.append(HelpBlock(_("The map"), (_with_capital(note or name),)))
    return blocks


def _paragraphs(text: str, *, answers_itself: bool) -> Iterator[str]:
    """The short paragraphs of a text: those that it has, or parts of them."""
    ends = END_OF_STATEMENT if answers_itself else END_OF_PARAGRAPH
    for whole in ends.split(text):
        first, *others = END_OF_SENTENCE.split(" ".join(whole.split()))
        paragraph = first
        for sentence in others:
            is_answer = answers_itself and paragraph.endswith("?")
            if is_answer or len(paragraph) + len(sentence) < LONGEST_PARAGRAPH:
                paragraph = f"{paragraph} {sentence}"
            else:
                yield paragraph
                paragraph = sentence
        yield paragraph


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def draw_menu(
    pen: Pen,
    area: Rect,
    actions: Sequence[Action],
    meaning: Callable[[Action], str],
    key_of: Callable[[Action], str],
    foot: str,
) -> None:
    """Draw all that can be done at the lower right: words with their keys, in groups."""
    line = pen.lettering.line_height(pen.smallest) if foot else 0
    room = area.height - pen.size - line
    columns = 1 if len(actions) * LEAST_ROW * pen.size <= room else 2
    rows = -(-len(actions) // columns)
    width = min(WIDEST_ROW * pen.size, area.width // columns - pen.size)
    height = min(round(USUAL_ROW * pen.size), room // rows)
    sheet = Rect(0, 0, columns * width + pen.size, rows * height + pen.size + line)
    sheet.bottomright = area.bottomright
    pen.cover(sheet)
    pen.card(sheet, pen.theme.line, 2)
    pen.can_click(sheet, None)
    inner = sheet.inflate(-pen.size, -pen.size)
    _draw_foot(pen, inner.inflate(-pen.size, 0), foot)
    groups = grouped(actions).values()
    begins = {group[0] for group in groups}
    in_order = [action for group in groups for action in group]
    for number, action in enumerate(in_order):
        column, row = divmod(number, rows)
        at = Rect(inner.left + column * width, inner.top + row * height, width, height)
        if row and action in begins:
            edge = row_of(at, 1).inflate(-pen.size, 0)
            draw.line(pen.window, pen.theme.line, edge.midleft, edge.midright)
        pen.can_click(at, action)
        hovered = pen.hovered == action
        _draw_menu_row(pen, at, _with_capital(meaning(action)), key_of(action), hovered=hovered)


def _draw_menu_row(pen: Pen, at: Rect, words: str, key: str, *, hovered: bool) -> None:
    """Draw what it does, and its key at the right."""
    if hovered:
        draw.rect(pen.window, pen.theme.window, at, border_radius=pen.size // 3)
    room = at.inflate(-pen.size, 0)
    written = pen.write(key, room, pen.theme.faint, anchor="midright")
    room.width -= written.width + pen.size // 2
    pen.write(pen.cut_to_fit(words, room.width), room)


def _draw_sheet(pen: Pen, area: Rect) -> Rect:
    """Draw an empty sheet over what is there, and return the room on it."""
    pen.cover(area)
    pen.window.fill(pen.theme.window, area)
    pen.card(area)
    pen.can_click(area, None)
    return area.inflate(-2 * pen.size, -pen.size)
