"""The scenes on a map: of a walk by a rule, half a tick at a time, by the arrow keys, and of none.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from collections.abc import Set

from pygame import Rect

from mazelib.compass import Heading, Place, Turn, turn_between
from mazelib.heya import Heya
from mazelib.learner.loading import LoadedRule
from mazelib.program import Program
from mazelib.routes import reachable, unreachable
from mazelib.stage.keys import PLAYED, RUN, Command
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Scene, Why
from mazelib.stage.walk_painter import WalkPainter
from mazelib.timeline import Moment, Timeline, Verdict
from mazelib.view import View
from mazelib.walk import Walk

#: Junctions that are marked on the timeline, about: many more would be a grey bar.
MOST_JUNCTIONS = 40


class MapScene(Scene):
    """Shows a map beside its text; nobody walks."""

    commands: Set[Command] = {Command.TEXT}
    panels_besides: tuple[str, ...] = ("text",)
    panels_share, in_halves = 0.5, True

    def __init__(self, program: Program, heya: Heya) -> None:
        timeline = Timeline.still(heya)
        super().__init__(program, timeline, heya.name.removesuffix(".txt"), (heya.width, heya.height))
        # (A very large map is not searched.)
        letters = unreachable(heya) if len(heya.floor) <= 50_000 else []
        unreached = f"Nobody can get to {' and '.join(letters)}. " if letters else ""
        self.note = unreached + " ".join(heya.note.split())
        self._show(timeline)

    def _show(self, timeline: Timeline) -> None:
        self.recording = self.timeline = timeline
        self._painter = WalkPainter(timeline, self.call.hand)

    def place_at(self, tick: int) -> Place:
        """Where the walker is after a tick."""
        return self.timeline.place(self.timeline.recorded(tick))

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick; on the way into it, the half before: it was thought, now it is done."""
        is_moving = phase < 1 and self.has_halves and not thinks and tick > 0
        tick, thinks, phase = (tick - 1, True, phase) if is_moving else (tick, thinks, 0.0)
        moment, practice = self.timeline.moment(tick, thinks=thinks), self.program.practice
        return Shown(self.timeline, tick, self.source, moment, phase, practice=practice)

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the map and the walker; where it has arrived, the shortest way."""
        has_arrived = 0 < len(self.timeline.heya.controls) == self.timeline.reached_count(shown.tick)
        tour = self.timeline.tour if has_arrived and shown.tick == self.last else ()
        self._painter.draw(pen, area, shown, tour)
        pen.can_click(self._painter.picture.area, self._painter.picture)


class WalkScene(MapScene):
    """Plays one walk by a rule."""

    commands, panels_share = {*PLAYED, Command.GUESS, Command.TEXT}, 0.37
    panels_besides: tuple[str, ...] = ("eyes", "memory", "code")
    has_halves, in_halves = True, False
    #: The title of an arrival, and of one by a shortest way.
    arrivals = "It arrived.", "It arrived."

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        heya = program.heya()
        super().__init__(program, heya)
        self._begin(self._fresh_walk(heya, rule))

    def _fresh_walk(self, heya: Heya, rule: LoadedRule) -> Walk:
        return self.program.walk(rule, heya, recorded=True)

    def _begin(self, walk: Walk) -> None:
        self.walk = walk
        self._show(walk.timeline or self.timeline)
        self._junctions, self._looked_to = dict[int, str](), 0
        self._note_end()

    def _note_end(self) -> None:
        self.ended = self.walk.ending is not None
        self.goes_round, self.failed_after = self.timeline.since is not None, self.timeline.failed_after

    def advance(self, ticks: int) -> None:
        """Walk so many ticks more."""
        try:
            self.walk.advance(ticks)
        finally:
            self._note_end()

    def stays_at(self, tick: int) -> bool:
        """Where a control point is reached, and where a circle closes."""
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def marks(self) -> dict[int, str]:
        """Where control points were reached, where a circle begins, and the first junctions."""
        timeline, new = self.timeline, range(self._looked_to, self.last)
        if self.has_halves and len(self._junctions) < MOST_JUNCTIONS:
            self._junctions |= {tick: "" for tick in new if timeline.view(tick).open_count >= 3}
            self._looked_to = self.last
        reached = zip(timeline.reached, timeline.heya.controls, strict=False)
        letters = {tick: letter for tick, (letter, _) in reached}
        if timeline.since is not None:
            letters[timeline.since] = f"{letters.get(timeline.since, '')} ○".strip()
        return self._junctions | letters

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the walker sees; then why it turns; what has just happened to it."""
        moment: Moment = shown.moment
        if moment.thinks:
            way = None if moment.turn is None else Heading(moment.turn)
            coins = moment.ran.coins if moment.ran else ()
            return Why("Its rule says", self.caption(moment), view=moment.view, way=way, coins=coins)
        head, ask = ("Ask the class", " Where will it go next, and why?") if is_asking else ("It looks", "")
        return Why(head, f"{happened(moment)}{ask}".strip(), True, moment.view)

    def caption(self, moment: Moment) -> str:
        """The reason of a turn: what the comments of the lines that ran say."""
        if moment.turn is None and self.walk.ending:
            return self.source.caption(moment.ran) or "All is explored."
        if moment.turn is None:
            return f"Here the rule stopped, at line {moment.ran.decided[1]}." if moment.ran else ""
        return self.source.caption(moment.ran) or told_from_senses(moment.view, moment.turn)

    def card(self, shown: Shown) -> Card | None:
        """What the verdict means."""
        walk, ending = self.walk, self.walk.ending
        if ending is None or shown.tick < self.last:
            return None
        if ending.verdict is Verdict.CIRCLING:
            same = "the same place and heading" + ("" if walk.keeps_nothing else ", the same memory")
            facts = f"Tick {ending.tick:,} is tick {ending.since:,} again: {same}. "
            facts += f"So it walks this circle for ever. Lap {self.timeline.laps(shown.tick):,}."
            ask = self.question("What could you change, in the rule or in the map?")
            return Card("It walks in a circle.", facts, ask, "circle")
        if ending.verdict is Verdict.ARRIVED:
            steps, shortest = self.timeline.steps(ending.tick), len(self.timeline.tour) - 1
            best = steps == shortest
            way = "There is no shorter way!" if best else f"The shortest way (dots) has {shortest:,} steps."
            facts = f"{steps:,} {'step' if steps == 1 else 'steps'}, {ending.tick:,} ticks. {way}"
            ask = self.question("Which steps were for nothing?")
            ask = "Is there another way that is just as short?" if best else ask
            return Card(self.arrivals[best], facts, ask, "good", int(best))
        if ending.verdict is Verdict.UNREACHABLE:
            if not shown.moment.thinks:
                return None
            target, places = self.timeline.target(ending.tick), len(reachable(self.timeline.heya))
            facts = f"{self.caption(shown.moment)} It is true: {places:,} places, none of them {target}."
            ask = self.question("Which wall would you take away?")
            return Card(f"{target} cannot be reached.", facts, ask, "good")
        facts = f"Not arrived after {ending.tick:,} ticks. That proves nothing: it may still arrive."
        if not self.timeline.tour:
            facts = f"Not arrived after {ending.tick:,} ticks. It never can: there is no way."
        elif walk.doubt and not walk.tosses and self.has_halves:
            facts += f" Whether it circles cannot be told ({walk.doubt})."
        return Card("Out of ticks.", facts, self.question("How long would you let it walk?"), "wrong")

    def status(self, shown: Shown) -> str:
        """Tick, target, seed."""
        target, seed = self.timeline.target(shown.tick), f" · seed {self.seed}" * self.walk.tosses
        return f"tick {shown.tick:,} · {f'next: {target}' if target else 'all reached'}{seed}"


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    commands, panels_besides, panels_share = {*RUN, Command.TEXT}, ("eyes",), 0.285
    has_halves, takes_arrows = False, True
    arrivals = "You arrived.", "Perfect! You walked a shortest way."

    def __init__(self, program: Program, rule: LoadedRule) -> None:
        keys = self._by_key = dict(rule.call.rule)
        if not {*keys} <= {"up", "right", "down", "left"} or {*map(type, keys.values())} != {Heading}:
            raise rule.file.error("its keys are no arrow keys to headings.", 'Write: {"up": Heading.UP, ...}')
        self._pressed, self._way = list[Heading](), Heading.UP
        self._turn = lambda view: turn_between(self.timeline.heading(self.last), self._way)
        super().__init__(program, rule)

    def _fresh_walk(self, heya: Heya, rule: LoadedRule) -> Walk:
        return Walk(heya, self._turn)

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, arrow: Heading, tick: int) -> bool:
        """Walk one tick where a key leads, from the tick that is shown; what came after that is forgotten."""
        if arrow.word not in self._by_key:
            return False
        self._pressed[tick:] = [arrow]
        if tick < self.last:
            self._begin(Walk(self.timeline.heya, self._turn))
        for pressed in self._pressed[self.last :]:
            self._way = self._by_key[pressed.word]
            super().advance(1)
        return True

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What was pressed, and what came of it; before the first key, what to do."""
        moment: Moment = shown.moment
        if not moment.tick:
            return Why("Your turn", "Press an arrow key.", True, moment.view)
        pressed, went = self._pressed[moment.tick - 1], moment.heading
        said = f"You pressed {pressed.word}{'' if went is pressed else f': the keys say {went.word}'}."
        return Why("Your turn", f"{said} {happened(moment)}".strip(), view=moment.view)


def happened(moment: Moment) -> str:
    """What there is to say of how the walker came here."""
    if moment.reached:
        return f"{moment.reached} is reached."
    return "There was a wall: no step." if moment.tick and not moment.moved else ""


def told_from_senses(view: View, turn: Turn) -> str:
    """The reason of a rule that says none itself."""
    senses = (f"{side} {'open' if is_open else 'wall'}" for side, is_open in vars(view).items())
    return f"It senses {', '.join(senses)}, and answers {turn.word}."
