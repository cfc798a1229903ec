"""The picture: expected polygons for every combination of open sides, and rays of light to compare."""

import math
from itertools import pairwise, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mazelib.compass import Heading
from mazelib.eyes.perspective import EYE_BACK, LETTER_HEIGHT, Face, Kind, polygons
from mazelib.eyes.sight import look
from mazelib.heya import parse
from tests.eyes.corridors import corridor, world

WIDTH, HEIGHT = 400.0, 300.0
#: How high a wall is in the picture at a depth of one place, in pixels: 80 degrees are 400 pixels wide.
FOCAL = 200 / math.tan(math.radians(40))
WALLS = (Kind.LEFT_WALL, Kind.RIGHT_WALL, Kind.FRONT_WALL, Kind.OPENING_WALL, Kind.BACK_WALL, Kind.DARK)
FLAGS = list(product((False, True), repeat=3))


def picture(cells, heading=Heading.UP, forward=0.0, turned=0.0, reach=12, size=(WIDTH, HEIGHT)):
    """The faces of a picture, and where on the map the cell (right, ahead) is."""
    heya, place_of = world(cells, heading)
    return polygons(look(heya, place_of(0, 0), heading, reach), *size, forward, turned), place_of


def at(sideways: float, depth: float, up: float) -> tuple[float, float]:
    """Where a point so far from the eye is in the picture."""
    return WIDTH / 2 + FOCAL * sideways / depth, HEIGHT / 2 - FOCAL * up / depth


def wall_between(left: tuple[float, float], right: tuple[float, float]) -> list[tuple[float, float]]:
    """The four corners of a wall between two points (sideways, depth), clockwise."""
    return [at(*left, 0.5), at(*right, 0.5), at(*right, -0.5), at(*left, -0.5)]


def the_wall(faces: list[Face], kind: Kind, place) -> Face | None:
    found = [face for face in faces if face.kind is kind and face.place == place]
    assert len(found) <= 1
    return found[0] if found else None


def same_points(face: Face, points) -> bool:
    return len(face.points) == len(points) and all(
        math.dist(one, other) < 1e-6 for one, other in zip(face.points, points, strict=True)
    )


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("distance", [1, 2, 5, 8])
@pytest.mark.parametrize(("left", "right", "ahead"), FLAGS)
def test_each_combination_of_open_sides_has_its_walls_where_they_belong(
    left, right, ahead, distance, heading
):
    cells = corridor(distance)
    cells |= {(-1, distance)} if left else set()
    cells |= {(1, distance)} if right else set()
    cells |= {(0, distance + 1)} if ahead else set()
    faces, place_of = picture(cells, heading)
    near, far = distance - 0.5 + EYE_BACK, distance + 0.5 + EYE_BACK
    here = place_of(0, distance)

    walls = {kind: the_wall(faces, kind, here) for kind in WALLS}
    assert (walls[Kind.LEFT_WALL] is None, walls[Kind.RIGHT_WALL] is None) == (left, right)
    assert (walls[Kind.FRONT_WALL] is None) == ahead
    if not left:
        assert same_points(walls[Kind.LEFT_WALL], wall_between((-0.5, near), (-0.5, far)))
    if not right:
        assert same_points(walls[Kind.RIGHT_WALL], wall_between((0.5, far), (0.5, near)))
    if not ahead:
        assert same_points(walls[Kind.FRONT_WALL], wall_between((-0.5, far), (0.5, far)))

    beyond = [the_wall(faces, Kind.OPENING_WALL, place_of(side, distance)) for side in (-1, 1)]
    assert [wall is not None for wall in beyond] == [left, right]
    # The far corner of a place beside the way is out of the picture where it is near.
    if left and distance > 1:
        assert same_points(beyond[0], wall_between((-1.5, far), (-0.5, far)))
    if right and distance > 1:
        assert same_points(beyond[1], wall_between((0.5, far), (1.5, far)))


@pytest.mark.parametrize(("left", "right", "ahead"), FLAGS)
def test_the_openings_of_the_walkers_own_place_are_in_the_picture(left, right, ahead):
    cells = {(0, 0)}
    cells |= {(-1, 0)} if left else set()
    cells |= {(1, 0)} if right else set()
    cells |= {(0, 1)} if ahead else set()
    faces, place_of = picture(cells)
    edge = WIDTH / 2 / FOCAL * 0.95
    for is_open, side, kind in ((left, -1, Kind.LEFT_WALL), (right, 1, Kind.RIGHT_WALL)):
        wall = the_wall(faces, kind, place_of(0, 0))
        behind = the_wall(faces, Kind.OPENING_WALL, place_of(side, 0))
        assert (wall is None, behind is not None) == (is_open, is_open)
        if is_open:
            ends = (-edge, 0.95), (-0.5, 0.95)
            assert same_points(
                behind, wall_between(*ends) if side < 0 else wall_between((0.5, 0.95), (edge, 0.95))
            )
        else:
            # It comes so near that its upper and lower edge leave the picture: six corners.
            assert len(wall.points) == 6
            assert {round(x, 6) for x, _ in wall.points} & {0.0, WIDTH}
    front = the_wall(faces, Kind.FRONT_WALL, place_of(0, 0))
    assert (front is None) == ahead
    if front:
        assert same_points(front, wall_between((-0.5, 0.95), (0.5, 0.95)))


def test_a_step_ahead_brings_the_wall_nearer_bit_by_bit():
    for forward in (0.0, 0.25, 0.5, 0.9, 1.0):
        faces, place_of = picture(corridor(5), forward=forward)
        depth = 5.95 - forward
        front = the_wall(faces, Kind.FRONT_WALL, place_of(0, 5))
        assert same_points(front, wall_between((-0.5, depth), (0.5, depth)))
        assert front.distance == pytest.approx(depth)


def test_a_whole_step_shows_what_the_next_place_shows():
    cells = corridor(4) | {(1, 2), (-1, 3), (1, 0)}
    heya, place_of = world(cells, Heading.UP)
    moved = polygons(look(heya, place_of(0, 0), Heading.UP, 20), WIDTH, HEIGHT, 1.0)
    there = polygons(look(heya, place_of(0, 1), Heading.UP, 20), WIDTH, HEIGHT)
    assert shapes(moved) == shapes(there)


@pytest.mark.parametrize(("turned", "turn"), [(1.0, 1), (-1.0, 3)])
def test_a_whole_turn_shows_what_the_next_heading_shows(turned, turn):
    cells = corridor(4) | {(1, 2), (-1, 3), (1, 0), (-1, 0), (2, 0), (2, 1), (-1, -1)}
    heya, place_of = world(cells, Heading.UP)
    after = polygons(look(heya, place_of(0, 0), Heading.UP), WIDTH, HEIGHT, 0.0, turned)
    there = polygons(look(heya, place_of(0, 0), Heading(turn)), WIDTH, HEIGHT)
    assert shapes(after) == shapes(there)


def shapes(faces: list[Face]) -> set:
    """The walls, letters and tiles of a picture, whatever their kinds and wherever their outlines begin."""
    return {
        (face.place, face.looking, frozenset((round(x, 3), round(y, 3)) for x, y in face.points))
        for face in faces
        if face.kind not in (Kind.FLOOR, Kind.CEILING)
    }


@pytest.mark.parametrize("reach", [1, 3, 8])
def test_a_way_longer_than_sight_ends_in_the_dark(reach):
    faces, place_of = picture(corridor(30), reach=reach)
    dark = [face for face in faces if face.kind is Kind.DARK]
    assert [face.place for face in dark] == [place_of(0, reach)]
    depth = reach + 0.95
    assert same_points(dark[0], wall_between((-0.5, depth), (0.5, depth)))
    assert not [face for face in faces if face.kind is Kind.FRONT_WALL]


def test_an_opening_hides_what_is_behind_the_wall_beside_it():
    # A way that goes on behind the wall on the right: it is open, and cannot be seen.
    faces, place_of = picture(corridor(3) | {(2, 1), (2, 2), (2, 3)})
    assert not [face for face in faces if face.place in (place_of(2, 1), place_of(2, 2), place_of(2, 3))]


def test_letters_stand_in_their_places_and_get_smaller():
    heya = parse("#######\n>a  b #\n#######")
    faces = polygons(look(heya, (0, 1), Heading.RIGHT), WIDTH, HEIGHT)
    letters = [face for face in faces if face.kind is Kind.LETTER]
    assert [(face.character, face.place) for face in letters] == [("b", (4, 1)), ("a", (1, 1))]
    for face, depth in zip(letters, (4 + EYE_BACK, 1 + EYE_BACK), strict=True):
        assert face.points == (pytest.approx((WIDTH / 2, HEIGHT / 2)),)
        assert face.height == pytest.approx(FOCAL * LETTER_HEIGHT / depth)
    waiting = polygons(look(heya, (0, 1), Heading.RIGHT, waiting=heya.controls[1:]), WIDTH, HEIGHT)
    assert [face.character for face in waiting if face.kind is Kind.LETTER] == ["b"]


def test_a_letter_behind_the_walker_is_not_seen():
    heya = parse("########\n a    <#\n########".replace(" a", "#a"))
    turned_away = polygons(look(heya, (3, 1), Heading.RIGHT), WIDTH, HEIGHT)
    assert not [face for face in turned_away if face.kind is Kind.LETTER]


def test_floor_and_ceiling_fill_the_picture_without_a_gap():
    faces, _ = picture(corridor(2))
    for kind, edges in ((Kind.CEILING, (HEIGHT / 2, 0.0)), (Kind.FLOOR, (HEIGHT / 2, HEIGHT))):
        bands = [face for face in faces if face.kind is kind]
        rows = [sorted({y for _, y in face.points}) for face in bands]
        assert all({x for x, _ in face.points} == {0.0, WIDTH} for face in bands)
        far_to_near = [row if kind is Kind.FLOOR else row[::-1] for row in rows]
        assert (far_to_near[0][0], far_to_near[-1][1]) == edges
        assert all(one[1] == other[0] for one, other in pairwise(far_to_near))
        assert [face.shade for face in bands] == sorted((face.shade for face in bands), reverse=True)


def test_near_tiles_are_the_floor_of_each_place():
    faces, place_of = picture(corridor(4))
    tile = the_wall(faces, Kind.TILE, place_of(0, 1))
    assert same_points(
        tile, [at(-0.5, 1.95, -0.5), at(0.5, 1.95, -0.5), at(0.5, 0.95, -0.5), at(-0.5, 0.95, -0.5)]
    )
    assert {face.place for face in faces if face.kind is Kind.TILE} == {place_of(0, n) for n in range(5)}


@pytest.mark.parametrize("size", [(64.0, 48.0), (400.0, 300.0), (1000.0, 200.0), (200.0, 900.0)])
def test_the_wall_right_ahead_leaves_floor_and_ceiling_in_a_picture_of_any_shape(size):
    faces, place_of = picture({(0, 0)}, size=size)
    front = the_wall(faces, Kind.FRONT_WALL, place_of(0, 0))
    top, bottom = min(y for _, y in front.points), max(y for _, y in front.points)
    assert 0 < top < bottom < size[1]
    assert top == pytest.approx(size[1] - bottom)


grids = st.lists(st.lists(st.booleans(), min_size=7, max_size=7), min_size=7, max_size=7)


@given(grids, st.sampled_from(Heading), st.floats(0, 1), st.floats(-1, 1))
@settings(max_examples=300, deadline=None)
def test_at_every_column_the_wall_on_top_is_the_one_that_light_meets(grid, heading, forward, turned):
    cells = {(x - 3, y - 3) for y, row in enumerate(grid) for x, is_open in enumerate(row) if is_open} | {
        (0, 0)
    }
    forward = forward if (0, 1) in cells else 0.0
    faces, _ = picture(cells, heading, forward, turned)
    for column in range(7, int(WIDTH), 23):
        x = column + 0.137
        expected = [
            min(HEIGHT / 2, FOCAL / 2 / depth_of_light(cells, forward, turned, x + move))
            for move in (-0.01, 0.01)
        ]
        # Where two walls meet in this very column either may be right.
        assume(abs(expected[0] - expected[1]) < 0.5)
        assert height_on_top(faces, x) == pytest.approx(sum(expected) / 2, abs=0.5)


def depth_of_light(cells: set[tuple[int, int]], forward: float, turned: float, x: float) -> float:
    """How deep the wall is that a ray through a column of the picture meets, by walking along the ray."""
    angle = turned * math.pi / 2
    ahead_axis, right_axis = (math.sin(angle), math.cos(angle)), (math.cos(angle), -math.sin(angle))
    eye = (-EYE_BACK * ahead_axis[0], forward - EYE_BACK * ahead_axis[1])
    sideways = (x - WIDTH / 2) / FOCAL
    ray = [ahead_axis[axis] + sideways * right_axis[axis] for axis in (0, 1)]
    cell = [math.floor(coordinate + 0.5) for coordinate in eye]
    depth = 0.0
    while tuple(cell) in cells:
        crossings = []
        for axis in (0, 1):
            step = 1 if ray[axis] > 0 else -1
            border = cell[axis] + step / 2
            crossings.append(((border - eye[axis]) / ray[axis] if ray[axis] else math.inf, axis, step))
        depth, axis, step = min(crossings)
        cell[axis] += step
    return depth


def height_on_top(faces: list[Face], x: float) -> float:
    """How far the wall painted last at a column reaches up from the middle of the picture."""
    for face in reversed(faces):
        if face.kind in WALLS:
            top = [point for point in face.points if point[1] <= HEIGHT / 2]
            for (x1, y1), (x2, y2) in pairwise(top):
                if x1 <= x <= x2:
                    return HEIGHT / 2 - (y1 + (y2 - y1) * (x - x1) / (x2 - x1))
    raise AssertionError("there is no wall in this column")


@given(
    grids, st.floats(0, 1), st.floats(-1, 1), st.sampled_from([(64, 48), (400, 300), (900, 200), (200, 700)])
)
@settings(max_examples=100, deadline=None)
def test_no_point_is_outside_of_the_picture(grid, forward, turned, size):
    cells = {(x - 3, y - 3) for y, row in enumerate(grid) for x, is_open in enumerate(row) if is_open} | {
        (0, 0)
    }
    forward = forward if (0, 1) in cells else 0.0
    faces, _ = picture(cells, Heading.UP, forward, turned, size=size)
    for face in faces:
        assert 0 <= face.shade <= 1
        for x, y in face.points:
            assert -1e-6 <= x <= size[0] + 1e-6
            assert -1e-6 <= y <= size[1] + 1e-6


def test_the_same_sight_gives_the_same_picture():
    cells = corridor(5) | {(1, 1), (-1, 2)}
    assert picture(cells, turned=0.3)[0] == picture(cells, turned=0.3)[0]
