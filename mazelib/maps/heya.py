"""A heya: a map of walls and floor that can be walked. (Its text form is in heya_text.)"""

import re
from collections import defaultdict
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import or_

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.grid.exits import exits_of
from mazelib.grid.places import Places
from mazelib.maps.signs import PLAIN_FLOOR, SENSED, START_BY_HEADING, WALLS

#: A map has at most this many places, and at most this many in a row.
MOST_PLACES = 4_194_304
MOST_COLUMNS = 100_000

#: Control points as (letter, place), in the order in which they are visited.
Controls = tuple[tuple[str, Place], ...]
#: The character 0 for each sign of wall, and 1 for every other sign, by code.
_OPEN_OR_NOT = defaultdict(lambda: 1, dict.fromkeys(map(ord, WALLS), 0))
_NEITHER_WALL_NOR_PLAIN_FLOOR = re.compile(f"[^{re.escape(WALLS + PLAIN_FLOOR)}]")


def _sense_bits() -> dict[int, int]:
    """The bit of what is sensed on a sign, by code; 0 for signs on which nothing is sensed."""
    bits: dict[int, int] = defaultdict(int)
    for bit, signs in enumerate(SENSED.values(), len(Heading)):
        for sign in signs:
            bits[ord(sign)] = 1 << bit
    return bits


_SENSE_BITS = _sense_bits()


@dataclass(frozen=True)
class Heya:
    """A map that can be walked: it has at least one floor place, and every control point once.

    ``rows`` are the map's lines in plain characters, each ``width`` long. ``text`` is the file as
    it was read, or "" if the map was made. Messages call the map by its ``name``. Text and name do
    not count when maps are compared.
    """

    rows: tuple[str, ...]
    start: Place
    heading: Heading
    controls: Controls
    note: str = ""
    name: str = field(default="map", compare=False)
    text: str = field(default="", compare=False, repr=False)

    @property
    def width(self) -> int:
        """Places in a row."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)

    @cached_property
    def places(self) -> Places:
        """All places of the map, walls included, and their numbers."""
        return Places(self.width, self.height)

    @cached_property
    def floor(self) -> bytes:
        """1 for open and 0 for wall, by the index of the place."""
        signs = "".join(self.rows)
        return signs.translate(_OPEN_OR_NOT).encode("latin-1")

    @cached_property
    def exits(self) -> bytes:
        """The exits of each place, by its index: bit h is set if heading h leads to floor."""
        return exits_of(self.floor, self.places)

    @cached_property
    def senses(self) -> bytes:
        """What a walker can sense at each place, by its index: one bit for each thing.

        Bits 0 to 3 are the exits. From bit 4 on, each row of SENSED has a bit, in their order.
        """
        if not SENSED:
            return self.exits
        bits = "".join(self.rows).translate(_SENSE_BITS).encode("latin-1")
        return bytes(map(or_, self.exits, bits))

    @property
    def marks(self) -> dict[Place, str]:
        """The signs that stand on the floor, by their places. The start always has one.

        Every other form of the map, such as a printed one, has these marks.
        """
        marks = {self.start: START_BY_HEADING[self.heading]}
        for letter, place in self.controls:
            marks[place] = letter
        for y, row in enumerate(self.rows):
            for sign in _NEITHER_WALL_NOR_PLAIN_FLOOR.finditer(row):
                marks.setdefault((sign.start(), y), sign.group())
        return marks

    def changed(
        self,
        *,
        rows: tuple[str, ...] | None = None,
        controls: Controls | None = None,
        note: str | None = None,
        name: str | None = None,
    ) -> "Heya":
        """The same map with some parts changed; what is not given stays.

        The new map has no ``text``, since the file that was read holds another map.
        """
        return replace(
            self,
            rows=self.rows if rows is None else rows,
            controls=self.controls if controls is None else controls,
            note=self.note if note is None else note,
            name=self.name if name is None else name,
            text="",
        )

    def after_step(self, place: Place, heading: Heading) -> Place:
        """Where a step leads: to the next place or, if that is wall, nowhere."""
        ahead = stepped(place, heading)
        return ahead if self.is_open(ahead) else place

    def is_open(self, place: Place) -> bool:
        """Whether a place can be walked. Everything outside the map is wall."""
        return self.places.contains(place) and self.floor[self.places.index(place)] == 1
