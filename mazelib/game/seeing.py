"""The three ways of seeing the maze that one runs through."""

from enum import Enum


class Seeing(Enum):
    """How a player sees the maze. The values are their names in the file of best times."""

    EYES = "eyes"
    TORCH = "torch"
    #: All of it from above: training, without stars and without a record.
    ABOVE = "above"

    @property
    def turns_first(self) -> bool:
        """Whether the arrow keys left and right only turn, and do not step."""
        return self is Seeing.EYES

    @property
    def counts(self) -> bool:
        """Whether a round earns stars and may be a record."""
        return self is not Seeing.ABOVE

    @property
    def following(self) -> "Seeing":
        """The way of seeing that comes after this one, round and round."""
        ways = list(Seeing)
        return ways[(ways.index(self) + 1) % len(ways)]
