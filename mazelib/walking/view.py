"""The first-person view: which sides are open, as the walker itself sees them.

    the map says           a walker facing right says
         up                        left
    left  @  right          back    >    front
        down                       right

Front is the walker's heading, right is the next one clockwise, and so on (see compass).
"""

from dataclasses import dataclass, fields

from mazelib.grid.compass import TURNED, Heading, Place, Turn
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _

#: How many places ahead a walker sees, where that is shown. Its rule senses only what is beside it.
SIGHT = 12


@dataclass(frozen=True)
class View:
    """What the walker senses: each side open (True) or wall (False).

    A new sense is a field here, ``False`` unless something else is given, its bit in ``_view``, and
    its row in IN_WORDS.
    """

    front: bool
    right: bool
    left: bool
    back: bool

    @property
    def open_count(self) -> int:
        """How many of the four sides are open."""
        sides = (self.front, self.right, self.left, self.back)
        return sides.count(True)

    @property
    def is_junction(self) -> bool:
        """Whether ways part here: three sides are open, or all four."""
        return self.open_count >= 3

    @property
    def in_words(self) -> str:
        """All that is sensed in words: "front open, right wall, left wall, back open"."""
        words = []
        for name in SENSES:
            if_so, if_not = IN_WORDS[name]
            words.append(if_so if getattr(self, name) else if_not)
        return ", ".join(words)


#: The names of all that can be sensed.
SENSES = tuple(sense.name for sense in fields(View))
#: What is said of each of them: if it is so, and if it is not.
IN_WORDS = {
    "front": (_("front open"), _("front wall")),
    "right": (_("right open"), _("right wall")),
    "left": (_("left open"), _("left wall")),
    "back": (_("back open"), _("back wall")),
}
#: How many different things can be sensed at a place: whatever a view has is there or not.
SENSES_COUNT = 2 ** len(SENSES)


def _view(senses: int, heading: Heading) -> View:
    """The view of a walker, made from the senses of its place (see Heya.senses)."""
    is_open = [bool(senses >> TURNED[heading][turn] & 1) for turn in Turn]
    return View(
        front=is_open[Turn.AHEAD],
        right=is_open[Turn.RIGHT],
        left=is_open[Turn.LEFT],
        back=is_open[Turn.BACK],
    )


def _views(heading: Heading) -> tuple[View, ...]:
    """All views of a walker who faces a heading."""
    return tuple(_view(senses, heading) for senses in range(SENSES_COUNT))


#: VIEWS[heading][senses]: all the views that there are, made once.
VIEWS = tuple(_views(heading) for heading in Heading)


def open_ways(view: View, heading: Heading) -> list[Heading]:
    """The headings that are open to a walker: right, ahead, left, back, in this order."""
    headings = TURNED[heading]
    ways = []
    if view.right:
        ways.append(headings[Turn.RIGHT])
    if view.front:
        ways.append(headings[Turn.AHEAD])
    if view.left:
        ways.append(headings[Turn.LEFT])
    if view.back:
        ways.append(headings[Turn.BACK])
    return ways


def view_at(heya: Heya, place: Place, heading: Heading) -> View:
    """What a walker senses at a place of a map, facing a heading."""
    return VIEWS[heading][heya.senses[heya.places.index(place)]]
