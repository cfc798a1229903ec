"""The cards of the door, each a picture with its number and title below; and the page of keys."""

import pygame
from pygame import Rect, Surface

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.smooth import draw_box
from mazelib.window.drawing.theme import INK

#: What H says: keys, and what each does.
HELP = (
    ("1 ... 9", _("open the lesson with that number")),
    ("1 0, 1 1, 1 2", _("for lessons 10 to 12, type both digits")),
    (_("Click"), _("open the lesson under the mouse")),
    (_("Arrows, Return"), _("point at a lesson, and open it")),
    (_("Page Up, Page Down"), _("turn the page, if there's another")),
    ("D", _("dark or light")),
    ("Esc", _("close this help, or the window")),
)
#: The largest letters of a number, in heights of text.
NUMBER = 22 / 21


def with_round_corners(picture: Surface, size: tuple[int, int], radius: int) -> Surface:
    """The middle of a picture, as large as it can be in a size, with round corners."""
    part = Rect((0, 0), size).fit(picture.get_rect())
    drawn = pygame.transform.smoothscale(picture.subsurface(part), size)
    mask = Surface(size, pygame.SRCALPHA)
    draw_box(mask, (255, 255, 255), mask.get_rect(), radius)
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def draw_number(pen: Pen, frame: Rect, number: int) -> None:
    """Draw the number of a lesson on a disc, at the upper left of its picture."""
    radius = round(0.95 * pen.size)
    disc = Rect(frame.left + 3, frame.top + 3, 2 * radius, 2 * radius)
    pen.disc(disc.center, radius + 2, pen.theme.panel)
    pen.disc(disc.center, radius, pen.theme.accent)
    room = disc.inflate(-radius // 3, 0)
    size = round(NUMBER * pen.size)
    pen.write(str(number), room, pen.theme.on_accent, size, face=Face.BOLD, anchor="center")


def draw_start_here(pen: Pen, frame: Rect) -> None:
    """Draw at the upper right of a picture that the class begins here."""
    words = _("Start here")
    wide = min(frame.width, pen.lettering.width(words, pen.size, Face.BOLD) + pen.size)
    at = Rect(0, 0, wide, round(1.4 * pen.size))
    at.topright = frame.topright
    pen.pill(at, pen.theme.mark)
    pen.write(words, at.inflate(-pen.size // 2, 0), INK, face=Face.BOLD, anchor="center")


def draw_title(pen: Pen, row: Rect, title: str, size: int) -> None:
    """Draw the title of a lesson in one line or two, in the middle of its row."""
    title = pen.shortened(title, row, Face.BOLD)
    high = min(row.height, pen.height(title, row.width, size, Face.BOLD))
    room = Rect(row.left, row.centery - high // 2, row.width, high)
    pen.write_lines(title, room, size=size, face=Face.BOLD)


def draw_help(pen: Pen, area: Rect) -> None:
    """Draw a page with the keys, and how it is closed."""
    pen.card(area)
    inner = area.inflate(-2 * pen.size, -pen.size)
    high = inner.height // (len(HELP) + 1)
    head = row_of(inner, high)
    title = pen.write(_("Keys"), head, None, round(1.5 * pen.size), face=Face.BOLD)
    beside = without(head, left=title.width + pen.size)
    pen.write(_("H closes this page."), beside, pen.theme.faint, anchor="midright")
    left = inner.width * 2 // 5
    size = min(round(1.3 * pen.size), high)
    for number, (keys, meaning) in enumerate(HELP, 1):
        row = row_of(inner, high, number)
        named = Rect(row.left, row.top, left - pen.size, row.height)
        pen.write(keys, named, pen.theme.accent, size, face=Face.BOLD)
        pen.write(meaning, without(row, left=left), size=size)
