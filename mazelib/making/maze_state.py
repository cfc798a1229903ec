"""What has become of a maze after a step: is it made, and if not, what is missing?"""

from collections.abc import Iterable
from typing import NamedTuple

from mazelib.making.field import WALL
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext


class MazeState(NamedTuple):
    """A maze of so many ``rooms``: ``walls`` of them are wall, ``filled`` of these were open once.

    ``pieces`` are its open rooms, together with those to which a way leads. ``is_all_wall`` says
    whether nothing at all is open.
    """

    rooms: int
    walls: int
    filled: int
    pieces: int
    is_all_wall: bool

    @property
    def what_is_missing(self) -> str:
        """Why it is no maze that can be walked, in a sentence; "" if it is one."""
        if self.walls:
            return self._rooms_that_are_wall()
        if self.pieces > 1:
            return _("The maze is in {pieces:,} pieces.").format(pieces=self.pieces)
        return ""

    def _rooms_that_are_wall(self) -> str:
        words = ngettext(
            "{walls:,} of {rooms:,} rooms is still wall.",
            "{walls:,} of {rooms:,} rooms are still wall.",
            self.walls,
        )
        if self.filled:
            words = ngettext(
                "{walls:,} of {rooms:,} rooms is wall.",
                "{walls:,} of {rooms:,} rooms are wall.",
                self.walls,
            )
        return words.format(walls=self.walls, rooms=self.rooms)

    def ways_missing(self, *, is_goal_reached: bool) -> str:
        """What is told of a map with S and G that is in several pieces; "" if it is in one."""
        if self.pieces <= 1:
            return ""
        words = _("There's no path from S to G: the maze is in {pieces:,} pieces.")
        if is_goal_reached:
            words = _("There's no path from S to some rooms: the maze is in {pieces:,} pieces.")
        return words.format(pieces=self.pieces)


def maze_after(timeline: MakingTimeline, step: int) -> MazeState:
    """The state of a maze after a step. In the largest maze, this takes half a second."""
    is_open = bytearray(timeline.field.places.count)
    was_open = bytearray(is_open)
    for index, value in timeline.changes(-1, step):
        is_open[index] = value != WALL
        was_open[index] |= is_open[index]
    rooms = timeline.field.room_indexes()
    walls = [room for room in rooms if not is_open[room]]
    return MazeState(
        rooms=len(rooms),
        walls=len(walls),
        filled=sum(was_open[room] for room in walls),
        pieces=_pieces(bytearray(is_open), rooms, timeline.field.places.steps),
        is_all_wall=not any(is_open),
    )


def _pieces(is_left: bytearray, rooms: Iterable[int], steps: tuple[int, ...]) -> int:
    """How many pieces of what is open have a room. What was seen is no longer left.

    The border is wall, so no step leads out of the maze.
    """
    pieces = 0
    for room in rooms:
        if not is_left[room]:
            continue
        pieces += 1
        edge = [room]
        while edge:
            index = edge.pop()
            is_left[index] = False
            edge.extend([index + step for step in steps if is_left[index + step]])
    return pieces


class MazeStates:
    """Answers for the steps of one making, and keeps what it found: a frame asks for it often."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        self._known: dict[int, MazeState] = {}

    def after(self, step: int) -> MazeState:
        """The state of the maze after a step."""
        if step not in self._known:
            self._known[step] = maze_after(self._timeline, step)
        return self._known[step]
