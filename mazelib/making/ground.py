"""The ground of a maze: what stands at each of its places, by the index of the place.

It knows at any time which places have a number: a rule need not go through the whole maze to find
them.
"""

from collections.abc import Set

from mazelib.making.cells import CELL_BORDER, new_cells
from mazelib.making.digging import Digging
from mazelib.making.field import WALL, Field, is_floor
from mazelib.making.step import StepSoFar

#: The border has a value of its own, so that no rule takes it for wall or floor.
BORDER = -3


class Ground:
    """What stands at each place of a field: all is wall at first.

    ``values`` has WALL, FLOOR or a number for each place, and in one more line of border. ``blank``
    is what stands where no road has come: wall, and floor for a rule that begins when the maze is
    made. ``digging`` follows what is dug, and notes it in the ``step`` that is under way.
    """

    def __init__(self, field: Field, step: StepSoFar) -> None:
        self._places = field.places
        self.values = [BORDER if cell == CELL_BORDER else WALL for cell in new_cells(field)]
        self.blank = WALL
        self.digging = Digging(field, step)
        #: The places that have a number, by their indexes, for each number.
        self._places_of: dict[int, dict[int, None]] = {}

    def write(self, index: int, value: int, worker: int | None = None) -> None:
        """Let this stand at a place from now on; a ``worker`` may write it from the room beside."""
        before = self.values[index]
        self.values[index] = value
        if before >= 0:
            self._forget_number(before, index)
        if value >= 0:
            self._places_of.setdefault(value, {})[index] = None
        if before == WALL != value:
            self.digging.open(index, self.values, worker)
        elif before != WALL == value:
            self.digging.fill(index)

    def _forget_number(self, number: int, index: int) -> None:
        """A place has a number no longer."""
        places = self._places_of[number]
        del places[index]
        if not places:
            del self._places_of[number]

    @property
    def numbers(self) -> Set[int]:
        """All numbers that stand anywhere."""
        return self._places_of.keys()

    def numbered(self) -> list[int]:
        """All places that have a number, by their indexes, in reading order."""
        return [index for index, value in enumerate(self.values) if value >= 0]

    def renumber(self, number: int, new: int) -> list[int]:
        """Write a new number wherever a number stands; return these places, by their indexes."""
        places = self._places_of.pop(number, {})
        for index in places:
            self.values[index] = new
        self._places_of.setdefault(new, {}).update(places)
        return list(places)

    def floor(self) -> bytes:
        """All places, row by row, as in ``Heya.floor``: 1 for open and 0 for wall."""
        values = self.values[: self._places.count]
        return bytes(is_floor(value) for value in values)
