"""Makers: ways to make a maze at once. Each has its own file.

The lessons show the same ways on a Maze, step by step. To add a maker, write a file with a function
``make(field, rng)``, and its row in MAKERS.
"""

import random
from collections.abc import Callable

from mazelib.making.field import Field, field_with
from mazelib.making.made_map import made_heya
from mazelib.making.makers import dig, fill_with_road, merge_rooms
from mazelib.making.masks import Mask
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext

#: The makers by name. Each takes a field and the dice, and returns the cells of a finished maze: 1
#: for open and 0 for wall, by the index of a place.
MAKERS: dict[str, Callable[[Field, random.Random], bytes]] = {
    "dig": dig.make,
    "merge": merge_rooms.make,
    "road": fill_with_road.make,
}


def make(
    name: str,
    width: int | None = None,
    height: int | None = None,
    seed: int = 0,
    *,
    mask: Mask | None = None,
) -> Heya:
    """The maze of a seed, as a map of ``width`` × ``height`` rooms or in the shape of a ``mask``.

    Raises MakerError if there can be no maze of that size, or the mask has another one, KeyError
    if the name is not in MAKERS.
    """
    return make_in(field_with(width, height, mask), name, seed)


def make_in(field: Field, name: str, seed: int) -> Heya:
    """The maze of a seed, as a map of this field. KeyError: the name is not in MAKERS."""
    floor = MAKERS[name](field, random.Random(seed))
    return made_heya(field, floor, _note(name, field, seed))


def _note(maker: str, field: Field, seed: int) -> str:
    """The note of a maze: how it was made, so that it can be made again."""
    if field.mask:
        sentence = ngettext(
            "Made by {maker}: {count:,} room in the shape of {mask}, seed {seed}.",
            "Made by {maker}: {count:,} rooms in the shape of {mask}, seed {seed}.",
            field.rooms,
        )
        return sentence.format(maker=maker, count=field.rooms, mask=field.mask.name, seed=seed)
    sentence = _("Made by {maker}: {width} × {height} rooms, seed {seed}.")
    sizes = {"width": field.width, "height": field.height}
    return sentence.format(maker=maker, seed=seed, **sizes)
