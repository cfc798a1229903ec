"""The header: the lesson's number and title at the left; the map between two arrows, and help.

    (4)  Keep your right hand on the wall.                      [ <  first  > ]  [ ? ]
"""

import re

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.input.keys import Command
from mazelib.window.stage.frame import Frame

#: Heights in heights of text: of buttons, of the title.
BUTTON = 44 / 21
TITLE = 30 / 21
#: The width of the map's name with its arrows, in heights of text.
MAP_NAME = 222 / 21
#: The dot that says that it is filmed: its width, in heights of text.
FILMING = 0.6
#: The width of an arrow beside the name, in heights of the button.
ARROW = 0.72


def draw_header(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the header of a frame."""
    left = draw_number(pen, area, frame.scene.lesson.script.stem)
    right = _draw_help(pen, area)
    task = frame.scene.lesson.task
    between = Rect(left, area.top, right - left, area.height)
    name = frame.scene.name if _leaves_room(pen, between, task) else ""
    words = frame.scene.words_of_next
    if name and words:
        right = _draw_next(pen, between, words)
    else:
        right = _draw_map_name(pen, between, name)
    if frame.is_filming:
        _draw_filming(pen, right, area.centery)
    room = Rect(left, area.top, max(1, right - left - pen.size // 2), area.height)
    draw_title(pen, room, task)


def _draw_filming(pen: Pen, right: int, middle: int) -> None:
    """Draw the red dot of a film in the gap between the title and the map's name."""
    pen.disc((right - pen.size // 8, middle), round(FILMING * pen.size / 2), pen.theme.wrong)


def draw_number(pen: Pen, area: Rect, script: str) -> int:
    """Draw the number of the lesson, if its file has one; return where the rest begins."""
    number = re.match(r"0*(\d+)", script)
    if not number:
        return area.left
    side = min(area.height - 4, round(48 / 21 * pen.size))
    disc = Rect(area.left + pen.size // 5, area.centery - side // 2, side, side)
    pen.disc(disc.center, side // 2, pen.theme.accent)
    ink = pen.theme.on_accent
    size = max(pen.least, side // 2)
    pen.write(number.group(1), disc, ink, size, face=Face.BOLD, anchor="center")
    return disc.right + pen.size * 2 // 3


def _draw_help(pen: Pen, area: Rect) -> int:
    """Draw the help button at the right; return where the room before it ends."""
    side = min(area.height - 4, round(BUTTON * pen.size))
    at = Rect(area.right - side, area.centery - side // 2, side, side)
    pen.button(at, Command.HELP)
    pen.write("?", at, size=round(1.15 * pen.size), face=Face.BOLD, anchor="center")
    return at.left - pen.size // 2


def _leaves_room(pen: Pen, area: Rect, task: str) -> bool:
    """Whether the whole title has room beside the map's name."""
    width = max(1, area.width - round(MAP_NAME * pen.size) - pen.size)
    return pen.height(task, width, pen.smallest, Face.BOLD) <= area.height


def _draw_next(pen: Pen, area: Rect, words: str) -> int:
    """Draw one button that leads to the next map; return where the room before it ends."""
    high = min(area.height - 4, round(BUTTON * pen.size))
    label = Command.NEXT_MAP.with_key(words)
    wide = pen.lettering.width(label, pen.size, Face.BOLD) + round(1.6 * pen.size)
    at = Rect(area.right - wide, area.centery - high // 2, wide, high)
    pen.button(at, Command.NEXT_MAP, label)
    return at.left - pen.size // 2


def _draw_map_name(pen: Pen, area: Rect, name: str) -> int:
    """Draw the map's name between two arrows; return where the room before it ends.

    Where there is no room for the name, one arrow leads to the next map.
    """
    high = min(area.height - 4, round(BUTTON * pen.size))
    wide = round(MAP_NAME * pen.size)
    has_name = bool(name) and wide <= area.width // 2
    if not has_name:
        wide = high
    at = Rect(area.right - wide, area.centery - high // 2, wide, high)
    pen.pill(at, pen.theme.panel)
    arrow = high
    if has_name:
        arrow = round(ARROW * high)
    after = Rect(at.right - arrow, at.top, arrow, high)
    _draw_arrow(pen, after, Command.NEXT_MAP, "›")
    if has_name:
        _draw_arrow(pen, Rect(at.left, at.top, arrow, high), Command.MAP_BEFORE, "‹")
        room = at.inflate(-2 * arrow, 0)
        pen.write_centred(pen.cut_to_fit(name, room.width), room)
    return at.left - pen.size // 2


def _draw_arrow(pen: Pen, at: Rect, command: Command, sign: str) -> None:
    ink = pen.theme.accent if pen.hovered == command else pen.theme.text
    pen.write(sign, at.move(0, -pen.size // 12), ink, round(1.4 * pen.size), anchor="center")
    pen.can_click(at, command)


def draw_title(pen: Pen, room: Rect, task: str) -> None:
    """Draw the lesson's title in one line, or in two where it is long; help has all of it."""
    if room.height > 3 * pen.size:
        room = room.inflate(0, -pen.size // 5)
    task = pen.shortened(task, room, Face.BOLD)
    size = pen.title_size(task, room, round(TITLE * pen.size))
    high = pen.height(task, room.width, size, Face.BOLD)
    top = room.centery - high // 2
    pen.write_lines(task, Rect(room.left, top, room.width, high), size=size, face=Face.BOLD)
