"""The scene of the maze game: through the walker's eyes or from above, against the clock."""

import math
from dataclasses import replace

from pygame import Rect

from mazelib.game.arrows import follow_arrow
from mazelib.game.best_times import best_time
from mazelib.game.sight import seen_map
from mazelib.grid.compass import Heading, Place
from mazelib.kinds.game import GameLesson
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.walk import Walk
from mazelib.window.keys import Command
from mazelib.window.painters.sight import draw_eyes
from mazelib.window.painters.walk_painter import WalkPainter
from mazelib.window.pen import Pen
from mazelib.window.scene import Card, Why
from mazelib.window.scenes import scene_for
from mazelib.window.scenes.map_scene import MapScene
from mazelib.window.shown import GameShown, Shown


@scene_for("game")
class GameScene(MapScene):
    """Plays one round by the clock; when it has ended it can be played back as any walk can."""

    commands, panels_besides = {Command.PLAY, Command.RESTART, Command.VIEW}, ()
    has_halves = has_clock = takes_arrows = True
    in_halves = ended = False

    def __init__(self, lesson: GameLesson) -> None:
        self._game = lesson.game
        self._level = lesson.maze_number + 1
        self._elapsed = 0.0
        super().__init__(lesson, lesson.maze())
        self.note = "G stands in the place farthest from the start. From above (V) it is easier to find."
        self._best_time = best_time(self.name)
        self._ghost: Walk | None = None
        if self._game.against:
            strategy = fresh_strategy(self._game.against, self.seed)
            self._ghost = Walk(self.timeline.heya, strategy)

    def press(self, arrow: Heading, tick: int) -> bool:
        if self.ended:
            return False
        follow_arrow(self.timeline, arrow, from_above=self.lesson.other_view)
        self.elapse(0)
        return True

    def elapse(self, seconds: float) -> None:
        self._elapsed += seconds
        if self.timeline.reached and not self.ended:
            self._best_time = best_time(self.name, self._elapsed)
        self.ended = bool(self.timeline.reached) or self._elapsed >= self._game.seconds

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> GameShown:
        from_above = self.ended or self.lesson.other_view
        heya = self.timeline.heya
        self.shape = (heya.width, heya.height) if from_above else (16, 9)
        walk = super().shown(tick, thinks, phase)
        return GameShown(
            timeline=walk.timeline,
            moment=walk.moment,
            tick=walk.tick,
            source=walk.source,
            phase=walk.phase,
            ghost=self._ghost_at(tick),
            from_above=from_above,
            has_small_map=self._elapsed >= self._game.map_after,
        )

    def _ghost_at(self, tick: int) -> tuple[Place, Heading] | None:
        """Where the ghost is now, and faces; None in the past, and where there is none."""
        if not self._ghost or not self._ghost.timeline or tick != self.last:
            return None
        walked = self._ghost.timeline
        self._ghost.advance(int(self._elapsed * self._game.ghost_speed) - walked.last)
        return walked.place(walked.last), walked.heading(walked.last)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        game, left = self._game, math.ceil(self._game.seconds - self._elapsed)
        tick, states = shown.tick, self.timeline.states
        bump = " A wall!" if tick and states[tick] == states[tick - 1] else ""
        head = f"Level {self._level} · steps: {self.timeline.steps(tick)}"
        if game.against:
            head += f" · against {game.against.replace('_', ' ')}, steps a second: {game.ghost_speed:g}"
        if tick < self.last:
            return Why(head, f"So you walked.{bump}")
        if not self._elapsed:
            return Why(head, f"{left} seconds. The first arrow key starts the clock.", True)
        return Why(head, f"{left} seconds left.{bump}{' Paused.' * is_asking}")

    def card(self, shown: Shown) -> Card | None:
        if not self.ended or shown.tick < self.last:
            return None
        way, steps = len(self.timeline.tour) - 1, self.timeline.steps(self.last)
        facts = f"Your steps: {steps}. Those of the shortest way (dots): {way}."
        ghost = GameShown.of(shown).ghost
        if ghost:
            is_there = ghost[0] == self.timeline.tour[-1]
            facts += f" The ghost is {'there already' if is_there else 'still on its way'}."
        ask = self.question("Where did you turn the wrong way?" if steps > way else "Can it be done faster?")
        if not self.timeline.reached:
            return Card("Time is up!", facts, ask, "wrong")
        stars = self._game.stars(steps, way)
        facts = f"{stars} of 3 stars. {facts} {self._best_time}."
        return Card(f"{self._elapsed:.1f} seconds!", facts, ask, "good", stars)

    def status(self, shown: Shown) -> str:
        return f"{self._best_time} · seed {self.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        game = GameShown.of(shown)
        if game.from_above:
            self._painter.draw(pen, area, game, self.timeline.tour if self.ended else ())
            return
        draw_eyes(pen, area, game)
        if game.has_small_map:
            room = Rect(area.right - area.width // 3, area.top, area.width // 3, area.height // 2)
            pen.box(room)
            painter = WalkPainter(seen_map(self.timeline), "")
            painter.draw(pen, room.inflate(-8, -8), replace(game, ghost=None), ())
