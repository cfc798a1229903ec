"""The picture through the walker's eyes, asserted by its columns and letters."""

import math
from functools import reduce
from itertools import groupby, pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading, direction
from mazelib.maps.heya_text import parse
from mazelib.walking.view import SIGHT
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.painters.raycaster import EYE_BACK, Eye, cast, eye_at, see, wall_pieces
from mazelib.window.painters.sight import wall_colour
from tests.examples import is_thorough
from tests.samples import maps

WIDTH = 460
HEIGHT = 300
COUNT = 230
FOCAL = 240


def sees(text, eye=None):
    """What the walker on a map sees, or an eye elsewhere."""
    on = parse(text)
    return see(on, eye or eye_at(*on.start, on.heading), on.controls, WIDTH, HEIGHT, COUNT)


def depths(sight):
    return [round(column.depth, 6) for column in sight.columns]


def faces(sight):
    """The sides of wall places that are seen, from left to right."""
    of_columns = [(column.place, column.side) for column in sight.columns]
    return [face for face, _ in groupby(of_columns)]


def letters_at(sight):
    """The letters that are seen, and where each is from left to right."""
    return sorted((letter.character, round(letter.x, 6)) for letter in sight.letters)


def quarter_turned(text):
    """A map turned clockwise by a quarter, and its walker with it."""
    rows = ["".join(column) for column in zip(*reversed(text.split("\n")), strict=True)]
    return "\n".join(rows).translate(str.maketrans("A>V<", ">V<A"))


def test_a_wall_right_ahead_fills_most_of_the_picture_and_is_equally_high_everywhere():
    sight = sees("###\n#A#\n###")
    assert faces(sight) == [((0, 1), Heading.RIGHT), ((1, 0), Heading.DOWN), ((2, 1), Heading.LEFT)]
    ahead = [column for column in sight.columns if column.side is Heading.DOWN]
    heights = [round(sight.focal / column.depth) for column in ahead]
    assert len(heights) > COUNT / 2
    assert set(heights) == {round(FOCAL / (0.5 + EYE_BACK))}


def test_an_opening_on_the_right_is_deeper_on_the_right_and_its_mirror_on_the_left():
    closed = depths(sees("#####\n## ##\n## ##\n##A##"))
    right = depths(sees("#####\n## ##\n##  #\n##A##"))
    left = depths(sees("#####\n## ##\n#  ##\n##A##"))
    assert right[: COUNT // 2] == closed[: COUNT // 2]
    assert all(one >= other for one, other in zip(right, closed, strict=True))
    assert sum(one > other for one, other in zip(right, closed, strict=True)) > 10
    assert left == right[::-1]


@given(maps(), st.integers(1, 3))
def test_a_map_turned_with_its_walker_looks_the_same_from_every_heading(on, quarters):
    text = "\n".join(["#" * (on.width + 2), *(f"#{row}#" for row in on.rows), "#" * (on.width + 2)])
    assume(set(text) & set("A>V<"))
    one = sees(text)
    other = sees(reduce(lambda turned, _: quarter_turned(turned), range(quarters), text))
    # Where two walls meet in the very middle of a column, either may be hit.
    assert sum(abs(a - b) > 1e-5 for a, b in zip(depths(one), depths(other), strict=True)) <= 2
    assert letters_at(one) == letters_at(other)


def test_depth_grows_place_by_place_up_to_the_dark():
    for length in range(1, SIGHT + 1):
        middle = sees(f"#>{' ' * (length - 1)}#").columns[COUNT // 2]
        assert (middle.place, middle.side) == ((length + 1, 0), Heading.LEFT)
        assert middle.depth == pytest.approx(length - 0.5 + EYE_BACK)
    dark = sees(f"#>{' ' * (SIGHT - 1)}a#")
    assert dark.columns[COUNT // 2] == (SIGHT, None, None)
    assert max(depths(dark)) == SIGHT
    assert not dark.letters


def test_in_an_open_square_the_places_of_its_walls_can_be_counted():
    seen = faces(sees("#######\n#     #\n#     #\n#     #\n#  A  #\n#######"))
    assert [place for place, side in seen if side is Heading.DOWN] == [(x, 0) for x in range(1, 6)]
    assert seen[0][1] is Heading.RIGHT
    assert seen[-1][1] is Heading.LEFT


@given(maps(), st.floats(0, 4), st.floats(-1, 1))
def test_a_ray_runs_through_open_places_to_the_side_of_the_wall_it_meets(on, heading, right):
    eye = eye_at(*on.start, heading)
    ahead_x, ahead_y = direction(heading)
    dx = ahead_x - right * ahead_y
    dy = ahead_y + right * ahead_x
    depth, place, side = cast(on, eye, dx, dy)
    for deep in (depth * part / 200 - 1e-7 for part in range(1, 201)):
        assert on.is_open((math.floor(eye.x + deep * dx), math.floor(eye.y + deep * dy)))
    if place is None or side is None:
        assert depth == SIGHT
    else:
        axis = 1 - side % 2
        far_border = side in (Heading.RIGHT, Heading.DOWN)
        assert not on.is_open(place)
        assert depth <= SIGHT
        assert (eye.x + depth * dx, eye.y + depth * dy)[axis] == pytest.approx(
            place[axis] + far_border
        )


def test_letters_stand_on_their_side_and_are_half_as_high_at_twice_the_depth():
    text = "#######\n# b   #\n#     #\n#    a#\n#     #\n####c##"
    (b,) = sees(text, Eye(3.5, 4.5, Heading.UP)).letters
    assert (b.character, b.depth, b.x, b.height) == (
        "b",
        3,
        WIDTH / 2 - FOCAL / 3,
        pytest.approx(FOCAL / 6),
    )
    (nearer,) = sees(text, Eye(2.5, 3.0, Heading.UP)).letters
    assert (nearer.x, nearer.height) == pytest.approx((WIDTH / 2, 2 * b.height))
    (a,) = sees(text, Eye(2.5, 4.5, Heading.RIGHT)).letters
    (c,) = sees(text, Eye(3.5, 2.5, Heading.DOWN)).letters
    assert (a.character, a.x < WIDTH / 2, c.character, c.x < WIDTH / 2) == ("a", True, "c", True)


def test_a_wall_hides_a_letter_or_the_part_of_it_that_is_behind():
    assert not sees("#####\n#a###\n## ##\n##A##").letters
    assert not sees("#a#", eye_at(1, 0, Heading.UP)).letters, "it stands on this one"
    (half,) = sees("#######\n#   a##\n#     #\n### ###", Eye(3.7, 3.95, Heading.UP)).letters
    assert half.seen.start * 2 == pytest.approx(half.x - half.height / 2, abs=2)
    assert half.seen.stop * 2 == pytest.approx(half.x, abs=4), "its right half is behind the corner"


@given(maps(), st.integers(0, 40))
def test_pieces_of_wall_lie_side_by_side_and_are_as_high_as_the_rays_say(on, tenths):
    eye = eye_at(*on.start, tenths / 10)
    sight = see(on, eye, (), WIDTH, HEIGHT, COUNT)
    pieces = wall_pieces(sight, WIDTH)
    assert [(piece.place, piece.side) for piece in pieces] == faces(sight)
    assert (pieces[0].left, pieces[-1].right) == (0, WIDTH)
    assert all(one.right == other.left for one, other in pairwise(pieces))
    for number, column in enumerate(sight.columns):
        x = (number + 0.5) * WIDTH / COUNT
        for piece in pieces:
            if piece.left + 2 < x < piece.right - 2:
                assert (piece.place, piece.side) == (column.place, column.side)
                share = (x - piece.left) / (piece.right - piece.left)
                rise = piece.height_at_right - piece.height_at_left
                height = piece.height_at_left + share * rise
                assert height == pytest.approx(sight.focal / column.depth, rel=1e-6)


def test_a_piece_ends_where_the_nearer_wall_does_and_not_at_a_column():
    sight = see(parse("#####\n## ##\n##  #\n##A##"), Eye(2.5, 3.95, Heading.UP), (), 300, 200, 30)
    edges = [piece.right for piece in wall_pieces(sight, 300)]
    # The corner at (3, 3) is 0.95 ahead and half a place to the right.
    corner = 150 + sight.focal * 0.5 / 0.95
    assert corner % 10 > 1, "a column's edge would differ"
    assert min(abs(edge - corner) for edge in edges) < 1e-6


@pytest.mark.parametrize(
    ("text", "side"), [("#####\n#  ##\n##A##", -1), ("#####\n##  #\n##A##", 1)]
)
def test_what_lies_behind_an_opening_is_warm_and_what_is_beside_it_is_not(text, side):
    on = parse(text)
    eye = eye_at(*on.start, on.heading)
    for theme in (LIGHT, DARK):
        warm = set()
        for piece in wall_pieces(see(on, eye, (), WIDTH, HEIGHT, COUNT), WIDTH):
            red, _green, blue = wall_colour(theme, piece, eye)
            middle = (piece.left + piece.right) / 2 - WIDTH / 2
            if red > blue:
                warm.add(piece.place)
                assert middle * side > 0, "on the side of the opening"
        assert warm
        assert all((x - 2) * side > 0 for x, _ in warm)


def test_walls_along_the_way_are_darker_than_the_wall_at_its_end():
    on = parse("###\n# #\n# #\n#A#\n###")
    eye = eye_at(*on.start, on.heading)
    pieces = wall_pieces(see(on, eye, (), WIDTH, HEIGHT, COUNT), WIDTH)
    brightness = {piece.side: sum(wall_colour(LIGHT, piece, eye)) for piece in pieces}
    assert brightness[Heading.DOWN] > max(brightness[Heading.LEFT], brightness[Heading.RIGHT]) + 20


def test_while_the_walker_turns_no_colour_jumps():
    on = parse("#####\n##  #\n##A##\n#   #\n#####")
    before = {}
    for number in range(401 if is_thorough() else 201):
        eye = eye_at(2, 2, number / 100)
        colours = {
            (piece.place, piece.side): wall_colour(LIGHT, piece, eye)
            for piece in wall_pieces(see(on, eye, (), WIDTH, HEIGHT, COUNT), WIDTH)
        }
        for wall in colours.keys() & before.keys():
            changes = [abs(a - b) for a, b in zip(before[wall], colours[wall], strict=True)]
            assert max(changes) < 16, number
        before = colours
