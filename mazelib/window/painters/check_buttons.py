"""The two buttons of a workshop: a green one that checks the rule, and one for a hint."""

from pygame import Rect

from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen
from mazelib.window.theme import mixed

#: The room beside the words of a button, in heights of text.
BESIDE_WORDS = 1.6
#: The height of a button in a strip, in heights of text.
HEIGHT = 2.2


def draw_buttons_in_row(pen: Pen, at: Rect, check: str) -> None:
    """Draw both beside each other: the one that checks, with these words, takes what is left."""
    wide = _width_of(pen, Command.HINT.label)
    hint = Rect(at.right - wide, at.top, wide, at.height)
    pen.button(hint, Command.HINT, Command.HINT.label)
    _draw_check(pen, Rect(at.left, at.top, at.width - wide - pen.size // 2, at.height), check)


def draw_buttons_in_column(pen: Pen, area: Rect) -> Rect:
    """Draw one below the other at the right of an area; return the room beside them."""
    wide = max(_width_of(pen, command.label) for command in (Command.CHECK, Command.HINT))
    gap = pen.size // 2
    high = min(round(HEIGHT * pen.size), (area.height - 3 * gap) // 2)
    check = Rect(area.right - wide - gap, area.centery - high - gap // 2, wide, high)
    _draw_check(pen, check, Command.CHECK.label)
    pen.button(check.move(0, high + gap), Command.HINT, Command.HINT.label)
    return Rect(area.left, area.top, check.left - area.left, area.height)


def _width_of(pen: Pen, label: str) -> int:
    """How wide a button is with this label, in pixels."""
    return pen.lettering.width(label, pen.size, Face.BOLD) + round(BESIDE_WORDS * pen.size)


def _draw_check(pen: Pen, at: Rect, words: str) -> None:
    ground = pen.theme.good
    if pen.hovered == Command.CHECK:
        ground = mixed(ground, pen.theme.text, 0.3 if pen.pressed else 0.12)
    pen.pill(at, ground)
    pen.can_click(at, Command.CHECK)
    pen.write(words, at.inflate(-pen.size, 0), pen.theme.panel, face=Face.BOLD, anchor="center")
