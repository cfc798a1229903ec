"""Honours: stars and crowns of levels, and how many mazes the longest run had.

A level has its crown if all its coins were taken in one round."""

from mazelib.game.kept_numbers import KeptNumbers
from mazelib.text.sentences import _

#: What the file calls the longest run, in every language.
LONGEST = "mazes of the longest run"


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
    def longest_run(self) -> int:
        """How many mazes were won in the longest run."""
        return round(self.number(LONGEST) or 0)

    def keep_run(self, mazes: int) -> bool:
        """Keep how many mazes were won in a run; return whether none was longer."""
        return self.keep_number(LONGEST, mazes)


def _name(rooms: tuple[int, int]) -> str:
    """What the file calls the crown of a size of maze, in every language."""
    across, down = rooms
    return f"crown of {across} × {down} rooms"


def _name_of_stars(rooms: tuple[int, int]) -> str:
    """What the file calls the stars of a size of maze, in every language."""
    across, down = rooms
    return f"stars of {across} × {down} rooms"
