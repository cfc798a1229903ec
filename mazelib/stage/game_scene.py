"""The scene of the maze game: through the walker's eyes or from above, against the clock."""

import math
from dataclasses import replace

from pygame import Rect

from mazelib.compass import Heading
from mazelib.game import best_times
from mazelib.learner.loading import LoadedRule
from mazelib.program import Program
from mazelib.stage.keys import Command
from mazelib.stage.panels.eyes import draw_eyes
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Why
from mazelib.stage.walk_painter import WalkPainter
from mazelib.stage.walk_scene import MapScene


class GameScene(MapScene):
    """Plays one round by the clock; when it has ended it can be played back as any walk can."""

    commands, panels_besides = {Command.PLAY, Command.RESTART, Command.VIEW}, ()
    has_halves = has_clock = takes_arrows = True
    in_halves = ended = False

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        self._play, self._best, self._level = program.play(rule), math.inf, program.turn + 1
        super().__init__(program, self._play.heya)
        self._show(self._play.timeline)
        self.note = "G stands in the place farthest from the start. From above (V) it is easier to find."
        self._keep_time(math.inf)

    def _keep_time(self, seconds: float) -> None:
        try:
            self._best = best_times.best_time(best_times.folder(), self.name, seconds)
        except (OSError, ValueError) as error:
            self.note = str(error)

    def _note_end(self) -> None:
        if self.timeline.reached and not self.ended:
            self._keep_time(self._play.elapsed)
        self.ended = self._play.ended

    def press(self, arrow: Heading, tick: int) -> bool:
        """Walk or turn; False once the round has ended."""
        if self.ended:
            return False
        self._play.press(arrow, from_above=self.program.other_view)
        self._note_end()
        return True

    def elapse(self, seconds: float) -> None:
        """Let the clock run."""
        self._play.elapsed = min(self._play.game.seconds, self._play.elapsed + seconds)
        self._note_end()

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick, with the ghost of now; from where, and whether with the mini-map."""
        play, from_above = self._play, self.ended or self.program.other_view
        self.shape = (play.heya.width, play.heya.height) if from_above else (16, 9)
        has_map, ghost = play.elapsed >= play.game.map_after, play.ghost_at() if tick == self.last else None
        shown = super().shown(tick, thinks, phase)
        return replace(shown, other_view=from_above, mini_map=has_map, ghost=ghost)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """The seconds that are left, the level and the steps; before the clock runs, what to do."""
        game, left = self._play.game, math.ceil(self._play.game.seconds - self._play.elapsed)
        tick, states = shown.tick, self.timeline.states
        head = f"Level {self._level} · steps: {self.timeline.steps(tick)}"
        if game.against:
            head += f" · against {game.against.replace('_', ' ')}, steps a second: {game.ghost_speed:g}"
        bump = " A wall!" if tick and states[tick] == states[tick - 1] else ""
        if tick < self.last:
            return Why(head, f"So you walked.{bump}")
        if not self._play.elapsed:
            return Why(head, f"{left} seconds. The first arrow key starts the clock.", True)
        return Why(head, f"{left} seconds left.{bump}{' Paused.' * is_asking}")

    def card(self, shown: Shown) -> Card | None:
        """Won: time, steps and stars. Lost: how long the way is."""
        if not self.ended or shown.tick < self.last:
            return None
        way, steps, seconds = len(self.timeline.tour) - 1, self.timeline.steps(self.last), self._play.elapsed
        facts = f"Your steps: {steps}. Those of the shortest way (dots): {way}."
        ask = self.question("Where did you turn the wrong way?" if steps > way else "Can it be done faster?")
        if shown.ghost:
            is_there = shown.ghost[:2] == self.timeline.heya.controls[0][1]
            facts += f" The ghost is {'there already' if is_there else 'still on its way'}."
        if not self.timeline.reached:
            return Card("Time is up!", facts, ask, "wrong")
        stars = self._play.game.stars(steps, way)
        if self._best < math.inf:
            is_best = round(seconds, 2) <= self._best
            facts += " Your best time!" if is_best else f" Best time: {self._best:.1f}."
        return Card(f"{seconds:.1f} seconds!", f"{stars} of 3 stars. {facts}", ask, "good", stars)

    def status(self, shown: Shown) -> str:
        """The best time in mazes of this size, and what makes the maze the same once more."""
        best = "no best time yet" if self._best == math.inf else f"best time {self._best:.1f} s"
        return f"{best} · seed {self.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw what the walker sees, and the mini-map; or the map from above, at the end with the way."""
        if shown.other_view:
            self._painter.draw(pen, area, shown, self.timeline.tour if self.ended else ())
            return
        draw_eyes(pen, area, shown)
        if shown.mini_map:
            room = Rect(area.right - area.width // 3, area.top, area.width // 3, area.height // 2)
            pen.box(room)
            painter = WalkPainter(self._play.seen_map(), "")
            painter.draw(pen, room.inflate(-8, -8), replace(shown, ghost=None), ())
