"""All rounds of a game that were played, one after the other: a film shows them as they were seen.

A tick is a tenth of a second of the clock. Where a round has ended, its last picture stays a while.
"""

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from math import ceil

from pygame import Rect

from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen, in_sight, in_torchlight
from mazelib.kinds.game import GameLesson
from mazelib.window.features import Features
from mazelib.window.game_shown import GameShown, round_shown
from mazelib.window.game_words import hud, outcome_in_words, to_find
from mazelib.window.layout import Share
from mazelib.window.painters.game_picture import draw_round
from mazelib.window.pen import Pen
from mazelib.window.scene import Scene
from mazelib.window.shown import WalkShown

TICKS_A_SECOND = 10
#: So many ticks the last picture of a round stays.
LAST_TICKS = 15


class ReplayTime:
    """The ticks of all rounds: it says which second of which round is played when."""

    def __init__(self, rounds: list[Round]) -> None:
        self._seconds = [round.elapsed for round in rounds]
        ticks = [ceil(seconds * TICKS_A_SECOND) + LAST_TICKS for seconds in self._seconds]
        self._begins = [0, *accumulate(ticks)]

    @property
    def last(self) -> int:
        """The last tick of the last round."""
        return self._begins[-1] - 1

    def at(self, tick: int) -> tuple[int, float]:
        """The number of the round that is played at a tick, from 0, and its second."""
        number = bisect_right(self._begins, min(tick, self.last)) - 1
        seconds = (tick - self._begins[number]) / TICKS_A_SECOND
        return number, min(seconds, self._seconds[number])

    def traced(self, tick: int) -> Mapping[str, object]:
        """Nothing: each round had its own trace."""
        return {}


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

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        if isinstance(shown, GameShown):
            draw_round(pen, area, shown)
