"""The row of controls at the foot of the window.

    ( < )  (  > Play  )  ( > )   -  2 steps a second  +   ====o======a======   ...
"""

from collections.abc import Sequence

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.smooth import draw_polygon
from mazelib.window.drawing.theme import Colour
from mazelib.window.input.keys import Command
from mazelib.window.playing.speeds import SPEEDS, speed_in_words
from mazelib.window.screen.timeline_bar import draw_timeline
from mazelib.window.stage.frame import Frame

#: The buttons of words at the left, in lessons that have them.
WORDS = (Command.PRINT, Command.OPEN_FILE, Command.VIEW, Command.UNDO, Command.RESTORE)
#: Sizes in heights of text: a round button, the play button's height and width.
ROUND = 52 / 21
MORE = 44 / 21
PLAY_HEIGHT = 56 / 21
PLAY_WIDTH = 170 / 21
#: How much of the row is left free beside the timeline, in heights of text.
MARGIN = 1.5
#: The least share of the row that the timeline has.
LEAST_TIMELINE = 1 / 3


def draw_controls(pen: Pen, area: Rect, frame: Frame, *, is_small: bool) -> None:
    """Draw the row from both ends; speed and timeline share the space between."""
    commands = frame.scene.all_commands
    timeline = round(LEAST_TIMELINE * area.width)
    least = timeline + round(MARGIN * pen.size)
    row = _draw_more(pen, area)
    if frame.scene.row_buttons:
        _draw_row_buttons(pen, row, frame, is_small=is_small)
        return
    row = _draw_sheet_keys(pen, row, frame)
    gap = round((0.2 if is_small else 0.9) * pen.size)
    row = _draw_words(pen, row, frame, is_small=is_small)
    if Command.BACK in commands:
        row = _draw_round(pen, row, Command.BACK, gap)
    if Command.PLAY in commands:
        play = _width_of_play(pen, row, has_word=True, is_small=is_small)
        has_word = row.width - play >= least + round(ROUND * pen.size) + gap
        row = _draw_play(pen, row, frame, has_word=has_word, is_small=is_small)
    if Command.STEP in commands:
        row = _draw_round(pen, row, Command.STEP, gap)
    if Command.FASTER in commands:
        row = _draw_speed_if_room(pen, row, frame.speed_words, least)
    if Command.STEP in commands:
        draw_timeline(pen, row.inflate(round(-MARGIN * pen.size), 0), frame, timeline)


def _draw_words(pen: Pen, row: Rect, frame: Frame, *, is_small: bool) -> Rect:
    """Draw the buttons of words; where one draws, one leads to the next map. Return the rest."""
    commands = frame.scene.all_commands
    there = [command for command in WORDS if command in commands]
    words = [command for command in there if frame.scene.is_of_use(command)]
    if Command.UNDO in commands:
        words.append(Command.NEXT_MAP)
    for command in words:
        row = _draw_word(pen, row, command, command.word if is_small else command.label)
    return row


def _draw_row_buttons(pen: Pen, row: Rect, frame: Frame, *, is_small: bool) -> None:
    """Draw the buttons that a scene has of its own, and at their right its note."""
    gap = pen.size // 2
    buttons = frame.scene.row_buttons
    labels = [button.command.with_key(button.words) for button in buttons]
    at = _room_of_note(pen, row, frame.scene.row_note)
    if is_small and _width_of_row(pen, labels, gap) > at.left - row.left:
        labels = [button.words for button in buttons]
    note = frame.scene.row_note
    if at.left - row.left < _width_of_row(pen, labels, gap) <= row.width:
        note = ""  # Only the buttons have room.
    room = at.left - row.left if note else row.width
    most = room // len(buttons) - gap
    has_room = _width_of_row(pen, labels, gap) <= room
    for button, label in zip(buttons, labels, strict=True):
        words = label
        high = min(row.height - 4, round(PLAY_HEIGHT * pen.size))
        wide = _width_of_words(pen, label)
        if wide > most and not has_room:
            words = button.command.word
            wide = most
        place = Rect(row.left, row.centery - high // 2, wide, high)
        pen.button(place, button.command, words, is_main=button.is_main)
        row = without(row, left=wide + gap)
    if note:
        pen.write(note, at, pen.theme.faint)


def _room_of_note(pen: Pen, row: Rect, note: str) -> Rect:
    """The room of a note at the right of a row."""
    wide = pen.lettering.width(note, pen.size) + pen.size // 2
    return Rect(row.right - wide, row.top, wide, row.height)


def _width_of_row(pen: Pen, labels: Sequence[str], gap: int) -> int:
    """How wide buttons with these words are, with the gaps between them."""
    return sum(_width_of_words(pen, label) + gap for label in labels)


def _width_of_words(pen: Pen, label: str) -> int:
    """How wide a button with these words is."""
    return pen.lettering.width(label, pen.size, Face.BOLD) + round(1.6 * pen.size)


def _draw_speed_if_room(pen: Pen, row: Rect, words: str, least: int) -> Rect:
    """Draw the speed, if the timeline has room for ``least`` beside it; return the rest of the row.

    It is as wide as the widest speed, so that the timeline stays where it is. In a narrow row it
    has no words, and in a very narrow one there is none.
    """
    widest = max(pen.lettering.width(speed_in_words(speed), pen.smallest) for speed in SPEEDS)
    signs = round(3.2 * pen.size)
    for wide in (widest + signs, signs):
        if row.width >= wide + least:
            at = Rect(row.left, row.top, wide, row.height)
            _draw_speed(pen, at, words if wide > signs else "")
            spare = row.width - wide - least
            return without(row, left=wide + round(min(pen.size / 2, spare)))
    return row


def _draw_more(pen: Pen, area: Rect) -> Rect:
    """Draw three dots at the right, for all that can be done; return the rest of the row."""
    side = min(area.height, round(MORE * pen.size))
    at = Rect(area.right - side, area.centery - side // 2, side, side)
    is_hovered = pen.hovered == Command.MORE
    ink = pen.theme.accent if is_hovered else pen.theme.text
    radius = max(2, pen.size // 5)
    for number in (-1, 0, 1):
        pen.disc((at.centerx + number * 3 * radius, at.centery), radius, ink)
    pen.can_click(at, Command.MORE)
    return Rect(area.left, area.top, at.left - pen.size // 4 - area.left, area.height)


def _draw_sheet_keys(pen: Pen, row: Rect, frame: Frame) -> Rect:
    """Draw a button for each sheet of a small window at the right; return the rest of the row."""
    for key in reversed(frame.sheet_keys):
        high = min(row.height - 8, round(PLAY_HEIGHT * pen.size))
        wide = pen.lettering.width(key.word, pen.size, Face.BOLD) + round(0.7 * pen.size)
        at = Rect(row.right - wide, row.centery - high // 2, wide, high)
        is_open = frame.sheet is not None and frame.sheet.name in key.names
        pen.button(at, key, key.word, is_on=is_open)
        row = Rect(row.left, row.top, at.left - row.left - pen.size // 3, row.height)
    return row


def _draw_word(pen: Pen, row: Rect, command: Command, label: str) -> Rect:
    """Draw a button with its words; return the rest of the row."""
    high = min(row.height - 4, round(ROUND * pen.size))
    wide = _width_of_words(pen, label)
    at = Rect(row.left, row.centery - high // 2, wide, high)
    pen.button(at, command, label, is_main=command is Command.PRINT)
    return without(row, left=wide + pen.size // 2)


def _draw_round(pen: Pen, row: Rect, command: Command, gap: int) -> Rect:
    """Draw back or on as a triangle on a round button; return the rest of the row."""
    side = min(row.height - 4, round(ROUND * pen.size))
    at = Rect(row.left + gap // 4, row.centery - side // 2, side, side)
    ink = pen.button(at, command)
    tip = -1 if command is Command.BACK else 1
    _draw_triangle(pen, at.center, tip * side * 0.2, side * 0.22, ink)
    return without(row, left=side + gap)


def _draw_triangle(
    pen: Pen, centre: tuple[int, int], tip: float, reach: float, ink: Colour
) -> None:
    x, y = centre
    corners = [(x + tip, y), (x - tip, y - reach), (x - tip, y + reach)]
    draw_polygon(pen.window, ink, corners)


def _width_of_play(pen: Pen, row: Rect, *, has_word: bool, is_small: bool) -> int:
    """How wide the play button is, with any of its words or without."""
    high = min(row.height - 8, round(PLAY_HEIGHT * pen.size))
    if not has_word:
        return round(1.3 * high)
    size = _size_of_play(pen, is_small=is_small)
    words = (_("Play"), _("Pause"), _("Guess"))
    wide = round(1.3 * high) + max(pen.lettering.width(each, size, Face.BOLD) for each in words)
    return wide if is_small else max(wide, round(PLAY_WIDTH * pen.size))


def _size_of_play(pen: Pen, *, is_small: bool) -> int:
    return pen.size if is_small else round(1.15 * pen.size)


def _draw_play(pen: Pen, row: Rect, frame: Frame, *, has_word: bool, is_small: bool) -> Rect:
    """Draw the play button, ringed until it was pressed; return the rest.

    It has a word, if there is room for it.
    """
    high = min(row.height - 8, round(PLAY_HEIGHT * pen.size))
    size = _size_of_play(pen, is_small=is_small)
    word = _word_of_play(frame) if has_word else ""
    wide = _width_of_play(pen, row, has_word=has_word, is_small=is_small)
    at = Rect(row.left, row.centery - high // 2, wide, high)
    is_main = Command.CHECK not in frame.scene.all_commands  # Else the check is what matters.
    if is_main and frame.needs_space and not (frame.waits or frame.shown.problem):
        thick = max(3, pen.size // 4)
        pen.pill(at.inflate(4 * thick - 4, 4 * thick - 4), pen.theme.window, pen.theme.mark, thick)
    ink = pen.button(at, Command.PLAY, is_main=True)
    reach = high * 0.22
    left = at.left + round(high * 0.68)
    _draw_sign_of_play(pen, frame, (left, at.centery), reach, ink)
    begin = round(left + 1.7 * reach)
    room = Rect(begin, at.top, at.right - begin, high)
    pen.write(word, room, ink, size, face=Face.BOLD)
    return without(row, left=wide + round((0.2 if is_small else 0.6) * pen.size))


def _draw_sign_of_play(
    pen: Pen, frame: Frame, centre: tuple[int, int], reach: float, ink: Colour
) -> None:
    """Draw a question mark, two strokes to pause, or the triangle to play."""
    x, y = centre
    if frame.waits:
        room = Rect(0, 0, round(4 * reach), round(4 * reach))
        room.center = centre
        pen.write("?", room, ink, round(3 * reach), face=Face.BOLD, anchor="center")
    elif frame.playing:
        bar = max(3, round(reach * 0.55))
        for offset in (-1, 1):
            stroke = Rect(0, 0, bar, round(2 * reach))
            stroke.center = (round(x + offset * reach * 0.6), y)
            draw.rect(pen.window, ink, stroke)
    else:
        _draw_triangle(pen, centre, reach, reach, ink)


def _word_of_play(frame: Frame) -> str:
    """What the play button says: while the class is asked, what the run waits for."""
    if frame.waits:
        return _("Guess")
    return _("Pause") if frame.playing else _("Play")


def _draw_speed(pen: Pen, area: Rect, words: str) -> None:
    """Draw slower, the speed in words, faster."""
    side = round(1.6 * pen.size)
    slower = Rect(area.left, area.top, side, area.height)
    faster = Rect(area.right - side, area.top, side, area.height)
    for at, command, sign in ((slower, Command.SLOWER, "−"), (faster, Command.FASTER, "+")):
        ink = pen.theme.accent if pen.hovered == command else pen.theme.text
        pen.write(sign, at, ink, round(1.3 * pen.size), anchor="center")
        pen.can_click(at, command)
    if words:
        pen.write(words, area.inflate(-2 * side, 0), pen.theme.faint, anchor="center")
