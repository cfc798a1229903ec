"""Where the worker of a making is: it stands where it looks, and walks to where it looks next.

It walks back along its way and on to the next room; or through the rooms at which it looks on the
way. So it goes through no wall, except where a rule leaps. At the end it goes on to the room beside
it that was changed last: so it comes to the goal.

Of a step that asks nothing, where the worker stands is what it does. While the class guesses, it
waits where it was, and stands there only in the second half.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place, heading_to
from mazelib.making.field import WALL, between, is_room
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.window.making.going_back import GoingBack
from mazelib.window.painters.maze_ways import fills_after_making
from mazelib.window.playing.walker_position import Position, eased
from mazelib.window.shown import MakingShown

#: So many steps are looked back for the side that the worker has faced last.
STEPS_TO_LOOK_BACK = 60
#: Places, perhaps between two of them: (2.5, 1.0) is between x=2 and x=3.
Points = list[tuple[float, float]]


class Move(NamedTuple):
    """A walk of the worker: the rooms that it goes through, from where it stands to where it looks.

    The thread leads to it: for so many segments (``back``) the worker rolls it up, and after that
    it lays the thread out. ``before`` and ``after`` are the whole threads.
    """

    rooms: Sequence[Place]
    back: int
    before: list[Place]
    after: list[Place]


class WorkerWay:
    """The worker of one making, and the thread that is its way back, at any half of a tick."""

    def __init__(
        self, timeline: MakingTimeline, way_back: WayBack, going_back: GoingBack
    ) -> None:
        self._timeline = timeline
        self._way_back = way_back
        self._going_back = going_back
        self._moves: dict[int, Move] = {}
        self._sides: dict[int, bool] = {}

    def room(self, step: int) -> Place | None:
        """The room where the worker stands in a step; None if nobody works in a room."""
        room = self._timeline.frame(step).worker
        if room and self._is_filled(step, room):
            return next(reversed(self._way(step)), None)
        return room

    def _is_filled(self, step: int, room: Place) -> bool:
        """Whether a room becomes wall in a step."""
        frame = self._timeline.frame(step)
        return room in frame.changed and frame.value(room) == WALL

    def _way(self, step: int) -> list[Place]:
        """The rooms from where digging began to where the worker stands in a step.

        It fills a room from the one from which that was dug, so it never stands in a wall.
        """
        way = self._way_back.at(step)
        return way[:-1] if way and self._is_filled(step, way[-1]) else way

    def position(self, shown: MakingShown) -> Position | None:
        """Where the worker is and where it faces; None if nobody works in a room."""
        step = shown.tick if self.rests(shown) else self._step_of(shown)
        room = self.room(step)
        if room is None:
            return None
        if self._timeline.frame(shown.step_seen).value(room) == WALL:
            return None
        if shown.phase and self._moves_after(step, shown):
            return self._on_its_way(self._move(step), shown.phase)
        if self._has_come_to_end(shown):
            rooms = self._move(step).rooms
            return Position(*rooms[-1], heading_to(*rooms))
        heading = self._heading(step)
        step_back = self.step_back(shown)
        if step_back:
            heading = heading_to(*step_back)
        elif shown.thinks or step == shown.tick:
            heading = _heading_of_work(self._timeline.frame(step), room, heading)
        return Position(*room, heading)

    def faces_left(self, shown: MakingShown) -> bool:
        """Whether it faces left; where it looks up or down, it keeps the side that it had."""
        at = self.position(shown)
        if at and at.heading in (Heading.LEFT, Heading.RIGHT):
            return at.heading == Heading.LEFT
        step = self._step_of(shown)
        if step not in self._sides:
            self._sides = {step: self._came_from_right(step)}  # It is drawn many times.
        return self._sides[step]

    def _came_from_right(self, step: int) -> bool:
        """Whether it went to the left when it moved sideways last, in a step or before."""
        room = self.room(step)
        for earlier in range(step - 1, max(-1, step - STEPS_TO_LOOK_BACK), -1):
            before = self.room(earlier)
            if room and before and room[0] != before[0]:
                return room[0] < before[0]
            room = before
        return False

    def thread(self, shown: MakingShown) -> Points:
        """The points of the thread, from where digging began to the worker; none if there is none.

        On its way to the next room the worker lays it out. Going back it has rolled up the last
        piece before it goes. Where it has just filled a room, no thread lies any more.
        """
        if self._has_no_thread(shown):
            return []
        if self.step_back(shown):
            return _points(self._way(shown.step_about)[:-1])  # An arrow has taken its last piece.
        points = self._points_of_thread(shown)
        seen = self._timeline.frame(shown.step_seen)
        while points and seen.value(_place_at(points[-1])) == WALL:
            points.pop()
        return points

    def _points_of_thread(self, shown: MakingShown) -> Points:
        """The points of the thread, also where it lies in a room that has just been filled."""
        step = self._step_of(shown)
        if self._has_come_to_end(shown):
            return _points(self._move(step).after)
        if not shown.phase or not self._goes_on(step):
            return _points(self._way(step))
        move = self._move(step)
        if not move.before or not move.after:
            return _points(move.before)
        number, _part = _segment(move.rooms, eased(shown.phase))
        if number < move.back:
            rooms = move.before[: len(move.before) - 1 - number]
        else:
            ahead = len(move.rooms) - 1 - number
            rooms = move.after[: len(move.after) - ahead]
        at = self._on_its_way(move, shown.phase)
        return [*_points(rooms), (at.x, at.y)]

    def step_back(self, shown: MakingShown) -> tuple[Place, Place] | None:
        """The room where the worker is stuck, and the one before it on its way, to which it goes.

        None in the first half, and where it does anything else than to go back.
        """
        step = shown.step_about
        way = self._way(step)
        is_known = shown.thinks and step < self._timeline.last and self._goes_on(step)
        if not is_known or len(way) < 2 or self._timeline.frame(step).changed:
            return None
        before, room = way[-2:]
        return (room, before) if self.room(step + 1) == before else None

    def places_of_thread(self, shown: MakingShown) -> list[Place]:
        """The rooms of the thread while the worker stands there, and the places between them."""
        if self._has_no_thread(shown):
            return []
        rooms = self._way(self._step_of(shown))
        return [*rooms, *(between(one, other) for one, other in pairwise(rooms))]

    def _step_of(self, shown: MakingShown) -> int:
        """The step in which the worker stands where it is seen."""
        step = shown.step_about
        if not shown.asks or self._looks_first(step) or self._is_next_to_fill(step, shown):
            return step
        return shown.tick

    def _looks_first(self, step: int) -> bool:
        """Whether a step asks something, before it acts."""
        return self._timeline.frame(step).in_question is not None

    def _is_next_to_fill(self, step: int, shown: MakingShown) -> bool:
        """Whether a step goes on with the filling, and the worker may stand beside it already."""
        fills = fills_after_making(self._timeline, step - 1)
        return fills and not shown.class_guesses and self.room(step) is not None

    def rests(self, shown: MakingShown) -> bool:
        """Whether the maze is ready, and nothing is done about it yet."""
        return shown.asks and shown.tick == self._timeline.ready_at

    def _has_no_thread(self, shown: MakingShown) -> bool:
        """Whether there is no way back any more: the maze is ready, or rooms are being filled."""
        return self.rests(shown) or fills_after_making(self._timeline, shown.step_seen)

    def _moves_after(self, step: int, shown: MakingShown) -> bool:
        """Whether it is seen where the worker goes after a step."""
        return self._goes_on(step) or (
            step < self._timeline.last and self._is_next_to_fill(step + 1, shown)
        )

    def _goes_on(self, step: int) -> bool:
        """Whether it is known where the worker goes after a step, before it works there."""
        if step == self._timeline.last:
            return self._last_room() is not None
        if step == self._timeline.ready_at:
            return False
        return self._looks_first(step + 1) and self.room(step + 1) is not None

    def _has_come_to_end(self, shown: MakingShown) -> bool:
        """Whether all is over, and the worker has gone on to the room that was changed last."""
        is_over = not shown.thinks and shown.tick == self._timeline.last
        return is_over and self._goes_on(shown.tick)

    def _last_room(self) -> Place | None:
        """The open room that was changed last of all, if it is beside the worker; None if not."""
        timeline = self._timeline
        stands = self.room(timeline.last)
        if stands is None or not timeline.done:
            return None
        last = timeline.frame(timeline.last)
        rooms = [place for place in last.changed if is_room(place)]
        if not rooms or last.value(rooms[-1]) == WALL:
            return None
        return rooms[-1] if rooms[-1] in timeline.field.rooms_around(stands) else None

    def _on_its_way(self, move: Move, phase: float) -> Position:
        """Where it is after a part of its walk."""
        if len(move.rooms) == 1:
            return Position(*move.rooms[0], Heading.UP)
        number, part = _segment(move.rooms, eased(phase))
        one = move.rooms[number]
        other = move.rooms[number + 1]
        x = one[0] + part * (other[0] - one[0])
        y = one[1] + part * (other[1] - one[1])
        return Position(x, y, heading_to(one, other))

    def _heading(self, step: int) -> int:
        """Where it faces when it has come to where it stands in a step."""
        if step == 0 or self.room(step - 1) is None:
            return Heading.UP
        rooms = self._move(step - 1).rooms
        return heading_to(*rooms[-2:]) if len(rooms) > 1 else Heading.UP

    def _move(self, step: int) -> Move:
        """Its walk from where it stands in a step to where it stands in the next one."""
        if step not in self._moves:
            self._moves = {step: self._new_move(step)}  # One is enough: it is drawn many times.
        return self._moves[step]

    def _new_move(self, step: int) -> Move:
        before = self._way(step)
        goes_to = self._last_room() if step == self._timeline.last else None
        stands = self.room(step)
        if goes_to and stands:
            return Move([stands, goes_to], 0, before, [*before, goes_to] if before else [])
        after = self._way(step + 1)
        common = _common(before, after)
        if common:
            back = len(before) - common
            turn = common - 1
            rooms = [*reversed(before[turn:]), *after[common:]]
            return Move(rooms, back, before, after)
        return Move(self._going_back.rooms_walked(step), 0, before, after)

    def trail(self, shown: MakingShown) -> Points:
        """The points of the way on which it has gone back from where it was stuck, up to now.

        Only a rule that calls itself has one: it has no thread. None where it has not gone back.
        """
        step = shown.step_seen
        is_seen = shown.asks or shown.phase > 0
        if not is_seen or not self._going_back.goes_back_from(step):
            return []
        move = self._move(step)
        if shown.asks:
            return _points(move.rooms)
        number, _part = _segment(move.rooms, eased(shown.phase))
        at = self._on_its_way(move, shown.phase)
        return [*_points(move.rooms[: number + 1]), (at.x, at.y)]


def _heading_of_work(frame: MakingFrame, room: Place, otherwise: int) -> int:
    """Where the worker faces while it works: towards the neighbour that it changes, if any."""
    for other in frame.field.rooms_around(room):
        if other in frame.changed:
            return heading_to(room, other)
    return otherwise


def _segment(rooms: Sequence[Place], part: float) -> tuple[int, float]:
    """On which segment of a walk it is after a part of the whole, and how far on that."""
    lengths = [dist(one, other) for one, other in pairwise(rooms)]
    left = part * sum(lengths)
    for number, length in enumerate(lengths):
        if left <= length:
            return number, left / length
        left -= length
    return len(lengths) - 1, 1.0


def _common(one: list[Place], other: list[Place]) -> int:
    """With how many of the same rooms two ways begin."""
    count = 0
    for this, that in zip(one, other, strict=False):
        if this != that:
            break
        count += 1
    return count


def _place_at(point: tuple[float, float]) -> Place:
    """The place at which a point lies."""
    return round(point[0]), round(point[1])


def _points(rooms: Sequence[Place]) -> Points:
    return [(float(x), float(y)) for x, y in rooms]
