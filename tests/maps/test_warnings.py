"""What is odd about a map. Each file in odd_maps/ has its warnings beside it."""

import pytest

from mazelib.making.makers import make
from mazelib.maps.folder import read_heya
from mazelib.maps.heya_text import parse
from mazelib.maps.warnings import warnings
from tests.samples import TESTS

ODD = TESTS / "odd_maps"
MAPS = sorted(path.name for path in ODD.iterdir() if not path.name.endswith(".message.txt"))


@pytest.mark.parametrize("name", MAPS)
def test_an_odd_map_gets_exactly_its_warnings(name):
    path = ODD / name
    expected = path.with_suffix(".message.txt").read_text(encoding="utf-8")
    assert "".join(f"{line}\n" for line in warnings(read_heya(path))) == expected


def test_a_map_on_which_all_can_be_reached_gets_no_warning():
    assert warnings(parse("#####\n#S a#\n#####")) == []


def test_a_map_that_was_made_has_no_lines_below_it():
    assert warnings(make("dig", 3, 2, 1)) == []
