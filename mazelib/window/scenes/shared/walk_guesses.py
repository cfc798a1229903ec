"""What a class can guess of a walk: at every junction the way, and the line that answers.

If coins are tossed, nobody can know the way: the class says which way is possible. A junction is a
place with three or four open sides.
"""

from mazelib.grid.compass import Heading, stepped, turn_between
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _
from mazelib.values.lines_run import Line
from mazelib.walking.moment import Moment
from mazelib.walking.walk_so_far import WalkSoFar
from mazelib.window.guess.guess_words import (
    AT_NEXT_JUNCTION,
    CAME_TRUE,
    COULD_HAVE,
    NEVER,
    keys_of_ways,
    verdict,
)
from mazelib.window.guess.guesses import Choice, Guesses, Offer, Verdict
from mazelib.window.rule.possible_turns import possible_turns


class WalkGuesses(Guesses):
    """What can be guessed of one walk by a rule."""

    next_question = AT_NEXT_JUNCTION
    keys = "1 2 3 4"
    meaning_of_keys = _("say which way it will go")

    def __init__(self, walk: WalkSoFar, source: Source) -> None:
        self._walk = walk
        self._timeline = walk.timeline
        self._source = source

    def offer(self, tick: int) -> Offer | None:
        # This is asked for every tick on the way: the whole moment each time would be too slow.
        if not self._timeline.view(tick).is_junction:
            return None
        heya = self._timeline.heya
        here = self._timeline.place(tick)
        beside = {way: stepped(here, way) for way in Heading}
        choices = [Choice((place,), way) for way, place in beside.items() if heya.is_open(place)]
        tosses = self._walk.tosses
        return Offer(
            heading=_("Guess") if tosses else _("First guess: which way?"),
            question=(
                _("Which ways can it take now? Click one.") if tosses else _("Where will it go?")
            ),
            how=keys_of_ways(len(choices)),
            choices=tuple(choices),
            is_counted=not tosses,
            asks_line=not tosses,
            no_such_way=_("There's a wall that way."),
        )

    def why_never(self, tick: int, choice: Choice) -> str:
        moment = self._timeline.moment(tick)
        possible = possible_turns(self._source, moment.view)
        if not self._walk.tosses or possible is None or choice.way is None:
            return ""
        turn = turn_between(moment.heading, choice.way)
        return "" if turn in possible.turns else NEVER[turn].format(line=possible.last_line)

    def verdict(self, tick: int, choice: Choice, line: Line | None) -> Verdict | None:
        moment = self._timeline.moment(tick, thinks=True)
        if not moment.after or not moment.lines_run:
            return None  # The rule fails here.
        went = moment.after[1]
        turn = turn_between(moment.heading, went)
        is_way = went == choice.way
        if line is None:
            return Verdict(CAME_TRUE if is_way else COULD_HAVE[turn])
        strong = self._source.strong(moment.lines_run)
        is_line = line in self._right_lines(moment)
        words = verdict(
            turn,
            self._number_of(tick, went),
            line[1] if is_line else strong[1],
            is_way=is_way,
            is_line=is_line,
        )
        return Verdict(words, is_way, is_line)

    def _right_lines(self, moment: Moment) -> set[Line]:
        """The lines that answer: where one rule calls another, the line there is right, too."""
        if moment.lines_run is None:
            return set()
        strong = self._source.strong(moment.lines_run)
        return {strong, moment.lines_run.decided, *moment.lines_run.spoken_lines[-1:]}

    def _number_of(self, tick: int, way: Heading) -> int:
        """The number that a way has on the map; 0 if there is wall."""
        offer = self.offer(tick)
        ways = [choice.way for choice in offer.choices] if offer else []
        return ways.index(way) + 1 if way in ways else 0
