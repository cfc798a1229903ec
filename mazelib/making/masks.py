"""Masks: the shape of a maze, drawn as a map. Its floor says where rooms may be.

    ###########      One character is one room. Floor is a room; a letter or a start stands on
    ##  ###  ##      floor, so it is one, too. Wall is no room, and stays wall for ever.
    #         #
    ###     ###      Rows and columns at the edge that are nothing but wall do not count. So a shape
    #####  ####      may have a frame, and needs one where a row is nothing but rooms: without it,
    ###########      that row would be a blank line, which ends a map.

All rooms of a mask are one piece, or no maze could join them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mazelib.grid.compass import Place
from mazelib.grid.routes import reachable
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import MOST_PLACES, Heya
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _


class MaskError(LocatedError):
    """A map that cannot be a mask."""


@dataclass(frozen=True)
class Mask:
    """Which rooms a maze has, of ``width`` rooms across and ``height`` rooms down.

    ``rooms`` has 1 for a room and 0 for wall, in reading order. Messages call the mask by its
    ``name``, which does not count when masks are compared. On paper, a way leads in at the top of
    one of the columns in ``tops``, and out at the bottom of one of ``bottoms``; (): of any.
    """

    width: int
    height: int
    rooms: bytes
    name: str = field(default="mask", compare=False)
    tops: tuple[int, ...] = ()
    bottoms: tuple[int, ...] = ()


def read_mask(path: Path) -> Mask:
    """Read a mask from a map in a UTF-8 text file.

    LocatedError: it cannot be read, is not a map, is too large, or is not in one piece.
    """
    return mask_of(read_heya(path))


def mask_of(heya: Heya) -> Mask:
    """The mask that a map is.

    MaskError: no map has so many rooms, or its floor is not in one piece; names a place of each.
    """
    mask = _without_edges(heya)
    # To look for pieces takes long, so what is too large is refused before.
    if too_many := too_many_rooms(mask.width, mask.height):
        raise MaskError(heya.name, [Diagnostic(too_many, _("Draw a smaller one."))])
    first, *others = _first_places_of_pieces(heya)
    if others:
        raise MaskError(heya.name, [_in_pieces(heya, first, others)], heya.text)
    return mask


def too_many_rooms(width: int, height: int) -> str:
    """What is told of more rooms across and down than fit on a map; "" if they fit."""
    if (2 * width + 1) * (2 * height + 1) <= MOST_PLACES:
        return ""
    sentence = _(
        "{width:,} × {height:,} rooms are too many: "
        "a map has at most {most:,} places (1,000 × 1,000 rooms fit)."
    )
    return sentence.format(width=width, height=height, most=MOST_PLACES)


def _without_edges(heya: Heya) -> Mask:
    """The floor of a map without the rows and columns at its edge that are nothing but wall."""
    rows = heya.places.rows(heya.floor)
    rows_with_rooms = [number for number, row in enumerate(rows) if 1 in row]
    top = rows_with_rooms[0]
    bottom = rows_with_rooms[-1] + 1
    left = min(rows[number].index(1) for number in rows_with_rooms)
    right = max(rows[number].rindex(1) for number in rows_with_rooms) + 1
    rooms = b"".join(row[left:right] for row in rows[top:bottom])
    return Mask(right - left, bottom - top, rooms, heya.name)


def _first_places_of_pieces(heya: Heya) -> Iterator[Place]:
    """The first place of each piece of floor, in reading order."""
    places = heya.places
    floor = bytearray(heya.floor)
    index = floor.find(1)
    while index >= 0:
        first = places.place(index)
        yield first
        for place in reachable(heya, first):
            floor[places.index(place)] = 0
        index = floor.find(1, index)


def _in_pieces(heya: Heya, first: Place, others: list[Place]) -> Diagnostic:
    """The mistake that there is no way from the first piece of floor to the others."""
    x, y = others[0]
    sentence = _(
        "the mask isn't in one piece: there's no path from here to its first room, in line "
        "{line}, column {column}."
    )
    first_x, first_y = first
    what = sentence.format(line=first_y + 1, column=first_x + 1)
    advice = _("Join the pieces with spaces, or fill one of them with #.")
    if heya.text and x >= len(lines_of(heya.text)[y]):
        advice = _("The end of a short line counts as floor: fill it up with #.")
    also = tuple((other_y + 1, other_x + 1) for other_x, other_y in others[1:])
    return Diagnostic(what, advice, y + 1, x + 1, heya.rows[y], also=also)
