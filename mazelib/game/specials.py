"""What is special in a garden: each level has something that the one before it did not have."""

from enum import Enum, auto

from mazelib.grid.compass import Place
from mazelib.grid.routes import reachable
from mazelib.maps.heya import Heya

#: The letter of the key on a map: it comes before the cup.
KEY = "a"


class Special(Enum):
    """What can be special in a garden."""

    #: A fountain by the cup, higher than the hedges.
    FOUNTAIN = auto()
    #: A robot races whoever has no run of their own to race.
    ROBOT = auto()
    #: The cup is locked until the key is found.
    KEY = auto()
    #: Footprints are seen where the player has been.
    FOOTPRINTS = auto()
    #: Who takes a coin is shown the way by a firefly, for a while.
    FIREFLY = auto()


_OF_LEVELS: tuple[frozenset[Special], ...] = (
    frozenset(),
    frozenset({Special.FOUNTAIN}),
    frozenset(),  # Here the script has a goose.
    frozenset({Special.KEY}),
    frozenset({Special.FOOTPRINTS, Special.ROBOT}),
    frozenset({Special.FIREFLY}),
    frozenset({Special.KEY, Special.FOOTPRINTS}),
    frozenset({Special.KEY, Special.FIREFLY}),
)
#: After so many gardens, the first one follows.
GARDENS = len(_OF_LEVELS)


def specials_of(level: int) -> frozenset[Special]:
    """What is special at a level, counted from 0; after the last garden, the first one follows."""
    return _OF_LEVELS[level % GARDENS]


def place_of_key(heya: Heya, ends: list[Place]) -> Place | None:
    """Where the key lies: in the dead end that is in the middle by its distance from the start."""
    by_distance = [place for place in reachable(heya, heya.start) if place in ends]
    return by_distance[len(by_distance) // 2] if by_distance else None
