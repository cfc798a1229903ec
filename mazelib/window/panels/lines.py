"""The panel of lines to put in order, by clicks, until they are a rule."""

from pygame import Rect

from mazelib.challenges.exercises import EXERCISES
from mazelib.learner.script.source import without_comment
from mazelib.text.sentences import _
from mazelib.window.clicks import LineToOrder
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.strip import still_thinking

#: Columns before a line, for its number in the order.
NUMBER_COLUMNS = 3


class LinesPanel(Panel[ExercisesShown]):
    """The lines of the exercise, each a button: the chosen ones in order, then the others."""

    title = _("Lines to put in order")
    word = _("Lines")
    key = "L"
    meaning = _("put the lines of a rule in order")
    order_in_help = 5

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the task, or what is wrong or takes long, and the lines."""
        practice = shown.practice
        if practice.wrong is not None:
            area = pen.write_lines(practice.wrong, area, pen.theme.wrong)
        elif shown.slow_line:
            area = pen.write_lines(still_thinking(shown.slow_line), area, pen.theme.wrong)
        else:
            area = pen.write_lines(_task(practice), area, pen.theme.faint)
        texts = [without_comment(text) for text in practice.given.mixed]
        height = min(2 * pen.size, area.height // max(1, len(texts)))
        columns = NUMBER_COLUMNS + max((len(text) for text in texts), default=0)
        size = pen.mono_size(columns, area.width, max(pen.smallest, height * 3 // 4))
        others = [number for number in range(len(texts)) if number not in practice.order]
        for row, number in enumerate([*practice.order, *others]):
            at = row_of(area, height, row).inflate(0, -2)
            is_chosen = number in practice.order
            ink = pen.button(at, LineToOrder(number), is_on=is_chosen)
            mark = f"{row + 1:2}" if is_chosen else "  "
            pen.write_columns(f"{mark} {texts[number]}", at, size, ink)


def _task(practice: PracticeShown) -> str:
    """The task, and how many of its lines are chosen."""
    sentence = _(
        "{task} You have chosen {count} of {wanted} lines, and not all lines belong to the rule. "
        "Click a line again to take it out."
    )
    return sentence.format(
        task=EXERCISES[practice.number].task,
        count=len(practice.order),
        wanted=practice.given.wanted,
    )


PANEL = LinesPanel
