"""The cards at the end of a walk: how it ended, its facts, and a question for the class."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.maps.reach import has_loop, ways
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.walking.lap_sentences import whether_it_goes_on
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkSoFar
from mazelib.window.screen.strip import Card, Outcome
from mazelib.window.shown import WalkShown

#: The question after a walk that never arrives, whatever the lesson asks otherwise.
CHANGE = _("What could you change in the rule or the map?")


#: A single step leads past so many places: it is too short for a question.
PLACES_OF_A_STEP = 2


class ArrivalTitles(NamedTuple):
    """The titles of the card at an arrival: usually, and at one by a shortest way, with stars."""

    usual: str
    shortest: str
    stars: int


def why_ahead(right: int, left: int) -> str:
    """The question at the end of a walk by chance: a lead by less than a quarter proves nothing."""
    if 4 * right > 5 * left:
        return _("Why more right than left?")
    if 4 * left > 5 * right:
        return _("Why more left than right?")
    return _("No clear winner. Would other coins change that?")


@lru_cache(1)
def times_walked(timeline: Timeline, tick: int) -> frozenset[int]:
    """How often the ways of a map were walked before a tick: {2} if each was walked twice.

    Of a map that is too large to be searched nothing is known: there are no numbers.
    """
    walked = Counter[frozenset[Place]]()
    all_ways = ways(timeline.heya)
    if all_ways:
        for before, after in pairwise(timeline.place(each) for each in range(tick + 1)):
            walked[frozenset({before, after})] += 1
    return frozenset(walked[way] for way in all_ways)


class WalkCards:
    """Makes the cards of one walk; ``question`` has the lesson's own question for a verdict.

    With ``has_dots`` the shortest path lies on the map as a dotted line.
    """

    def __init__(
        self,
        walk: WalkSoFar,
        question: Callable[[Verdict], str],
        titles: ArrivalTitles,
        *,
        has_dots: bool = True,
    ) -> None:
        self.walk = walk
        self.timeline = walk.timeline
        self.question = question
        self.titles = titles
        self.has_dots = has_dots

    def at_end(self, ending: Ending, shown: WalkShown, voice: str = "") -> Card | None:
        """The card of an ending; None if there is nothing to say yet.

        ``voice`` is what the rule itself says of its last turn.
        """
        if ending.verdict is Verdict.ARRIVED:
            return self._arrival(ending.tick, is_filmed=shown.is_filmed)
        if ending.verdict is Verdict.CIRCLING:
            return self._circle(ending, shown.tick, is_filmed=shown.is_filmed)
        if ending.verdict is Verdict.TURNING:
            return self._turns_on_the_spot()
        if ending.verdict is Verdict.STANDING:
            return self._stands()
        if ending.verdict is Verdict.UNREACHABLE:
            return self._unreachable(ending.tick, voice) if shown.thinks else None
        return self._out_of_ticks(ending.tick)

    def _arrival(self, tick: int, *, is_filmed: bool) -> Card:
        steps = self.timeline.steps(tick)
        shortest = len(self.timeline.tour) - 1
        facts = ngettext("{steps:,} step.", "{steps:,} steps.", steps).format(steps=steps)
        if self.walk.tosses:
            return self._arrival_by_chance(tick, is_filmed=is_filmed)
        if steps == shortest:
            facts = paragraph(facts, _("There's no shorter path."))
            ask = self._question_of_a_shortest_way()
            if tick > steps:  # It bumped into walls.
                return Card(self.titles.usual, facts, ask, Outcome.GOOD)
            title = self.titles.shortest
            return Card(title, facts, ask, Outcome.GOOD, self.titles.stars)
        way = _("The shortest path takes {shortest:,}.")
        if self.has_dots and not is_filmed:  # In a film one sees how it is drawn.
            way = _("The shortest path (dotted on the map) takes {shortest:,}.")
        ask = self.question(Verdict.ARRIVED) or _("Which steps were wasted?")
        facts = paragraph(facts, way.format(shortest=shortest))
        return Card(self.titles.usual, facts, ask, Outcome.GOOD)

    def _arrival_by_chance(self, tick: int, *, is_filmed: bool) -> Card:
        """What the coins have led to, and why; the shortest path is not what this is about."""
        right, left = self.timeline.turns_aside(tick)
        facts = ngettext(
            "{right:,} turn right, {left:,} left.", "{right:,} turns right, {left:,} left.", right
        )
        facts = paragraph(facts.format(right=right, left=left), _("Shift R tosses new coins."))
        if is_filmed:
            steps = self.timeline.steps(tick)
            facts = ngettext("{steps:,} step.", "{steps:,} steps.", steps).format(steps=steps)
        return Card(
            self.titles.usual,
            facts,
            self.question(Verdict.ARRIVED) or why_ahead(right, left),
            Outcome.GOOD,
            again=_("Same coins"),
        )

    def _question_of_a_shortest_way(self) -> str:
        """A question that can be answered on this map; "" after a single step."""
        tour = self.timeline.tour
        if len(set(tour)) < len(tour):
            return _("Which part did you walk twice, and why?")
        if len(tour) <= PLACES_OF_A_STEP:
            return ""
        if has_loop(self.timeline.heya):
            return _("Is there another path that's just as short?")
        return _("How can you tell there's no other path?")

    def _circle(self, ending: Ending, tick: int, *, is_filmed: bool) -> Card:
        laps = self.timeline.laps_proven(tick)
        times_round = ngettext(
            "It has been round once.", "It has been round {laps:,} times.", laps
        ).format(laps=laps)
        facts = paragraph(
            self._same_in_steps(ending) if is_filmed else self._same_in_ticks(ending),
            _("So everything repeats."),
            "" if is_filmed else times_round,
        )
        lap = [self.timeline.place(tick) for tick in range(ending.since or 0, ending.tick + 1)]
        steps = [frozenset(step) for step in pairwise(lap) if step[0] != step[1]]
        to_and_fro = self._to_and_fro(steps, places=len(set(lap)))
        if to_and_fro:
            return Card(to_and_fro, facts, CHANGE, Outcome.CIRCLE)
        ask = self.question(Verdict.CIRCLING) or CHANGE
        title = _("It'll go round in circles forever!")
        turns_back = any(step == following for step, following in pairwise([*steps, steps[0]]))
        if turns_back:  # A dead end belongs to it: nobody would call that a circle.
            title = _("It'll walk the same path forever!")
        return Card(title, facts, ask, Outcome.CIRCLE)

    def _same_in_ticks(self, ending: Ending) -> str:
        """Why a circle is proven, for a class that sees the ticks."""
        if self.timeline.keeps_nothing:
            again = _(
                "At tick {tick:,} it's back where it was at tick {since:,}, facing the same way."
            )
        else:
            again = _(
                "At tick {tick:,} it's back where it was at tick {since:,}, facing the same way "
                "and remembering the same things."
            )
        return again.format(tick=ending.tick, since=ending.since)

    def _same_in_steps(self, ending: Ending) -> str:
        """Why a circle is proven, for somebody who only sees the film."""
        steps = self.timeline.steps(ending.tick) - self.timeline.steps(ending.since or 0)
        if self.timeline.keeps_nothing:
            again = ngettext(
                "{steps:,} step later it's back in the same place, facing the same way.",
                "{steps:,} steps later it's back in the same place, facing the same way.",
                steps,
            )
        else:
            again = ngettext(
                "{steps:,} step later it's back in the same place, facing the same way "
                "and remembering the same things.",
                "{steps:,} steps later it's back in the same place, facing the same way "
                "and remembering the same things.",
                steps,
            )
        return again.format(steps=steps)

    def _to_and_fro(self, steps: list[frozenset[Place]], places: int) -> str:
        """What to say of a lap that goes round nothing: it comes back by the way it went.

        The lap has so many ``places``.
        """
        if len(set(steps)) != places - 1 or len(steps) != 2 * (places - 1):
            return ""
        if places == 2:
            return _("It'll go back and forth between two places forever!")
        return _("It'll go back and forth on the same path forever!")

    def _turns_on_the_spot(self) -> Card:
        facts = _("After every turn there's a wall in front of it. It'll never take a step.")
        return Card(_("It turns on the spot."), facts, CHANGE, Outcome.CIRCLE)

    def _stands(self) -> Card:
        facts = _("It stays in the same place, facing the same way, tick after tick.")
        return Card(_("It's stuck."), facts, CHANGE, Outcome.STANDS)

    def _unreachable(self, tick: int, voice: str) -> Card:
        """What the rule says comes first. How it can know is for the class to find out.

        Where each way was walked twice, it can count the ways.
        """
        target = self.timeline.target(tick)
        times = times_walked(self.timeline, tick)
        title = _("It has explored everything.")
        if 0 in times:
            title = _("It says everything is explored.")
        facts = paragraph(voice, _("There's no path to {letter}.").format(letter=target))
        ask = self.question(Verdict.UNREACHABLE) or _("How does it know?")
        if times == {2}:
            twice = _("{steps:,} steps. If each way was walked twice, how many ways are there?")
            ask = twice.format(steps=self.timeline.steps(tick))
        return Card(title, facts, ask, Outcome.EXPLORED)

    def _out_of_ticks(self, tick: int) -> Card:
        title = _("Still not there after {ticks:,} ticks.").format(ticks=tick)
        if not self.timeline.tour:
            facts = [_("It never can: there's no path.")]
            ask = _("Which wall would you take away?")
        else:
            facts = self._whether_it_goes_on(tick)
            ask = self.question(Verdict.OUT_OF_TICKS) or _("How long would you let it walk?")
        return Card(title, paragraph(*facts), ask, Outcome.WRONG)

    def _whether_it_goes_on(self, tick: int) -> list[str]:
        """What was seen of a circle, and why it is none that is proven."""
        facts = whether_it_goes_on(self.walk, tick)
        if self.walk.lap_at(tick):
            return facts
        return [_("That proves nothing. It may still get there."), *facts]
