"""What came of lines that a class has put in order, in words and drawn: right, or not yet."""

from enum import Enum, auto
from typing import NamedTuple

from pygame import Rect

from mazelib.challenges.exercise import NotYet
from mazelib.text.sentences import _, paragraph
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.screen.layout import text_size
from mazelib.window.screen.strip import still_thinking
from mazelib.window.shown import ExercisesShown, PracticeShown


class Known(Enum):
    """What is known of the lines."""

    UNKNOWN = auto()
    WRONG = auto()
    RIGHT = auto()


class LineOutcome(NamedTuple):
    """What came of the lines: a title, ``why`` that is, and what one can do ``next``."""

    known: Known
    title: str
    why: str = ""
    next: str = ""


def outcome_of(shown: ExercisesShown) -> LineOutcome:
    """What came of the lines, once as many are chosen as make the rule."""
    practice = shown.practice
    count = practice.given.wanted
    if practice.lines_walk and practice.is_passed:
        title = _("Your rule is ready: all {count} lines are right.").format(count=count)
        return LineOutcome(Known.RIGHT, title, next=_("Watch it walk."))
    why = _why(practice)
    if practice.first_wrong is not None:
        title = _("Line {number} can't go there.").format(number=practice.first_wrong)
        mend = _("Click it to take it out. Then click the line that belongs there.")
        return LineOutcome(Known.WRONG, title, why, mend)
    if why:
        return LineOutcome(Known.WRONG, _("These lines don't pass yet."), why)
    title = _("You've chosen all {count} lines.").format(count=count)
    if shown.slow_line:
        return LineOutcome(Known.UNKNOWN, title, still_thinking(shown.slow_line))
    return LineOutcome(Known.UNKNOWN, title)


def _why(practice: PracticeShown) -> str:
    """Why the lines make no rule that passes; "" if that is not known."""
    if practice.why or practice.wrong:
        return practice.why or practice.wrong or ""
    result = practice.result
    if isinstance(result, NotYet):
        return result.fault.sentence
    return result.words if result else ""


def draw_outcome(pen: Pen, area: Rect, outcome: LineOutcome) -> None:
    """Draw what came of the lines; why, only where no strip is beside that says it."""
    inks = {Known.WRONG: pen.theme.wrong, Known.RIGHT: pen.theme.good}
    ink = inks.get(outcome.known, pen.theme.text)
    is_sheet = text_size(pen.window.get_size()).is_small
    size = pen.title_size(outcome.title, area, pen.size)
    area = pen.write_lines(outcome.title, area, ink, size, Face.BOLD)
    words = paragraph(outcome.why, outcome.next) if is_sheet else outcome.next
    told = pen.shortened(words, area)
    pen.write_lines(told, area, pen.theme.text, min(pen.size, pen.smallest))
