"""What the scenes of a walk have in common, whether a rule or the arrow keys walk.

A caption is made of the comments on the lines that ran. If there are none, it tells what the walker
sensed, and what its rule answered.
"""

from collections.abc import Mapping

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
from mazelib.window.layout import Share
from mazelib.window.remembered import marked_ways
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.scenes.shared.walk_cards import ArrivalTitles, WalkCards
from mazelib.window.shown import WalkShown
from mazelib.window.strip import Card, Strip

#: The mark of the tick at which a circle begins.
CIRCLE = "○"


class WalkerScene(MapScene):
    """Plays one walk, half a tick at a time."""

    features = Features(
        commands=frozenset({*PLAYED, Command.GUESS}),
        panels=("eyes", "memory", "code", "text"),
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
    def share(self) -> Share:
        """A class takes more room than a function."""
        has_class = any(piece.turn is not None for piece in self.source.pieces[:1])
        return Share.LONG_RULE if has_class else Share.SHORT_RULE

    @property
    def ended(self) -> bool:
        return self.walk.ending is not None

    @property
    def goes_round(self) -> bool:
        return self.timeline.since is not None

    @property
    def failed_after(self) -> int | None:
        return self.timeline.failed_after

    def advance(self, ticks: int) -> None:
        self.walk.advance(ticks)

    def stays_at(self, tick: int) -> bool:
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def timeline_marks(self) -> dict[int, str]:
        timeline = self.timeline
        marks = dict[int, str]()
        for tick, (letter, _place) in zip(timeline.reached, timeline.heya.controls, strict=False):
            marks[tick] = letter
        if timeline.since is not None:
            letter = marks.get(timeline.since, "")
            marks[timeline.since] = f"{letter} {CIRCLE}".strip()
        return marks

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        moment = shown.moment
        if moment.thinks:
            return self._why_of_its_turn(moment)
        sentences = [happened(moment), *self._of_its_lap(moment.tick)]
        heading = _("It looks")
        if is_asking:
            heading = _("Ask the class")
            sentences.append(_("Where will it go next, and why?"))
        return Strip(heading, paragraph(*sentences), asks=True, view=moment.view)

    def _of_its_lap(self, tick: int) -> list[str]:
        """What is seen of a lap that is walked again and again, but is no proven circle."""
        lap = self.walk.lap_at(tick)
        if lap is None or self.walk.ending:
            return []
        doubt = self.walk.doubt
        return lap_sentences(lap, doubt.words if doubt else "")

    def _why_of_its_turn(self, moment: Moment) -> Strip:
        return Strip(
            _("The rule says"),
            self.caption(moment),
            did=did(moment),
            view=moment.view,
            coins=moment.lines_run.coins if moment.lines_run else (),
        )

    def caption(self, moment: Moment) -> str:
        """The reason of a turn: what the comments of the lines that ran say."""
        reason = self.source.caption(moment.lines_run)
        if moment.turn is not None:
            return reason or told_from_senses(moment.view)
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


#: What a walker does, by its turn: if it then steps, and if there is wall.
STEPS = {
    Turn.AHEAD: _("→ It steps ahead."),
    Turn.RIGHT: _("→ It turns right and steps."),
    Turn.BACK: _("→ It turns round and steps."),
    Turn.LEFT: _("→ It turns left and steps."),
}
BUMPS = {
    Turn.AHEAD: _("→ It goes ahead. There is wall: no step."),
    Turn.RIGHT: _("→ It turns right. There is wall: no step."),
    Turn.BACK: _("→ It turns round. There is wall: no step."),
    Turn.LEFT: _("→ It turns left. There is wall: no step."),
}


def did(moment: Moment) -> str:
    """What the walker does in this tick, told from the walk itself; "" if it does nothing."""
    if moment.turn is None or moment.after is None:
        return ""
    has_stepped = moment.after[0] != moment.place
    sentence = STEPS[moment.turn] if has_stepped else BUMPS[moment.turn]
    if _has_rubbed_out(moment):
        return paragraph(_("It has rubbed out its lines and begins anew."), sentence)
    return sentence


def _has_rubbed_out(moment: Moment) -> bool:
    """Whether there were more lines on the ways before this turn than there are now."""
    return _line_count(moment.memory) < _line_count(moment.memory_before)


def _line_count(memory: Mapping[str, object]) -> int:
    """How many lines are on the ways, each counted at both of its ends."""
    return sum(way.marks for way in marked_ways(memory))


def told_from_senses(view: View) -> str:
    """What the walker senses, in words, for a rule that says nothing itself."""
    return _("It senses {view}.").format(view=view.in_words)
