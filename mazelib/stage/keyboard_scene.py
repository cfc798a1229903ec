"""A walk by hand: every arrow key is one tick."""

from __future__ import annotations

from collections.abc import Sequence

from mazelib.compass import Heading
from mazelib.heya import Heya
from mazelib.stage.panels.panel import Panel, WalkShown
from mazelib.stage.walk_painter import WalkPainter
from mazelib.stage.walk_scene import WalkScene
from mazelib.strategies import keyboard
from mazelib.walk import Walk


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    def __init__(self, heya: Heya, panels: Sequence[Panel[WalkShown]], limit: int | None) -> None:
        self._keys = keyboard.Keyboard()
        self._limit = limit
        walk = Walk(heya, self._keys, limit, may_circle=False)
        assert walk.timeline is not None
        super().__init__(walk.timeline, walk, keyboard.why, panels)

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Walk one tick toward a heading, from the tick that is shown."""
        if tick < self.last:
            self._go_back_to(tick)
        assert self.walk is not None
        self._keys.pressed = heading
        self.walk.advance(1)
        return True

    def caption(self, tick: int) -> str:
        """As for any walk, but before the first key says what to do."""
        return super().caption(tick) if tick or self.ended else "Press an arrow key to walk."

    def _go_back_to(self, tick: int) -> None:
        """Walk the recorded way again up to a tick, and forget what came after it."""
        headings = [self.timeline.heading(each) for each in range(1, tick + 1)]
        self._keys = keyboard.Keyboard()
        self.walk = Walk(self.timeline.heya, self._keys, self._limit, may_circle=False)
        assert self.walk.timeline is not None
        self.timeline = self.walk.timeline
        self._painter = WalkPainter(self.timeline)
        self._newest = None
        self._ended = None
        for heading in headings:
            self._keys.pressed = heading
            self.walk.advance(1)
