"""Which levels are open: each that follows one that was won, and after the last one a run.

A run is one maze after the other, each harder than the one before; the first that is lost ends it.
"""

from mazelib.game.best_times import BestTimes
from mazelib.game.honours import Honours
from mazelib.game.rules import Game


class Ladder:
    """Levels are counted from 0. ``best_times`` and ``honours`` are what was ever won."""

    def __init__(self) -> None:
        self.best_times = BestTimes()
        self.honours = Honours()
        self._won_by_two = set[tuple[int, int]]()
        self._won_in_run = 0

    def news(self) -> str:
        """What went wrong with what is kept, once; "" if nothing did."""
        news = self.best_times.news or self.honours.news
        self.best_times.news = ""
        self.honours.news = ""
        return news

    def is_open(self, game: Game, level: int) -> bool:
        """Whether a level may be played."""
        if level <= 0:
            return level == 0
        beyond = game.beyond(level - 1)
        if beyond:
            return self._won_in_run >= beyond
        rooms = game.rooms(level - 1)
        return rooms in self._won_by_two or self.is_won(rooms)

    def is_won(self, rooms: tuple[int, int]) -> bool:
        """Whether a maze of this size was ever won. Who knew the way has a star, and no time."""
        return self.best_times.is_won(rooms) or self.honours.stars(rooms) > 0

    def stars(self, rooms: tuple[int, int]) -> int:
        """The most stars that were earned in a size of maze: one for each that was won at all."""
        return max(self.honours.stars(rooms), self.is_won(rooms))

    def first_unwon(self, game: Game) -> int:
        """The first level that was never won; the first one of a run, if all were."""
        level = 0
        while not game.beyond(level) and self.is_won(game.rooms(level)):
            level += 1
        return level

    def note_won(self, game: Game, level: int, *, by_two: bool) -> None:
        """Note that a maze was won: the next one opens. Of two players nothing else is kept."""
        beyond = game.beyond(level)
        if beyond:
            self._won_in_run = max(self._won_in_run, beyond)
        elif by_two:
            self._won_by_two.add(game.rooms(level))
        if beyond and not by_two:
            self.honours.keep_run(beyond)

    def end_run(self) -> None:
        """Let the next run begin anew."""
        self._won_in_run = 0
