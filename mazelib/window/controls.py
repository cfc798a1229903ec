"""The row of controls at the foot of the window, and the two buttons in the header.

    [back] [  play  ] [on]   -  4 steps a second  +   ---o---a---b---   [eyes] [code] [more]
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window import icons
from mazelib.window.clicks import Click, PanelButton
from mazelib.window.frame import Frame
from mazelib.window.icons import Icon
from mazelib.window.keys import PLAYED, Command
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, pointed_by, without
from mazelib.window.shown import Shown
from mazelib.window.speeds import SPEEDS, speed_in_words
from mazelib.window.theme import Colour
from mazelib.window.timeline_bar import draw_timeline

#: The buttons at the left, and their widths, as multiples of their height.
BUTTON_WIDTHS = {
    Command.PRINT: 3,
    Command.VIEW: 3,
    Command.CHECK: 2,
    Command.BACK: 1,
    Command.PLAY: 2,
    Command.STEP: 1,
}
#: The main thing to do is drawn in the accent colour.
MAIN = (Command.PLAY, Command.PRINT)
#: The height of the row, and the least width of the timeline, in heights of text.
HEIGHT = 2.6
LEAST_TIMELINE = 6


def draw_controls(pen: Pen, area: Rect, frame: Frame, *, is_small: bool) -> None:
    """Draw the row from both ends; speed and timeline share the space between."""
    row = area.inflate(0, round(HEIGHT * pen.size) - area.height)
    row = _draw_commands(pen, row, frame)
    row = _draw_panel_buttons(pen, row, frame, is_small=is_small)
    gap = pen.size // 2
    least = LEAST_TIMELINE * pen.size
    # As wide as the widest speed, so that the buttons stay where they are.
    widest = max(pen.lettering.width(speed_in_words(speed), pen.smallest) for speed in SPEEDS)
    wide = widest + 2 * row.height
    commands = frame.scene.all_commands
    # Where there is no room for both, the timeline goes before the speed.
    if Command.FASTER in commands and row.width >= wide + least:
        _draw_speed(pen, Rect(row.topleft, (wide, row.height)), frame.speed_words)
        row = without(row, left=wide + gap)
    if Command.STEP in commands and row.width >= least:
        draw_timeline(pen, row.inflate(-gap, area.height - row.height), frame)


def _draw_commands(pen: Pen, row: Rect, frame: Frame) -> Rect:
    """Draw the buttons at the left, and return the rest of the row."""
    for command, width in BUTTON_WIDTHS.items():
        if command in frame.scene.all_commands:
            at = Rect(row.topleft, (round(width * row.height), row.height))
            _draw_button(pen, at, command, is_playing=frame.playing)
            row = without(row, left=at.width + pen.size // 2)
    return row


def _draw_panel_buttons(pen: Pen, row: Rect, frame: Frame, *, is_small: bool) -> Rect:
    """Draw the menu button and the panel buttons from the right; return the rest of the row."""
    panels = [frame.scene.panels[name] for name in frame.scene.panels_with_button]
    size = max(pen.smallest, round(0.75 * pen.size))
    if is_small:
        panels = _most_important(panels)
        size = 0
    row = _draw_at_right(pen, row, _Button(_("more"), icons.MORE, Command.MORE, is_on=False), size)
    for panel in reversed(panels):
        is_on = panel in frame.panels
        button = _Button(panel.label, panel.icon, PanelButton(panel.name), is_on=is_on)
        row = _draw_at_right(pen, row, button, size)
    return row


def _most_important(panels: Sequence[Panel[Shown]]) -> list[Panel[Shown]]:
    """The one panel that matters most: the rule, or else the first."""
    for panel in panels:
        if panel.matters_most:
            return [panel]
    return list(panels[:1])


class _Button(NamedTuple):
    """A button with an icon and a word below it."""

    word: str
    icon: Icon
    what: Click
    is_on: bool


def _draw_at_right(pen: Pen, row: Rect, button: _Button, size: int) -> Rect:
    """Draw a button with its word in this size (0: no word), and return the rest of the row."""
    gap = pen.size // 2
    wide = row.height
    if size:
        wide = max(wide, pen.lettering.width(button.word, size) + gap)
    at = Rect(row.right - wide, row.top, wide, row.height)
    ink = pen.button(at, button.what, is_on=button.is_on)
    line = pen.lettering.line_height(size)
    reach = max(4, min(round((at.height - line) * 0.26), at.width // 6))
    _draw_icon(pen, Rect(at.left, at.top + 2, at.width, at.height - line), button.icon, reach, ink)
    if size:
        below = Rect(at.left, at.bottom - line - 1, at.width, line)
        pen.write_centred(button.word, below, ink, size)
    return Rect(row.left, row.top, row.width - wide - gap, row.height)


def _draw_icon(
    pen: Pen, at: Rect, icon: Icon, reach: float, ink: Colour, thick: int = 0
) -> None:
    for stroke in icon:
        points = [(at.centerx + x * reach, at.centery + y * reach) for x, y in stroke]
        draw.lines(pen.window, ink, False, points, thick or max(2, pen.size // 8))


def _draw_button(pen: Pen, at: Rect, command: Command, *, is_playing: bool) -> None:
    """Draw the button of a command: a sign for those that play, a label for all others."""
    label = "" if command in PLAYED else command.label
    ink = pen.button(at, command, label, is_main=command in MAIN)
    reach = round(at.height * 0.26)
    if command is Command.PLAY and is_playing:
        _draw_icon(pen, at, icons.PAUSE, reach, ink, max(3, reach // 2))
    elif not label:
        x, y = at.center
        tip = -reach if command is Command.BACK else reach
        corners = [(x + tip, y), (x - 0.8 * tip, y - reach), (x - 0.8 * tip, y + reach)]
        draw.polygon(pen.window, ink, corners)


def _draw_speed(pen: Pen, area: Rect, words: str) -> None:
    """Draw slower, the speed in words, faster."""
    side = area.height
    slower = Rect(area.left, area.top, side, side)
    faster = Rect(area.right - side, area.top, side, side)
    _draw_icon(pen, slower, icons.MINUS, pen.size // 3, pen.button(slower, Command.SLOWER))
    _draw_icon(pen, faster, icons.PLUS, pen.size // 3, pen.button(faster, Command.FASTER))
    pen.write_centred(words, area.inflate(-2 * side, 0))


def draw_next_and_help(pen: Pen, area: Rect) -> int:
    """Draw the next map and help at the right of the header; return their left edge."""
    side = area.height - 4
    gap = pen.size // 3
    at = Rect(area.right - side, area.top + 2, side, side)
    pen.button(at, Command.HELP, "?")
    at = at.move(-side - gap, 0)
    ink = pen.button(at, Command.NEXT_MAP)
    draw.polygon(pen.window, ink, pointed_by(at.center, side * 0.22, 1))
    return at.left - gap
