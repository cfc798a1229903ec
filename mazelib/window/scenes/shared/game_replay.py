"""All rounds of a game that were played, one after the other: a film shows them as they were seen.

A tick is a tenth of a second of the clock. Where nobody presses a key for long, the film goes on
with the next one. Where a round has ended, its plan is seen, with the way that was walked.
"""

from bisect import bisect_right
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from math import ceil

from pygame import Rect

from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen, in_sight, in_torchlight
from mazelib.kinds.game import GameLesson
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.game.game_shown import GameShown, other_ways, round_shown
from mazelib.window.game.game_words import hud, outcome_in_words, to_find
from mazelib.window.painters.game_picture import MESSAGE_BAND, draw_round
from mazelib.window.painters.game_signs import draw_hud, draw_message
from mazelib.window.painters.garden_plan import NIGHT
from mazelib.window.scene import Scene
from mazelib.window.scenes.shared.walked_round import draw_walked_round
from mazelib.window.screen.layout import Share
from mazelib.window.shown import WalkShown

TICKS_A_SECOND = 10
#: So many ticks the plan of a round is seen; the film holds there.
LAST_TICKS = 5
#: So long one waits for the next key, in seconds.
LONGEST_WAIT_SECONDS = 1.5


class ReplayTime:
    """The ticks of all rounds: it says which second of which round is played when."""

    def __init__(self, rounds: list[Round]) -> None:
        self._seconds = [_seconds_shown(round) for round in rounds]
        ticks = [len(seconds) + LAST_TICKS for seconds in self._seconds]
        self._begins = [0, *accumulate(ticks)]

    @property
    def last(self) -> int:
        """The last tick of the last round."""
        return self._begins[-1] - 1

    def at(self, tick: int) -> tuple[int, float]:
        """The number of the round that is played at a tick, from 0, and its second."""
        number = bisect_right(self._begins, min(tick, self.last)) - 1
        seconds = self._seconds[number]
        return number, seconds[min(tick - self._begins[number], len(seconds) - 1)]

    def shows_plan(self, tick: int) -> bool:
        """Whether the plan of a round is seen at a tick."""
        following = bisect_right(self._begins, min(tick, self.last))
        return tick >= self._begins[following] - LAST_TICKS

    def traced(self, tick: int) -> Mapping[str, object]:
        """Nothing: each round had its own trace."""
        return {}


def _seconds_shown(round: Round) -> list[float]:
    """The seconds of a round that are shown: long waits for a key are not."""
    pressed = [press.seconds for press in round.presses]
    shown = [0.0]
    for tick in range(1, ceil(round.elapsed * TICKS_A_SECOND) + 1):
        seconds = min(tick / TICKS_A_SECOND, round.elapsed)
        before = bisect_right(pressed, seconds)
        waits = seconds - pressed[before - 1] if before else 0.0
        if waits <= LONGEST_WAIT_SECONDS or before == len(pressed):
            shown.append(seconds)
    return shown


class GameReplay(Scene[WalkShown]):
    """Plays what was played, through the same eyes, clock and all."""

    features = Features(share=Share.STAGE)

    def __init__(self, lesson: GameLesson) -> None:
        self._rounds = list(lesson.played)
        self._time = ReplayTime([played.round for played in self._rounds])
        super().__init__(lesson, self._time, "")

    @property
    def seconds_of_tick(self) -> float:
        return 1 / TICKS_A_SECOND

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> GameShown:
        number, seconds = self._time.at(tick)
        played = self._rounds[number]
        round = played.round.as_it_was(seconds)
        sees = in_sight if round.seeing is Seeing.EYES else in_torchlight
        seen = [Seen(player.timeline, sees) for player in round.players]
        signs = hud(round, to_find(round, number + 1), outcome_in_words(round))
        timeline = round.players[0].timeline
        moment = timeline.moment(timeline.last, thinks=False)
        walk = WalkShown(timeline=timeline, moment=moment, tick=tick, source=self.source)
        return round_shown(walk, round, played.rival, seen, signs)

    def told_apart(self) -> Sequence[tuple[Hashable, ...]]:
        """A film holds where a round begins, at its title, and where its plan is seen."""
        told = list[tuple[Hashable, ...]]()
        for tick in range(self.last):
            number, _seconds = self._time.at(tick)
            told.append(((number, self._time.shows_plan(tick)),))
        return told

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        if not isinstance(shown, GameShown):
            return
        if self._time.shows_plan(shown.tick):
            self._draw_plan(pen, area, shown)
        else:
            draw_round(pen, area, shown)

    def _draw_plan(self, pen: Pen, area: Rect, shown: GameShown) -> None:
        """Draw all of the maze, and the way that was walked."""
        number, seconds = self._time.at(shown.tick)
        round = self._rounds[number].round.as_it_was(seconds)
        last = shown.timeline.last
        ways = other_ways(round, self._rounds[number].rival, last)
        at_end = replace(shown, tick=last, ways=ways)
        pen.window.fill(NIGHT, area)
        plan = Rect(area.left, area.top, area.width, area.height - int(MESSAGE_BAND * pen.size))
        draw_walked_round(pen, plan, round, at_end)
        draw_hud(pen, area, shown.hud, is_by_two=len(shown.players) > 1)
        draw_message(pen, area.inflate(0, -2 * pen.size), shown.hud.message)
