"""The row of controls at the foot of the window, and the two buttons in the header.

    [back] [  play  ] [on]   -  4 steps a second  +   ---o---a---b---   [eyes] [code] [more]
"""

from collections.abc import Collection

from pygame import Rect, draw

from mazelib.stage.keys import Command
from mazelib.stage.pen import Pen, pointed_by
from mazelib.stage.scene import PANELS, Frame
from mazelib.stage.theme import Colour

TIMELINE = "timeline"
_LINES = (((-1, -1), (1, -1)), ((-1, 0), (1, 0)), ((-1, 1), (1, 1)))
#: Signs as strokes, from (-2, -1) to (2, 1): of panels by their names, "bars" for all others; of buttons.
ICONS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "eyes": (((-2, 0), (-1, -0.9), (1, -0.9), (2, 0), (1, 0.9), (-1, 0.9), (-2, 0)), ((0, -0.3), (0, 0.3))),
    "code": (((-1, -1), (-2, 0), (-1, 1)), ((1, -1), (2, 0), (1, 1))),
    "memory": (((-1, -0.4), (0.8, -0.4), (0.8, 1), (-1, 1), (-1, -0.4)), ((-0.6, -1), (1.3, -1), (1.3, 0))),
    "text": _LINES, "log": _LINES, "lines": _LINES, "exercises": (((-1, 0), (-0.3, 0.9), (1.2, -1)),),
    "bars": (((-1, 1), (-1, 0)), ((0, 1), (0, -1)), ((1, 1), (1, -0.5))),
    "more": (((-1.1, 0), (-0.9, 0)), ((-0.1, 0), (0.1, 0)), ((0.9, 0), (1.1, 0))),
    "pause": (((-0.6, -1), (-0.6, 1)), ((0.6, -1), (0.6, 1))),
    "-": (((-1, 0), (1, 0)),),
    "+": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
}  # fmt: skip


def draw_controls(pen: Pen, area: Rect, frame: Frame, *, is_small: bool) -> None:
    """Draw the row."""
    has, side, gap, least = frame.commands, round(2.6 * pen.size), pen.size // 2, 7 * pen.size
    left, right, middle = area.left, area.right, area.centery
    for command in (Command.PRINT, Command.VIEW, Command.CHECK):
        if command in has:
            at = Rect(left, middle - side // 2, (5 if command is Command.CHECK else 8) * pen.size, side)
            pen.button(at, command, command.said, is_main=command is Command.PRINT)
            left = at.right + gap
    for command, wide, tall in ((Command.BACK, 1, 1.0), (Command.PLAY, 2, 1.1), (Command.STEP, 1, 1.0)):
        if command in has:
            at = Rect(left, middle - round(tall * side) // 2, wide * side, round(tall * side))
            _draw_player_button(pen, at, command, is_playing=frame.playing)
            left = at.right + gap
    names = list(frame.available)
    if is_small:  # The one that matters most there: the rule, or the lesson's own panel.
        names = ["code"] if "code" in names else names[:1]
    size = max(pen.smallest, round(0.75 * pen.size))
    for name in ["more", *reversed(names)]:
        has_word = name != "more" and not is_small
        wide = max(side, pen.lettering.width(name, size) + gap) if has_word else side
        at = Rect(right - wide, middle - side // 2, wide, side)
        _draw_panel_button(pen, at, name, size if has_word else 0, is_on=name in frame.shown.panels)
        right = at.left - gap
    if Command.FASTER in has:
        high = side * 3 // 4 if is_small else side
        room = right - left - least * (Command.STEP in has)  # The timeline goes before the speed.
        left = _draw_speed(pen, Rect(left, middle - high // 2, room, high), frame.speed_words)
    timeline = Rect(left + gap, area.top, right - left - 2 * gap, area.height)
    if Command.STEP in has and timeline.width >= least - 2 * gap:
        _draw_timeline(pen, timeline, frame)


def _draw_icon(pen: Pen, centre: tuple[int, int], name: str, reach: float, thick: int, ink: Colour) -> None:
    for stroke in ICONS.get(name, ICONS["bars"]):
        points = [(centre[0] + x * reach, centre[1] + y * reach) for x, y in stroke]
        draw.lines(pen.window, ink, False, points, thick)


def _draw_player_button(pen: Pen, at: Rect, command: Command, *, is_playing: bool) -> None:
    ink, reach = pen.button(at, command, is_main=command is Command.PLAY), at.height * 0.26
    if command is Command.PLAY and is_playing:
        _draw_icon(pen, at.center, "pause", reach, max(3, round(reach * 0.6)), ink)
        return
    (x, y), tip = at.center, reach if command is not Command.BACK else -reach
    back = x - tip * 0.8
    draw.polygon(pen.window, ink, [(x + tip, y), (back, y - reach), (back, y + reach)])


def _draw_panel_button(pen: Pen, at: Rect, name: str, size: int, *, is_on: bool) -> None:
    """Draw a button with what a panel is, its word below (``size`` 0: without); three dots for more."""
    command = Command.MORE if name == "more" else PANELS[name].command
    ink = pen.button(at, command, is_on=is_on)
    line = pen.lettering.line_height(size)
    reach = max(4, min(round((at.height - line) * 0.26), at.width // 6))
    thick = max(4, pen.size // 4) if name == "more" else max(2, pen.size // 8)
    _draw_icon(pen, (at.centerx, at.top + (at.height - line) // 2 + 2), name, reach, thick, ink)
    if line:
        pen.write_centred(name, Rect(at.left, at.bottom - line - 1, at.width, line), ink, size)


def _draw_speed(pen: Pen, area: Rect, words: str) -> int:
    """Slower, the speed in words, faster; returns where they end. Nothing where there is no room for them."""
    wide, side = pen.lettering.width("5000 steps a second", pen.smallest), area.height
    if wide > area.width - 2 * side:
        return area.left
    for command, left in ((Command.SLOWER, area.left), (Command.FASTER, area.left + side + wide)):
        at = Rect(left, area.top, side, side)
        ink = pen.button(at, command)
        _draw_icon(pen, at.center, command.key, pen.size // 3, max(2, pen.size // 7), ink)
    pen.write_centred(words, Rect(area.left + side, area.top, wide, side))
    return area.left + 2 * side + wide


def _draw_timeline(pen: Pen, area: Rect, frame: Frame) -> None:
    theme, middle, thick = pen.theme, area.centery + pen.size // 3, max(4, pen.size // 4)
    last = max(1, frame.scene.last)
    x = area.width * min(frame.shown.tick, last) // last
    for colour, wide in ((theme.line, area.width), (theme.accent, x)):
        bar = Rect(area.left, middle - thick // 2, wide, thick)
        draw.rect(pen.window, colour, bar, border_radius=thick)
    line, free = pen.lettering.line_height(pen.smallest), area.left - pen.size
    for tick, letter in sorted(frame.scene.marks().items()):
        at, wide = area.left + area.width * tick // last, pen.lettering.width(letter, pen.smallest)
        reach, ink = (pen.size // 2, theme.text) if letter else (pen.size // 5, theme.faint)
        draw.line(pen.window, ink, (at, middle - reach), (at, middle + reach), 2)
        left = min(at - wide // 2, area.right + pen.size - wide)
        if letter and left > free:  # Of two that lie close the first is told.
            pen.write(letter, Rect(left, middle - reach - line, wide, line), size=pen.smallest)
            free = left + wide + 2
    draw.circle(pen.window, theme.accent, (area.left + x, middle), round(pen.size * 0.45))
    draw.circle(pen.window, theme.panel, (area.left + x, middle), round(pen.size * 0.45), 2)
    pen.can_click(area.inflate(pen.size, 0), TIMELINE)
    pen.timeline = area


def draw_next_and_help(pen: Pen, area: Rect, commands: Collection[Command]) -> int:
    """The next map and help, at the right of the header; returns where they begin."""
    side, right = area.height - 4, area.right
    for command in (Command.HELP, Command.NEXT_MAP):
        if command in commands:
            at = Rect(right - side, area.centery - side // 2, side, side)
            ink = pen.button(at, command, "?" if command is Command.HELP else "")
            if command is Command.NEXT_MAP:
                draw.polygon(pen.window, ink, pointed_by(at.center, side * 0.22, 1))
            right = at.left - pen.size // 3
    return right
