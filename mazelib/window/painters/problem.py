"""What is wrong, in the strip's place: where, what, the line itself, and what to do.

    +--------------------------------------------------------------+
    |  THIS CANNOT BE USED YET   04_right_hand.py, line 21          |
    |  A colon is missing at the end of this line.                  |
    |  if view.front_                                               |
    |  Lines that begin with if, elif, ... end with a colon.        |
    +--------------------------------------------------------------+
"""

from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import ngettext
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import mixed
from mazelib.window.rule.problem import Problem

#: The height of what is wrong, of the advice and of the heading, in heights of text.
WHAT = 28 / 21
ADVICE = 25 / 21
HEADING = 17 / 21
#: How wide the edge of the card is, in heights of text, and how far its words keep from it.
EDGE = 1 / 6
MARGIN = 0.55


class Sizes(NamedTuple):
    """The heights of letters, in pixels: of what is wrong, of the line, of the advice."""

    what: int
    quoted: int
    advice: int


def draw_problem(
    pen: Pen, area: Rect, problem: Problem, *, is_line_in_sight: bool = False
) -> None:
    """Draw a problem as large as all of it fits; the terminal has all mistakes.

    Where its line is in sight already, marked in the rule, it is quoted only if there is room.
    """
    pen.card(area, pen.theme.wrong, max(3, round(EDGE * pen.size)))
    inner = area.inflate(-2 * pen.size, -2 * round(MARGIN * pen.size))
    problem = _without_what_has_no_room(pen, inner, problem)
    sizes = _largest_sizes(pen, inner, problem)
    if is_line_in_sight and problem.column is None and sizes.advice < round(ADVICE * pen.size):
        problem = problem._replace(quoted="")
        sizes = _largest_sizes(pen, inner, problem)
    spare = max(0, inner.height - _height(pen, inner.width, problem, sizes))
    inner = without(inner, top=spare // 2)
    inner = _draw_heading(pen, inner, problem)
    inner = pen.write_lines(problem.what, inner, size=sizes.what, face=Face.BOLD)
    if problem.quoted:
        inner = _draw_quoted(pen, inner, problem, sizes.quoted)
    pen.write_lines(problem.advice, inner, pen.theme.text, sizes.advice)


def _without_what_has_no_room(pen: Pen, inner: Rect, problem: Problem) -> Problem:
    """The problem without the quoted line, and with less advice, where there is no room for it."""
    least = Sizes(pen.smallest, pen.smallest, pen.smallest)
    if _height(pen, inner.width, problem, least) > inner.height:
        problem = problem._replace(quoted="")
    while problem.advice and _height(pen, inner.width, problem, least) > inner.height:
        problem = problem._replace(advice=_without_last_sentence(problem.advice))
    while problem.what and _height(pen, inner.width, problem, least) > inner.height:
        problem = problem._replace(what=_shorter(problem.what))
    return problem


def _without_last_sentence(text: str) -> str:
    ends = [text.rfind(f"{end} ") for end in ".?!"]
    return text[: max(ends) + 1]


def _shorter(text: str) -> str:
    """A long text with its last line or word left out."""
    for separator in ("\n", " "):
        before, found, _after = text.removesuffix(" …").rpartition(separator)
        if found:
            return f"{before} …"
    return text[: len(text) // 2]


def _largest_sizes(pen: Pen, inner: Rect, problem: Problem) -> Sizes:
    """The largest letters at which all of it fits, or else the smallest."""
    largest = round(WHAT * pen.size)
    for what in range(largest, pen.smallest, -1):
        advice = max(pen.smallest, min(round(ADVICE * pen.size), what - 2))
        sizes = Sizes(what, advice, advice)
        if _height(pen, inner.width, problem, sizes) <= inner.height:
            return sizes
    return Sizes(pen.smallest, pen.smallest, pen.smallest)


def _height(pen: Pen, width: int, problem: Problem, sizes: Sizes) -> int:
    """How high all of it is in a card of this width, in pixels."""
    high = _heading_height(pen) + pen.height(problem.what, width, sizes.what, Face.BOLD)
    if problem.quoted:
        high += pen.lettering.line_height(sizes.quoted)
    if problem.advice:
        high += pen.height(problem.advice, width, sizes.advice)
    return high


def _heading_height(pen: Pen) -> int:
    return pen.lettering.line_height(max(round(HEADING * pen.size), pen.smallest_heading))


def _draw_heading(pen: Pen, inner: Rect, problem: Problem) -> Rect:
    """Draw the title, if there is room, and the place; return the room below.

    News take their place for a while: they are red only if they tell of the mistake.
    """
    row = row_of(inner, _heading_height(pen))
    size = max(round(HEADING * pen.size), pen.smallest_heading)
    if problem.news:
        news = pen.cut_to_fit(problem.news.upper(), row.width, size, Face.BOLD)
        ink = pen.theme.wrong if problem.is_news_wrong else pen.theme.faint
        pen.write(news, row, ink, size, face=Face.BOLD)
        return without(inner, top=row.height)
    place = _place_of(problem)
    if pen.lettering.width(place, size, Face.BOLD) > row.width:
        place = problem.place
    title = problem.title.upper()
    gap = pen.size
    widths = [pen.lettering.width(words, size, Face.BOLD) for words in (title, place) if words]
    right = row
    if not place or sum(widths) + gap <= row.width:
        at = pen.write(title, row, pen.theme.wrong, size, face=Face.BOLD)
        right = without(row, left=at.width + gap)
    if place:
        place = pen.cut_to_fit(place, right.width, size, Face.BOLD)
        pen.write(place, right, pen.theme.wrong, size, face=Face.BOLD)
    return without(inner, top=row.height)


def _place_of(problem: Problem) -> str:
    """File and line, and how many mistakes follow."""
    if not problem.more:
        return problem.place
    sentence = ngettext(
        "{place} (and {count} more mistake)", "{place} (and {count} more mistakes)", problem.more
    )
    return sentence.format(place=problem.place, count=problem.more)


def _draw_quoted(pen: Pen, inner: Rect, problem: Problem, size: int) -> Rect:
    """Draw the line that is wrong, its wrong character marked; return the room below."""
    row = row_of(inner, pen.lettering.line_height(size))
    cell = pen.lettering.mono_width(size)
    first, text = _part_in_sight(problem, max(1, row.width // cell - 1))
    if problem.column is not None:
        wrong = Rect(row.left + (problem.column - first) * cell, row.top, cell, row.height)
        ground = mixed(pen.theme.panel, pen.theme.wrong, 0.25)
        draw.rect(pen.window, ground, wrong, border_radius=2)
        draw.rect(pen.window, pen.theme.wrong, (wrong.left, wrong.bottom - 3, cell, 3))
    pen.write_columns(text, row, size, pen.theme.text)
    return without(inner, top=row.height)


def _part_in_sight(problem: Problem, columns: int) -> tuple[int, str]:
    """The number of the first character that is shown of a line, and all that are."""
    text = problem.quoted
    if len(text) <= columns:
        return 0, text
    wrong = problem.column or 0
    first = max(0, min(wrong - columns // 2, len(text) - columns))
    shown = text[first : first + columns]
    if first:
        shown = f"…{shown[1:]}"
    if first + columns < len(text):
        shown = f"{shown[:-1]}…"
    return first, shown
