"""The arrow keys of the game: which are kept while a walker moves, and which are held."""

from collections.abc import Callable, Set

from mazelib.game.racers import MOVE_SECONDS
from mazelib.game.round import Round
from mazelib.grid.compass import Heading

#: So many keys that are pressed while the walker moves are kept.
MOST_KEPT = 2
#: A key that is held for longer than this walks on, in seconds.
HELD_SECONDS = 0.3


class GameKeys:
    """Hands the keys of each player to a round, one move after the other.

    ``carry_out`` gets each key, and the number of its player, when its turn has come.
    """

    def __init__(self, round: Round, carry_out: Callable[[Heading, int], None]) -> None:
        self._round = round
        self._carry_out = carry_out
        players = range(len(round.players))
        self._kept: list[list[Heading]] = [[] for _player in players]
        self._pressed_at = [-MOVE_SECONDS for _player in players]
        self._held: list[tuple[Heading, float] | None] = [None for _player in players]

    def press(self, arrow: Heading, player: int) -> None:
        """Carry out a key of a player, or keep it while the walker still moves."""
        if self._round.ended_at is not None:
            return
        if self._is_moving(player):
            if len(self._kept[player]) < MOST_KEPT:
                self._kept[player].append(arrow)
            return
        self._pressed_at[player] = self._round.elapsed
        self._carry_out(arrow, player)

    def hold(self, player: int, headings: Set[Heading]) -> None:
        """Note which arrow a player holds, and since when; of several it is the one held longest.
        """
        if player >= len(self._held):
            return
        arrow, _since = self._held[player] or (None, 0.0)
        if arrow not in headings:
            newest = next(iter(headings), None)
            self._held[player] = None if newest is None else (newest, self._round.elapsed)

    def go_on(self) -> None:
        """Take the keys that were kept, or the ones that are held for long."""
        for player in range(len(self._kept)):
            if not self._is_moving(player):
                self._go_on(player)

    def _go_on(self, player: int) -> None:
        held = self._held[player]
        if self._kept[player]:
            self.press(self._kept[player].pop(0), player)
        elif held and self._round.elapsed - held[1] > HELD_SECONDS:
            self.press(held[0], player)

    def _is_moving(self, player: int) -> bool:
        """Whether a player is still seen moving."""
        return self._round.elapsed - self._pressed_at[player] < MOVE_SECONDS
