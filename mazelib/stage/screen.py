"""The screen: one whole frame, drawn; all of it of one and the same moment."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from mazelib.learner.loading import Kind
from mazelib.stage.controls import draw_controls, draw_next_and_help
from mazelib.stage.frame import Frame
from mazelib.stage.keys import Command
from mazelib.stage.layout import COLUMN, SMALL_WIDTH, laid_out, text_size
from mazelib.stage.lettering import Face, Lettering
from mazelib.stage.overlays import draw_first_key, draw_help, draw_menu, draw_problem
from mazelib.stage.panels.code import SIZE, code_columns
from mazelib.stage.panels.panel import Shown, draw_stacked
from mazelib.stage.pen import Drawn, Pen
from mazelib.stage.why_bar import draw_card, draw_why

#: The panels' share of the width at the most: beside a walk, beside a making, and where text is the lesson.
MOST_SHARE = {Kind.WALK: 0.37, Kind.KEYS: 0.285, Kind.MAKE: 0.46, Kind.LOOK: 0.5}
#: How a map is read, for lesson 1.
LEGEND = (
    ("+ - | #", "wall"), ("space", "floor"), ("a b c", "reach them in this order"),
    ("A > V <", "the walker starts here, facing up, right, down, left"),
)  # fmt: skip
MAP = "map"
#: The height of the title, in heights of text.
TITLE = 28 / 22


def draw_frame(frame: Frame, window: pygame.Surface, lettering: Lettering) -> Drawn:
    """Draw it all."""
    text, smallest, is_small = text_size(frame.size)
    pen = Pen(window, frame.theme, lettering, text, smallest, frame.hovered, frame.pressed)
    scene, names = frame.scene, () if frame.scene.is_blank else frame.panels
    shown = replace(
        scene.shown(frame.tick, frame.thinks, frame.phase), ways=frame.ways, pointed=frame.pointed,
        flash=frame.flash, problem=frame.problem, panels=names,
    )  # fmt: skip
    is_look = frame.kind is Kind.LOOK
    layout = laid_out(frame.size, scene.shape, _column(pen, frame, names, shown), in_halves=is_look)
    window.fill(frame.theme.window)
    _draw_header(pen, layout.header, frame)
    if not scene.is_blank:
        scene.draw_map(pen, layout.map, shown)
        pen.can_click(layout.map, MAP)
        _draw_why(pen, layout.why, frame, shown)
        _draw_note(pen, layout.note, scene.note, scene.status(shown))
    timeline = draw_controls(pen, layout.buttons, frame, is_small=is_small)
    if not frame.begun and Command.PLAY in frame.commands and not frame.problem:
        draw_first_key(pen, layout.map)
    if names:
        area = layout.map.unionall([layout.why, layout.panels]) if is_look and frame.filled else layout.panels
        draw_stacked([(name, scene.panels[name]) for name in names], pen, area, shown)
    body = Rect(layout.header.bottomleft, (layout.header.width, layout.buttons.top - layout.header.bottom))
    if frame.problem:
        draw_problem(pen, body if scene.is_blank else layout.map.union(layout.why), frame.problem)
    if frame.overlay is Command.HELP:
        draw_help(pen, body, frame.commands, frame.help_text)
    elif frame.overlay is Command.MORE:
        draw_menu(pen, body, [command for command in frame.commands if command is not Command.MORE])
    return Drawn(pen.written, pen.targets, timeline)


def _column(pen: Pen, frame: Frame, names: Sequence[str], shown: Shown) -> int:
    """How wide the panels want to be: for their code, but within their share of the window."""
    if not names:
        return 0
    most = round(frame.size[0] * MOST_SHARE[frame.kind])
    columns = code_columns(shown.source) if "code" in names else 0
    code = columns * pen.lettering.mono_width(max(pen.smallest, round(pen.size * SIZE))) + 2 * pen.size
    wanted = most if frame.kind is Kind.LOOK else max(code, round(COLUMN * pen.size))
    return min(most, wanted)


def _draw_header(pen: Pen, area: Rect, frame: Frame) -> None:
    """The lesson's number, its title and task (the first sentence, and what follows), the map's name."""
    right, left = draw_next_and_help(pen, area, frame.commands), area.left
    if frame.number:
        disc = Rect(left, area.top, area.height, area.height).inflate(-pen.size // 3, -pen.size // 3)
        pygame.draw.circle(pen.window, pen.theme.accent, disc.center, disc.width // 2)
        pen.write(frame.number, disc, pen.theme.on_accent, disc.height // 2, Face.BOLD, "center")
        left = disc.right + pen.size // 2
    name = frame.scene.name if frame.size[0] < SMALL_WIDTH else f"map: {frame.scene.name}"
    wide = pen.lettering.width(name, pen.size)
    if frame.scene.name and wide < (right - left) // 3:
        right -= wide + pen.size
        pen.write(name, Rect(right, area.top, wide + 4, area.height))
    (title, rest), room = split_task(frame.task), Rect(left, area.top, right - left - pen.size, area.height)
    size = round(pen.size * TITLE)
    wide = pen.lettering.width(title, size, Face.BOLD) + pen.size
    if wide + pen.lettering.width(rest, pen.size) <= room.width:
        pen.write(title, room, size=size, face=Face.BOLD)
        room = Rect(left + wide, area.top, room.width - wide, area.height)
        pen.write(rest, room, pen.theme.faint)
    else:  # In two lines, or where even these have no room for it all, the title alone.
        both = f"{title}\n{rest}"
        has_room = pen.height(both, room.width, pen.smallest, Face.BOLD) <= room.height
        pen.write_lines(both if has_room else title, room, size=size, face=Face.BOLD)


def split_task(task: str) -> tuple[str, str]:
    """The first sentence of a task, its title, and the rest."""
    ends = [task.find(sign) for sign in (". ", "? ", "! ") if sign in task]
    end = min(ends, default=len(task)) + 1
    return task[:end].strip(), task[end:].strip()


def _draw_why(pen: Pen, area: Rect, frame: Frame, shown: Shown) -> None:
    card = frame.scene.card(shown) if frame.phase == 1 or frame.scene.goes_round else None
    if frame.kind is Kind.LOOK:
        _draw_legend(pen, area, frame.path)
    elif card:
        draw_card(pen, area, card)
    else:
        draw_why(pen, area, frame.why)


def _draw_legend(pen: Pen, area: Rect, path: str) -> None:
    """How a map is read, and which file to edit."""
    pen.box(area)
    inner = area.inflate(-pen.size, -pen.size // 2)
    line = min(round(2 * pen.size), inner.height // (len(LEGEND) + 2))
    wide = pen.lettering.mono_width(max(pen.smallest, line * 3 // 4)) * 8
    for number, (signs, meaning) in enumerate(LEGEND):
        at = Rect(inner.left, inner.top + number * line, inner.width, line)
        pen.write(signs, Rect(at.left, at.top, wide, line), size=line * 3 // 4, face=Face.CODE)
        pen.write(meaning, Rect(at.left + wide, at.top, at.width - wide, line), size=line * 3 // 4)
    top = inner.top + len(LEGEND) * line + pen.size // 4
    rest = Rect(inner.left, top, inner.width, inner.bottom - top)
    pen.write_lines(f"Edit this file, and save it: {path}", rest, pen.theme.accent)


def _draw_note(pen: Pen, area: Rect, note: str, status: str) -> None:
    if area.height < pen.smallest:
        return
    wide = pen.lettering.width(status, pen.size)
    pen.write(status, area, pen.theme.faint, anchor="midright")
    room = Rect(area.left, area.top, area.width - wide - 2 * pen.size, area.height)
    said = note
    while said and pen.height(said, room.width, pen.smallest) > room.height:
        # As many sentences as there is room for; help has all of them.
        said = said[: max(said.rfind(end, 0, -1) + 1 for end in ".?!")]
    pen.write_lines(said, room, pen.theme.faint)
