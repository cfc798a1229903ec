"""The panel of lines to put in order, by clicks, until they are a rule."""

from pygame import Rect

from mazelib.learner.script.source import without_comment
from mazelib.text.sentences import _
from mazelib.window.clicks import LineToOrder
from mazelib.window.painters.bars import draw_scrollbar
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, Scrolling, row_of
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.strip import still_thinking
from mazelib.window.theme import Colour, mixed

#: How red the ground of a wrong line is.
PALE_RED = 0.14
#: Columns before a line, for its number in the order.
NUMBER_COLUMNS = 3


class LinesPanel(Panel[ExercisesShown]):
    """The lines of the exercise, each a button: the chosen ones in order, then the others."""

    title = _("lines to put in order")
    share = 0.62
    word = _("Lines")
    key = "L"
    meaning = _("put lines in order")
    is_pressed = True
    order_in_help = 5

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw how many lines are chosen, or what is wrong or takes long; below, the lines."""
        practice = shown.practice
        if practice.first_wrong is not None:
            words = _("Line {number} is the first that cannot stand there.")
            words = words.format(number=practice.first_wrong)
            area = pen.write_lines(words, area, pen.theme.wrong, pen.smallest)
        elif practice.wrong is not None:
            area = pen.write_lines(practice.wrong, area, pen.theme.wrong, pen.smallest)
        elif shown.slow_line:
            words = still_thinking(shown.slow_line)
            area = pen.write_lines(words, area, pen.theme.wrong, pen.smallest)
        else:
            area = pen.write_lines(_chosen(practice), area, pen.theme.faint, pen.smallest)
        if practice.given.mixed:
            _draw_lines(pen, area, practice, shown.first_row or 0)


def _draw_lines(pen: Pen, area: Rect, practice: PracticeShown, first: int) -> None:
    """Draw the lines as buttons; if not all have room, those from the first one asked for."""
    texts = [without_comment(text) for text in practice.given.mixed]
    others = [number for number in range(len(texts)) if number not in practice.order]
    numbers = [*practice.order, *others]
    least = pen.lettering.line_height(pen.smallest)
    height = max(least, min(2 * pen.size, area.height // len(texts)))
    fit = max(1, area.height // height)
    if fit < len(numbers):
        last_first = len(numbers) - fit
        first = min(first, last_first)
        pen.scrolls = Scrolling(area, first, last_first)
        draw_scrollbar(pen, area, first / len(numbers), fit / len(numbers))
        area = Rect(area.left, area.top, area.width - pen.size // 2, area.height)
    else:
        first = 0
    columns = NUMBER_COLUMNS + max(len(text) for text in texts) + 1
    size = pen.mono_size(columns, area.width, max(pen.smallest, height * 3 // 4))
    # A line that is too long all the same has narrower columns.
    column = min(pen.lettering.mono_width(size), area.width // columns)
    for row, number in enumerate(numbers[first : first + fit]):
        at = row_of(area, height, row).inflate(0, -2)
        ink = _draw_ground(pen, at, number, practice)
        mark = f"{first + row + 1:2}" if number in practice.order else "  "
        top = at.centery - pen.lettering.line_height(size) // 2
        words = Rect(at.left, top, at.width, pen.lettering.line_height(size))
        pen.write_columns(f"{mark} {texts[number]}", words, size, ink, column)


def _draw_ground(pen: Pen, at: Rect, number: int, practice: PracticeShown) -> Colour:
    """Draw the button of a line, red if it cannot stand there; return the colour of its letters."""
    is_chosen = number in practice.order
    ink = pen.button(at, LineToOrder(number), is_on=is_chosen)
    if not is_chosen or practice.order.index(number) + 1 != practice.first_wrong:
        return ink
    ink = pen.theme.wrong
    pen.pill(at, mixed(pen.theme.panel, ink, PALE_RED), ink)
    return ink


def _chosen(practice: PracticeShown) -> str:
    """How many of the lines are chosen."""
    sentence = _("{count} of {wanted} lines chosen; not all lines belong to the rule.")
    return sentence.format(count=len(practice.order), wanted=practice.given.wanted)


PANEL = LinesPanel
