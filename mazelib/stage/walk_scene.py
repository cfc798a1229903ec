"""A walk on the stage: the map, the walker, the reasons, and the panels beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from mazelib.compass import Heading
from mazelib.moment import Moment
from mazelib.stage.header import draw_status
from mazelib.stage.panels.panel import Panel, Shown, draw_stacked
from mazelib.stage.pen import Pen
from mazelib.stage.text_map import draw_text_map
from mazelib.stage.walk_painter import WalkPainter
from mazelib.timeline import Timeline
from mazelib.walk import Verdict, Walk


class WalkScene:
    """Plays one walk; without a walk it shows the map and nobody moves."""

    def __init__(
        self,
        timeline: Timeline,
        walk: Walk | None,
        why: Callable[[Moment], str],
        panels: Sequence[Panel] = (),
        remark: str = "",
    ) -> None:
        self.timeline = timeline
        self.walk = walk
        heya = timeline.heya
        self.note = " ".join(f"{heya.name}{remark}: {heya.note}".removesuffix(": ").split())
        self._why = why
        self._panels = list(panels)
        self._painter = WalkPainter(timeline)
        self._newest: Moment | None = None

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.timeline.last

    @property
    def ended(self) -> bool:
        """Whether the walk has its verdict."""
        return self.walk is None or self.walk.ending is not None

    @property
    def panel_count(self) -> int:
        """How many panels stand beside the map."""
        return len(self._panels)

    def advance(self, ticks: int) -> None:
        """Walk so many ticks more."""
        if self.walk is not None:
            self.walk.advance(ticks)

    def press(self, heading: Heading, tick: int) -> bool:
        """Arrow keys mean nothing to a walker with a rule of its own."""
        return False

    def moment(self, tick: int) -> Moment:
        """The moment of a tick; kept, as a frame asks for it several times."""
        if self._newest is None or self._newest.tick != tick:
            self._newest = self.timeline.moment(tick)
        return self._newest

    def caption(self, tick: int) -> str:
        """The reason of a tick, and at the end the verdict."""
        if self.walk and self.walk.ending and tick == self.last:
            return verdict_sentence(self.walk)
        moment = self.moment(tick)
        if tick == 0:
            return "Here the walker stands before its first tick." if self.walk else "Nobody walks yet."
        said = f"Tick {tick:,}: {self._why(moment)}"
        if moment.reached:
            return f"{said} Reached {moment.reached}!"
        return said if moment.moved else f"{said} But there is a wall: no step."

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Draw the map and the walker as of a tick."""
        if as_text:
            draw_text_map(pen, area, self.timeline, tick)
        else:
            self._painter.draw(pen, area, tick, self._circle_since(tick))

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """Draw tick, target, heading, senses and speed."""
        draw_status(pen, at, self.moment(tick), speed)

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the panels beside the map."""
        draw_stacked(self._panels, pen, area, Shown(self.timeline, self.moment(tick)))

    def _circle_since(self, tick: int) -> int | None:
        ending = self.walk.ending if self.walk else None
        return ending.since if ending and tick == ending.tick else None


def verdict_sentence(walk: Walk) -> str:
    """What the verdict means, in a full sentence."""
    ending = walk.ending
    assert ending is not None
    if ending.verdict is Verdict.CIRCLING:
        same = "the same place, facing the same way" + (", the same memory" if walk.has_memory else "")
        return (
            f"Circling: at tick {ending.tick:,} {same}, as at tick {ending.since:,}. "
            "It will walk this circle for ever."
        )
    if ending.verdict is Verdict.ARRIVED:
        letters = ", ".join(letter for letter, _ in walk.heya.controls)
        return f"Arrived after {ending.tick:,} ticks: reached {letters}."
    if ending.verdict is Verdict.OUT_OF_TICKS:
        return f"Out of ticks after {ending.tick:,}. That proves nothing: it might still arrive."
    return f"Stopped after {ending.tick:,} ticks."
