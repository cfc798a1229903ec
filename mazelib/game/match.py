"""A match of two players: each round is worth points, until one of them has enough."""

from mazelib.game.round import Round


class Match:
    """Who has at least ``enough`` points first, and more than the other, wins the match."""

    def __init__(self) -> None:
        self.points = [0, 0]

    def note(self, round: Round) -> None:
        """Count the points of a round: coins count also where nobody has won it."""
        for player in range(len(round.players)):
            self.points[player] += round.points(player)

    def winner(self, enough: float) -> int | None:
        """The number of the player who has won the match; None while it goes on."""
        one, other = self.points
        if max(one, other) < enough or one == other:
            return None
        return 0 if one > other else 1

    def begin_next(self, enough: float) -> None:
        """Begin a new match, if this one was won."""
        if self.winner(enough) is not None:
            self.points = [0, 0]
