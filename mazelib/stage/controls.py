"""The row of controls at the foot of the window, and the two buttons in the header.

    [back] [  play  ] [on]   -  4 steps a second  +   ---o---a---b---   [eyes] [code] [more]
"""

from collections.abc import Collection, Sequence

import pygame
from pygame import Rect

from mazelib.stage.frame import Frame
from mazelib.stage.keys import PANEL_COMMANDS, Command
from mazelib.stage.pen import Pen, pointed_by
from mazelib.stage.theme import Colour

#: The widest words that stand between slower and faster.
WIDEST_SPEED = "5000 steps a second"
#: The timeline is drawn where it has at least so many heights of text.
LEAST_TIMELINE = 8
TIMELINE = "timeline"
_LINES = (((-1, -1), (1, -1)), ((-1, 0), (1, 0)), ((-1, 1), (1, 1)))
#: What is drawn for a panel: strokes, from (-2, -1) to (2, 1). Three dots are for more.
ICONS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "": (((-1.1, 0), (-0.9, 0)), ((-0.1, 0), (0.1, 0)), ((0.9, 0), (1.1, 0))),
    "eyes": (((-2, 0), (-1, -0.9), (1, -0.9), (2, 0), (1, 0.9), (-1, 0.9), (-2, 0)), ((0, -0.3), (0, 0.3))),
    "code": (((-1, -1), (-2, 0), (-1, 1)), ((1, -1), (2, 0), (1, 1))),
    "memory": (((-1, -0.4), (0.8, -0.4), (0.8, 1), (-1, 1), (-1, -0.4)), ((-0.6, -1), (1.3, -1), (1.3, 0))),
    "text": _LINES,
    "log": _LINES,
    "bars": (((-1, 1), (-1, 0)), ((0, 1), (0, -1)), ((1, 1), (1, -0.5))),
}


def draw_controls(pen: Pen, area: Rect, frame: Frame, *, is_small: bool) -> Rect:
    """Draw the row; returns the rectangle of the timeline, empty where there is none."""
    side, gap = round(2.6 * pen.size), pen.size // 2
    middle, has = area.centery, frame.commands
    left, right = area.left, area.right
    if Command.STEP not in has:
        _draw_words(pen, area, (Command.NEXT_MAP, Command.TEXT, Command.HELP))
    for command, wide in ((Command.BACK, 1), (Command.PLAY, 2), (Command.STEP, 1)):
        if command in has:
            tall = round(side * (1.1 if wide == 2 else 1))
            at = Rect(left, middle - tall // 2, side * wide, tall)
            ink = pen.button(at, command, is_main=wide == 2)
            _draw_sign(pen, at, command, ink, frame.playing)
            left = at.right + gap
    small = side * 3 // 4 if is_small else side
    names = list(frame.available) if Command.STEP in has else []
    if is_small:  # The one that matters most there: the rule, or the lesson's own panel.
        names = ["code"] if "code" in names else names[:1]
    for name in ["", *reversed(names)]:
        command, is_on = PANEL_COMMANDS.get(name, Command.MORE), name in frame.panels
        size = max(pen.smallest, round(0.75 * pen.size))
        wide = side if is_small else max(side, pen.lettering.width(name, size) + gap)
        right -= wide
        at = Rect(right, middle - side // 2, wide, side)
        ink = pen.button(at, command, is_on=is_on)
        _draw_icon(pen, at, name, ink, size, has_word=bool(name) and not is_small)
        right -= gap
    if Command.FASTER in has:
        left = _draw_speed(pen, Rect(left, middle - small // 2, right - left, small), frame.speed_words)
    timeline = Rect(left + gap, area.top, right - left - 2 * gap, area.height)
    if Command.STEP not in has or timeline.width < LEAST_TIMELINE * pen.size:
        return Rect(0, 0, 0, 0)
    _draw_timeline(pen, timeline, frame)
    return timeline


def _draw_words(pen: Pen, area: Rect, commands: Sequence[Command]) -> None:
    """Buttons with words, where nothing is played."""
    wide = min(round(8.5 * pen.size), (area.width - 4 * pen.size) // len(commands))
    for number, command in enumerate(commands):
        at = Rect(area.left + number * (wide + pen.size // 2), area.top, wide, area.height)
        ink = pen.button(at, command)
        pen.write_centred(f"{command.word}  {command.key}", at.inflate(-pen.size, 0), ink)


def _draw_sign(pen: Pen, at: Rect, command: Command, ink: Colour, playing: bool) -> None:
    """Draw the sign of a media player: a triangle, or two bars."""
    reach = at.height * 0.26
    if command is Command.PLAY and playing:
        for dx in (-1, 1):
            bar = Rect(0, 0, max(3, round(reach * 0.6)), round(2 * reach))
            bar.center = at.centerx + round(dx * reach * 0.6), at.centery
            pygame.draw.rect(pen.window, ink, bar)
        return
    (x, y), tip = at.center, reach if command is not Command.BACK else -reach
    back = x - tip * 0.8
    pygame.draw.polygon(pen.window, ink, [(x + tip, y), (back, y - reach), (back, y + reach)])


def _draw_speed(pen: Pen, area: Rect, words: str) -> int:
    """Slower, the speed in words, faster; returns where they end. Nothing where there is no room for them."""
    wide, side = pen.lettering.width(WIDEST_SPEED, pen.smallest), area.height
    if wide > area.width - 2 * side:
        return area.left
    reach, thick = pen.size // 3, max(2, pen.size // 7)
    for command, left in ((Command.SLOWER, area.left), (Command.FASTER, area.left + side + wide)):
        at = Rect(left, area.top, side, side)
        (x, y), ink = at.center, pen.button(at, command)
        pygame.draw.line(pen.window, ink, (x - reach, y), (x + reach, y), thick)
        if command is Command.FASTER:
            pygame.draw.line(pen.window, ink, (x, y - reach), (x, y + reach), thick)
    pen.write_centred(words, Rect(area.left + side, area.top, wide, side))
    return area.left + 2 * side + wide


def _draw_timeline(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the line with its marks, and the knob."""
    theme, middle, thick = pen.theme, area.centery + pen.size // 3, max(4, pen.size // 4)
    bar = Rect(area.left, middle - thick // 2, area.width, thick)
    last = max(1, frame.last)
    x = area.width * min(frame.tick, last) // last
    pygame.draw.rect(pen.window, theme.line, bar, border_radius=thick)
    pygame.draw.rect(pen.window, theme.accent, Rect(bar.topleft, (x, thick)), border_radius=thick)
    line = pen.lettering.line_height(pen.smallest)
    free = area.left - pen.size
    letters: dict[int, str] = {}
    for tick, letter in frame.scene.marks():
        letters[tick] = f"{letters.get(tick, '')} {letter}".strip()
    for tick, letter in sorted(letters.items()):
        at = area.left + area.width * tick // last
        reach = pen.size // 2 if letter else pen.size // 5
        if letter or at > free + thick:
            ink = theme.text if letter else theme.faint
            pygame.draw.line(pen.window, ink, (at, middle - reach), (at, middle + reach), 2)
        wide = pen.lettering.width(letter, pen.smallest)
        if letter and at - wide // 2 > free:
            room = Rect(at - wide // 2, middle - reach - line, wide, line)
            room.right = min(room.right, area.right + pen.size)
            pen.write(letter, room, size=pen.smallest)
            free = room.right + 2
    pygame.draw.circle(pen.window, theme.accent, (area.left + x, middle), round(pen.size * 0.45))
    pygame.draw.circle(pen.window, theme.panel, (area.left + x, middle), round(pen.size * 0.45), 2)
    pen.can_click(area.inflate(pen.size, 0), TIMELINE)


def _draw_icon(pen: Pen, at: Rect, name: str, ink: Colour, size: int, *, has_word: bool) -> None:
    """Draw what a panel is, its word below; three dots for more."""
    line = pen.lettering.line_height(size) if has_word else 0
    reach = max(4, min(round((at.height - line) * 0.26), at.width // 6))
    middle = at.top + (at.height - line) // 2 + 2
    thick = max(2, pen.size // 8) if name else max(4, pen.size // 4)
    for stroke in ICONS.get(name, ICONS["bars"]):
        points = [(at.centerx + x * reach, middle + y * reach) for x, y in stroke]
        pygame.draw.lines(pen.window, ink, False, points, thick)
    if has_word:
        pen.write_centred(name, Rect(at.left, at.bottom - line - 1, at.width, line), ink, size)


def draw_next_and_help(pen: Pen, area: Rect, commands: Collection[Command]) -> int:
    """The next map and help, at the right of the header; returns where they begin."""
    side, right = area.height - 4, area.right
    for command in (Command.HELP, Command.NEXT_MAP):
        if command in commands:
            at = Rect(right - side, area.centery - side // 2, side, side)
            ink = pen.button(at, command)
            if command is Command.HELP:
                pen.write_centred("?", at, ink)
            else:
                pygame.draw.polygon(pen.window, ink, pointed_by(at.center, side * 0.22, 1))
            right = at.left - pen.size // 3
    return right
