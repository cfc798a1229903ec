"""What the scenes of somebody who walks have in common: by a rule, or by the arrow keys.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from mazelib.grid.compass import Heading, Turn
from mazelib.grid.routes import reachable
from mazelib.kinds.map_lesson import MapLesson
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.walking.moment import Moment
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from mazelib.window.keys import PLAYED, Command
from mazelib.window.scene import Card, Why
from mazelib.window.scenes.map_scene import MapScene
from mazelib.window.shown import Shown, WalkShown

#: Junctions are marked on the timeline up to this tick: many more would be a grey bar.
LAST_JUNCTION = 200


class WalkerScene(MapScene):
    """Plays one walk, half a tick at a time."""

    commands, panels_share = {*PLAYED, Command.GUESS}, 0.37
    panels_in_menu = ("text",)
    panels_besides: tuple[str, ...] = ("eyes", "memory", "code")
    has_halves, in_halves = True, False
    arrival = perfect_arrival = "It arrived."

    def __init__(self, lesson: MapLesson) -> None:
        heya = lesson.heya()
        super().__init__(lesson, heya)
        self._begin(self._fresh_walk(heya))

    def _fresh_walk(self, heya: Heya) -> Walk:
        """The walk to be played."""
        raise NotImplementedError

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
        moment = WalkShown.of(shown).moment
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
            if not WalkShown.of(shown).moment.thinks:
                return None
            target, places = timeline.target(ending.tick), len(reachable(timeline.heya, timeline.heya.start))
            reason = self.caption(WalkShown.of(shown).moment)
            facts = f"{reason} It is true: {places:,} places, none of them {target}."
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


def happened(moment: Moment) -> str:
    """What there is to say of how the walker came here."""
    if moment.reached:
        return f"{moment.reached} is reached."
    return "There was a wall: no step." if moment.tick and not moment.moved else ""


def told_from_senses(view: View, turn: Turn) -> str:
    """The reason of a rule that says none itself."""
    sentence = _("It senses {view}, and answers {turn}.")
    return sentence.format(view=view.in_words, turn=turn.word)
