"""The first-person view."""

from hypothesis import given

from mazelib.compass import Heading, Turn, stepped, turned
from mazelib.heya import parse
from mazelib.view import VIEWS, View, view_at
from tests.maps import maps

#: Up and right of the walker are open, down and left are wall.
CORNER = parse(" ##\n  a\n###")
CORNER_PLACE = (0, 1)


def test_the_view_turns_with_the_walker():
    sides = {
        heading.word: view_at(CORNER, CORNER_PLACE, heading).words.replace(" open", "").replace(" wall", "!")
        for heading in Heading
    }
    assert sides == {
        "up": "front, right, left!, back!",
        "right": "front, right!, left, back!",
        "down": "front!, right!, left, back",
        "left": "front!, right, left!, back",
    }


def test_a_view_is_said_in_words():
    assert View(front=True, right=False, left=False, back=True).words == (
        "front open, right wall, left wall, back open"
    )


def test_each_turn_asks_for_its_own_side():
    view = View(front=True, right=False, left=True, back=False)
    assert [view.is_open(turn) for turn in Turn] == [True, False, False, True]


def test_the_number_of_open_sides_is_counted():
    counts = [VIEWS[Heading.DOWN][sides].open_count for sides in (0b0000, 0b0100, 0b1011, 0b1111)]
    assert counts == [0, 1, 3, 4]


def test_there_are_sixteen_views_of_each_heading_and_they_are_the_same_sixteen():
    assert all(len(set(views)) == 16 for views in VIEWS)
    assert len({view for views in VIEWS for view in views}) == 16


@given(maps())
def test_a_view_tells_what_the_map_says_and_outside_is_wall(heya):
    for y in range(heya.height):
        for x in range(heya.width):
            for heading in Heading:
                view = view_at(heya, (x, y), heading)
                for turn in Turn:
                    x2, y2 = stepped((x, y), turned(heading, turn))
                    inside = 0 <= x2 < heya.width and 0 <= y2 < heya.height
                    assert view.is_open(turn) == (inside and heya.rows[y2][x2] not in "+-|#■█")
