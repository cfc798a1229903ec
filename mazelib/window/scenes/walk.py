"""The scenes on a map: of a walk by a rule, half a tick at a time, by the arrow keys, and of none.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from collections.abc import Set

from pygame import Rect

from mazelib.grid.compass import Heading, Place, Turn, turn_between
from mazelib.grid.routes import reachable
from mazelib.kinds.program import Program
from mazelib.learner.loading import LoadedScript
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.walking.recording import Moment, Timeline, Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from mazelib.window.keys import PLAYED, RUN, Command
from mazelib.window.painters.walk_painter import WalkPainter
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen
from mazelib.window.scene import Card, Scene, Why

#: Junctions are marked on the timeline up to this tick: many more would be a grey bar.
LAST_JUNCTION = 200


class MapScene(Scene):
    """Shows a map beside its text; nobody walks."""

    commands: Set[Command] = {Command.TEXT}
    panels_besides: tuple[str, ...] = ("text",)
    panels_share, in_halves = 0.5, True

    def __init__(self, program: Program, heya: Heya) -> None:
        timeline = Timeline.still(heya)
        super().__init__(program, timeline, heya.name.removesuffix(".txt"), (heya.width, heya.height))
        # (A very large map is not searched.)
        letters = reach.unreachable(heya) if len(heya.floor) <= 50_000 else []
        unreached = f"Nobody can get to {' and '.join(letters)}. " if letters else ""
        self.note = unreached + " ".join(heya.note.split())
        self._show(timeline)

    def _show(self, timeline: Timeline) -> None:
        self.recording = self.timeline = timeline
        self._painter = WalkPainter(timeline, self.call.hand)

    def place_at(self, tick: int) -> Place:
        return self.timeline.place(self.timeline.recorded(tick))

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        # On the way into a tick the half before is shown: it was thought, now it is done.
        is_moving = phase < 1 and self.has_halves and not thinks and tick > 0
        tick, thinks, phase = (tick - 1, True, phase) if is_moving else (tick, thinks, 0.0)
        moment, practice = self.timeline.moment(tick, thinks=thinks), self.program.practice
        return Shown(self.timeline, tick, self.source, moment, phase, practice=practice)

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        has_arrived = 0 < len(self.timeline.heya.controls) == self.timeline.reached_count(shown.tick)
        tour = self.timeline.tour if has_arrived and shown.tick == self.last else ()
        self._painter.draw(pen, area, shown, tour)
        pen.can_click(self._painter.picture.area, self._painter.picture)


class WalkScene(MapScene):
    """Plays one walk by a rule."""

    commands, panels_share = {*PLAYED, Command.GUESS, Command.TEXT}, 0.37
    panels_besides: tuple[str, ...] = ("eyes", "memory", "code")
    has_halves, in_halves = True, False
    arrival = perfect_arrival = "It arrived."

    def __init__(self, program: Program, rule: LoadedScript) -> None:
        heya = program.heya()
        super().__init__(program, heya)
        self._begin(self._fresh_walk(heya, rule))

    def _fresh_walk(self, heya: Heya, rule: LoadedScript) -> Walk:
        return self.program.walk(rule, heya, recorded=True)

    def _begin(self, walk: Walk) -> None:
        self.walk = walk
        self._show(walk.timeline or self.timeline)
        self._note_end()

    def _note_end(self) -> None:
        self.ended = self.walk.ending is not None
        self.goes_round, self.failed_after = self.timeline.since is not None, self.timeline.failed_after

    def advance(self, ticks: int) -> None:
        try:
            self.walk.advance(ticks)
        finally:
            self._note_end()

    def stays_at(self, tick: int) -> bool:
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def marks(self) -> dict[int, str]:
        timeline, ticks = self.timeline, range(min(self.last, LAST_JUNCTION) * self.has_halves)
        marks = {tick: "" for tick in ticks if timeline.view(tick).open_count >= 3}
        reached = zip(timeline.reached, timeline.heya.controls, strict=False)
        marks |= {tick: letter for tick, (letter, _) in reached}
        if timeline.since is not None:
            marks[timeline.since] = f"{marks.get(timeline.since, '')} ○".strip()
        return marks

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
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
        walk, ending, timeline = self.walk, self.walk.ending, self.timeline
        if ending is None or shown.tick < self.last:
            return None
        if ending.verdict is Verdict.ARRIVED:
            return self._arrival(ending.tick)
        if ending.verdict is Verdict.CIRCLING:
            same = "the same place and heading" + ("" if walk.keeps_nothing else ", the same memory")
            facts = f"Tick {ending.tick:,} is tick {ending.since:,} again: {same}. "
            facts += f"So it walks this circle for ever. Lap {timeline.laps(shown.tick):,}."
            ask = self.question("What could you change, in the rule or in the map?")
            return Card("It walks in a circle.", facts, ask, "circle")
        if ending.verdict is Verdict.UNREACHABLE:
            if not shown.moment.thinks:
                return None
            target, places = timeline.target(ending.tick), len(reachable(timeline.heya, timeline.heya.start))
            facts = f"{self.caption(shown.moment)} It is true: {places:,} places, none of them {target}."
            ask = self.question("Which wall would you take away?")
            return Card(f"{target} cannot be reached.", facts, ask, "good")
        facts = f"Not arrived after {ending.tick:,} ticks."
        if not timeline.tour:
            facts += " It never can: there is no way."
        else:
            facts += " That proves nothing: it may still arrive."
            if walk.doubt and not walk.tosses:
                facts += f" Whether it circles cannot be told ({walk.doubt})."
        return Card("Out of ticks.", facts, self.question("How long would you let it walk?"), "wrong")

    def _arrival(self, ticks: int) -> Card:
        steps, shortest = self.timeline.steps(ticks), len(self.timeline.tour) - 1
        facts = f"{steps:,} {'step' if steps == 1 else 'steps'}, {ticks:,} ticks."
        if steps == shortest:
            ask = "Is there another way that is just as short?"
            return Card(self.perfect_arrival, f"{facts} There is no shorter way!", ask, "good", stars=1)
        facts += f" The shortest way (dots) has {shortest:,} steps."
        return Card(self.arrival, facts, self.question("Which steps were for nothing?"), "good")

    def status(self, shown: Shown) -> str:
        target, seed = self.timeline.target(shown.tick), f" · seed {self.seed}" * self.walk.tosses
        return f"tick {shown.tick:,} · {f'next: {target}' if target else 'all reached'}{seed}"


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    commands, panels_besides, panels_share = {*RUN, Command.TEXT}, ("eyes",), 0.285
    has_halves, takes_arrows = False, True
    arrival, perfect_arrival = "You arrived.", "Perfect! You walked a shortest way."

    def __init__(self, program: Program, rule: LoadedScript) -> None:
        keys = self._by_key = dict(rule.call.rule)
        if not {*keys} <= {"up", "right", "down", "left"} or {*map(type, keys.values())} != {Heading}:
            raise rule.file.error("its keys are no arrow keys to headings.", 'Write: {"up": Heading.UP, ...}')
        self._pressed, self._way = list[Heading](), Heading.UP
        self._turn = lambda view: turn_between(self.timeline.heading(self.last), self._way)
        super().__init__(program, rule)

    def _fresh_walk(self, heya: Heya, rule: LoadedScript) -> Walk:
        return Walk(heya, self._turn)

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, arrow: Heading, tick: int) -> bool:
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
