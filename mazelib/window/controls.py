"""The row of controls at the foot of the window, and the two buttons in the header.

    [back] [  play  ] [on]   -  4 steps a second  +   ---o---a---b---   [eyes] [code] [more]
"""

from pygame import Rect, draw

from mazelib.window.keys import PLAYED, Command
from mazelib.window.pen import Pen, pointed_by, without
from mazelib.window.scene import PANELS, Frame
from mazelib.window.theme import Colour

TIMELINE = "timeline"
_LINES = (((-1, -1), (1, -1)), ((-1, 0), (1, 0)), ((-1, 1), (1, 1)))
#: Signs as strokes, from (-2, -1) to (2, 1): of panels by their names, "bars" for all others; of buttons.
ICONS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "eyes": (((-2, 0), (-1, -0.9), (1, -0.9), (2, 0), (1, 0.9), (-1, 0.9), (-2, 0)), ((0, -0.3), (0, 0.3))),
    "code": (((-1, -1), (-2, 0), (-1, 1)), ((1, -1), (2, 0), (1, 1))),
    "memory": (((-1, -0.4), (0.8, -0.4), (0.8, 1), (-1, 1), (-1, -0.4)), ((-0.6, -1), (1.3, -1), (1.3, 0))),
    "text": _LINES, "log": _LINES, "lines": _LINES, "exercises": (((-1, 0), (-0.3, 0.9), (1.2, -1)),),
    "bars": (((-1, 1), (-1, 0)), ((0, 1), (0, -1)), ((1, 1), (1, -0.5))),
    "more": (((-1.3, 0), (-0.9, 0)), ((-0.2, 0), (0.2, 0)), ((0.9, 0), (1.3, 0))),
    "pause": (((-0.6, -1), (-0.6, 1)), ((0.6, -1), (0.6, 1))),
    "-": (((-1, 0), (1, 0)),),
    "+": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
}  # fmt: skip
#: The buttons at the left, and how wide they are, in heights.
SHARES = {
    Command.PRINT: 3, Command.VIEW: 3, Command.CHECK: 2, Command.BACK: 1, Command.PLAY: 2, Command.STEP: 1,
}  # fmt: skip


def draw_controls(pen: Pen, area: Rect, frame: Frame, *, is_small: bool) -> None:
    """Draw the row, from both of its ends; what is free between them belongs to speed and timeline."""
    has, gap, names, least = frame.scene.all_commands, pen.size // 2, list(frame.scene.panels), 6 * pen.size
    row = area.inflate(0, round(2.6 * pen.size) - area.height)
    for command, share in SHARES.items():
        if command in has:
            at = Rect(row.topleft, (round(share * row.height), row.height))
            _draw_button(pen, at, command, is_playing=frame.playing)
            row = without(row, left=at.width + gap)
    if is_small:  # The one that matters most there: the rule, or the lesson's own panel.
        names = ["code"] if "code" in names else names[:1]
    for name in ["more", *reversed(names)]:
        size = 0 if is_small else max(pen.smallest, round(0.75 * pen.size))
        wide = max(row.height, pen.lettering.width(name, size) + gap if size else 0)
        at = Rect(row.right - wide, row.top, wide, row.height)
        _draw_panel_button(pen, at, name, size, is_on=name in frame.shown.panels)
        row.width -= wide + gap
    wide = pen.lettering.width("5000 steps a second", pen.smallest) + 2 * row.height
    if Command.FASTER in has and row.width >= wide + least:  # The timeline goes before the speed.
        _draw_speed(pen, Rect(row.topleft, (wide, row.height)), frame.speed_words)
        row = without(row, left=wide + gap)
    if Command.STEP in has and row.width >= least:
        _draw_timeline(pen, row.inflate(-gap, area.height - row.height), frame)


def _draw_icon(pen: Pen, at: Rect, name: str, reach: float, ink: Colour, thick: int = 0) -> None:
    for stroke in ICONS.get(name, ICONS["bars"]):
        points = [(at.centerx + x * reach, at.centery + y * reach) for x, y in stroke]
        draw.lines(pen.window, ink, False, points, thick or max(2, pen.size // 8))


def _draw_button(pen: Pen, at: Rect, command: Command, *, is_playing: bool) -> None:
    said = "" if command in PLAYED else command.said
    ink = pen.button(at, command, said, is_main=command in (Command.PLAY, Command.PRINT))
    reach = round(at.height * 0.26)
    if command is Command.PLAY and is_playing:
        _draw_icon(pen, at, "pause", reach, ink, max(3, reach // 2))
    elif not said:
        (x, y), tip = at.center, -reach if command is Command.BACK else reach
        draw.polygon(pen.window, ink, [(x + tip, y), (x - 0.8 * tip, y - reach), (x - 0.8 * tip, y + reach)])


def _draw_panel_button(pen: Pen, at: Rect, name: str, size: int, *, is_on: bool) -> None:
    """Draw a button with what a panel is, its word below (``size`` 0: without); three dots for more."""
    ink = pen.button(at, Command.MORE if name == "more" else PANELS[name].command, is_on=is_on)
    line = pen.lettering.line_height(size)
    reach = max(4, min(round((at.height - line) * 0.26), at.width // 6))
    _draw_icon(pen, Rect(at.left, at.top + 2, at.width, at.height - line), name, reach, ink)
    if line:
        pen.write_centred(name, Rect(at.left, at.bottom - line - 1, at.width, line), ink, size)


def _draw_speed(pen: Pen, area: Rect, words: str) -> None:
    """Draw slower, the speed in words, faster."""
    side = area.height
    for command, left in ((Command.SLOWER, area.left), (Command.FASTER, area.right - side)):
        at = Rect(left, area.top, side, side)
        _draw_icon(pen, at, command.key, pen.size // 3, pen.button(at, command))
    pen.write_centred(words, area.inflate(-2 * side, 0))


def _draw_timeline(pen: Pen, area: Rect, frame: Frame) -> None:
    theme, middle, thick = pen.theme, area.centery + pen.size // 3, max(4, pen.size // 4)
    last, radius = max(1, frame.scene.last), round(pen.size * 0.45)
    x = area.width * min(frame.shown.tick, last) // last
    for colour, wide in ((theme.line, area.width), (theme.accent, x)):
        bar = Rect(area.left, middle - thick // 2, wide, thick)
        draw.rect(pen.window, colour, bar, border_radius=thick)
    line, free, before = pen.lettering.line_height(pen.smallest), area.left - pen.size, area.left
    for tick, letter in sorted(frame.scene.marks().items()):
        at, wide = area.left + area.width * tick // last, pen.lettering.width(letter, pen.smallest)
        reach, ink = (pen.size // 2, theme.text) if letter else (pen.size // 5, theme.faint)
        if letter or at >= before + pen.size // 3:  # Junctions that lie close are one mark.
            draw.line(pen.window, ink, (at, middle - reach), (at, middle + reach), 2)
            before = at
        left = min(at - wide // 2, area.right + pen.size - wide)
        if letter and left > free:  # Of two that lie close the first is told.
            pen.write(letter, Rect(left, middle - reach - line, wide, line), size=pen.smallest)
            free = left + wide + 2
    draw.circle(pen.window, theme.accent, (area.left + x, middle), radius)
    draw.circle(pen.window, theme.panel, (area.left + x, middle), radius, 2)
    pen.can_click(area.inflate(pen.size, 0), TIMELINE)
    pen.timeline = area


def draw_next_and_help(pen: Pen, area: Rect) -> int:
    """The next map and help, at the right of the header; returns where they begin."""
    side, gap = area.height - 4, pen.size // 3
    at = Rect(area.right - side, area.top + 2, side, side)
    pen.button(at, Command.HELP, "?")
    at = at.move(-side - gap, 0)
    ink = pen.button(at, Command.NEXT_MAP)
    draw.polygon(pen.window, ink, pointed_by(at.center, side * 0.22, 1))
    return at.left - gap
