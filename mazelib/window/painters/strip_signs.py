"""The signs of the strip: the four sides that are sensed, a compass, and coins that were tossed."""

from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading, Turn, turned
from mazelib.text.sentences import _
from mazelib.walking.view import View
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import INK, PAPER
from mazelib.window.screen.strip import Compass

#: The four sides of a walker.
SIDES = (_("front"), _("right"), _("back"), _("left"))
#: The four directions of a map, in the order of the headings.
DIRECTIONS = (_("up"), _("right"), _("down"), _("left"))


def draw_cross(pen: Pen, area: Rect, view: View, nose: Heading) -> None:
    """Draw the four sides around the walker, whose nose points up, or as it faces on the map."""
    wide = area.width // 3
    high = area.height // 3
    opens = (view.front, view.right, view.back, view.left)
    middle = Rect(area.left + wide, area.top + high, wide - 2, high - 2)
    radius = pen.size // 3
    for turn, name, is_open in zip(Turn, SIDES, opens, strict=True):
        dx, dy = DELTAS[turned(nose, turn)]
        at = middle.move(dx * wide, dy * high)
        ground = pen.theme.floor if is_open else pen.theme.wall
        pen.rounded(at, ground, radius, pen.theme.faint, max(1, pen.size // 12))
        size = pen.size_to_fit(name, at.width - 4, pen.smallest)
        pen.write(name, at, INK if is_open else PAPER, size, anchor="center")
    pen.rounded(middle, pen.theme.floor, radius)
    pen.picture("walker", middle.center, round(high * 0.92), nose)


def draw_compass(pen: Pen, area: Rect, compass: Compass) -> None:
    """Draw the four arrow keys as they lie on the map, the one that was pressed in yellow."""
    wide = area.width // 3
    high = area.height // 3
    middle = Rect(area.left + wide, area.top + high, wide - 2, high - 2)
    radius = pen.size // 3
    for heading in Heading:
        dx, dy = DELTAS[heading]
        key = middle.move(dx * wide, dy * high)
        is_pressed = heading is compass.pressed
        ground = pen.theme.mark if is_pressed else pen.theme.floor
        pen.rounded(key, ground, radius, pen.theme.faint, max(1, pen.size // 12))
        size = pen.size_to_fit(DIRECTIONS[heading], key.width - 4, pen.smallest)
        pen.write(DIRECTIONS[heading], key, INK, size, anchor="center")
    pen.rounded(middle, pen.theme.floor, radius)
    pen.picture("walker", middle.center, round(high * 0.92), compass.heading)


def draw_coins(pen: Pen, x: int, y: int, coins: tuple[int, ...]) -> None:
    """Draw the coins that were tossed, from x to the right, in a row whose middle is at y."""
    radius = round(pen.size * 0.62)
    for coin in coins[:4]:  # More have no room.
        disc = Rect(x, y - radius, 2 * radius, 2 * radius)
        pen.disc(disc.center, radius, INK)
        pen.disc(disc.center, radius - 2, pen.theme.mark)
        pen.write_centred(str(coin), disc, INK, max(pen.smallest, radius))
        x = disc.right + pen.size // 3
