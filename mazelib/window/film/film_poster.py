"""The poster of a film: its first picture, which says in large letters what it is and who acts.

Where a maze is made, the map of the poster is the maze at the end: one sees what it will be.
"""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.film.film_plan import opening_words
from mazelib.window.shown import MakingShown
from mazelib.window.stage.frame import Frame

#: The height of the title, and of what the walker wants, in heights of text.
TITLE = 2.6
WANTS = 1.5
#: How high the picture of who acts is at most, in heights of text, and its share of the width.
PICTURE = 6.5
WIDTH_OF_PICTURE = 0.2
#: The title has at most this share of the height.
TITLE_SHARE = 0.68


def as_poster(frame: Frame) -> Frame:
    """The same moment as a poster."""
    return frame._replace(card=None, is_poster=True)


def draw_poster(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw who acts, the title of the lesson beside it, and below what the walker wants."""
    side = min(area.height, round(PICTURE * pen.size), round(WIDTH_OF_PICTURE * area.width))
    centre = (area.left + side // 2, area.centery)
    pen.disc(centre, side // 2, pen.theme.floor)
    is_made = isinstance(frame.shown, MakingShown)
    pen.picture("worker" if is_made else "walker", centre, round(0.84 * side))
    _draw_words(pen, without(area, left=side + pen.size), frame)


def _draw_words(pen: Pen, room: Rect, frame: Frame) -> None:
    """Draw title and goal in the middle of the height."""
    title = frame.scene.lesson.task
    above = Rect(room)
    above.height = round(TITLE_SHARE * room.height)
    size = pen.title_size(title, above, round(TITLE * pen.size))
    high = pen.height(title, room.width, size, Face.BOLD)
    below = Rect(0, 0, room.width, room.height - high)
    words = pen.fitting(_hook(frame), below)
    words_size = pen.lines_to_fit(words, below, min(size, round(WANTS * pen.size)))
    spare = below.height - pen.height(words, room.width, words_size)
    room = without(room, top=max(0, spare) // 2)
    pen.write_lines(title, _balanced(pen, title, room, size), size=size, face=Face.BOLD)
    pen.write_lines(words, without(room, top=high), pen.theme.accent, words_size)


def _balanced(pen: Pen, title: str, room: Rect, size: int) -> Rect:
    """The narrowest room in which a title has no more lines: so none has a single word."""
    high = pen.height(title, room.width, size, Face.BOLD)
    narrow = Rect(room)
    while narrow.width > 2 * size:
        if pen.height(title, narrow.width - size // 2, size, Face.BOLD) > high:
            break
        narrow.width -= size // 2
    return narrow


def _hook(frame: Frame) -> str:
    """What one is going to see: what the walker wants, or what is made."""
    if not isinstance(frame.shown, MakingShown):
        return opening_words(frame.scene)
    if frame.shown.timeline.has_goal:
        return _("See how it makes this maze, and then solves it.")
    return _("See how this maze is made.")
