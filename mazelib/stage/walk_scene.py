"""A walk on the stage: the map, the walker, the reasons, and the verdict."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from pygame import Rect

from mazelib.compass import Heading
from mazelib.learner.strategy_source import Source
from mazelib.routes import shortest_tour
from mazelib.stage.captions import walk_caption
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.text_map import draw_text_map
from mazelib.stage.walk_painter import End, WalkPainter
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Moment, Timeline, Verdict
from mazelib.view import View
from mazelib.walk import Walk


class WalkScene(Scene):
    """Plays one walk; without a walk it shows the map and nobody moves."""

    def __init__(
        self, timeline: Timeline, walk: Walk | None, panels: Collection[str], remark: str, source: Source
    ) -> None:
        heya = timeline.heya
        note = " ".join(f"{heya.name}{remark}: {heya.note}".removesuffix(": ").split())
        super().__init__(timeline, note, (heya.width, heya.height), panels, source)
        self.timeline = timeline
        self.walk = walk
        self._painter = WalkPainter(timeline)
        self._newest: Moment | None = None
        self._end: End | None = None

    @property
    def ended(self) -> bool:
        """Whether the walk has its verdict."""
        return self.walk is None or self.walk.ending is not None

    @property
    def remembers(self) -> bool:
        """Whether the strategy keeps anything, at the beginning or now."""
        return bool(self.timeline.memory_at(0) or self.timeline.memory_at(self.last))

    def advance(self, ticks: int) -> None:
        """Walk so many ticks more."""
        if self.walk is not None:
            self.walk.advance(ticks)

    def ways_at(self, tick: int) -> int:
        """How many sides of the walker are open."""
        return self.timeline.view(tick).open_count

    def heading_at(self, tick: int) -> Heading:
        """Where the walker faces after a tick."""
        return self.timeline.heading(tick)

    def moment(self, tick: int) -> Moment:
        """The moment of a tick; kept, as a frame asks for it several times."""
        if self._newest is None or self._newest.tick != tick:
            self._newest = self.timeline.moment(tick)
        return self._newest

    def caption(self, tick: int) -> str:
        """The reason of a tick, and at the end the verdict."""
        said = self.source.caption(self.timeline.ran_at(tick))
        return walk_caption(self.moment(tick), said, self.walk, self._end_at(tick))

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """Tick, target, heading; and the four senses."""
        moment = self.moment(tick)
        target = f"target {moment.target}" if moment.target else "all reached"
        return [f"tick {tick:,}", target, f"facing {moment.heading.word}"], moment.view

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Draw the map and the walker as of a tick."""
        if as_text:
            draw_text_map(pen, area, self.timeline, tick)
        else:
            self._painter.draw(pen, area, tick, self._end_at(tick))

    def shown(self, tick: int, phase: float) -> Shown:
        """What the panels draw from at a tick; where the next turn failed, how far that one came."""
        shown = replace(super().shown(tick, phase), moment=self.moment(tick))
        if tick == self.last == self.timeline.failed_after:
            moment = replace(self.moment(tick), memory=self.timeline.memory_at(tick + 1))
            return replace(shown, ran=self.timeline.ran_at(tick + 1) or shown.ran, moment=moment)
        return shown

    def _end_at(self, tick: int) -> End | None:
        """What there is to draw at the end, worked out once; None for every other tick."""
        ending = self.walk.ending if self.walk else None
        if ending is None or tick != self.last:
            return None
        if self._end is None:
            tour = shortest_tour(self.timeline.heya) if ending.verdict is Verdict.ARRIVED else None
            self._end = End(ending.since, tour or [], self.timeline.steps(ending.tick))
        return self._end


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    def __init__(
        self,
        walk: Walk,
        keys: Keyboard,
        by_key: dict[str, Heading],
        panels: Collection[str],
        source: Source,
    ) -> None:
        assert walk.timeline is not None
        super().__init__(walk.timeline, walk, panels, "", source)
        self._keys = keys
        self._by_key = by_key

    @property
    def remembers(self) -> bool:
        """The key that was pressed last is no memory."""
        return False

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Walk one tick where a key leads, from the tick that is shown."""
        wanted = self._by_key.get(heading.word)
        if wanted is None:
            return False
        if tick < self.last:
            self._go_back_to(tick)
        self._walk_to(wanted)
        return True

    def caption(self, tick: int) -> str:
        """What was pressed; before the first key, what to do."""
        if tick == 0 and not self.ended:
            return "Press an arrow key to walk."
        said = f"You pressed the key for {self.heading_at(tick).word}."
        return walk_caption(self.moment(tick), said, self.walk, self._end_at(tick))

    def _go_back_to(self, tick: int) -> None:
        """Walk the recorded way again up to a tick, and forget what came after it."""
        headings = [self.timeline.heading(each) for each in range(1, tick + 1)]
        assert self.walk is not None
        self.walk = Walk(self.timeline.heya, self._keys, self.walk.limit, may_circle=False)
        assert self.walk.timeline is not None
        self.recording = self.timeline = self.walk.timeline
        self._painter = WalkPainter(self.timeline)
        self._newest = self._end = None
        for heading in headings:
            self._walk_to(heading)

    def _walk_to(self, heading: Heading) -> None:
        assert self.walk is not None
        self._keys.pressed = heading
        self.walk.advance(1)
