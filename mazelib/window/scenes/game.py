"""The scene of the maze game: through the walker's eyes or from above, against the clock."""

import math
from dataclasses import replace

from pygame import Rect

from mazelib.game.arrows import follow_arrow
from mazelib.game.best_times import best_time, keep_time
from mazelib.game.mini_map import seen_map
from mazelib.grid.compass import Heading
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _, paragraph
from mazelib.walking.recording import WalkRecording
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.timeline import Timeline
from mazelib.walking.walk import Walk
from mazelib.window.features import Features
from mazelib.window.keys import Command
from mazelib.window.layout import Share
from mazelib.window.painters.sight import draw_eyes
from mazelib.window.painters.walk_painter import WalkPainter
from mazelib.window.pen import Pen
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.shown import Ghost, WalkShown, WalkView
from mazelib.window.strip import Card, Outcome, Strip


class GameScene(MapScene):
    """Plays one round by the clock; after its end it can be played back like any walk."""

    lesson: GameLesson

    features = Features(
        commands=frozenset({Command.PLAY, Command.RESTART, Command.VIEW}),
        share=Share.WHOLE,
        has_halves=True,
        has_clock=True,
        takes_arrows=True,
    )

    def __init__(self, lesson: GameLesson) -> None:
        self._game = lesson.game
        self._level = lesson.level + 1
        self._rooms = self._game.rooms(lesson.level)
        self._elapsed_seconds = 0.0
        self._is_over = False
        super().__init__(lesson, lesson.maze())
        self._recording = WalkRecording.still(self.timeline.heya)
        self._show(Timeline(self._recording))
        self.note = _(
            "G stands in the place farthest from the start. From above (V) it is easier to find."
        )
        self._best_time = best_time(self._rooms)
        self._ghost: Walk | None = None
        if self._game.against:
            strategy = fresh_strategy(self._game.against, self.seed)
            self._ghost = Walk(self.timeline.heya, strategy)

    @property
    def ended(self) -> bool:
        return self._is_over

    def press(self, arrow: Heading, tick: int) -> bool:
        if self.ended:
            return False
        follow_arrow(self._recording, arrow, from_above=self.lesson.is_from_above)
        self.elapse(0)
        return True

    def carry_out(self, command: Command) -> None:
        """Show the maze from above, or through the walker's eyes again."""
        if command is Command.VIEW:
            self.lesson.is_from_above = not self.lesson.is_from_above

    def elapse(self, seconds: float) -> None:
        self._elapsed_seconds += seconds
        has_arrived = bool(self.timeline.reached)
        if has_arrived and not self._is_over:
            self._best_time = keep_time(self._rooms, self._elapsed_seconds)
        self._is_over = has_arrived or self._elapsed_seconds >= self._game.seconds
        self._advance_ghost()

    def _advance_ghost(self) -> None:
        """Let the ghost walk as far as it gets in the time so far."""
        if self._ghost:
            ticks = int(self._elapsed_seconds * self._game.ghost_speed)
            self._ghost.advance(ticks - self._ghost.tick)

    @property
    def view(self) -> WalkView:
        """From above, or through the walker's eyes; the small map comes after a while."""
        if self.ended or self.lesson.is_from_above:
            return WalkView.FROM_ABOVE
        if self._elapsed_seconds >= self._game.map_after:
            return WalkView.THROUGH_EYES_WITH_SMALL_MAP
        return WalkView.THROUGH_EYES

    def ghost_at(self, tick: int) -> Ghost | None:
        """Where the ghost is now, and where it faces; None in the past, or without a ghost."""
        if not self._ghost or tick != self.last:
            return None
        walked = self._ghost.timeline
        return walked.place(walked.last), walked.heading(walked.last)

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        heading = self._heading(shown.tick)
        if shown.tick < self._newest_tick(shown):
            return Strip(heading, paragraph(_("This is how you walked."), self._bump(shown.tick)))
        left = math.ceil(self._game.seconds - self._elapsed_seconds)
        if not self.last:
            begin = _("{seconds} seconds. The first arrow key starts the clock.")
            best = self._best_time.words
            return Strip(heading, begin.format(seconds=left), more=best, asks=True)
        seconds_left = _("{seconds} seconds left.").format(seconds=left)
        is_paused = _("Paused.") if is_asking else ""
        return Strip(heading, paragraph(seconds_left, self._bump(shown.tick), is_paused))

    def _newest_tick(self, shown: WalkShown) -> int:
        """The newest tick; while the clock runs and the walker moves into it, the one before."""
        is_moving = shown.thinks and not self.ended
        return self.last - 1 if is_moving else self.last

    def _heading(self, tick: int) -> str:
        steps = self.timeline.steps(tick)
        if not self._game.against:
            heading = _("Level {level} · steps: {steps}")
            return heading.format(level=self._level, steps=steps)
        heading = _("Level {level} · steps: {steps} · against {rule}, speed {speed:g}")
        return heading.format(
            level=self._level,
            steps=steps,
            rule=self._game.against.replace("_", " "),
            speed=self._game.ghost_speed,
        )

    def _bump(self, tick: int) -> str:
        """What to say if the last step led into a wall; "" if it did not."""
        states = self.timeline.states
        return _("A wall!") if tick and states[tick] == states[tick - 1] else ""

    def card(self, shown: WalkShown) -> Card | None:
        if not self.ended or shown.tick < self.last:
            return None
        shortest = len(self.timeline.tour) - 1
        steps = self.timeline.steps(self.last)
        facts = self._facts(steps, shortest, shown)
        ask = _("Can it be done faster?")
        if steps > shortest:
            ask = _("Where did you turn the wrong way?")
        if not self.timeline.reached:
            return Card(_("Time is up!"), facts, self.question(ask), Outcome.WRONG)
        stars = self._game.stars(steps, shortest)
        title = _("{seconds:.1f} seconds!").format(seconds=self._elapsed_seconds)
        told = _("{stars} of 3 stars.").format(stars=stars)
        facts = paragraph(told, facts, self._best_time.words)
        return Card(title, facts, self.question(ask), Outcome.GOOD, stars)

    def _facts(self, steps: int, shortest: int, shown: WalkShown) -> str:
        sentence = _("You took {steps} steps. The shortest way (dots) has {shortest}.")
        facts = sentence.format(steps=steps, shortest=shortest)
        if not shown.ghost:
            return facts
        place, _heading = shown.ghost
        if place == self.timeline.tour[-1]:
            return paragraph(facts, _("The ghost is there already."))
        return paragraph(facts, _("The ghost is still on its way."))

    def status(self, shown: WalkShown) -> str:
        status = _("{best_time} Seed {seed}.")
        return status.format(best_time=self._best_time.words, seed=self.seed)

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        if shown.view is WalkView.FROM_ABOVE:
            shortest = self.timeline.tour if self.ended else ()
            self._painter.draw(pen, area, shown, shortest)
            return
        draw_eyes(pen, area, shown, pen.theme.window)
        if shown.view is WalkView.THROUGH_EYES_WITH_SMALL_MAP:
            self._draw_small_map(pen, area, shown)

    def _draw_small_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what has been seen of the map, at the upper right, without the ghost."""
        room = Rect(area.right - area.width // 3, area.top, area.width // 3, area.height // 2)
        pen.card(room)
        painter = WalkPainter(seen_map(self.timeline), "")
        painter.draw(pen, room.inflate(-8, -8), replace(shown, ghost=None))


SCENE = GameScene
