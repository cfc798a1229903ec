"""What a map is, whether it was typed or made."""

from hypothesis import given

from mazelib.grid.compass import Heading, stepped
from mazelib.grid.exits import exits_of
from mazelib.maps import heya as heya_module
from mazelib.maps.heya_text import parse, write
from tests.samples import heya, maps


def test_walls_are_six_characters_and_all_else_is_floor():
    assert list(parse("+-|#■█ aS").floor) == [0, 0, 0, 0, 0, 0, 1, 1, 1]


def test_the_places_of_a_map_are_as_many_as_its_characters():
    read = parse("#a #\n####\n    #")
    assert (read.width, read.height, read.places.count) == (5, 3, 15)
    assert len(read.floor) == len(read.exits) == 15


def test_a_step_leads_to_the_next_place_and_into_a_wall_or_over_the_edge_nowhere():
    read = parse("S a\n# #")
    assert read.after_step((1, 0), Heading.RIGHT) == (2, 0)
    assert read.after_step((1, 0), Heading.DOWN) == (1, 1)
    assert read.after_step((0, 0), Heading.DOWN) == (0, 0)
    assert read.after_step((0, 0), Heading.LEFT) == (0, 0)


@given(maps())
def test_a_place_is_open_where_its_character_is_no_wall_and_never_outside(read):
    for x in range(-1, read.width + 1):
        for y in range(-1, read.height + 1):
            is_inside = 0 <= x < read.width and 0 <= y < read.height
            assert read.is_open((x, y)) == (is_inside and read.rows[y][x] not in "+-|#■█")


@given(maps())
def test_exits_are_the_open_neighbours_and_never_lead_round_the_edge(read):
    for place in read.places:
        for heading in Heading:
            is_exit = bool(read.exits[read.places.index(place)] >> heading & 1)
            assert is_exit == read.is_open(stepped(place, heading))


def test_maps_are_equal_whatever_they_are_called_and_however_they_were_typed():
    assert parse("#a\n#", "one") == parse("#a\r\n# \r\n", "other")
    assert parse("#a") != parse("#a\n\nA note.")
    assert parse("#a>") != parse("#a<")


def test_a_changed_map_has_the_parts_it_was_given_and_the_text_of_the_old_one_no_more():
    read = parse("#A a#\n\nold\n", "mine.txt")
    assert write(read.changed(note="new")) == "#A a#\n\nnew\n"
    assert write(read.changed(rows=("#A~a#",))) == "#A~a#\n\nold\n"
    without_controls = read.changed(controls=())
    assert (without_controls.controls, without_controls.text) == ((), "")
    named = read.changed(name="yours.txt")
    assert (named, named.name, named.text) == (read, "yours.txt", "")


@given(maps())
def test_what_can_be_sensed_at_a_place_begins_with_its_exits(read):
    assert len(read.senses) == read.places.count
    for senses, exits in zip(read.senses, read.exits, strict=True):
        assert senses & 0b1111 == exits


def test_marks_are_the_start_as_a_made_map_draws_it_and_all_control_points():
    read = parse(" A aG\n")
    assert read.marks == {(1, 0): "S", (3, 0): "a", (4, 0): "G"}
    assert parse("a#").marks == {(0, 0): "a"}


def test_marks_are_also_the_signs_that_will_be_signs_of_a_map_some_day():
    read = parse("#####\n#A a#\n#   #\n#####").changed(rows=("#####", "#A~a#", "# ~~#", "#####"))
    water = {(2, 1): "~", (2, 2): "~", (3, 2): "~"}
    assert read.marks == {(1, 1): "S", (3, 1): "a", **water}


def test_what_can_be_sensed_is_worked_out_once(monkeypatch):
    # A walk asks for it again and again, and each time would take a look at every place.
    worked_out = []

    def noted_exits(floor, places):
        worked_out.append(floor)
        return exits_of(floor, places)

    monkeypatch.setattr(heya_module, "exits_of", noted_exits)
    read = heya("first")
    assert read.senses is read.senses
    assert worked_out == [read.floor]
