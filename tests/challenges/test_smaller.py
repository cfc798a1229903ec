"""Making a map smaller: what is left out, what is filled, and what is put back."""

import pytest

from mazelib.challenges import small_maps
from mazelib.challenges import smaller as smaller_module
from mazelib.challenges.smaller import smaller
from mazelib.grid.compass import Heading
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.maps.signs import FLOORS
from mazelib.values.pausing import finished


def framed(rows):
    """A map with wall around it; its signs are not checked, since one may be new."""
    edge = "#" * (len(rows[0]) + 2)
    return Heya((edge, *(f"#{row}#" for row in rows), edge), (1, 1), Heading.UP, ())


def shows(heya):
    """Every map shows the fact."""
    yield from ()
    return "fact"


@pytest.mark.parametrize("ground", [*FLOORS, "~"])
def test_each_ground_can_be_filled_with_wall(ground, monkeypatch):
    monkeypatch.setattr(smaller_module, "FLOORS", FLOORS + "~")
    monkeypatch.setattr(smaller_module, "framed", framed)
    found, _fact = finished(smaller(framed([f"A{ground}", f"{ground}a"]), "fact", shows))
    assert found.rows[1:3] == ("#A##", "##a#")


def smallest(rows, predicate):
    """The rows inside the frame of the smallest map for which the predicate is true."""

    def shows(heya):
        yield from ()
        return predicate(heya)

    found, _fact = finished(smaller(small_maps.framed(rows), True, shows))
    return [row[1:-1] for row in found.rows[1:-1]]


def test_a_row_is_left_out():
    assert smallest(["A a", "   ", "###"], lambda heya: heya.width == 5) == ["A#a"]


def test_a_column_is_left_out():
    assert smallest(["A #", "a #"], lambda heya: heya.height == 4) == ["A", "a"]


def test_a_floor_place_is_filled():
    def has_the_given_size(heya):
        return (heya.width, heya.height) == (5, 4)

    assert smallest(["A  ", "  a"], has_the_given_size) == ["A##", "##a"]


def test_nothing_more_can_be_taken_away_from_what_is_left():
    """What could not be taken away at first is tried again once something else is gone."""

    def has_a_long_way(heya):
        way = reach.tour(heya)
        return way is not None and len(way) > 6

    rows = smallest(["A# a#", "  #  ", "     ", " # # "], has_a_long_way)
    assert rows == ["A#a", " # ", "   "]


def test_what_the_fact_needs_is_put_back():
    rows = ["A a", "###"]
    tried = []

    def is_the_given_map(heya):
        tried.append(heya)
        return heya == small_maps.framed(rows)

    assert smallest(rows, is_the_given_map) == rows
    without_a_row = small_maps.framed(["A a"])
    without_a_column = small_maps.framed(["Aa", "##"])
    filled = small_maps.framed(["A#a", "###"])
    assert tried == [without_a_row, without_a_column, filled]
