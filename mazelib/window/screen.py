"""The screen: draws one whole frame, all of it of the same moment."""

import re

from pygame import Rect, Surface, draw

from mazelib.text.sentences import _
from mazelib.window.controls import draw_controls, draw_next_and_help
from mazelib.window.frame import Frame
from mazelib.window.keys import Command
from mazelib.window.layout import SMALL_WIDTH, Layout, PanelColumn, laid_out, text_size
from mazelib.window.lettering import Face, Lettering
from mazelib.window.overlays import draw_first_key, draw_help, draw_menu, draw_problem, help_blocks
from mazelib.window.panel import draw_stacked, stacked_height
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.why_bar import draw_card, draw_why

#: The signs of a map, for lesson 1.
LEGEND = (
    _("+ - | #  wall"),
    _("space    floor"),
    _("a b c    reach them in this order"),
    _("A > V <  the walker starts here, facing this way"),
)
#: The largest height of titles, in heights of text.
TITLE = 28 / 22


def draw_frame(frame: Frame, window: Surface, lettering: Lettering) -> Pen:
    """Draw everything, and return the pen, which has noted what stands where."""
    size = text_size(window.get_size())
    pen = Pen(
        window, frame.theme, lettering, size.usual, size.smallest, frame.hovered, frame.pressed
    )
    scene = frame.scene
    layout = laid_out(
        window.get_size(),
        scene.shape,
        _column(pen, frame),
        in_halves=scene.features.has_text_beside,
    )
    window.fill(frame.theme.window)
    _draw_header(pen, layout.header, frame)
    if not scene.features.is_blank:
        _draw_scene(pen, layout, frame)
    draw_controls(pen, layout.buttons, frame, is_small=size.is_small)
    if frame.needs_space and Command.PLAY in scene.all_commands and not frame.shown.problem:
        draw_first_key(pen, layout.map)
    if frame.panels:
        _draw_panels(pen, layout, frame)
    _draw_overlays(pen, layout, frame)
    return pen


def _draw_scene(pen: Pen, layout: Layout, frame: Frame) -> None:
    """Draw the map, the bar with the reason or the end, and the line below."""
    scene = frame.scene
    scene.draw_map(pen, layout.map, frame.shown)
    if scene.features.has_text_beside:
        _draw_legend(pen, layout.why, scene.edited_file)
    elif frame.card:
        draw_card(pen, layout.why, frame.card)
    else:
        draw_why(pen, layout.why, frame.why)
    _draw_note(pen, layout.note, scene.note, scene.status(frame.shown))


def _draw_panels(pen: Pen, layout: Layout, frame: Frame) -> None:
    """Draw the open panels at the side; one that fills the window, over map and why bar."""
    scene = frame.scene
    area = layout.panels
    if frame.filled and (scene.features.has_text_beside or scene.panels[frame.filled].fills):
        area = layout.map.unionall([layout.why, layout.panels])
    pen.window.fill(frame.theme.window, area)
    draw_stacked(frame.panels, pen, area, frame.shown)


def _draw_overlays(pen: Pen, layout: Layout, frame: Frame) -> None:
    """Draw the problem, if there is one, and the page that is open on top."""
    scene = frame.scene
    header = layout.header
    height = layout.buttons.top - header.bottom
    body = Rect(header.left, header.bottom, header.width, height)
    if frame.shown.problem:
        room = body if scene.features.is_blank else layout.map.union(layout.why)
        draw_problem(pen, room, frame.shown.problem, layout.why.height)
    if frame.overlay is Command.HELP:
        blocks = help_blocks(scene.lesson.text, scene.note or scene.name)
        draw_help(pen, body, scene.all_commands, blocks)
    elif frame.overlay is Command.MORE:
        others = [action for action in scene.all_commands if action is not Command.MORE]
        draw_menu(pen, body, others)


def _column(pen: Pen, frame: Frame) -> PanelColumn:
    """How wide the panels want to be, within their share of the window, and how high."""
    wanted = max((panel.wanted_width(pen, frame.shown) for panel in frame.panels), default=0)
    most = round(pen.window.get_width() * frame.scene.features.panels_share)
    width = min(most, wanted)
    return PanelColumn(width, stacked_height(frame.panels, pen, width, frame.shown))


def _draw_header(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the lesson's number, its title and task, the map's name, and two buttons."""
    right = draw_next_and_help(pen, area)
    left = _draw_number(pen, area, frame.scene.lesson.script.stem)
    right = _draw_name(pen, Rect(left, area.top, right - left, area.height), frame.scene.name)
    room = Rect(left, area.top, right - left - pen.size, area.height)
    _draw_task(pen, room, frame.scene.lesson.task)


def _draw_number(pen: Pen, area: Rect, script: str) -> int:
    """Draw the number of the lesson, if its file has one; return where the rest begins."""
    number = re.match(r"0*(\d+)", script)
    if not number:
        return area.left
    square = Rect(area.left, area.top, area.height, area.height)
    disc = square.inflate(-pen.size // 3, -pen.size // 3)
    draw.circle(pen.window, pen.theme.accent, disc.center, disc.width // 2)
    ink = pen.theme.on_accent
    pen.write(number.group(1), disc, ink, disc.height // 2, face=Face.BOLD, anchor="center")
    return disc.right + pen.size // 2


def _draw_name(pen: Pen, area: Rect, name: str) -> int:
    """Draw the map's name at the right, if there is room; return where the room before it ends."""
    if name and pen.window.get_width() >= SMALL_WIDTH:
        name = _("map: {name}").format(name=name)
    wide = pen.lettering.width(name, pen.size)
    if not name or wide >= area.width // 3:
        return area.right
    left = area.right - wide - pen.size
    pen.write(name, Rect(left, area.top, wide + 4, area.height))
    return left


def _draw_task(pen: Pen, room: Rect, task: str) -> None:
    """Draw the first sentence as the title; the rest beside it, if there is room."""
    title, *more = re.split(r"(?<=[.?!])\s+", task, maxsplit=1)
    size = pen.lines_to_fit(title, room, round(TITLE * pen.size), Face.BOLD)
    high = pen.height(title, room.width, size, Face.BOLD)
    wide = pen.lettering.width(title, size, Face.BOLD)
    pen.write_lines(title, room.inflate(0, high - room.height), size=size, face=Face.BOLD)
    beside = without(room, left=wide + pen.size)
    rest = "".join(more)
    if rest and pen.lettering.width(rest, pen.smallest) <= beside.width:
        pen.write(rest, beside, pen.theme.faint)


def _draw_legend(pen: Pen, area: Rect, path: str) -> None:
    pen.box(area)
    inner = area.inflate(-pen.size, -pen.size // 2)
    line = max(2, min(2 * pen.size, inner.height // (len(LEGEND) + 2)))
    widest = max(len(row) for row in LEGEND)
    size = pen.mono_size(widest, inner.width, line * 3 // 4)
    for number, row in enumerate(LEGEND):
        pen.write_columns(row, row_of(inner, line, number), size, pen.theme.text)
    rest = without(inner, top=len(LEGEND) * line + pen.size // 4)
    words = _("Edit this file, and save it: {path}").format(path=path)
    pen.write_lines(words, rest, pen.theme.accent)


def _draw_note(pen: Pen, area: Rect, note: str, status: str) -> None:
    """Draw the status at the right, and as much of the note as fits (help has all of it)."""
    if area.height < pen.smallest:
        return
    pen.write(status, area, pen.theme.faint, anchor="midright")
    wide = area.width - pen.lettering.width(status, pen.size) - 2 * pen.size
    room = Rect(area.left, area.top, wide, area.height)
    pen.write_lines(pen.fitting(note, room), room, pen.theme.faint)
