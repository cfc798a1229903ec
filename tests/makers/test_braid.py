"""Braiding: dead ends opened, and only they."""

import random

import pytest

from mazelib.heya import parse
from mazelib.makers import make
from mazelib.makers.braid import braid, dead_ends
from mazelib.makers.field import Field, MakerError
from tests.makers.making_examples import NAMES, SIZES, cells_of


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_with_a_share_of_one_no_dead_end_is_left_where_there_is_room_for_loops(name, width, height):
    field, cells = cells_of(name, width, height, 3)
    ends = dead_ends(field, braid(field, cells, 1, random.Random(0)))
    assert len(ends) == (2 if (width == 1) != (height == 1) else 0)


def test_a_larger_share_opens_more_and_closes_nothing():
    field, cells = cells_of("dig", 30, 30, 3)
    opened = []
    for share in (0, 0.25, 0.5, 1):
        braided = braid(field, cells, share, random.Random(4))
        assert all(after >= before for before, after in zip(cells, braided, strict=True))
        opened.append(sum(braided) - sum(cells))
    assert opened[0] == 0
    assert opened == sorted(set(opened))


def test_a_dead_end_that_its_neighbour_opened_is_left_alone():
    # Two dead ends side by side; the right one has a second wall, to the room below it.
    heya = parse("#######\n# #   #\n# ### #\n#     #\n#######\n")
    field = Field(3, 2)
    opened = [sum(braid(field, heya.floor, 1, random.Random(seed))) - sum(heya.floor) for seed in range(200)]
    # Both walls fall only if the right one is asked first and takes the wall below: 1 time in 4.
    assert 30 < opened.count(2) < 75
    assert opened.count(1) == 200 - opened.count(2)


def test_the_border_stays_closed():
    field, cells = cells_of("merge", 9, 7, 3)
    braided, columns = braid(field, cells, 1, random.Random(4)), field.columns
    assert not any(braided[:columns] + braided[-columns:] + braided[::columns] + braided[columns - 1 :: columns])


@pytest.mark.parametrize("share", [-0.1, 1.1, float("nan"), float("inf")])
def test_a_share_that_is_none_is_refused(share):
    with pytest.raises(MakerError, match="from 0 to 1"):
        make("dig", 3, 3, random.Random(0), braid=share)
