"""In how many steps mazes were solved, with the rule as it is and as it was before a change."""

from mazelib.making.field import WALL
from mazelib.making.timeline import MakingTimeline

#: Larger mazes are not compared with each other: that takes too long.
MOST_ROOMS = 1000


def solved_in(timeline: MakingTimeline) -> int | None:
    """In how many steps the second of two rules has come to the goal; None if it has not."""
    last = timeline.frame(timeline.last)
    ready_at = timeline.ready_at
    if ready_at is None or not last.part or last.goal is None or last.value(last.goal) < 0:
        return None
    return last.step - ready_at


class SolvedSteps:
    """Remembers mazes that were solved: so a class can compare two rules in the same maze."""

    def __init__(self) -> None:
        self._now: dict[bytes, int] = {}
        self._before: dict[bytes, int] = {}

    def note(self, timeline: MakingTimeline) -> None:
        """Note how the rule as it is has solved its maze, if it has. The making is over."""
        steps = solved_in(timeline)
        if steps is not None and timeline.field.rooms <= MOST_ROOMS:
            self._now[_maze_of(timeline)] = steps

    def note_change(self) -> None:
        """The rule is another one from now on."""
        self._before.update(self._now)
        self._now.clear()

    def before(self, timeline: MakingTimeline) -> int | None:
        """In how many steps the same maze was solved before the rule was changed, if it was."""
        if not self._before or timeline.ready_at is None or timeline.field.rooms > MOST_ROOMS:
            return None
        return self._before.get(_maze_of(timeline))


def _maze_of(timeline: MakingTimeline) -> bytes:
    """The maze when it was ready: its size and, for each place, whether it was open."""
    ready = timeline.frame(timeline.ready_at or 0)
    places = timeline.field.places
    return bytes((places.width % 256, *(ready.value(place) != WALL for place in places)))
