"""The screen: one whole frame, drawn; all of it of one and the same moment."""

import re

from pygame import Rect, Surface, draw

from mazelib.window.controls import draw_controls, draw_next_and_help
from mazelib.window.keys import Command
from mazelib.window.layout import COLUMN, SMALL_WIDTH, laid_out, text_size
from mazelib.window.lettering import Face, Lettering
from mazelib.window.overlays import draw_first_key, draw_help, draw_menu, draw_problem
from mazelib.window.panels.code import SIZE, code_columns
from mazelib.window.panels.panel import draw_stacked
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.scene import PANELS, Frame
from mazelib.window.why_bar import draw_card, draw_why

#: How a map is read, for lesson 1.
LEGEND = (
    "+ - | #  wall", "space    floor", "a b c    reach them in this order",
    "A > V <  the walker starts here, else on the first floor",
)  # fmt: skip


def draw_frame(frame: Frame, window: Surface, lettering: Lettering) -> Pen:
    """Draw it all; the pen that is returned has noted what stands where."""
    text, smallest, is_small = text_size(window.get_size())
    pen = Pen(window, frame.theme, lettering, text, smallest, frame.hovered, frame.pressed)
    scene, shown, is_look = frame.scene, frame.shown, frame.scene.in_halves
    layout = laid_out(window.get_size(), scene.shape, _column(pen, frame), in_halves=is_look)
    window.fill(frame.theme.window)
    _draw_header(pen, layout.header, frame)
    if not scene.is_blank:
        scene.draw_map(pen, layout.map, shown)
        if is_look:
            _draw_legend(pen, layout.why, str(scene.lesson.map_path or ""))
        elif frame.card:
            draw_card(pen, layout.why, frame.card)
        else:
            draw_why(pen, layout.why, frame.why)
        _draw_note(pen, layout.note, scene.note, scene.status(shown))
    draw_controls(pen, layout.buttons, frame, is_small=is_small)
    if frame.needs_space and Command.PLAY in frame.scene.all_commands and not shown.problem:
        draw_first_key(pen, layout.map)
    if shown.panels:
        is_large = frame.filled and (is_look or PANELS[frame.filled].fills)
        area = layout.map.unionall([layout.why, layout.panels]) if is_large else layout.panels
        window.fill(frame.theme.window, area)
        draw_stacked([(name, PANELS[name]) for name in shown.panels], pen, area, shown)
    body = Rect(layout.header.bottomleft, (layout.header.width, layout.buttons.top - layout.header.bottom))
    if shown.problem:
        room = body if scene.is_blank else layout.map.union(layout.why)
        draw_problem(pen, room, shown.problem, layout.why.height)
    if frame.overlay is Command.HELP:
        said = f"{scene.lesson.text}\nThe map: {scene.note or scene.name}"
        draw_help(pen, body, frame.scene.all_commands, said)
    elif frame.overlay is Command.MORE:
        draw_menu(pen, body, [command for command in frame.scene.all_commands if command is not Command.MORE])
    return pen


def _column(pen: Pen, frame: Frame) -> int:
    """How wide the panels want to be: for their code, but within their share of the window."""
    shown = frame.shown
    if not shown.panels:
        return 0
    columns = code_columns(shown.source) if "code" in shown.panels else 0
    code = columns * pen.lettering.mono_width(max(pen.smallest, round(pen.size * SIZE))) + 2 * pen.size
    most = round(pen.window.get_width() * frame.scene.panels_share)
    return min(most, max(code, round(COLUMN * pen.size)))


def _draw_header(pen: Pen, area: Rect, frame: Frame) -> None:
    """The lesson's number, its title and task (the first sentence, and what follows), the map's name."""
    right, left = draw_next_and_help(pen, area), area.left
    if number := re.match(r"0*(\d+)", frame.scene.lesson.script.stem):
        disc = Rect(left, area.top, area.height, area.height).inflate(-pen.size // 3, -pen.size // 3)
        draw.circle(pen.window, pen.theme.accent, disc.center, disc.width // 2)
        pen.write(number.group(1), disc, pen.theme.on_accent, disc.height // 2, Face.BOLD, "center")
        left = disc.right + pen.size // 2
    name = frame.scene.name
    name = f"map: {name}" if name and pen.window.get_width() >= SMALL_WIDTH else name
    wide = pen.lettering.width(name, pen.size)
    if name and wide < (right - left) // 3:
        right -= wide + pen.size
        pen.write(name, Rect(right, area.top, wide + 4, area.height))
    room = Rect(left, area.top, right - left - pen.size, area.height)
    title, *more = re.split(r"(?<=[.?!])\s+", frame.scene.lesson.task, maxsplit=1)
    size, rest = pen.lines_to_fit(title, room, round(28 / 22 * pen.size), Face.BOLD), "".join(more)
    high, wide = pen.height(title, room.width, size, Face.BOLD), pen.lettering.width(title, size, Face.BOLD)
    pen.write_lines(title, room.inflate(0, high - room.height), size=size, face=Face.BOLD)
    beside = without(room, left=wide + pen.size)
    if rest and pen.lettering.width(rest, pen.smallest) <= beside.width:  # Else the title stands alone.
        pen.write(rest, beside, pen.theme.faint)


def _draw_legend(pen: Pen, area: Rect, path: str) -> None:
    pen.box(area)
    inner = area.inflate(-pen.size, -pen.size // 2)
    line = max(2, min(2 * pen.size, inner.height // (len(LEGEND) + 2)))
    size = pen.mono_size(max(map(len, LEGEND)), inner.width, line * 3 // 4)
    for number, said in enumerate(LEGEND):
        pen.write_columns(said, row_of(inner, line, number), size, pen.theme.text)
    rest = without(inner, top=len(LEGEND) * line + pen.size // 4)
    pen.write_lines(f"Edit this file, and save it: {path}", rest, pen.theme.accent)


def _draw_note(pen: Pen, area: Rect, note: str, status: str) -> None:
    if area.height < pen.smallest:
        return
    pen.write(status, area, pen.theme.faint, anchor="midright")
    wide = area.width - pen.lettering.width(status, pen.size) - 2 * pen.size
    room = Rect(area.topleft, (wide, area.height))
    pen.write_lines(pen.fitting(note, room), room, pen.theme.faint)  # Help has all of it.
