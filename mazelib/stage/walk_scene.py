"""A walk on the stage: the map, the walker, the reasons, and the panels beside it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect

from mazelib.compass import Heading
from mazelib.moment import Moment
from mazelib.source import Source, source_of
from mazelib.stage.header import draw_status
from mazelib.stage.keys import Command
from mazelib.stage.panels.code import CodePanel
from mazelib.stage.panels.eyes import EyesPanel
from mazelib.stage.panels.memory import MemoryPanel
from mazelib.stage.panels.panel import Panel, WalkShown, draw_stacked
from mazelib.stage.pen import Pen
from mazelib.stage.walk_painter import Ended, WalkPainter
from mazelib.strategies.rule import Strategy
from mazelib.timeline import Timeline
from mazelib.tracing import Tracer
from mazelib.verdict import Verdict
from mazelib.walk import Walk

#: Seconds that a frame waits for the shortest route; most maps need far less.
SHORT_WAIT = 0.03


class WalkScene:
    """Plays one walk; without a walk it shows the map and nobody moves.

    ``panels`` are the lesson's own; eyes, memory and code come beside them as they are asked for.
    """

    batch = 16
    rests_at: int | None = None

    def __init__(
        self,
        timeline: Timeline,
        walk: Walk | None,
        why: Callable[[Moment], str],
        panels: Sequence[Panel[WalkShown]] = (),
        remark: str = "",
        strategy: Strategy | None = None,
    ) -> None:
        self.timeline = timeline
        self.walk = walk
        heya = timeline.heya
        self.note = " ".join(f"{heya.name}{remark}: {heya.note}".removesuffix(": ").split())
        self.shape = heya.width, heya.height
        self.shows_eyes = self.shows_code = False
        self.hidden: frozenset[Command] = frozenset()
        self.phase = 1.0
        self._why = why
        self._own_panels = list(panels)
        self._strategy = strategy
        self._source = Source()
        self._remembers = False
        self._painter = WalkPainter(timeline)
        self._just_opened: Panel[WalkShown] | None = None
        self._newest: Moment | None = None
        self._ended: Ended | None = None
        self._eyes, self._memory, self._code = EyesPanel(), MemoryPanel(), CodePanel()
        self._panel_of: dict[Command, Panel[WalkShown]] = {
            Command.EYES: self._eyes, Command.CODE: self._code,
        }  # fmt: skip
        self.watch_strategy()

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.timeline.last

    @property
    def ended(self) -> bool:
        """Whether the walk has its verdict."""
        return self.walk is None or self.walk.ending is not None

    @property
    def shows_code_first(self) -> bool:
        """Whether the code panel wants the width of a narrow window."""
        return self.shows_code and self._just_opened is self._code

    @property
    def panels(self) -> list[Panel[WalkShown]]:
        """The panels beside the map, the most important first."""
        if self._strategy is not None and not self._remembers:
            self._remembers = bool(self.timeline.memory_at(0) or self.timeline.memory_at(self.last))
        asked: list[tuple[bool, Panel[WalkShown]]] = [
            (self.shows_eyes, self._eyes),
            (self._remembers, self._memory),
            (self.shows_code and self._strategy is not None, self._code),
        ]
        panels = self._own_panels + [panel for is_asked, panel in asked if is_asked]
        return sorted(panels, key=lambda panel: panel is not self._just_opened)

    def show(self, *, eyes: bool, code: bool) -> None:
        """Open and close the panels; the strategy is traced only while its code is shown."""
        self.shows_eyes = eyes
        if code != self.shows_code:
            self.shows_code = code
            self.watch_strategy()

    def bring_forward(self, command: Command) -> None:
        """Let a panel have room before all others."""
        self._just_opened = self._panel_of[command]

    def watch_strategy(self) -> None:
        """Trace the strategy while the code panel is open."""
        if self._strategy is None or self.walk is None:
            return
        if self.shows_code:
            self._source = source_of(self._strategy)
        self.walk.tracer = Tracer(self._source.files) if self.shows_code else None

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
        end = self._end_at(tick)
        if self.walk and end:
            return verdict_sentence(self.walk, end)
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
            # Only for who asks: the lesson starts sooner without.
            from mazelib.stage.text_map import draw_text_map

            draw_text_map(pen, area, self.timeline, tick)
        else:
            self._painter.draw(pen, area, tick, self._end_at(tick))

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """Draw tick, target, heading, senses and speed."""
        draw_status(pen, at, self.moment(tick), speed)

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the panels beside the map."""
        drawn = draw_stacked(self.panels, pen, area, self.shown(tick))
        asked = ((self.shows_eyes, Command.EYES), (self.shows_code, Command.CODE))
        self.hidden = frozenset(
            command for is_on, command in asked if is_on and self._panel_of[command] not in drawn
        )

    def shown(self, tick: int) -> WalkShown:
        """What the panels draw from at a tick; where the next turn failed, how far that one came."""
        moment, ran = self.moment(tick), self.timeline.ran_at(tick)
        if tick == self.last == self.timeline.failed_after:
            ran = self.timeline.ran_at(tick + 1) or ran
            moment = replace(moment, memory=self.timeline.memory_at(tick + 1))
        return WalkShown(self._source, ran, self.phase, timeline=self.timeline, moment=moment)

    def _end_at(self, tick: int) -> Ended | None:
        """What there is to draw at the end, worked out once; None for every other tick."""
        ending = self.walk.ending if self.walk else None
        if ending is None or tick != self.last:
            return None
        if self._ended is None:
            self._ended = Ended(ending.since, [], self.timeline.steps(ending.tick))
            if ending.verdict is Verdict.ARRIVED:
                # On a huge map the search takes seconds: meanwhile the window answers.
                search = threading.Thread(target=self._find_shortest, args=(self._ended,), daemon=True)
                search.start()
                search.join(SHORT_WAIT)
        return self._ended

    def _find_shortest(self, ended: Ended) -> None:
        # Needed at the end only: the lesson starts sooner without.
        from mazelib.routes import shortest_tour

        self._ended = replace(ended, shortest=shortest_tour(self.timeline.heya) or [])


def verdict_sentence(walk: Walk, end: Ended) -> str:
    """What the verdict means, in full sentences."""
    ending = walk.ending
    assert ending is not None
    if ending.verdict is Verdict.CIRCLING:
        memory = "" if walk.keeps_nothing else ", the same memory"
        return (
            f"Circling: the same place, facing the same way{memory}, as at tick {ending.since:,}: "
            "it will walk this circle for ever."
        )
    if ending.verdict is Verdict.ARRIVED:
        shortest = f"; the shortest route (dots) has {len(end.shortest) - 1:,}" if end.shortest else ""
        return f"Arrived after {ending.tick:,} ticks and {end.steps:,} steps{shortest}."
    if ending.verdict is Verdict.OUT_OF_TICKS:
        is_in_doubt = walk.doubt and not walk.tosses
        doubt = f" Whether it circles cannot be told ({walk.doubt})." if is_in_doubt else ""
        return f"Out of ticks after {ending.tick:,}. That proves nothing: it might still arrive.{doubt}"
    return f"Stopped after {ending.tick:,} ticks."
