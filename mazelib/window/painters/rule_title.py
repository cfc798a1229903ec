"""What stands over a rule: its file, when it was saved, and what is wrong with it, if anything."""

from pygame import Rect

from mazelib.text.sentences import _, ngettext
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.shown import Shown, WalkShown

#: How much of the place of a rule what is wrong in it may take.
MOST_OF_SLIP = 0.45


def draw_rule_title(pen: Pen, at: Rect, shown: Shown, name: str) -> None:
    """Draw the name of the file, and what is known of how it was saved."""
    if shown.line_question:
        words = shown.line_question
        size = pen.size_to_fit(words, at.width, pen.smallest)
        pen.write(words, at, pen.theme.accent, size, face=Face.BOLD)
        return
    problem = shown.problem
    if problem and problem.saved and problem.line:
        words = _before_mistake(pen, problem.line, at.width)
        pen.write(words, at, pen.theme.wrong, pen.smallest)
        return
    slip = shown.source.slip_in_words
    if slip and not problem:
        words = slip
        if not _has_room(pen, slip, at.width):
            words = _("Look at line {line}.").format(line=shown.source.slips[0].line)
        pen.write(words, at, pen.theme.wrong, pen.smallest)
        return
    written = pen.write(name, at, pen.theme.faint, pen.smallest)
    if shown.saved_seconds is not None and not problem:
        room = without(at, left=written.width + pen.size)
        words = _saved_ago(shown.saved_seconds)
        pen.write(pen.cut_to_fit(words, room.width), room, pen.theme.good, pen.smallest)


def above_slip(pen: Pen, area: Rect, shown: Shown) -> Rect:
    """Draw below a rule the whole of its first slip, if the title has no room for it.

    Return the room above.
    """
    slip = shown.source.slip_in_words
    is_filmed = isinstance(shown, WalkShown) and shown.is_filmed
    indent = pen.size // 3
    if not slip or shown.problem or is_filmed or _has_room(pen, slip, area.width - indent):
        return area
    room = Rect(area.left + indent, 0, area.width - 2 * indent, round(area.height * MOST_OF_SLIP))
    size = pen.lines_to_fit(slip, room, pen.size)
    high = min(pen.height(slip, room.width, size), room.height)
    room.height = high
    room.bottom = area.bottom
    pen.write_lines(pen.shortened(slip, room), room, pen.theme.wrong, size)
    return Rect(area.left, area.top, area.width, area.height - high - indent)


def _has_room(pen: Pen, words: str, width: int) -> bool:
    """Whether words have room in a title of this width."""
    return pen.lettering.width(words, pen.smallest) <= width


def _before_mistake(pen: Pen, line: int, width: int) -> str:
    """The words over a file in which there is a mistake."""
    for words in (
        _("Line {line} has a mistake. The old rule still runs."),
        _("Mistake in line {line}: the old rule runs"),
    ):
        told = words.format(line=line)
        if pen.lettering.width(told, pen.smallest) <= width:
            break
    return told


def _saved_ago(seconds: int) -> str:
    """When a file was saved, in words."""
    if not seconds:
        return _("saved just now")
    words = ngettext("saved {seconds} second ago", "saved {seconds} seconds ago", seconds)
    return words.format(seconds=seconds)
