"""What stands over a rule: its file, when it was saved, and what is wrong with it, if anything."""

from pygame import Rect

from mazelib.text.sentences import _, ngettext
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, without
from mazelib.window.shown import Shown


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
    slip = shown.source.ways_to_tell_slip()
    if slip and not problem:
        fitting = [each for each in slip if pen.cut_to_fit(each, at.width) == each]
        words = fitting[0] if fitting else pen.cut_to_fit(slip[-1], at.width)
        pen.write(words, at, pen.theme.wrong, pen.smallest)
        return
    written = pen.write(name, at, pen.theme.faint, pen.smallest)
    if shown.saved_seconds is not None and not problem:
        room = without(at, left=written.width + pen.size)
        words = _saved_ago(shown.saved_seconds)
        pen.write(pen.cut_to_fit(words, room.width), room, pen.theme.good, pen.smallest)


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
