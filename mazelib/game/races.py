"""Who races against the player: somebody that the script or an option names, or one chosen here."""

from typing import NamedTuple

from mazelib.game.rules import YOURSELF


class Race(NamedTuple):
    """``against`` is as in Game, or the name of a file with a rule if it ``is_from_file``."""

    against: str
    players: int = 1
    is_from_file: bool = False


#: What can be chosen in any case.
RACES = (Race(YOURSELF), Race("right_hand"), Race(YOURSELF, players=2))


def following(race: Race, first: Race) -> Race:
    """The race that comes after another one, round and round; ``first`` is the one to begin with.
    """
    races = [first, *(each for each in RACES if each != first)]
    return races[(races.index(race) + 1) % len(races)]
