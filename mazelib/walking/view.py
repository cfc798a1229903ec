"""How a walker sees: a view is made out of the map.

A heading is the hand of a clock with four hours:

              up 0
                |
     left 3 ----+---- right 1
                |
             down 2

A turn to the right moves the hand on by 1. From 3 it goes on to 0, and that is what ``% 4`` does:
(3 + 1) % 4 is 0. So the side at the walker's right hand is ``(heading + 1) % 4``, whichever way it
faces, and the side behind it is ``(heading + 2) % 4``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from mazelib.grid.compass import Heading, Place
from mazelib.maps.heya import Heya
from mazelib.maps.signs import SENSED
from mazelib.text.sentences import _, listed

#: How many places ahead a walker sees, where that is shown. Its rule senses only what is beside it.
SIGHT = 12


@dataclass(frozen=True)
class View:
    """What the walker senses: each side open (True) or wall (False).

    A new sense is its row in SENSED, in maps/signs, a field of that name here, ``False`` unless
    something else is given, and its sentence at the end of ``in_words``.
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

    def __str__(self) -> str:
        """What a rule prints with ``print(view)``: the words that stand on screen, too."""
        return self.in_words

    @property
    def in_words(self) -> str:
        """All that is sensed, in whole sentences: "Open: front, back. Wall: right, left."."""
        sides = (
            (self.front, _("front")),
            (self.right, _("right")),
            (self.left, _("left")),
            (self.back, _("back")),
        )
        opened = [side for is_open, side in sides if is_open]
        walls = [side for is_open, side in sides if not is_open]
        if not walls:
            return _("All four sides are open.")
        if not opened:
            return _("There's wall on all four sides.")
        sentence = _("Open: {open}. Wall: {walls}.")
        return sentence.format(open=listed(opened), walls=listed(walls))


# A class reads this in lesson 3: so it computes with headings itself, and does not ask the compass.
# A test holds it to the compass.
def seen_by_walker(is_open: Sequence[bool], heading: int) -> View:
    """The view of a walker, made of what the map says: which of up, right, down, left is open."""
    front = heading
    right = (heading + 1) % 4
    back = (heading + 2) % 4
    left = (heading + 3) % 4
    return View(
        front=is_open[front],
        right=is_open[right],
        back=is_open[back],
        left=is_open[left],
    )


#: The names of all that can be sensed.
SENSES = tuple(sense.name for sense in fields(View))
#: How many different things can be sensed at a place: whatever a view has is there or not.
SENSES_COUNT = 2 ** len(SENSES)


def _view_of_senses(senses: int, heading: Heading) -> View:
    """The view of a walker, made of the senses of its place (see Heya.senses)."""
    is_open = [bool(senses >> side & 1) for side in Heading]
    sides = seen_by_walker(is_open, heading)
    others = {name: bool(senses >> bit & 1) for bit, name in enumerate(SENSED, len(Heading))}
    return replace(sides, **others)


def _views(heading: Heading) -> tuple[View, ...]:
    """All views of a walker who faces a heading."""
    return tuple(_view_of_senses(senses, heading) for senses in range(SENSES_COUNT))


#: VIEWS[heading][senses]: all the views that there are, made once.
VIEWS = tuple(_views(heading) for heading in Heading)


def view_at(heya: Heya, place: Place, heading: Heading) -> View:
    """What a walker senses at a place of a map, facing a heading."""
    return VIEWS[heading][heya.senses[heya.places.index(place)]]
