"""The one small picture in a film that carries the idea of its lesson, in the row of the title.

It is what the strip or the companion of the window shows larger: the row of calls, the bar of
rooms, the coins of a walk by chance, or the cards of a memory.
"""

from pygame import Rect

from mazelib.window.drawing.pen import Pen
from mazelib.window.painters.calls import draw_calls
from mazelib.window.painters.room_bar import draw_small_room_bar
from mazelib.window.screen.strip import RoomCounts
from mazelib.window.stage.frame import Frame

#: The picture has at least this width, in heights of text.
LEAST_IDEA = 15.0
#: How high it is, in heights of text.
HIGH = 1.7


def has_idea(frame: Frame) -> bool:
    """Whether there is such a picture in this film; it may be empty now."""
    companion = frame.companion
    is_told = bool(frame.strip.calls or _counts(frame))
    return is_told or (companion is not None and companion.has_row)


def draw_idea(pen: Pen, room: Rect, frame: Frame) -> None:
    """Draw the picture from the left of a room."""
    row = Rect(room.left, 0, room.width, round(HIGH * pen.size))
    row.centery = room.centery
    counts = _counts(frame)
    companion = frame.companion
    if frame.strip.calls:
        draw_calls(pen, row, frame.strip.calls)
    elif counts:
        draw_small_room_bar(pen, row, counts)
    elif companion is not None and companion.has_row:
        companion.draw_row(pen, row, frame.shown)


def _counts(frame: Frame) -> RoomCounts | None:
    """The rooms, broken walls and groups now, or at the end."""
    if frame.card:
        return frame.card.counts
    return frame.strip.counts
