"""The two buttons of a workshop: a green one for what comes next, and another one.

The green one checks the rule, and once it has passed, it goes to the next task.
"""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import mixed
from mazelib.window.input.keys import Command
from mazelib.window.shown import PracticeShown

#: The room beside the words of a button, in heights of text.
BESIDE_WORDS = 1.6
#: The height of a button in a strip, in heights of text.
HEIGHT = 2.2


def buttons_of(practice: PracticeShown) -> tuple[Command, Command]:
    """What one does next, and what else one can do: at a task that is passed, go on.

    Once all of them are passed, the next lesson follows, if there is one.
    """
    if practice.is_passed and practice.are_all_passed and practice.leads_on:
        return Command.NEXT_LESSON, Command.CHECK
    if practice.is_passed and not practice.are_all_passed:
        return Command.NEXT_TASK, Command.CHECK
    return Command.CHECK, Command.HINT


def draw_buttons_in_row(pen: Pen, at: Rect, buttons: tuple[Command, Command]) -> None:
    """Draw both beside each other: what one does next takes what is left."""
    first, other = buttons
    wide = _width_of(pen, other.label)
    pen.button(Rect(at.right - wide, at.top, wide, at.height), other, other.label)
    words = first.label
    if first is Command.CHECK:
        words = _("Check my rule  {key}").format(key=Command.CHECK.key)
    left = Rect(at.left, at.top, at.width - wide - pen.size // 2, at.height)
    _draw_first(pen, left, first, words)


def draw_buttons_in_column(pen: Pen, area: Rect, buttons: tuple[Command, Command]) -> Rect:
    """Draw one below the other at the right of an area; return the room beside them."""
    first, other = buttons
    wide = max(_width_of(pen, command.label) for command in (Command.CHECK, *buttons))
    gap = pen.size // 2
    high = min(round(HEIGHT * pen.size), (area.height - 3 * gap) // 2)
    above = Rect(area.right - wide - gap, area.centery - high - gap // 2, wide, high)
    _draw_first(pen, above, first, first.label)
    pen.button(above.move(0, high + gap), other, other.label)
    return Rect(area.left, area.top, above.left - gap - area.left, area.height)


def _width_of(pen: Pen, label: str) -> int:
    """How wide a button is with this label, in pixels."""
    return pen.lettering.width(label, pen.size, Face.BOLD) + round(BESIDE_WORDS * pen.size)


def _draw_first(pen: Pen, at: Rect, what: Command, words: str) -> None:
    ground = pen.theme.good
    if pen.hovered == what:
        ground = mixed(ground, pen.theme.text, 0.3 if pen.pressed else 0.12)
    pen.pill(at, ground)
    pen.can_click(at, what)
    pen.write(words, at.inflate(-pen.size, 0), pen.theme.panel, face=Face.BOLD, anchor="center")
