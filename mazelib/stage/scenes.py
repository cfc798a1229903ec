"""The scenes of the lessons: a walk, a walk by arrow keys, a maze being made; and which one a lesson opens.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from dataclasses import replace
from functools import cached_property

from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.heya import Heya, parse
from mazelib.learner.loading import Kind, ShowCall, keys_in
from mazelib.learner.strategy_source import Source
from mazelib.makers.making import Making
from mazelib.map_warnings import unreachable
from mazelib.program.program import Program
from mazelib.routes import shortest_tour
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.panels.panel import Marked, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Scene, Why
from mazelib.stage.walk_painter import WalkPainter
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Moment, Timeline, Verdict
from mazelib.walk import Walk

#: Places of the largest map that is searched for unreachable control points while it is opened.
MOST_SEARCHED = 50_000
#: Junctions that are marked on the timeline, at the most: more would be a grey bar.
MOST_JUNCTIONS = 40
ASK = "Where will it go next, and why?"


class WalkScene(Scene):
    """Plays one walk; without a walk it shows the map and nobody moves."""

    def __init__(
        self, timeline: Timeline, walk: Walk | None, remark: str, seed: str, call: ShowCall, source: Source
    ) -> None:
        heya = timeline.heya
        note = " ".join(f"{remark}{heya.note}".split())
        super().__init__(timeline, heya.name.removesuffix(".txt"), note, (heya.width, heya.height), call, source)
        self.has_halves = walk is not None
        self._seed = seed
        self._show(timeline, walk)

    def _show(self, timeline: Timeline, walk: Walk | None) -> None:
        self.recording = self.timeline = timeline
        self.walk = walk
        self._painter = WalkPainter(timeline, self.call.hand)
        self.place_under = self._painter.picture.place_at  # type: ignore[method-assign]
        self._marks: list[tuple[int, str]] = []
        self._marked_to = 0

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether the walk has its verdict."""
        return self.walk is None or self.walk.ending is not None

    @property
    def goes_round(self) -> bool:  # type: ignore[override]
        """Whether a circle is proven: the walker goes on round it."""
        return self.timeline.since is not None

    @property
    def failed_after(self) -> int | None:  # type: ignore[override]
        """The tick after which the rule failed."""
        return self.timeline.failed_after

    def advance(self, ticks: int) -> None:
        """Walk so many ticks more."""
        if self.walk is not None:
            self.walk.advance(ticks)

    def stays_at(self, tick: int) -> bool:
        """Where a control point is reached, and where a circle closes."""
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def place_at(self, tick: int) -> Place | None:
        """Where the walker is after a tick."""
        return self.timeline.place(self.timeline.recorded(tick))

    def marks(self) -> list[tuple[int, str]]:
        """Where control points were reached, where a circle begins, and the first junctions."""
        timeline, last = self.timeline, self.last
        for tick in range(self._marked_to, last) if len(self._marks) < MOST_JUNCTIONS else ():
            if timeline.view(tick).open_count >= 3 and self.has_halves:
                self._marks.append((tick, ""))
        self._marked_to = last
        letters = [letter for letter, _ in timeline.heya.controls]
        circle = [] if timeline.since is None else [(timeline.since, "○")]
        return [*self._marks, *zip(timeline.reached, letters, strict=False), *circle]

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick; on the way into it, the half before: it was thought, now it is done."""
        is_moving = phase < 1 and self.has_halves and not thinks and tick > 0
        at, thinks = (tick - 1, True) if is_moving else (tick, thinks)
        moment = self.timeline.moment(at, thinks=thinks)
        return Shown(
            self.timeline, moment.tick, at, self.source, moment, moment.ran, phase if is_moving else 0.0
        )  # fmt: skip

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the walker sees; then why it turns; what has just happened to it."""
        moment = shown.moment
        assert moment is not None
        if not self.has_halves:
            return Why("", "")
        if moment.thinks:
            way = None if moment.turn is None else Heading(moment.turn)
            return Why("Its rule says", self.caption(moment), view=moment.view, way=way, coins=moment.ran.coins if moment.ran else ())
        said = self.happened(moment)
        return Why("Ask the class", f"{said} {ASK}".strip() if is_asking else said, True, moment.view)

    def happened(self, moment: Moment) -> str:
        """What there is to say of how the walker came here."""
        if moment.reached:
            return f"{moment.reached} is reached."
        return "There was a wall: no step." if moment.tick and not moment.moved else ""

    def caption(self, moment: Moment) -> str:
        """The reason of a turn: what the comments of the lines that ran say."""
        if moment.turn is None:
            return f"Here the rule stopped, at line {moment.ran.decided[1]}." if moment.ran else ""
        return self.source.caption(moment.ran) or told_from_senses(moment)

    def card(self, shown: Shown) -> Card | None:
        """What the verdict means."""
        ending = self.walk.ending if self.walk else None
        if ending is None or shown.number < self.last or (shown.moment and shown.moment.thinks and not self.goes_round):
            return None
        return self._card(shown.number)

    def _card(self, tick: int) -> Card:
        assert self.walk is not None and self.walk.ending is not None
        timeline, ending = self.timeline, self.walk.ending
        if ending.verdict is Verdict.CIRCLING:
            same = "the same place, the same heading" + ("" if self.walk.keeps_nothing else ", the same memory")
            facts = f"Tick {ending.tick:,} is tick {ending.since:,} again: {same}. So it walks this circle for ever."
            facts += f" Lap {timeline.laps(tick):,}."
            ask = self.question("What could you change, in the rule or in the map?")
            return Card("It walks in a circle.", facts, ask, "circle")
        if ending.verdict is Verdict.ARRIVED:
            return self._arrived(ending.tick)
        is_in_doubt = self.walk.doubt and not self.walk.tosses and self.has_halves
        doubt = f" Whether it circles cannot be told ({self.walk.doubt})." if is_in_doubt else ""
        facts = f"It has not arrived after {ending.tick:,} ticks. That proves nothing: it may still arrive.{doubt}"
        return Card("Out of ticks.", facts, self.question("How long would you let it walk?"), "wrong")

    def _arrived(self, tick: int) -> Card:
        steps, shortest = self.timeline.steps(tick), len(self.tour) - 1
        facts = f"{steps:,} steps, {tick:,} ticks. The shortest way has {shortest:,} steps."
        is_best = steps == shortest
        if is_best:
            facts = f"{steps:,} steps, {tick:,} ticks. There is no shorter way!"
        return Card("It arrived.", facts, self.question("Which steps were for nothing?"), "good", is_best)

    @cached_property
    def tour(self) -> list[Place]:
        """The shortest way past all control points; empty if there is none."""
        return shortest_tour(self.timeline.heya) or []

    def status(self, shown: Shown) -> str:
        """Tick, target, seed."""
        target = self.timeline.target(shown.tick)
        parts = [f"tick {shown.number:,}", f"next: {target}" if target else "all reached", self._seed]
        return " · ".join(filter(None, parts)) if self.walk else ""

    def draw_map(self, pen: Pen, area: Rect, shown: Shown, marked: Marked) -> None:
        """Draw the map and the walker; at the end the circle, or the shortest way."""
        ending = self.walk.ending if self.walk else None
        is_arrived = ending and ending.verdict is Verdict.ARRIVED and shown.number >= self.last
        self._painter.draw(pen, area, shown, marked, self.tour if is_arrived else [])


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    def __init__(
        self, walk: Walk, keys: Keyboard, by_key: dict[str, Heading], remark: str, call: ShowCall, source: Source
    ) -> None:
        assert walk.timeline is not None
        super().__init__(walk.timeline, walk, remark, "", call, source)
        self._keys, self._by_key, self._limit = keys, by_key, walk.limit
        self._pressed: list[Heading] = []
        self.has_halves = False

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Walk one tick where a key leads, from the tick that is shown; what came after that is forgotten."""
        headings = [self._by_key[heading.word]] if heading.word in self._by_key else []
        if headings and tick < self.last:
            headings = [self.timeline.heading(each) for each in range(1, tick + 1)] + headings
            walk = Walk(self.timeline.heya, self._keys, self._limit, may_circle=False)
            assert walk.timeline is not None
            self._show(walk.timeline, walk)
            del self._pressed[tick:]
        self._pressed += [heading] if headings else []
        for each in headings:
            self._keys.pressed = each
            super().advance(1)
        return bool(headings)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What was pressed, and what came of it; before the first key, what to do."""
        moment = shown.moment
        assert moment is not None
        if not moment.tick:
            return Why("Your turn", "Press an arrow key.", True, moment.view)
        pressed, went = self._pressed[moment.tick - 1], moment.heading
        said = f"You pressed {pressed.word}{'' if went is pressed else f': the keys say {went.word}'}."
        return Why("Your turn", f"{said} {self.happened(moment)}".strip(), view=moment.view)

    def _arrived(self, tick: int) -> Card:
        card = super()._arrived(tick)
        return replace(card, title="Perfect! You walked a shortest way." if card.has_star else "You arrived.")


def told_from_senses(moment: Moment) -> str:
    """The reason of a rule that says none itself."""
    if moment.turn is None:
        return ""
    return f"It senses {', '.join(moment.view.words)}, and answers {moment.turn.word}."


class MazeScene(Scene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    def __init__(self, making: Making, program: Program, source: Source) -> None:
        self.making, self._painter = making, MazePainter(making)
        across, down = program.size
        name = f"{across:,} × {down:,} rooms"
        super().__init__(making, name, "", (1, 1), program.call, source)
        self._seed = program.seed
        self.place_under = self._painter.place_at  # type: ignore[method-assign]
        self.advance(1)  # What the rule marks at its beginning is seen from the start.

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether there will be no more steps."""
        return self.making.done

    def advance(self, ticks: int) -> None:
        """Make so many steps more."""
        self.making.advance(ticks)
        self.pauses_at, self.shape = self.making.ready_at, self._painter.shape

    def place_at(self, tick: int) -> Place | None:
        """Where the class should look after a step."""
        return self.making.worker(tick)

    def marks(self) -> list[tuple[int, str]]:
        """Where the maze was ready."""
        return [] if self.making.ready_at is None else [(self.making.ready_at, "ready")]

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a step."""
        return Shown(self.making, tick, tick, self.source, ran=self.making.ran_at(tick), phase=phase)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the maker said when it yielded."""
        if not shown.tick:
            return Why("Before the first step", "All is wall. What will the first step do?", True)
        if shown.tick == self.making.ready_at and not self.ended:
            return Why(f"Step {shown.tick:,}", f"{self.making.caption(shown.tick)} Press Space.")
        return Why(f"Step {shown.tick:,}", self.making.caption(shown.tick))

    def card(self, shown: Shown) -> Card | None:
        """What there is to say after the last step."""
        if not self.ended or shown.tick < self.last:
            return None
        rooms = len(self.making.maze.rooms)
        facts = f"{self.making.caption(shown.tick)} That was step {shown.tick:,}, for {rooms:,} rooms."
        return Card("Finished.", facts, self.question("What would you change in the rule?"), "good")

    def status(self, shown: Shown) -> str:
        """The step, and what makes the maze the same once more."""
        return f"step {shown.tick:,} · seed {self._seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown, marked: Marked) -> None:
        """Draw the maze."""
        self._painter.draw(pen, area, shown.tick, shown.phase)


def blank_scene() -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    return Scene(Timeline.still(parse("A")), "", "", (1, 1), ShowCall(), Source())


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    kind, call, source = rule.call.kind, program.call, rule.source
    if kind is Kind.MAKE:
        return MazeScene(program.making(rule), program, source)
    heya = program.heya()
    remark = _remark(heya)
    if kind is Kind.LOOK:
        return WalkScene(Timeline.still(heya), None, remark, "", call, source)
    if kind is Kind.KEYS:
        keys = Keyboard()
        walk = Walk(heya, keys, program.options.limit, may_circle=False)
        return KeyboardScene(walk, keys, keys_in(rule.call.rule, rule.file), remark, call, source)
    walk = program.walk(rule, heya, recorded=True)
    assert walk.timeline is not None
    seed = f"seed {program.seed}" if walk.tosses or program.options.make else ""
    return WalkScene(walk.timeline, walk, remark, seed, call, source)


def _remark(heya: Heya) -> str:
    """What is said before a map's note about control points that cannot be reached."""
    if len(heya.floor) > MOST_SEARCHED:
        return ""
    letters = unreachable(heya)
    return f"Nobody can get to {' and '.join(letters)}. " if letters else ""
