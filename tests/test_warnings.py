"""Warnings about maps that can be used."""

import pytest

from mazelib.heya import parse
from mazelib.routes import warnings


def test_a_control_point_that_cannot_be_reached_is_named_with_its_place():
    assert warnings(parse("#######\n#Sa #b#\n#######", "split.txt")) == [
        "split.txt, line 2, column 6: control point 'b' cannot be reached from the start. "
        "Open a wall, unless you want that."
    ]


def test_a_map_without_a_control_point_is_told():
    assert warnings(parse("###\n#S#\n###", "bare.txt")) == [
        "bare.txt: there is no control point to walk to. Put the letter a on a floor place."
    ]


@pytest.mark.parametrize("row", ["|  b|", "+---+", "#a #", "|a >|", "＃　ｂ　＃", " |  |"])
def test_a_blank_line_inside_a_map_is_told(row):
    assert warnings(parse(f"+---+\r\n|A a|\r\n\r\n\u2028\x85 note\r\n{row}\r\n+---+\r\n", "cut.txt")) == [
        "cut.txt, line 3: this line is blank and ends the map, but a row of a map comes after it. "
        "Take the blank line away, if the map goes on."
    ]


@pytest.mark.parametrize("note", ["A note.", "- a thing", "# Heading", "|", "", "| sign | means |", "---------"])
def test_a_note_is_no_row(note):
    assert warnings(parse(f"+---+\n|A a|\n+---+\n\n{note}\n")) == []
