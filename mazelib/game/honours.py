"""Honours: stars and crowns of levels, and how far the longest run came.

A level has its crown if all its coins were taken in one round."""

from mazelib.game.kept_numbers import KeptNumbers
from mazelib.text.sentences import _

#: What the file calls the farthest maze, in every language.
FARTHEST = "farthest maze"


class Honours(KeptNumbers):
    """What was won besides the best times. Where nothing can be kept, the best times say so."""

    file = "honours.json"
    more_is_better = True
    damaged_in_words = _("The list of crowns was damaged. It was moved aside.")
    unsound_in_words = _("Some crowns could not be read. They were moved aside; the others stay.")
    missing_in_words = ""
    not_kept_in_words = ""

    def has_crown(self, rooms: tuple[int, int]) -> bool:
        """Whether all coins of a maze with these rooms across and down were ever taken."""
        return self.number(_name(rooms)) is not None

    def keep_crown(self, rooms: tuple[int, int]) -> None:
        """Keep that all coins of such a maze were taken."""
        self.keep_number(_name(rooms), 1)

    def stars(self, rooms: tuple[int, int]) -> int:
        """The most stars that were ever earned in a maze with these rooms; 0 if none were."""
        return round(self.number(_name_of_stars(rooms)) or 0)

    def keep_stars(self, rooms: tuple[int, int], stars: int) -> None:
        """Keep how many stars were earned in such a maze, if they are more than before."""
        self.keep_number(_name_of_stars(rooms), stars)

    @property
    def farthest(self) -> int:
        """The number of the last maze that was won in the longest run; 0 if none was."""
        return round(self.number(FARTHEST) or 0)

    def keep_farthest(self, number: int) -> bool:
        """Keep the number of a maze that was won in a run; return whether none came farther."""
        return self.keep_number(FARTHEST, number)


def _name(rooms: tuple[int, int]) -> str:
    """What the file calls the crown of a size of maze, in every language."""
    across, down = rooms
    return f"crown of {across} × {down} rooms"


def _name_of_stars(rooms: tuple[int, int]) -> str:
    """What the file calls the stars of a size of maze, in every language."""
    across, down = rooms
    return f"stars of {across} × {down} rooms"
