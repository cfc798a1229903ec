"""Makers: ways to make a maze at once. Each has its own file.

The lessons show the same ways on a Maze, step by step. To add a maker, write a file with a function
``make(field, rng)``, and its row in MAKERS. If its way needs a whole rectangle of rooms, say so
there: then it is offered neither for shapes nor for worksheets, which may have one.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from mazelib.making.field import Field, MakerError, field_with
from mazelib.making.made_map import made_heya
from mazelib.making.makers import dig, fill_with_road, merge_rooms
from mazelib.making.masks import Mask
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, ngettext, one_of


class Maker(NamedTuple):
    """A way to make a maze, and whether it can do so in the shape of any mask.

    ``make`` takes a field and the dice, and returns the cells of a finished maze: 1 for open and 0
    for wall, by the index of a place.
    """

    make: Callable[[Field, random.Random], bytes]
    fills_masks: bool = True


#: The makers by name.
MAKERS: dict[str, Maker] = {
    "dig": Maker(dig.make),
    "merge": Maker(merge_rooms.make),
    "road": Maker(fill_with_road.make),
}


def makers_of_shapes() -> tuple[str, ...]:
    """The names of the makers that fill masks: only these are offered for worksheets."""
    return tuple(name for name, maker in MAKERS.items() if maker.fills_masks)


def make(
    name: str,
    width: int | None = None,
    height: int | None = None,
    seed: int = 0,
    *,
    mask: Mask | None = None,
) -> Heya:
    """The maze of a seed, as a map of ``width`` × ``height`` rooms or in the shape of a ``mask``.

    Raises MakerError if there can be no maze of that size, if the mask has another one, or if the
    maker fills no masks; KeyError if the name is not in MAKERS.
    """
    return make_in(field_with(width, height, mask), name, seed)


def make_in(field: Field, name: str, seed: int) -> Heya:
    """The maze of a seed, as a map of this field. MakerError: the maker fills no masks."""
    floor = floor_of_maze(name, field, random.Random(seed))
    return made_heya(field, floor, _note(name, field, seed))


def floor_of_maze(name: str, field: Field, rng: random.Random) -> bytes:
    """The cells of a maze, as its maker returns them. MakerError: the maker fills no masks."""
    maker = MAKERS[name]
    if field.mask and not maker.fills_masks:
        sentence = _(
            "{maker} can only make mazes with straight edges: leave out the mask, or take {others}."
        )
        raise MakerError(sentence.format(maker=name, others=one_of(makers_of_shapes())))
    return maker.make(field, rng)


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
