"""The pictures of a maze being made: marks, flashes, two pictures, colours, worker, thread."""

import random
from itertools import pairwise

import pygame
import pytest
from mazelib.window.painters.maze_picture import ColouredCells
from pygame import Rect

from mazelib.making.field import FLOOR, WALL
from mazelib.window.lettering import Lettering
from mazelib.window.painters.maze_colours import (
    FIRST_NUMBER_COLOUR,
    FLOOR_COLOUR,
    NUMBER_COLOURS,
    WALL_COLOUR,
    maze_palette,
)
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.painters.place_picture import AXIS_INK
from mazelib.window.pen import Pen
from mazelib.window.pictures import Pictures
from mazelib.window.shown import MakingShown
from mazelib.window.theme import INK, LIGHT
from tests.making.making_examples import begun, recorded, timeline_of, values
from tests.window.on_stage import pixels_of

AREA = Rect(20, 30, 700, 540)
#: The walls of both themes, as dark as they may be.
DARK_WALL = (24, 32, 44)


@pytest.fixture
def pen():
    pygame.display.init()
    return Pen(pygame.Surface((760, 600)), LIGHT, Lettering(), Pictures(), 20)


@pytest.fixture
def small_pen():
    """For many pictures: a quarter of the pixels, and the area that the maze may have."""
    pygame.display.init()
    return Pen(pygame.Surface((380, 300)), LIGHT, Lettering(), Pictures(), 12), Rect(
        10, 15, 350, 270
    )


def drawn(pen, painter, step, phase=1.0, area=AREA):
    """The pixels of a step."""
    pen.window.fill(pen.theme.window)
    pen.maps.clear()
    painter.draw(pen, area, MakingShown(timeline=painter.timeline, tick=step, phase=phase))
    return pygame.image.tobytes(pen.window, "RGB")


def colours_at(pen, place):
    """The colours of all pixels at a place, in every picture that has it,
    from the top of the window.
    """
    found = []
    for picture in pen.maps:
        found += pixels_of(pen.window, picture.rect_of(place))
    return found


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_stepping_back_and_jumping_give_the_very_same_pictures(small_pen, name):
    pen, area = small_pen
    timeline = recorded(name, 3, 3)
    painter = MazePainter(timeline)
    steps = range(timeline.last + 1)
    forwards = []
    for step in steps:
        forwards.append([drawn(pen, painter, step, phase, area) for phase in (0.5, 1.0)])
    for step in [*reversed(steps), timeline.last, 3, timeline.ready_at, 1]:
        assert [drawn(pen, painter, step, phase, area) for phase in (0.5, 1.0)] == forwards[step]
        assert drawn(pen, MazePainter(timeline), step, area=area) == forwards[step][1]


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_two_makings_painted_in_turn_keep_their_own_pictures(pen, name):
    timelines = [recorded(name, 5, 4, seed) for seed in (1, 2)]
    painters = [MazePainter(timeline) for timeline in timelines]
    for step in (9, 4, 12):
        one, other = (drawn(pen, painter, step) for painter in painters)
        assert one != other
        assert [one, other] == [drawn(pen, MazePainter(timeline), step) for timeline in timelines]


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_painting_changes_no_frame(pen, name):
    timeline = recorded(name, 4, 3)
    steps = range(timeline.last + 1)
    before = [(timeline.frame(step), values(timeline.frame(step))) for step in steps]
    painter = MazePainter(timeline)
    for step in (timeline.last, 2, timeline.ready_at):
        drawn(pen, painter, step, 0.5)
        assert [(timeline.frame(step), values(timeline.frame(step))) for step in steps] == before


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_cells_have_the_colours_of_their_frame_however_the_step_was_reached(name):
    timeline = recorded(name, 4, 3)
    rng = random.Random(1)
    cells = ColouredCells(timeline)
    steps = list(range(timeline.last + 1))
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=40)]:
        cells.follow(step)
        colours = []
        for value in values(timeline.frame(step)):
            colour = {WALL: WALL_COLOUR, FLOOR: FLOOR_COLOUR}.get(
                value, FIRST_NUMBER_COLOUR + value
            )
            colours.append(colour)
        assert list(cells.colours) == colours


def test_the_colours_of_numbers_repeat():
    def steps(maze):
        maze[1, 1] = 0
        maze[2, 1] = NUMBER_COLOURS - 1
        maze[3, 1] = 11 * NUMBER_COLOURS
        yield "three"

    timeline = timeline_of(steps)
    cells = ColouredCells(timeline)
    cells.follow(1)
    last = FIRST_NUMBER_COLOUR + NUMBER_COLOURS - 1
    assert list(cells.colours[6:9]) == [FIRST_NUMBER_COLOUR, last, FIRST_NUMBER_COLOUR]
    assert last < 256
    assert len(maze_palette(LIGHT, 5)) == last + 1


def test_while_a_step_flashes_the_step_before_it_is_seen():
    timeline = recorded("dig", 3, 3)
    for step, phase, seen in ((5, 0.0, 4), (5, 0.99, 4), (5, 1.0, 5), (0, 0.5, 0)):
        assert MakingShown(timeline=timeline, tick=step, phase=phase).step_seen == seen


def test_the_two_rooms_and_the_wall_flash_and_then_take_their_colour(pen):
    timeline = recorded("merge", 5, 4)
    painter = MazePainter(timeline)
    step = next(
        step for step in range(2, timeline.last) if "different" in timeline.frame(step).caption
    )
    number = int(timeline.frame(step).caption.split()[1])
    taken = maze_palette(LIGHT, 5)[FIRST_NUMBER_COLOUR + number]
    drawn(pen, painter, step, 0.0)
    flashing = [colours_at(pen, place) for place in timeline.frame(step).focus]
    assert all(
        colours.count(LIGHT.mark) > len(colours) / 2 and INK in colours for colours in flashing
    )
    drawn(pen, painter, step)
    after = [colours_at(pen, place) for place in timeline.frame(step).focus]
    assert all(colours.count(taken) > len(colours) / 3 for colours in after)
    assert all(LIGHT.mark in colours and INK in colours for colours in after)


def test_the_rooms_that_could_be_dug_next_are_outlined(pen):
    timeline = recorded("dig", 5, 4)
    painter = MazePainter(timeline)
    room = timeline.frame(1).worker
    drawn(pen, painter, 1)
    outlined = [
        other for other in timeline.rooms if other != room and LIGHT.mark in colours_at(pen, other)
    ]
    assert sorted(outlined) == sorted(timeline.field.rooms_around(room))
    asked = [pen.maps[0].place_at(text.at.center) for text in pen.written if text.text == "?"]
    assert sorted(asked) == sorted(outlined)


def test_while_a_room_flashes_the_rooms_around_the_one_before_are_outlined(pen):
    timeline = recorded("dig", 5, 4)
    room = timeline.frame(1).worker
    flashing = timeline.frame(2).worker
    drawn(pen, MazePainter(timeline), 2, phase=0.5)
    others = [other for other in timeline.rooms if other not in (room, flashing)]
    outlined = {other for other in others if LIGHT.mark in colours_at(pen, other)}
    assert outlined == set(timeline.field.rooms_around(room)) - {flashing}
    around_the_next = set(timeline.field.rooms_around(flashing)) - {room}
    assert outlined != around_the_next, "those of the next room differ"


def test_with_a_goal_making_and_solving_are_two_pictures(pen):
    timeline = recorded("road", 5, 4)
    painter = MazePainter(timeline)
    ready = timeline.ready_at
    middle = AREA.centery
    top = Rect(0, 0, 760, middle)
    bottom = Rect(0, middle, 760, 600 - middle)

    def pictures(step):
        drawn(pen, painter, step)
        return [pygame.image.tobytes(pen.window.subsurface(half), "RGB") for half in (top, bottom)]

    drawn_at = [pictures(step) for step in range(timeline.last + 1)]
    nothing = drawn_at[0]
    made = drawn_at[ready]
    solving = drawn_at[ready:]
    assert all(bottom == nothing[1] != made[1] for _, bottom in drawn_at[1:ready])
    assert all(top == made[0] != nothing[0] for top, _ in solving)
    assert len({bottom for _, bottom in solving}) == len(solving)
    for letter in "SG":
        assert colours_at(pen, timeline.frame(1).marks[letter]).count(LIGHT.accent) > 200


def test_without_a_goal_there_is_one_picture(pen):
    drawn(pen, MazePainter(recorded("dig", 5, 4)), 3)
    assert [(grid.columns, grid.rows) for grid in pen.maps] == [(11, 9)]


def test_making_and_solving_stand_beside_their_own_pictures_and_can_be_read(pen):
    timeline = recorded("road", 5, 4)
    drawn(pen, MazePainter(timeline), timeline.last)
    words = {text.text: text.at for text in pen.written if not text.text.isdigit()}
    for heading, grid in zip(("Making", "Solving"), pen.maps, strict=True):
        at = words[heading]
        assert grid.area.top <= at.centery <= grid.area.bottom or abs(at.top - grid.top) < 40
        assert not at.colliderect(grid.area)
        letters = set(pixels_of(pen.window, at))
        assert AXIS_INK in letters
        assert LIGHT.wall in letters, "light letters stand on the walls"
    assert words["Making"].bottom < words["Solving"].top


def test_a_point_of_the_window_tells_its_place(pen):
    timeline = recorded("road", 5, 4)
    painter = MazePainter(timeline)
    drawn(pen, painter, 0)
    points = [(x, y) for y in range(0, 600, 6) for x in range(0, 760, 6)]
    found = {picture.place_at(point) for picture in pen.maps for point in points}
    assert found == {None, *((x, y) for x in range(11) for y in range(9))}
    for picture in pen.maps:
        for place in [(0, 0), (3, 2), (10, 8)]:
            at = picture.rect_of(place)
            corners = [at.topleft, at.center, (at.right - 1, at.bottom - 1)]
            assert [picture.place_at(corner) for corner in corners] == [place] * 3


@pytest.mark.parametrize("size", [(1, 1), (3, 900), (900, 3), (60, 40)])
def test_an_area_of_any_size_is_drawn_into(pen, size):
    timeline = recorded("road", 4, 3)
    for step in (0, timeline.last):
        drawn(pen, MazePainter(timeline), step, 0.5, Rect((5, 5), size))


def test_marks_of_a_rule_without_numbers_are_drawn_too(pen):
    def steps(maze):
        maze.mark("A", (3, 1))
        yield "marked"

    timeline = timeline_of(steps)
    painter = MazePainter(timeline)
    drawn(pen, painter, 0)
    assert LIGHT.accent in colours_at(pen, (3, 1))
    assert [(grid.columns, grid.rows) for grid in pen.maps] == [(5, 3)]


def numbers_written(pen):
    """For each picture, from the top: the numbers that stand in it, by their room."""
    found = []
    for picture in pen.maps:
        numbers = {}
        for text in pen.written:
            if text.text.isdigit() and picture.area.collidepoint(text.at.center):
                numbers[picture.place_at(text.at.center)] = int(text.text)
        found.append(numbers)
    return found


def numbers_in(timeline, step):
    """The numbers of the rooms that have one, but for those under a letter."""
    frame = timeline.frame(step)
    rooms = [room for room in timeline.rooms if room not in frame.marks.values()]
    return {room: frame.value(room) for room in rooms if frame.value(room) >= 0}


def test_every_room_has_its_own_number(pen):
    timeline = recorded("merge", 5, 4)
    painter = MazePainter(timeline)
    assert len(set(numbers_in(timeline, 9).values())) > 8
    for step in (1, 9, timeline.last, 4):
        pen.written.clear()
        drawn(pen, painter, step)
        assert numbers_written(pen) == [numbers_in(timeline, step)]


def test_the_roads_that_made_the_maze_stay_above_those_that_solve_it(pen):
    timeline = recorded("road", 5, 4)
    painter = MazePainter(timeline)
    ready = timeline.ready_at
    assert numbers_in(timeline, ready) == {} != numbers_in(timeline, ready - 1)
    for step in (ready, timeline.last, ready + 3):
        pen.written.clear()
        drawn(pen, painter, step)
        assert numbers_written(pen) == [numbers_in(timeline, ready - 1), numbers_in(timeline, step)]


def test_the_worker_stands_in_its_room_and_in_no_other_and_faces_the_way_it_came(pen):
    timeline = recorded("dig", 4, 3)
    painter = MazePainter(timeline)
    stuck = 0
    faced = set()
    for step in range(2, timeline.ready_at):
        frame = timeline.frame(step)
        stuck += frame.caption.startswith("Stuck")
        drawn(pen, painter, step, area=Rect(20, 30, 350, 270))
        with_worker = [
            place
            for place in timeline.field.places
            if colours_at(pen, place).count(LIGHT.walker) > 40
        ]
        assert with_worker == [frame.worker], step
        before = timeline.frame(step - 1).worker
        dx = (frame.worker[0] - before[0]) // 2
        dy = (frame.worker[1] - before[1]) // 2
        at = pen.maps[0].rect_of(frame.worker)
        # Its helmet is in front, its face behind.
        front = (at.centerx + at.width * dx // 4, at.centery + at.width * dy // 4)
        helmet = pygame.Rect(0, 0, 5, 5)
        helmet.center = front
        assert LIGHT.mark in pixels_of(pen.window, helmet), step
        faced.add((dx, dy))
    assert stuck
    assert len(faced) == 4


def test_the_thread_leads_from_where_the_worker_began_to_where_it_is(pen):
    timeline = recorded("dig", 5, 4)
    painter = MazePainter(timeline)
    way = [timeline.frame(1).worker]
    cut = 0
    for step in range(2, timeline.ready_at):
        frame = timeline.frame(step)
        if frame.caption.startswith("Stuck"):
            way.pop()
            cut += 1
        else:
            way.append(frame.worker)
        drawn(pen, painter, step)
        between = {
            ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2) for one, other in pairwise(way)
        }
        grid = pen.maps[0]
        threaded = {
            place
            for place in timeline.field.places
            if sum(place) % 2 and pen.window.get_at(grid.rect_of(place).center)[:3] == LIGHT.thread
        }
        assert threaded == between, step
    assert cut > 3, "a thread that is never cut off would differ"


def test_where_a_wall_is_looked_at_there_is_no_worker(pen):
    timeline = recorded("merge", 5, 4)
    drawn(pen, MazePainter(timeline), 5)
    assert timeline.frame(5).focus
    assert not any(LIGHT.walker in colours_at(pen, place) for place in timeline.field.places)


def test_the_second_picture_is_there_as_soon_as_a_goal_is_marked(pen):
    making = begun("road", 5, 4)
    painter = MazePainter(making.timeline)
    drawn(pen, painter, 0)
    assert len(pen.maps) == 1
    making.advance(1)
    drawn(pen, painter, 1)
    assert len(pen.maps) == 2
