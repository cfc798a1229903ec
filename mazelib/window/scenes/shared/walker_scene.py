"""What the scenes of a walk have in common, whether a rule or the arrow keys walk.

A caption is made of the comments on the lines that ran. If there are none, it tells what the walker
sensed, and what its rule answered.
"""

from mazelib.grid.compass import Turn
from mazelib.kinds.shared.map_lesson import MapLesson
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, paragraph
from mazelib.walking.lap_sentences import lap_sentences
from mazelib.walking.moment import Moment
from mazelib.walking.view import View
from mazelib.walking.walk_so_far import WalkSoFar
from mazelib.window.features import Features
from mazelib.window.keys import PLAYED, Command
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.scenes.shared.walk_cards import ArrivalTitles, WalkCards
from mazelib.window.shown import WalkShown
from mazelib.window.why import Card, Why

#: On the timeline, junctions are marked up to this tick: more marks would look like a grey bar.
LAST_JUNCTION = 200
#: The mark of the tick at which a circle begins.
CIRCLE = "○"


class WalkerScene(MapScene):
    """Plays one walk, half a tick at a time."""

    features = Features(
        commands=frozenset({*PLAYED, Command.GUESS}),
        panels=("eyes", "memory", "code"),
        panels_in_menu=("text",),
        panels_share=0.47,
        has_halves=True,
    )
    titles = ArrivalTitles(usual=_("It arrived."), shortest=_("It arrived."))

    def __init__(self, lesson: MapLesson, heya: Heya, walk: WalkSoFar) -> None:
        super().__init__(lesson, heya)
        self._begin(walk)

    def _begin(self, walk: WalkSoFar) -> None:
        self.walk = walk
        self._show(walk.timeline)

    @property
    def ended(self) -> bool:
        return self.walk.ending is not None

    @property
    def goes_round(self) -> bool:
        return self.timeline.since is not None

    @property
    def failed_after(self) -> int | None:
        return self.timeline.stopped_after

    def advance(self, ticks: int) -> None:
        self.walk.advance(ticks)

    def stays_at(self, tick: int) -> bool:
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def timeline_marks(self) -> dict[int, str]:
        timeline = self.timeline
        marks = dict[int, str]()
        if self.features.has_halves:
            for tick in range(min(self.last, LAST_JUNCTION)):
                if timeline.view(tick).is_junction:
                    marks[tick] = ""
        for tick, (letter, _place) in zip(timeline.reached, timeline.heya.controls, strict=False):
            marks[tick] = letter
        if timeline.since is not None:
            letter = marks.get(timeline.since, "")
            marks[timeline.since] = f"{letter} {CIRCLE}".strip()
        return marks

    def why(self, shown: WalkShown, *, is_asking: bool) -> Why:
        moment = shown.moment
        if moment.thinks:
            return self._why_of_its_turn(moment)
        sentences = [happened(moment), *self._of_its_lap(moment.tick)]
        heading = _("It looks")
        if is_asking:
            heading = _("Ask the class")
            sentences.append(_("Where will it go next, and why?"))
        return Why(heading, paragraph(*sentences), asks=True, view=moment.view)

    def _of_its_lap(self, tick: int) -> list[str]:
        """What is seen of a lap that is walked again and again, but is no proven circle."""
        lap = self.walk.lap_at(tick)
        if lap is None or self.walk.ending:
            return []
        doubt = self.walk.doubt
        return lap_sentences(lap, doubt.words if doubt else "")

    def _why_of_its_turn(self, moment: Moment) -> Why:
        return Why(
            _("Its rule says"),
            self.caption(moment),
            view=moment.view,
            turn=moment.turn,
            coins=moment.lines_run.coins if moment.lines_run else (),
        )

    def caption(self, moment: Moment) -> str:
        """The reason of a turn: what the comments of the lines that ran say."""
        reason = self.source.caption(moment.lines_run)
        if moment.turn is not None:
            return reason or told_from_senses(moment.view, moment.turn)
        if self.walk.ending:
            return reason or _("All is explored.")
        if moment.lines_run:
            _file, line = moment.lines_run.decided
            return _("The rule stopped here, at line {line}.").format(line=line)
        return ""

    def card(self, shown: WalkShown) -> Card | None:
        ending = self.walk.ending
        if ending is None or shown.tick < self.last:
            return None
        cards = WalkCards(self.walk, self.timeline, self.question, self.titles)
        return cards.at_end(ending, shown, self.caption(shown.moment))

    def status(self, shown: WalkShown) -> str:
        target = self.timeline.target(shown.tick)
        if target and self.walk.tosses:
            status = _("tick {tick:,} · next: {letter} · seed {seed}")
        elif target:
            status = _("tick {tick:,} · next: {letter}")
        elif self.walk.tosses:
            status = _("tick {tick:,} · all reached · seed {seed}")
        else:
            status = _("tick {tick:,} · all reached")
        return status.format(tick=shown.tick, letter=target, seed=self.seed)


def happened(moment: Moment) -> str:
    """What happened as the walker came here, in words."""
    if moment.reached:
        return _("{letter} is reached.").format(letter=moment.reached)
    if moment.tick and not moment.moved:
        return _("There was a wall: no step.")
    return ""


def told_from_senses(view: View, turn: Turn) -> str:
    """The reason in words, for a rule that says none itself."""
    sentence = _("It senses {view}, and answers {turn}.")
    return sentence.format(view=view.in_words, turn=turn.word)
