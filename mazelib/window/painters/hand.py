"""The hand on the wall: an arm with a mitten, the wall that it touches, and all that it touched.

    +-----------------+
    |   floor         |    The arm reaches over the edge of its place: the mitten lies on the wall.
    |   ( o o )===(M) |    What it touches now is a thick bar, as long as a place, that goes along
    |                 |    with the walker; what it touched before is a thinner, paler line.
    +-----------------+
"""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading, Place, Turn, stepped, turned
from mazelib.walking.moment import Moment
from mazelib.walking.timeline import Timeline
from mazelib.window.drawing.smooth import draw_box
from mazelib.window.drawing.theme import PAPER, Colour, Theme, mixed
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.playing.walker_position import eased, position_on_map, walker_position

#: The line of the hand is drawn for at most this many ticks.
MOST_TOUCHED = 500
#: How thick the bar and the line are: in places, and at least so many heights of text.
NOW = 0.2
NOW_AT_LEAST = 0.36
BEFORE = 0.1
BEFORE_AT_LEAST = 0.14
#: How much paler than the walker the line is.
PALER = 0.4
#: How far the body of the walker reaches from its middle, in its widths.
BODY = 0.42
#: How large the picture of the arm is: it has the walker in its middle.
ARM = 1.56
#: How much longer the arm is that reaches back to a corner.
REACH_BACK = 1.15


def touched(timeline: Timeline, hand: Turn, tick: int) -> list[tuple[Place, Heading]]:
    """The pieces of wall that a hand touched lately: each a place and one of its sides."""
    pieces = dict[tuple[Place, Heading], None]()  # in their order, each once
    first = max(0, tick - MOST_TOUCHED)
    came_to = timeline.place(max(0, first - 1))
    for each in range(first, tick + 1):
        side = turned(timeline.heading(each), hand)
        turned_at = came_to
        came_to = timeline.place(each)
        pieces[turned_at, side] = None
        pieces[came_to, side] = None
    return [piece for piece in pieces if not timeline.heya.is_open(stepped(*piece))]


def touched_colour(theme: Theme) -> Colour:
    """The colour of what the hand touched before."""
    return mixed(theme.walker, PAPER, PALER)


def draw_touched(drawing: MapDrawing, pieces: Sequence[tuple[Place, Heading]]) -> None:
    """Draw a line on each piece of wall that was touched; in a corner two of them meet."""
    thick = _thick(drawing, BEFORE, BEFORE_AT_LEAST)
    colour = touched_colour(drawing.pen.theme)
    for place, side in pieces:
        line = _along_wall(drawing, place, side, thick)
        for along in (turned(side, Turn.LEFT), turned(side, Turn.RIGHT)):
            if not drawing.heya.is_open(stepped(place, along)):
                along_x, along_y = DELTAS[along]
                line.union_ip(line.move(thick * along_x, thick * along_y))
        drawing.pen.window.fill(colour, line)


def draw_bar(drawing: MapDrawing, moment: Moment, phase: float, hand: Turn) -> None:
    """Draw a bar on the wall at the walker's hand; it goes along while the walker steps."""
    x, y, heading = walker_position(moment, phase)
    side = Heading(round(heading + hand) % 4)
    places = [moment.place]
    if moment.after and moment.after[0] != moment.place:
        places.append(moment.after[0])
    thick = _thick(drawing, NOW, NOW_AT_LEAST)
    bars = list[Rect]()
    for place in places:
        if not drawing.heya.is_open(stepped(place, side)):
            bar = _along_wall(drawing, place, side, thick).clip(_beside(drawing, (x, y), side))
            if bar:
                bars.append(bar)
    if bars:
        whole = bars[0].unionall(bars[1:])
        # On a large map the walker is larger than its place, and would hide the bar.
        dx, dy = DELTAS[side]
        out = max(0, round(BODY * drawing.walker_width - drawing.grid.cell / 2))
        whole.move_ip(out * dx, out * dy)
        draw_box(drawing.pen.window, drawing.pen.theme.walker, whole, thick // 2)
    elif not phase and _lag(drawing, (moment.place, moment.heading), hand):
        _draw_held_corner(drawing, moment, hand, thick)


def _draw_held_corner(drawing: MapDrawing, moment: Moment, hand: Turn, thick: int) -> None:
    """Draw the corner that the hand holds on to, behind an open side."""
    back = turned(moment.heading, Turn.BACK)
    corner = stepped(stepped(moment.place, turned(moment.heading, hand)), back)
    held = drawing.grid.rect_of(corner)
    around = drawing.grid.rect_of(moment.place).inflate(2 * thick, 2 * thick)
    draw_box(drawing.pen.window, drawing.pen.theme.walker, held.clip(around), thick // 3)


def draw_hand(drawing: MapDrawing, moment: Moment, phase: float, hand: Turn) -> None:
    """Draw the arm that keeps a hand on the wall; where no wall is near, there is none to be seen.

    Before a turn it reaches back to the corner that it is about to go round, and it holds on to
    that while the walker turns.
    """
    before = _lag(drawing, (moment.place, moment.heading), hand)
    after = _lag(drawing, moment.after, hand) if moment.after and phase else before
    if before is None or after is None:
        return
    lag = before + phase * (after - before)
    if moment.turn is hand:
        held = before - eased(2 * phase)
        lag = held + eased(2 * phase - 1) * (after - held)
    draw_arm(drawing, moment, phase, hand, lag)


def _lag(drawing: MapDrawing, state: tuple[Place, Heading], hand: Turn) -> float | None:
    """How far back a hand has to reach for the wall, in quarters; None: there it has no wall."""
    place, heading = state
    beside = stepped(place, turned(heading, hand))
    if not drawing.heya.is_open(beside):
        return 0.0
    corner = stepped(beside, turned(heading, Turn.BACK))
    return None if drawing.heya.is_open(corner) else 0.5


def draw_arm(
    drawing: MapDrawing, moment: Moment, phase: float, hand: Turn, lag: float = 0.0
) -> None:
    """Draw the arm, as long as the walker is large; the walker itself comes on top.

    It is stretched out to its side, or so many quarters further back.
    """
    x, y, heading = position_on_map(moment, phase)
    reach = 1 + (REACH_BACK - 1) * min(1.0, 2 * lag)
    wide = round(ARM * reach * drawing.walker_width)
    name = "arm_left" if hand is Turn.LEFT else "arm_right"
    back = lag if hand is Turn.RIGHT else -lag
    drawing.pen.picture(name, drawing.point_at(x, y), wide, heading + hand + back)


def _thick(drawing: MapDrawing, share: float, least: float) -> int:
    """How thick a line on the wall is, in pixels."""
    return max(drawing.thick(share), round(least * drawing.pen.size))


def _along_wall(drawing: MapDrawing, place: Place, side: Heading, thick: int) -> Rect:
    """The outermost part of the wall at a side of a place, so many pixels thick."""
    rect = drawing.grid.rect_of(place)
    dx, dy = DELTAS[side]
    wall = rect.move(dx * rect.width, dy * rect.height)
    return wall.clip(rect.inflate(2 * thick, 2 * thick))


def _beside(drawing: MapDrawing, at: tuple[float, float], side: Heading) -> Rect:
    """All that lies straight beside a walker at this point, to one side and to the other."""
    x, y = drawing.point_at(*at)
    cell = round(drawing.grid.cell)
    square = Rect(round(x - cell / 2), round(y - cell / 2), cell, cell)
    dx, dy = DELTAS[side]
    return square.inflate(abs(dx) * 4 * cell, abs(dy) * 4 * cell)
