"""Making a map smaller: each sign of floor is floor."""

import pytest

from mazelib.challenges import smaller as smaller_module
from mazelib.challenges.smaller import smaller
from mazelib.grid.compass import Heading
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
