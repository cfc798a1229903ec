"""The scenes of a walk: by a rule, half a tick at a time, and by the arrow keys.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from dataclasses import replace
from functools import cached_property

from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.learner.learner_file import Source
from mazelib.learner.loading import ShowCall
from mazelib.routes import shortest_tour
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Scene, Why
from mazelib.stage.walk_painter import WalkPainter
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Moment, Timeline, Verdict
from mazelib.walk import Walk

#: Junctions that are marked on the timeline, at the most: more would be a grey bar.
MOST_JUNCTIONS = 40
ASK = "Where will it go next, and why?"


class WalkScene(Scene):
    """Plays one walk; without a walk it shows the map and nobody moves."""

    def __init__(
        self, timeline: Timeline, walk: Walk | None, remark: str, seed: str, call: ShowCall, source: Source
    ) -> None:
        heya = timeline.heya
        name, note = heya.name.removesuffix(".txt"), " ".join(f"{remark}{heya.note}".split())
        super().__init__(timeline, name, note, (heya.width, heya.height), call, source)
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
            coins = moment.ran.coins if moment.ran else ()
            return Why("Its rule says", self.caption(moment), view=moment.view, way=way, coins=coins)
        said = self.happened(moment)
        if is_asking:
            return Why("Ask the class", f"{said} {ASK}".strip(), True, moment.view)
        return Why("It looks", said, True, moment.view)

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
        if self.walk is None or ending is None or shown.number < self.last:
            return None
        if ending.verdict is Verdict.CIRCLING:
            same = "the same place and heading" + ("" if self.walk.keeps_nothing else ", the same memory")
            facts = f"Tick {ending.tick:,} is tick {ending.since:,} again: {same}. "
            facts += f"So it walks this circle for ever. Lap {self.timeline.laps(shown.number):,}."
            ask = self.question("What could you change, in the rule or in the map?")
            return Card("It walks in a circle.", facts, ask, "circle")
        if ending.verdict is Verdict.ARRIVED:
            return self._arrived(ending.tick)
        is_in_doubt = self.walk.doubt and not self.walk.tosses and self.has_halves
        doubt = f" Whether it circles cannot be told ({self.walk.doubt})." if is_in_doubt else ""
        facts = f"Not arrived after {ending.tick:,} ticks. That proves nothing: it may still arrive.{doubt}"
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

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the map and the walker; at the end the circle, or the shortest way."""
        ending = self.walk.ending if self.walk else None
        is_arrived = ending and ending.verdict is Verdict.ARRIVED and shown.number >= self.last
        self._painter.draw(pen, area, shown, self.tour if is_arrived else [])


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    def __init__(
        self, walk: Walk, keys: Keyboard, by_key: dict[str, Heading], remark: str, call: ShowCall,
        source: Source,
    ) -> None:  # fmt: skip
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
            walk = Walk(self.timeline.heya, self._keys, self._limit)
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
