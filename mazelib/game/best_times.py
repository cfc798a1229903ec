"""The best times: seconds by size of maze and way of seeing. (How they are kept: kept_numbers.)"""

from mazelib.game.kept_numbers import KeptNumbers
from mazelib.game.seeing import Seeing
from mazelib.text.sentences import _


class BestTimes(KeptNumbers):
    """The best times, in tenths of a second, as they are told."""

    file = "best_times.json"
    more_is_better = False
    damaged_in_words = _("The list of best times was damaged. It was moved aside.")
    unsound_in_words = _(
        "Some best times could not be read. They were moved aside; the others stay."
    )
    missing_in_words = _("Best times are not kept: the package platformdirs is missing.")
    not_kept_in_words = _("Best times cannot be kept: {problem}.")

    def best(self, rooms: tuple[int, int], seeing: Seeing) -> float | None:
        """The best time for mazes with these rooms across and down; None if there is none."""
        return self.number(_name(rooms, seeing))

    def is_won(self, rooms: tuple[int, int]) -> bool:
        """Whether a maze of this size was ever won in a way of seeing that counts."""
        return any(self.best(rooms, seeing) is not None for seeing in Seeing if seeing.counts)

    def keep(self, rooms: tuple[int, int], seeing: Seeing, seconds: float) -> bool:
        """Keep the time of a round if it is the best one; return whether it is."""
        return self.keep_number(_name(rooms, seeing), round(seconds, 1))


def _name(rooms: tuple[int, int], seeing: Seeing) -> str:
    """What the file calls a size of maze and a way of seeing, in every language."""
    across, down = rooms
    return f"{across} × {down} rooms, {seeing.value}"
