"""The scene of the maze game: through the walker's eyes or from above, against the clock."""

import math
from collections.abc import Collection

from pygame import Rect

from mazelib.command_line import tell
from mazelib.compass import Heading
from mazelib.game import best_times
from mazelib.game.play import Play
from mazelib.program import Program
from mazelib.stage.mini_map import MiniMap
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Why
from mazelib.stage.walk_scene import WalkScene
from mazelib.timeline import Moment

#: Seconds that a step or a turn is seen to take, and after which a key that is held goes on.
MOVE, HOLD = 0.15, 0.25


class GameScene(WalkScene):
    """Plays one round: what is shown is always now, whatever tick is asked for."""

    takes_arrows = has_clock = True

    def __init__(self, play: Play, program: Program) -> None:
        self._play, self._program, self._times = play, program, best_times.BestTimes(best_times.folder())
        super().__init__(play.heya, None, program)
        self._begin(play.timeline, None)
        self.place_under = lambda point: None  # A click leads to no earlier tick.
        self._mini_map, self._level = MiniMap(play), program.turn + 1
        self._arrow, self._moved_for, self._held_for, self._is_best = Heading.UP, MOVE, 0.0, False
        self._seed = f"seed {program.seed}"
        self.note = "G is as far away as can be. From above (V) it is easier to find."
        self._tell()

    def _note_end(self) -> None:
        if self._play.won and not self.ended:
            self._is_best = self._times.keep(self._kind, self._play.elapsed)
            self._tell()
        self.ended = self._play.ended

    def _tell(self) -> None:
        """Say what is wrong with the best times."""
        if self._times.told:
            tell(self._times.told)
            self.note = self._times.told

    @property
    def _kind(self) -> str:
        """The kind of round: each has a best time of its own."""
        return f"{self.name}, {'from above' if self._play.was_above else 'first person'}"

    def press(self, heading: Heading, tick: int, *, is_repeat: bool = False) -> bool:
        """Walk or turn at once; False once the round has ended."""
        if is_repeat or self.ended:
            return False
        self._arrow, self._held_for = heading, 0.0
        self._go()
        return True

    def _go(self) -> None:
        self._play.press(self._arrow, from_above=self._program.from_above)
        self._moved_for = 0.0
        self._note_end()

    def elapse(self, seconds: float, held: Collection[Heading]) -> None:
        """Let the clock run; an arrow key that is held walks on."""
        self._play.elapse(seconds)
        self._moved_for, self._held_for = self._moved_for + seconds, self._held_for + seconds
        if held and self._moved_for >= MOVE and self._held_for >= HOLD:
            self._arrow = self._arrow if self._arrow in held else next(iter(held))
            self._go()
        self._note_end()

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown now: the walk, the clock to a tenth of a second, from where, the mini-map."""
        play, heya, (moment, phase) = self._play, self.timeline.heya, self._move()
        play.was_above |= self._program.from_above and not self.ended
        from_above = self.ended or self._program.from_above
        self.shape = (heya.width, heya.height) if from_above else (16, 9)
        left = math.ceil(10 * (play.game.seconds - play.elapsed)) / 10
        game = left, from_above, play.elapsed >= play.game.map_after
        return Shown(self.timeline, moment.tick, self.source, moment, phase, game=game, ghost=play.ghost_at())

    def _move(self) -> tuple[Moment, float]:
        """The moment that is shown, and how far the walker has come in its turn and step."""
        share = self._moved_for / MOVE
        if share >= 1 or self.ended:
            return self.timeline.moment(self.last), 0.0
        moment = self.timeline.moment(self.last - 1, thinks=True)
        # Who only turns takes all the time for it, and so does who only steps (see on_the_way).
        begin = 0.01 if self.timeline.heading(self.last) != moment.heading else 0.5
        end = 1.0 if self.timeline.place(self.last) != moment.place else 0.5
        return moment, begin + (end - begin) * share

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """The clock, the level and the steps; before it runs, what to do."""
        play, (left, from_above, has_map) = self._play, shown.game
        said = f"Level {self._level}: {play.steps} step{'s' * (play.steps != 1)}.{' Paused.' * is_asking}"
        if not play.elapsed:
            said = f"Level {self._level}. Press an arrow key: the clock starts."
        comes_in = math.ceil(play.game.map_after - play.elapsed)
        head = "Find G" if from_above or has_map or comes_in > left else f"Mini-map in {comes_in} s"
        if play.ghost:
            head += f" · against {play.game.against.replace('_', ' ')}"
        return Why(head, said, clock=f"{left:.1f}")

    def card(self, shown: Shown) -> Card | None:
        """Won: time, steps and stars. Lost: how far it would have been."""
        if not self.ended:
            return None
        play, way = self._play, len(self._play.way_to_goal()) - 1
        ask, onward = self.question("Where did you turn the wrong way?"), "Next level"
        if not play.won:
            facts = f"From here {way} steps (dots) lead to G."
            return Card("No time is left.", facts, ask, "wrong", onward=onward)
        best = "Your best time!" if self._is_best else f"Best time: {self._times.best(self._kind):.1f}."
        facts = f"{play.steps} steps; the shortest way (dots) has {way}. {best}"
        if play.ghost:
            ghost = play.ghost_seconds()
            facts += f" The ghost took {ghost:.1f} seconds." if ghost else " The ghost is still on its way."
        ask = ask if play.steps > way else "In how few seconds can it be done?"
        stars = play.game.stars(play.steps, way)
        return Card(f"{play.elapsed:.1f} seconds!", facts, ask, "good", stars, onward, 3)

    def status(self, shown: Shown) -> str:
        """The best time of such rounds, and what makes the maze the same once more."""
        best, how = self._times.best(self._kind), self._kind.split(", ")[1]
        return f"{how}: {f'best {best:.1f} s' if best else 'no best time yet'} · {self._seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw what the walker sees, and the mini-map; or the map from above, at the end with the way."""
        _, from_above, has_map = shown.game
        if from_above:
            self._painter.draw(pen, area, shown, self._play.way_to_goal() if self.ended else ())
            return
        self.panels["eyes"].draw(pen, area, shown)
        if has_map:
            self._mini_map.draw(pen, area, shown)
