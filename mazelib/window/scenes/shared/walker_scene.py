"""What the scenes of a walk have in common, whether a rule or the arrow keys walk.

A caption is made of the comments on the lines that ran: it is the voice of the rule. If there are
none, it tells what the walker sensed. What the walker did is told from the walk itself.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from mazelib.grid.compass import Heading, Place, Turn, turned
from mazelib.kinds.shared.map_lesson import MapLesson
from mazelib.learner.script.class_question import Question
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed, paragraph
from mazelib.walking.lap_sentences import lap_sentences
from mazelib.walking.moment import Moment
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import view_at
from mazelib.walking.walk_so_far import WalkSoFar
from mazelib.window.features import Features
from mazelib.window.input.keys import PLAYED, Action, Command, PanelKey
from mazelib.window.playing.turning import OPENING_SECONDS, OnTheSpot
from mazelib.window.rule.remembered import cards_of, marks_in
from mazelib.window.scenes.shared.film_end import seen_in_walk
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.scenes.shared.walk_cards import ArrivalTitles, WalkCards
from mazelib.window.scenes.shared.walk_guesses import WalkGuesses
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import ASKS_ALL, Card, Compass, Strip
from mazelib.window.shown import WalkShown

#: What is asked where the lesson asks nothing of its own.
WHERE_WILL_IT_GO = Question(_("Where will it go next, and why?"))


class WalkerScene(MapScene):
    """Plays one walk, half a tick at a time."""

    features = Features(
        commands=frozenset({*PLAYED, Command.GUESS}),
        panels=("eyes", "memory", "code", "text"),
        has_halves=True,
    )
    titles = ArrivalTitles(usual=_("It arrived."), shortest=_("It arrived."), stars=0)

    def __init__(self, lesson: MapLesson, heya: Heya, walk: WalkSoFar) -> None:
        super().__init__(lesson, heya)
        self._begin(walk)

    def _begin(self, walk: WalkSoFar) -> None:
        self.walk = walk
        self._show(walk.timeline)
        self.guesses = WalkGuesses(walk, self.source)

    @property
    def share(self) -> Share:
        """A class takes more room than a function."""
        return Share.LONG_RULE if self._has_class else Share.SHORT_RULE

    @property
    def _has_class(self) -> bool:
        return any(piece.turn is not None for piece in self.source.pieces[:1])

    def is_of_use(self, action: Action) -> bool:
        """A function remembers nothing."""
        if isinstance(action, PanelKey) and action.names == ("memory",):
            return self._has_class
        return super().is_of_use(action)

    @property
    def ended(self) -> bool:
        return self.walk.ending is not None

    @property
    def goes_round(self) -> bool:
        return self.timeline.since is not None

    @property
    def pauses_at(self) -> int | None:
        """A proven circle is walked once more, so that the class sees it; then it pauses."""
        since = self.timeline.since
        return None if since is None else 2 * self.last - since

    def wants(self, shown: WalkShown) -> str:
        letters = [letter for letter, _place in self.timeline.waiting(shown.tick)]
        words = _("It wants to get to {letters}.")
        if len(letters) > 1:
            words = _("It wants to get to {letters}, in this order.")
        return words.format(letters=listed(letters)) if letters else ""

    @property
    def failed_after(self) -> int | None:
        return self.timeline.stopped_after

    @property
    def shift_restart(self) -> str:
        return _("other coins") if self.takes_coins else ""

    def meaning(self, action: Action) -> str:
        if action is Command.RESTART and self.takes_coins:
            return _("the same coins again")
        return super().meaning(action)

    def _shortest_way(self, shown: WalkShown) -> Sequence[Place]:
        return () if self.takes_coins else super()._shortest_way(shown)

    def advance(self, ticks: int) -> None:
        self.walk.advance(ticks)

    def stays_at(self, tick: int) -> bool:
        return tick in self.timeline.reached or (self.goes_round and tick == self.last)

    def told_apart(self) -> Sequence[tuple[Hashable, ...]]:
        """What the rule says."""
        ticks = range(self.last)
        return [(self.caption(self.timeline.moment(tick, thinks=True)),) for tick in ticks]

    def seen_in_film(self, shown: WalkShown) -> str:
        has_arrived = self.walk.ending and self.walk.ending.verdict is Verdict.ARRIVED
        if not has_arrived:
            return ""
        return seen_in_walk(self.timeline, by_chance=self.walk.tosses)

    def steps_in_film(self, tick: int) -> int:
        """A bump is no step: so the card of the end counts, too."""
        return self.timeline.steps(tick)

    def in_few_words(self, tick: int) -> str:
        if tick >= self.last and not self.ended:
            return ""  # The rule has not answered yet.
        return in_few_words(self.timeline.moment(tick, thinks=True))

    @property
    def usual_length(self) -> int:
        """A walk by coins takes several times as long."""
        return super().usual_length * (4 if self.shift_restart else 1)

    def timeline_marks(self) -> dict[int, str]:
        timeline = self.timeline
        marks = dict[int, str]()
        for tick, (letter, _place) in zip(timeline.reached, timeline.heya.controls, strict=False):
            marks[tick] = letter
        return marks

    @property
    def opening_seconds(self) -> float:
        """On the first map of the lesson that introduces its sides, it turns on the spot."""
        panels = [self.panels[name] for name in self.call.panels if name in self.panels]
        is_first_map = [self.name] == list(self.call.maps[:1])
        introduces = is_first_map and any(panel.introduces_sides for panel in panels)
        return OPENING_SECONDS if introduces else 0.0

    def turning(self, shown: WalkShown, spot: OnTheSpot) -> WalkShown:
        """It turns to the right, quarter by quarter, until it faces as the walk starts."""
        place = shown.moment.place
        heading = shown.moment.heading
        before = turned(heading, Turn((spot.quarter - 1) % 4))
        after = turned(heading, Turn(spot.quarter % 4))
        faces = after
        moment = shown.moment
        if spot.part < 1:
            faces = before
            moment = replace(moment, after=(place, after))
        view = view_at(self.timeline.heya, place, faces)
        moment = replace(moment, heading=faces, view=view)
        # The first half of a move is the turn.
        return replace(shown, moment=moment, spot=spot, phase=spot.part % 1 / 2)

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        if shown.spot:
            return _of_its_sides(shown.moment, shown.spot)
        strip = self._of_moment(shown.moment, is_asking=is_asking)
        # In the first half it has come here, on the lap before, and has not gone on yet.
        has_come = shown.tick > 0 and not shown.moment.thinks
        laps = self.timeline.laps_proven(shown.tick - 1 if has_come else shown.tick)
        if laps:
            heading = _("Lap {lap:,}: same as lap 1.").format(lap=laps + 1)
            strip = strip._replace(heading=heading)
        return strip

    def _of_moment(self, moment: Moment, *, is_asking: bool) -> Strip:
        """What is said of one moment, on whatever lap."""
        if moment.thinks:
            return self._why_of_its_turn(moment)
        lap = self._of_its_lap(moment.tick)
        if lap:
            return Strip(_("Again and again"), lap[0], more=paragraph(*lap[1:]), view=moment.view)
        reached = self._of_a_letter(moment)
        if is_asking:
            return self._question(moment)
        return Strip(_("It looks"), reached or moment.view.in_words, view=moment.view)

    def _question(self, moment: Moment) -> Strip:
        """The question before each turn: the lesson's own, if it has one."""
        question = self.call.question_before_turn() or WHERE_WILL_IT_GO
        more = paragraph(self._of_a_letter(moment), question.more)
        return Strip(ASKS_ALL, question.asked, more=more, asks=True, view=moment.view)

    def _of_a_letter(self, moment: Moment) -> str:
        """That a letter was reached just now, or does not count yet; "" if neither is so."""
        target = self.timeline.target(moment.tick)
        for letter, place in self.timeline.waiting(moment.tick):
            if place == moment.place and letter != target:
                early = _("Not {letter} yet: {target} comes first.")
                return early.format(letter=letter, target=target)
        return is_reached(moment)

    def _of_its_lap(self, tick: int) -> list[str]:
        """What is seen of a lap that is walked again and again, but is no proven circle."""
        lap = self.walk.lap_at(tick)
        if lap is None or self.walk.ending:
            return []
        return lap_sentences(lap, self.walk.doubt)

    def _why_of_its_turn(self, moment: Moment) -> Strip:
        """The voice of the rule, and what the walker did.

        Where the rule says nothing itself, the strip does not speak for it.
        """
        voice = self.source.caption(moment.lines_run)
        return Strip(
            _("The rule says") if voice else _("It thinks"),
            self.caption(moment),
            did=did(moment),
            view=moment.view,
            coins=moment.lines_run.coins if moment.lines_run else (),
        )

    def caption(self, moment: Moment) -> str:
        """The reason of a turn: what the comments of the lines that ran say."""
        reason = self.source.caption(moment.lines_run)
        if moment.turn is not None:
            return reason or moment.view.in_words
        if self.walk.ending:
            return reason or _("Everything is explored.")
        if moment.lines_run:
            _file, line = moment.lines_run.decided
            return _("The rule stopped here, at line {line}.").format(line=line)
        return ""

    def card(self, shown: WalkShown) -> Card | None:
        ending = self.walk.ending
        if ending is None or shown.tick < self.last:
            return None
        if ending.verdict is Verdict.CIRCLING and not self._closes_circle(shown):
            return None
        has_dots = not self._painter.has_chalk
        cards = WalkCards(self.walk, self.call.question_at_end, self.titles, has_dots=has_dots)
        return cards.at_end(ending, shown, self.source.caption(shown.moment.lines_run))

    def _closes_circle(self, shown: WalkShown) -> bool:
        """Whether the circle has just closed, or was walked once more; else the walk is told."""
        return not shown.moment.thinks and shown.tick in (self.last, self.pauses_at)

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


def is_reached(moment: Moment) -> str:
    """Which letter was reached just now, in words; "" if none was."""
    return _("It reached {letter}.").format(letter=moment.reached) if moment.reached else ""


#: Where on the map the walker's right hand is, by where it faces.
ITS_RIGHT = {
    Heading.RIGHT: _("It faces right. Its right hand points down."),
    Heading.DOWN: _("It faces down. Its right hand points left."),
    Heading.LEFT: _("It faces left. Its right hand points up."),
    Heading.UP: _("It faces up. Its right hand points right."),
}


def _of_its_sides(moment: Moment, spot: OnTheSpot) -> Strip:
    """Where its right hand is on the map: first the question, then the answer.

    While it is asked, the strip has the sides of the map: they do not give the answer away.
    """
    if spot.is_asking:
        asks = _("Which side is its right hand on now?")
        return Strip(ASKS_ALL, asks, asks=True, compass=Compass(None, moment.heading))
    words = ITS_RIGHT[moment.heading]
    nose = moment.heading
    if spot.is_over:
        words = _("In the small picture its nose always points up. Right means its own right.")
        nose = Heading.UP
    return Strip(_("Its own sides"), words, view=moment.view, nose=nose)


#: What a walker does, by its turn: if it then steps, and if there is wall.
STEPS = {
    Turn.AHEAD: _("→ It takes a step ahead."),
    Turn.RIGHT: _("→ It turns right and takes a step."),
    Turn.BACK: _("→ It turns round and takes a step."),
    Turn.LEFT: _("→ It turns left and takes a step."),
}
#: The same where it marks the way that it takes.
STEPS_AND_MARKS = {
    Turn.AHEAD: _("→ It takes a step ahead and draws a mark."),
    Turn.RIGHT: _("→ It turns right, takes a step and draws a mark."),
    Turn.BACK: _("→ It turns round, takes a step and draws a mark."),
    Turn.LEFT: _("→ It turns left, takes a step and draws a mark."),
}
BUMPS = {
    Turn.AHEAD: _("→ It tries to go ahead. There's a wall, so it stays put."),
    Turn.RIGHT: _("→ It turns right. There's a wall, so it stays put."),
    Turn.BACK: _("→ It turns round. There's a wall, so it stays put."),
    Turn.LEFT: _("→ It turns left. There's a wall, so it stays put."),
}


def did(moment: Moment) -> str:
    """What the walker does in this tick, told from the walk itself; "" if it does nothing."""
    if moment.turn is None or moment.after is None:
        return ""
    if marks_in(moment.memory) < marks_in(moment.memory_before):
        return _("→ It rubs out its marks and starts again.")
    has_stepped = moment.after[0] != moment.place
    if has_stepped and marks_in(moment.memory) > marks_in(moment.memory_before):
        return STEPS_AND_MARKS[moment.turn]
    words = STEPS[moment.turn] if has_stepped else BUMPS[moment.turn]
    return paragraph(words, told_of_a_card(moment))


def in_few_words(moment: Moment) -> str:
    """What happens in a tick, in very few words; "" if it is only a step, which is seen."""
    if moment.turn is None or moment.after is None:
        return ""
    view = moment.view
    if marks_in(moment.memory) < marks_in(moment.memory_before):
        return _("The marks are gone.")
    if not (view.front or view.right or view.left):
        return _("A dead end!")
    turns_round = _("It turns round.") if moment.turn is Turn.BACK else ""
    return told_of_a_card(moment) or turns_round


def told_of_a_card(moment: Moment) -> str:
    """That it leaves a card at this place, or throws one away; "" if it does neither."""
    before = cards_of(moment.memory_before)
    now = cards_of(moment.memory)
    here = [moment.place]
    if [card[0] for card in now if card not in before] == here:
        return _("It leaves a card.")
    if [card[0] for card in before if card not in now] == here:
        return _("It throws a card away.")
    return ""
