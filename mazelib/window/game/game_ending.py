"""What is seen when at the end of a round: by its seconds alone, so that a film shows the same.

    0 ........ 0.5 ..... 0.85 ..... 1.2 ......... 1.4 .......... 2.4 seconds
    it jumps   star 1    star 2     star 3        coins, crown   card
"""

from typing import NamedTuple

#: A round that was won or lost is seen for so long, before its card comes.
SCENE_SECONDS = 2.4
#: The first star lands after so many seconds, and each other one so much later.
FIRST_STAR = 0.5
NEXT_STAR = 0.35
#: From so many seconds on, the coins are counted, for so long.
COINS_FROM = 1.4
COINS_SECONDS = 0.6
#: And at this second the crown lands, where all coins were taken.
CROWN_LANDS = 2.0


class HonoursShown(NamedTuple):
    """What was earned in all levels, in words: the stars, and the crowns."""

    stars: str
    crowns: str


class FinaleShown(NamedTuple):
    """The end of all levels, or of a match: what is told, and the number of the winner."""

    told: str
    winner: int = 0
    honours: HonoursShown | None = None


class Ending(NamedTuple):
    """The end of a round: the seconds since then, and who has won (None: nobody), with what.

    Who has taken all coins is given a crown. ``is_beaten``: a rival was there before the player.
    """

    seconds: float
    winner: int | None
    stars: int
    coins: int
    has_crown: bool = False
    is_beaten: bool = False

    @property
    def stars_landed(self) -> int:
        """How many of its stars have landed."""
        return sum(self.seconds >= star_lands(number) for number in range(self.stars))

    @property
    def coins_counted(self) -> int:
        """How many of its coins are counted."""
        part = (self.seconds - COINS_FROM) / COINS_SECONDS
        return round(self.coins * min(1.0, max(0.0, part)))


def star_lands(number: int) -> float:
    """The second at which a star lands, the first one is 0."""
    return FIRST_STAR + number * NEXT_STAR
