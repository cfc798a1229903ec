"""Warnings about maps that can be used."""

from mazelib.maps import reach
from mazelib.maps.heya_text import parse


def test_a_control_point_that_cannot_be_reached_is_named_with_its_place():
    assert reach.warnings(parse("#######\n#Sa #b#\n#######", "split.txt")) == [
        "split.txt, line 2, column 6: control point 'b' cannot be reached from the start. "
        "Open a wall, unless you want that."
    ]


def test_a_map_without_a_control_point_is_told():
    assert reach.warnings(parse("###\n#S#\n###", "bare.txt")) == [
        "bare.txt: there is no control point to walk to. Put the letter a on a floor place."
    ]


