"""How many rooms a maker goes back in a step, along the way by which its rooms were dug."""

from mazelib.grid.compass import Place
from mazelib.making.asked import MOST_ASKED, About
from mazelib.making.frame import MakingFrame
from mazelib.making.timeline import MakingTimeline

#: In so many steps it is noticed whether the rule goes on from any room, instead of going back.
MOST_NOTICED = 5000


class RoomsBack:
    """Answers for the steps of one making.

    A rule that goes on from any room may take the room before, by chance. It does not go back: that
    is known as soon as a step is recorded in which it goes on from another room.
    """

    def __init__(self, timeline: MakingTimeline) -> None:
        self._timeline = timeline
        #: Whether a step was stuck, and went on from another room; and how many were looked at.
        self._has_leapt = False
        self._looked_at = 0

    def after(self, step: int) -> int:
        """How many rooms the worker goes back, from its first look in a step to the next step.

        0: it goes on elsewhere, the rule is one that never goes back, or that is not known yet.
        """
        self._notice_leaps()
        if step >= self._timeline.last or self._has_leapt:
            return 0
        return self._rooms_back(step)

    def _rooms_back(self, step: int) -> int:
        frame = self._timeline.frame(step)
        if _may_lack_looks(frame):
            return 0
        rooms = _looks(frame) or [frame.worker]
        following = self._timeline.frame(step + 1)
        rooms.append((_looks(following) or [following.worker])[0])
        is_back = all(
            self._is_before(room, other, step)
            for room, other in zip(rooms[1:], rooms, strict=False)
        )
        return len(rooms) - 1 if is_back else 0

    def _is_before(self, room: Place | None, other: Place | None, step: int) -> bool:
        """Whether a room is the one from which another one was dug."""
        if room is None or other is None or room == other:
            return False
        places = self._timeline.field.places
        length = self._timeline.digs_until(step)
        return self._timeline.digs.value(places.index(other), length) == places.index(room)

    def _notice_leaps(self) -> None:
        """Look for a leap in the steps recorded since the last look."""
        last = min(self._timeline.last, MOST_NOTICED)
        while not self._has_leapt and self._looked_at < last:
            self._has_leapt = self._leaps(self._looked_at)
            self._looked_at += 1

    def _leaps(self, step: int) -> bool:
        """Whether a step finds no way, changes nothing, and goes on from no room before it."""
        frame = self._timeline.frame(step)
        question = frame.in_question
        is_stuck = question is not None and question.about is About.AROUND and not question.found
        goes_on = bool(_looks(self._timeline.frame(step + 1)))
        if not is_stuck or not goes_on or frame.since < frame.until or _may_lack_looks(frame):
            return False
        return self._rooms_back(step) == 0


def _looks(frame: MakingFrame) -> list[Place | None]:
    """The rooms in which the rule looked around in a step, in order; two in a row are one."""
    rooms = list[Place | None]()
    for asked in frame.asked:
        if asked.about is About.AROUND and rooms[-1:] != [asked.place]:
            rooms.append(asked.place)
    return rooms


def _may_lack_looks(frame: MakingFrame) -> bool:
    """Whether the rule may have looked around more often in a step than is kept."""
    return len(frame.asked) == MOST_ASKED
