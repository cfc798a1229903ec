"""The pictures of a maze being made, read back from their pixels: what is asked, what has changed,
thread, worker, numbers, the way out.

The oracle is a Maze alone, on which the rule works once more: nothing of it is recorded.
"""

import random
from functools import cache, partial
from itertools import pairwise
from math import dist

import pygame
import pytest
from pygame import Rect

from mazelib.grid.compass import DELTAS
from mazelib.grid.routes import shortest_route
from mazelib.making.field import FLOOR, WALL, between
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.rule_helpers import choose
from mazelib.making.way_back import WayBack
from mazelib.values.lines_run import LinesRun
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import INK, LIGHT, mixed
from mazelib.window.making.going_back import GoingBack
from mazelib.window.painters import maze_drawing
from mazelib.window.painters.distances import lengths_in_words
from mazelib.window.painters.group_colours import GroupColours
from mazelib.window.painters.maze_cells import MazeCells
from mazelib.window.painters.maze_colours import (
    DONE_COLOUR,
    FIRST_DEAD_COLOUR,
    FIRST_GROUP_COLOUR,
    FIRST_ROAD_COLOUR,
    FLOOR_COLOUR,
    GROUP_COLOURS,
    WALL_COLOUR,
    maze_palette,
    number_of_group,
    number_of_road,
)
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.shown import MakingShown
from tests.making.making_examples import recorded, rules_of, timeline_of, values
from tests.making.told_steps import beside, blank_around, told_steps
from tests.window.on_stage import colours_of, pen_of, pixels_of

AREA = Rect(20, 30, 700, 540)
PALETTE = maze_palette(LIGHT)
LOOKS = {"thinks": False, "phase": 0.0}
ACTS = {"thinks": True, "phase": 0.0}


def painter_of(timeline):
    return MazePainter(timeline, WayBack(timeline), GoingBack(timeline))


@pytest.fixture
def pen():
    pygame.display.init()
    return pen_of((760, 600), 20, 12)


@pytest.fixture
def small_pen():
    """For many pictures: a quarter of the pixels, and the area that the maze may have."""
    pygame.display.init()
    return pen_of((380, 300), 12, 12), Rect(10, 15, 350, 270)


def colour_of_road(road, *, is_pale):
    """The colour number of a road; while others stand out, it is pale."""
    number = number_of_road(road)
    return number - FIRST_ROAD_COLOUR + FIRST_DEAD_COLOUR if is_pale else number


def draw_half(pen, painter, tick, area=AREA, **half):
    """Draw a half: by default the first half of a tick, while the worker stands still."""
    pen.window.fill(pen.theme.window)
    pen.maps.clear()
    pen.written.clear()
    half = {**LOOKS, **half}
    painter.draw(pen, area, MakingShown(timeline=painter._timeline, tick=tick, **half))


def drawn(pen, painter, tick, area=AREA, **half):
    """The pixels of a half, drawn now."""
    draw_half(pen, painter, tick, area, **half)
    return pygame.image.tobytes(pen.window, "RGB")


def colours_at(pen, place):
    """The colours at a place."""
    return colours_of(pen.window, pen.maps[0].rect_of(place))


def count_at(pen, place, colour):
    """How many pixels at a place have a colour."""
    return pixels_of(pen.window, pen.maps[0].rect_of(place)).count(colour)


def middle_of(pen, place):
    """The colour in the middle of a place."""
    return pen.window.get_at(pen.maps[0].rect_of(place).center)[:3]


@cache
def steps_of(name, width, height, seed=1):
    """What the rule itself does in each step; None where the maze is ready."""
    steps = told_steps(rules_of(name), width, height, seed)
    made = [step for step in steps if step.part == 0]
    rest = steps[len(made) :]
    return [*made, None, *rest] if rest else made


def asked_before(name, width, height, blanks):
    """For each tick whose next step looks around: the tick, where it stands, and what it finds."""
    found = []
    for tick, step in enumerate(steps_of(name, width, height)[1:]):
        if step is not None and step.stood is not None:
            found.append((tick, step, blank_around(step.before, step.stood, blanks[step.part])))
    return found


every_lesson = pytest.mark.parametrize("name", ["dig", "merge", "road"])


@every_lesson
@pytest.mark.sweep(2)
def test_stepping_back_and_jumping_give_the_very_same_pictures(small_pen, name):
    pen, area = small_pen
    timeline = recorded(name, 3, 3)
    painter = painter_of(timeline)
    halves = [{}, ACTS, {**ACTS, "phase": 0.6}]

    def pictures(painter, tick):
        some = halves if tick < timeline.last else halves[:1]
        return [drawn(pen, painter, tick, area, **half) for half in some]

    forwards = [pictures(painter, tick) for tick in range(timeline.last + 1)]
    for tick in [*reversed(range(timeline.last + 1)), timeline.last, 3, timeline.ready_at, 1]:
        assert pictures(painter, tick) == forwards[tick]
    assert pictures(painter_of(timeline), 5) == forwards[5]


@every_lesson
@pytest.mark.sweep(2)
def test_two_makings_painted_in_turn_keep_their_own_pictures(pen, name):
    timelines = [recorded(name, 5, 4, seed) for seed in (1, 2)]
    painters = [painter_of(timeline) for timeline in timelines]
    for tick in (9, 4, 12):
        one, other = (drawn(pen, painter, tick) for painter in painters)
        assert one != other
        assert [one, other] == [drawn(pen, painter_of(timeline), tick) for timeline in timelines]


@every_lesson
def test_painting_changes_no_frame(pen, name):
    timeline = recorded(name, 4, 3)
    steps = range(timeline.last + 1)
    before = [(timeline.frame(step), values(timeline.frame(step))) for step in steps]
    painter = painter_of(timeline)
    for tick in (timeline.last, 2, timeline.ready_at):
        draw_half(pen, painter, tick)
    assert [(timeline.frame(step), values(timeline.frame(step))) for step in steps] == before


@every_lesson
def test_cells_have_the_colours_of_their_frame_however_the_step_was_reached(name):
    timeline = recorded(name, 4, 3)
    cells = MazeCells(timeline)
    rng = random.Random(1)
    steps = list(range(timeline.last + 1))
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=40)]:
        cells.follow(step)
        colours = []
        for value in values(timeline.frame(step)):
            colour = {WALL: WALL_COLOUR, FLOOR: FLOOR_COLOUR}.get(value)
            if colour is None and name == "merge":
                colour = number_of_group(value, 4)
            elif colour is None:
                colour = number_of_road(value)
            colours.append(colour)
        assert list(cells.colours) == colours


def test_all_colours_have_a_number_of_their_own_that_fits_a_byte():
    numbers = set(range(FIRST_GROUP_COLOUR, FIRST_GROUP_COLOUR + GROUP_COLOURS))
    assert {number_of_group(number, 8) for number in range(500)} < numbers
    numbers |= {colour_of_road(road, is_pale=pale) for road in range(500) for pale in (0, 1)}
    assert len(numbers) == len(PALETTE) - FIRST_GROUP_COLOUR < 250
    assert min(numbers) == FIRST_GROUP_COLOUR > DONE_COLOUR
    assert max(numbers) == len(PALETTE) - 1


# --- what is asked --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "blanks"), [("dig", (WALL, None)), ("road", (WALL, FLOOR))])
def test_a_question_mark_stands_in_each_room_that_may_be_taken_and_nowhere_else(
    pen, name, blanks
):
    timeline = recorded(name, 5, 4)
    painter = painter_of(timeline)
    counts = set()
    covered = 0
    for tick, _step, found in asked_before(name, 5, 4, blanks):
        if timeline.frame(tick + 1).in_question is None:
            continue  # It marks, or fills; it does not look around.
        draw_half(pen, painter, tick)
        letters = set(timeline.frame(tick).marks.values())
        marks = [pen.maps[0].place_at(text.at.center) for text in pen.written if text.text == "?"]
        at_corners = {(x + 1, y) for x, y in letters.intersection(found)}
        assert sorted(marks) == sorted({*found} - letters | at_corners), tick
        covered += len(at_corners)
        boxed = [room for room in timeline.rooms if is_boxed(pen, room)]
        assert sorted(boxed) == sorted(found), tick
        cell = pen.maps[0].cell
        signs = [text for text in pen.written if text.text == "?"]
        sizes = {
            text.size > 0.8 * cell
            for text in signs
            if pen.maps[0].place_at(text.at.center) not in at_corners
        }
        in_wall = {timeline.frame(tick).value(room) == WALL for room in found}
        assert sizes <= in_wall, "it is large in wall alone"
        counts.add(len(found))
    assert counts >= {1, 2}
    assert covered or name == "dig", "a letter covers none"


def is_boxed(pen, room):
    """Whether there is a yellow box at a room, on all of its four sides."""
    at = pen.maps[0].rect_of(room)
    reach = at.width // 2 + max(9, at.width // 3)  # Around a letter, it is larger.
    sides = [Rect(at.centerx, at.centery, width, 1) for width in (-reach, reach)]
    sides += [Rect(at.centerx, at.centery, 1, height) for height in (-reach, reach)]
    for side in sides:
        side.normalize()
    return all(LIGHT.mark in colours_of(pen.window, side) for side in sides)


def test_the_wall_in_question_stands_between_its_two_rooms_in_yellow(pen):
    timeline = recorded("merge", 5, 4)
    painter = painter_of(timeline)
    steps = steps_of("merge", 5, 4)
    walls = []
    for tick, step in enumerate(steps[1:]):
        draw_half(pen, painter, tick)
        (mark,) = [text.at for text in pen.written if text.text == "?"]
        assert pen.maps[0].place_at(mark.center) == step.wall
        yellow = {room for room in timeline.rooms if LIGHT.mark in colours_at(pen, room)}
        assert yellow == set(beside(step.wall)), tick
        walls.append(step.wall)
    assert len(set(walls)) == len(walls) > 15, "another wall each time"


@every_lesson
@pytest.mark.sweep(2)
def test_while_it_looks_nothing_flashes_and_the_step_to_come_is_not_given_away(pen, name):
    timeline = recorded(name, 4, 3)
    painter = painter_of(timeline)
    for tick in range(timeline.ready_at - 1):
        picture = drawn(pen, painter, tick)
        assert drawn(pen, painter, tick, flipped=0.0) == picture
        for room in timeline.rooms:
            if timeline.frame(tick + 1).value(room) != WALL == timeline.frame(tick).value(room):
                index = timeline.field.places.index(room)
                assert painter._cells.colours[index] == WALL_COLOUR


def test_where_no_room_may_be_taken_the_worker_has_no_frame(pen):
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    stuck = [tick for tick, _step, found in asked_before("dig", 5, 4, (WALL, None)) if not found]
    tick = next(tick for tick in stuck if timeline.frame(tick + 1).in_question)
    room = timeline.frame(tick + 1).worker
    draw_half(pen, painter, tick)
    around = pen.maps[0].rect_of(room)
    side = around.width // 2
    corner = pixels_of(pen.window, Rect(around.left - side, around.top - side, side, side))
    assert LIGHT.mark not in corner
    assert LIGHT.walker in colours_of(pen.window, around)
    pale = [colour for colour in corner if colour[0] > 240 and colour[1] > 220 > colour[2] > 120]
    assert not pale


def yellowish(pen, place):
    """Whether something pale yellow is at a place."""
    found = colours_at(pen, place)
    return any(red > 240 and green > 220 > blue > 120 for red, green, blue in found)


def test_what_was_only_read_has_a_pale_frame_only_where_nothing_is_in_question(pen):
    def steps(maze):
        maze.dig_to((1, 1))
        yield "It begins."
        assert maze[5, 3] == WALL
        maze.walls_around((1, 1))
        yield "It looks around."
        assert maze[5, 3] == WALL
        yield "It only reads."

    timeline = timeline_of(steps, 3, 2)
    painter = painter_of(timeline)
    framed = []
    for tick in range(2):
        draw_half(pen, painter, tick)
        framed.append(yellowish(pen, (5, 3)))
    assert framed == [False, True]


def test_a_long_thread_has_round_corners_up_to_800_rooms(pen, monkeypatch):
    drawing = MazeDrawing(pen, PlaceGrid(900, 3, *AREA))
    drawn_lines = []
    monkeypatch.setattr(maze_drawing, "draw_line", lambda *given: drawn_lines.append(given))
    for count in (2, 3, 800, 801):
        drawing.thread([(x, 1) for x in range(count)], LIGHT.thread)
    assert [len(points) for _surface, _colour, points, _thick in drawn_lines] == [2, 3, 800]


@pytest.mark.parametrize(("cell", "thick"), [(2, 1), (3, 2), (8, 4), (20, 4), (40, 9)])
def test_the_way_out_is_seen_from_afar_in_a_large_maze_too(pen, cell, thick):
    grid = PlaceGrid(11, 5, 20, 30, 11 * cell, 5 * cell)
    pen.window.fill(LIGHT.floor)
    MazeDrawing(pen, grid).way_out([(1, 1), (9, 1)])
    column = Rect(grid.rect_of((5, 1)).centerx, 0, 1, 600)
    assert pixels_of(pen.window, column).count(LIGHT.shortest) == thick


def watched(name, *, by_chance):
    """A maze of a lesson, recorded with the lines that ran: chance decided, or it did not."""
    maze = Maze(5, 4)
    rng = random.Random(1)
    line = ("mine.py", 1)
    lines_run = LinesRun((line,), line, by_chance=by_chance)
    rules = [rule(maze, rng) for rule in rules_of(name)]
    making = Making(maze, *rules, lines_run=partial(return_it, lines_run))
    making.advance(10**4)
    return making.timeline


def return_it(value):
    return value


def test_on_the_way_to_the_goal_dashes_lead_there_from_each_way_and_say_how_far_it_is(pen):
    timeline = watched("road", by_chance=False)
    painter = painter_of(timeline)
    compared = 0
    for tick, step, found in asked_before("road", 5, 4, (WALL, FLOOR)):
        is_choice = tick > timeline.ready_at and len(found) > 1
        draw_half(pen, painter, tick)
        lengths = written_between_rooms(pen)
        assert bool(lengths) == is_choice, tick
        for room in found if is_choice else ():
            how_far = dist(room, (9, 7))
            x, y = between(room, step.stood)
            beyond = (2 * room[0] - x, 2 * room[1] - y)
            assert abs(float(lengths[beyond]) - how_far) <= 0.5
            if how_far > 4:
                assert 0.2 < share_of_line(pen, room, (9, 7)) < 0.7, (tick, room)
                compared += 1
        if is_choice:
            draw_half(pen, painter, tick, **ACTS)
            far = [room for room in found if dist(room, (9, 7)) > 4]
            assert not any(share_of_line(pen, room, (9, 7)) > 0.1 for room in far)
    assert compared == 3


@pytest.mark.parametrize(
    ("rooms", "goal", "words"),
    [
        ([(1, 1), (3, 3)], (9, 3), ["8", "6"]),
        ([(1, 3), (3, 1)], (3, 9), ["6", "8"]),
        ([(1, 3), (3, 1)], (17, 19), ["22.6", "22.8"]),
        ([(1, 3), (3, 1)], (9, 9), ["10", "10"]),
        ([(1, 3), (3, 1)], (81, 79), ["110.34", "110.31"]),
    ],
)
def test_lengths_have_as_many_decimals_as_tell_them_apart(rooms, goal, words):
    assert lengths_in_words(rooms, goal) == words
    shorter = min(rooms, key=lambda room: dist(room, goal))
    assert choose(rooms, goal) == shorter


def written_between_rooms(pen):
    """What is written at places that are no rooms, by the place."""
    written = [text for text in pen.written if text.text != "?"]
    at = {pen.maps[0].place_at(text.at.center): text.text for text in written}
    rooms = {*rooms_of_grid(pen.maps[0])}
    corners = {(x + 1, y + 1) for x, y in rooms}  # Numbers stand there that are covered.
    return {at: text for at, text in at.items() if at and at not in rooms | corners}


def rooms_of_grid(grid):
    """All rooms of a grid."""
    return [(x, y) for x in range(1, grid.columns, 2) for y in range(1, grid.rows, 2)]


def share_of_line(pen, one, other):
    """How much of the straight line between two places is drawn, of its half in the middle."""
    grid = pen.maps[0]
    start, end = (pygame.Vector2(grid.rect_of(place).center) for place in (one, other))
    points = [start.lerp(end, share / 200) for share in range(50, 150)]
    colours = [pen.window.get_at((round(x), round(y)))[:3] for x, y in points]
    return colours.count(LIGHT.control) / len(colours)


def test_where_chance_decides_nothing_is_compared(pen):
    timeline = watched("road", by_chance=True)
    painter = painter_of(timeline)
    for tick in range(timeline.ready_at, timeline.last):
        draw_half(pen, painter, tick)
        assert share_of_line(pen, timeline.frame(tick + 1).worker, (9, 7)) < 0.2
        assert not written_between_rooms(pen)


# --- what has changed -----------------------------------------------------------------------


@every_lesson
def test_what_changed_flashes_and_then_has_an_outline_and_the_rest_has_neither(pen, name):
    timeline = recorded(name, 5, 4)
    painter = painter_of(timeline)
    seen = set()
    for tick, step in enumerate(steps_of(name, 5, 4)[1:]):
        if step is None or tick % 3:
            continue
        new = set(step.new)
        draw_half(pen, painter, tick, **ACTS, flipped=0.0)
        middles = {place for place in step.after if middle_of(pen, place) == LIGHT.mark}
        covered = {step.stood} if step.stood else set()
        covered |= {place for place in new if INK in colours_at(pen, place) and place[0] % 2}
        covered |= {place for place in new if name == "merge" and step.before[place] != WALL}
        assert middles | covered >= new - set(timeline.frame(tick).marks.values()), tick
        assert middles <= new, tick
        draw_half(pen, painter, tick, **ACTS)
        edges = {place for place in new if LIGHT.mark in colours_at(pen, place)}
        assert edges == new, tick
        seen.add(len(new))
    assert len(seen) > 1 or name != "merge"


def test_a_group_goes_from_its_colour_to_that_of_the_smaller_number_and_its_wall_stays_yellow(pen):
    timeline = recorded("merge", 5, 4)
    painter = painter_of(timeline)
    largest = 0
    for tick, step in enumerate(steps_of("merge", 5, 4)[1:]):
        if not step.new:
            continue
        numbers = [step.before[room] for room in beside(step.wall)]
        taken, lost = (PALETTE[number_of_group(find(numbers), 5)] for find in (min, max))
        group = [place for place, value in step.before.items() if value == max(numbers)]
        for flipped, colour in ((0.0, lost), (0.5, mixed(lost, taken, 0.5)), (1.0, taken)):
            draw_half(pen, painter, tick, **ACTS, flipped=flipped)
            for place in group:
                assert any(near(colour, each) for each in colours_at(pen, place)), (tick, place)
            red, green, blue = middle_of(pen, step.wall)
            assert min(red, green) > blue + 50, (tick, flipped)
        largest = max(largest, len(group))
    assert tick == timeline.last - 1, "the last one, too"
    assert largest > 4


def test_at_the_end_one_group_has_one_soft_colour_and_numbers_as_dark_as_before(pen):
    timeline = recorded("merge", 5, 4)
    draw_half(pen, painter_of(timeline), timeline.last)
    open_places = [place for place in timeline.field.places if timeline.heya().is_open(place)]
    grounds = set()
    for place in open_places:
        left, top = pen.maps[0].rect_of(place).topleft
        grounds.add(tuple(pen.window.get_at((left + 4, top + 4))[:3]))
    assert len(grounds) == 1
    assert LIGHT.floor not in grounds, "so the maze would look as if nothing had been merged"
    assert numbers_written(pen) == dict.fromkeys(timeline.rooms, 0)
    for room in timeline.rooms:
        assert INK in colours_at(pen, room)


def test_a_rule_that_leaves_two_groups_ends_in_their_colours(pen):
    def make(maze):
        for number, room in enumerate(maze.rooms):
            maze[room] = number // 2
        yield "Two rooms each."
        maze[1, 1] = 1
        yield "One of them has another number."

    timeline = timeline_of(make, 2, 2)
    draw_half(pen, painter_of(timeline), timeline.last)
    assert LIGHT.floor not in colours_of(pen.window, AREA)


@pytest.mark.parametrize(("across", "down", "is_readable"), [(12, 8, True), (40, 20, False)])
def test_numbers_stand_on_their_own_rooms_or_there_are_none(pen, across, down, is_readable):
    timeline = recorded("merge", across, down, steps=4)
    group_colours = GroupColours(timeline)
    draw_half(pen, painter_of(timeline), 1)
    for text in pen.written:
        if text.text != "?":
            assert pen.maps[0].rect_of(pen.maps[0].place_at(text.at.center)).width >= text.at.width
    assert bool(numbers_written(pen)) == is_readable
    for room in timeline.rooms:
        number = timeline.frame(1).value(room)
        assert PALETTE[group_colours.of(number, 1)] in colours_at(pen, room)


def test_where_changed_places_touch_each_other_there_is_no_line(pen):
    timeline = recorded("dig", 5, 4)
    draw_half(pen, painter_of(timeline), 2, **ACTS)
    room, door = sorted(timeline.frame(3).changed, key=lambda place: not all(map(odd, place)))
    at = pen.maps[0].rect_of(door)
    dx = room[0] - door[0]
    dy = room[1] - door[1]
    inner = (at.centerx + dx * (at.width // 2), at.centery + dy * (at.height // 2))
    side = (at.centerx + dy * (at.width // 2 - 1), at.centery + dx * (at.height // 2 - 1))
    assert pen.window.get_at(inner)[:3] == LIGHT.floor
    assert pen.window.get_at(side)[:3] in (LIGHT.mark, INK)


def odd(number):
    return number % 2


def test_a_wall_that_stays_is_no_longer_in_question(pen):
    timeline = recorded("merge", 5, 4)
    painter = painter_of(timeline)
    stays = [tick for tick, step in enumerate(steps_of("merge", 5, 4)[1:]) if not step.new]
    for tick in stays[:3]:
        draw_half(pen, painter, tick, **ACTS, flipped=0.0)
        assert "?" not in [text.text for text in pen.written]
        wall = timeline.frame(tick + 1).in_question.place
        assert LIGHT.mark not in colours_at(pen, wall)
        assert middle_of(pen, wall) == LIGHT.wall
    assert stays


def test_where_a_wall_stays_the_way_between_its_two_rooms_is_drawn(pen):
    timeline = recorded("merge", 5, 4)
    painter = painter_of(timeline)
    lengths = set()
    for tick, step in enumerate(steps_of("merge", 5, 4)[1:]):
        draw_half(pen, painter, tick)
        assert LIGHT.thread not in colours_of(pen.window, AREA), "it would give away the answer"
        draw_half(pen, painter, tick, **ACTS)
        doors = [place for place in timeline.field.places if sum(place) % 2]
        threaded = {place for place in doors if middle_of(pen, place) == LIGHT.thread}
        assert threaded == (set() if step.new else doors_of_way(step)), tick
        lengths.add(len(threaded))
    assert len(lengths) > 2


def doors_of_way(step):
    """The places between rooms on the way around a wall: from one room beside it to the other."""
    start, goal = beside(step.wall)
    ways = [[start]]
    for way in ways:  # There is one way alone, so any search finds it.
        x, y = way[-1]
        for dx, dy in DELTAS:
            place = (x + dx, y + dy)
            if step.before.get(place, WALL) != WALL and place not in way:
                ways.append([*way, place])
    (found,) = [way for way in ways if way[-1] == goal]
    return {place for place in found if sum(place) % 2}


# --- worker and thread ----------------------------------------------------------------------


def way_in(steps):
    """For each step of digging: the rule's own list, from the first room to where it stands."""
    way = list(steps[0].new_rooms)
    ways = [None]
    for step in steps[1:]:
        if step is None:
            break
        ways.append(list(way))
        if step.new_rooms:
            way += step.new_rooms
        else:
            way.pop()
    return ways


def test_the_thread_is_the_way_back_and_what_is_dug_beside_it_is_greyer(pen, monkeypatch):
    monkeypatch.setattr(MazeDrawing, "worker", lambda *_given, **_more: None)  # It covers some.
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    ways = way_in(steps_of("dig", 5, 4))
    done = False
    for tick, way in enumerate(ways[1:]):
        draw_half(pen, painter, tick)
        doors = {between(one, other) for one, other in pairwise(way)}
        threaded = {
            place
            for place in timeline.field.places
            if sum(place) % 2 and LIGHT.thread in colours_at(pen, place)
        }
        assert threaded == doors, tick
        cells = painter._cells.colours
        for place in timeline.field.places:
            if timeline.frame(tick).value(place) == FLOOR:
                is_on_thread = place in doors or place in way
                colour = FLOOR_COLOUR if is_on_thread else DONE_COLOUR
                assert cells[timeline.field.places.index(place)] == colour, (tick, place)
                done |= not is_on_thread
    assert done
    assert max(map(len, ways[1:])) > 8


def worker_drawn(pen, painter, tick, monkeypatch, **half):
    """Where the worker is drawn, in places, and its heading; None if it is not."""
    workers = []
    pictures = []
    draws = MazeDrawing.worker

    def draw_worker(drawing, at, **more):
        workers.append((at, more))
        draws(drawing, at, **more)

    def draw_picture(_pen, name, centre, size, *_turned, **more):
        if name.startswith("worker"):
            pictures.append((centre, size, name == "worker_digs", *more.values()))

    monkeypatch.setattr(MazeDrawing, "worker", draw_worker)
    monkeypatch.setattr(Pen, "picture", draw_picture)
    draw_half(pen, painter, tick, **half)
    monkeypatch.undo()
    if not workers:
        return None
    ((at, more),) = workers
    ((centre, size, digs, is_mirrored),) = pictures
    assert (digs, is_mirrored) == (more["digs"], more["faces_left"])
    grid = pen.maps[0]
    foot = centre[1] + size / 2 - grid.top
    assert (centre[0] - grid.left) / grid.cell - 0.5 == pytest.approx(at.x, abs=0.05)
    assert 0.3 < foot / grid.cell - 0.5 - at.y < 0.5, "its feet are in its place, above floor"
    return (at.x, at.y), at.heading


def test_the_worker_stands_where_it_looks_in_both_halves_and_faces_what_it_digs(
    pen, monkeypatch
):
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    faced = set()
    for tick, step in enumerate(steps_of("dig", 5, 4)[1:]):
        if step is None:
            break
        for half in ({}, ACTS):
            place, heading = worker_drawn(pen, painter, tick, monkeypatch, **half)
            assert place == pytest.approx(step.stood, abs=0.05), (tick, half)
        if step.new_rooms:
            dx, dy = DELTAS[int(heading)]
            assert step.new_rooms == [(step.stood[0] + 2 * dx, step.stood[1] + 2 * dy)]
            faced.add(heading)
    assert len(faced) == 4


def dug_from(steps):
    """For each room but the first one: the room from which it was dug."""
    digs = [step for step in steps[1 : steps.index(None)] if step.new_rooms]
    return {step.new_rooms[0]: step.stood for step in digs}


def test_it_stands_beside_the_room_that_it_fills_next_but_not_while_the_class_guesses(
    pen, monkeypatch
):
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    steps = steps_of("dig", 5, 4)
    rooms_before = dug_from(steps)
    went_on = 0
    for tick in range(timeline.ready_at + 1, timeline.last - 1):
        (filled_before,) = steps[tick].new_rooms
        (filled,) = steps[tick + 1].new_rooms
        stood = rooms_before[filled_before]
        stands = rooms_before[filled]
        for guesses, place, faced in ((False, stands, filled), (True, stood, filled_before)):
            moved, _heading = worker_drawn(
                pen, painter, tick - 1, monkeypatch, thinks=True, phase=1, class_guesses=guesses
            )
            looks, heading = worker_drawn(
                pen, painter, tick, monkeypatch, class_guesses=guesses
            )
            assert moved == looks == pytest.approx(place, abs=0.05), (tick, guesses)
            assert not guesses or neighbour(place, heading) == faced
        fills, heading = worker_drawn(pen, painter, tick, monkeypatch, **ACTS)
        assert fills == pytest.approx(stands, abs=0.05)
        assert neighbour(stands, heading) == filled
        went_on += stands != stood
    assert went_on > 5
    half = worker_drawn(pen, painter, timeline.last - 1, monkeypatch, **ACTS)
    assert half is None, "no room is left to stand in"
    assert worker_drawn(pen, painter, timeline.last, monkeypatch) is None


def neighbour(room, heading):
    """The room beside another, in the way that somebody faces."""
    dx, dy = DELTAS[int(heading)]
    return room[0] + 2 * dx, room[1] + 2 * dy


def half_of(timeline, tick, class_guesses):
    return MakingShown(timeline=timeline, tick=tick, phase=0.0, class_guesses=class_guesses)


@pytest.mark.thorough
def test_while_it_fills_the_newest_rooms_have_their_numbers_on_a_line_of_its_own_colour(
    pen, monkeypatch
):
    monkeypatch.setattr(MazeDrawing, "worker", lambda *_given, **_more: None)  # It covers some.
    timeline = recorded("dig", 8, 5)
    painter = painter_of(timeline)
    steps = steps_of("dig", 8, 5)
    dug = [room for step in steps[: steps.index(None)] for room in step.new_rooms]
    came_from = dug_from(steps)
    draw_half(pen, painter, timeline.ready_at)
    assert LIGHT.order not in colours_of(pen.window, AREA), "ready, nothing is filled yet"
    gaps = 0
    covered = set()
    for tick in (*range(timeline.ready_at + 1, timeline.ready_at + 9), timeline.last - 3):
        left = dug[: len(dug) - (tick - timeline.ready_at)]
        newest = left[-6:][::-1]
        for class_guesses in (True, False):
            draw_half(pen, painter, tick, class_guesses=class_guesses)
            assert not {LIGHT.thread, PALETTE[DONE_COLOUR]} & colours_of(pen.window, AREA)
            told = {room: str(dug.index(room) + 1) for room in newest}
            asked = [text for text in pen.written if text.text == "?"]
            is_asked = not class_guesses and tick < timeline.ready_at + 4
            places = [pen.maps[0].place_at(text.at.center) for text in asked]
            assert places == ([newest[0]] if is_asked else []), (tick, class_guesses)
            is_yellow = LIGHT.mark in colours_of(pen.window, AREA)
            assert is_yellow != class_guesses, "nothing is given away"
            beads = [room for room in timeline.rooms if LIGHT.order in colours_at(pen, room)]
            assert {*beads, newest[0]} == set(newest), tick
            numbers = {
                pen.maps[0].place_at(text.at.center): text.text
                for text in pen.written
                if text.text.isdigit()
            }
            worker = painter._worker_way.position(half_of(timeline, tick, class_guesses))
            for room in newest:
                x, y = room
                if room == (worker.x, worker.y) or (is_asked and room == newest[0]):
                    told[x + 1, y + 1] = told[room]
            assert numbers == told, tick
            covered.add(len(told) - len(newest))
        for newer, older in pairwise(newest):
            if came_from[newer] == older:
                assert middle_of(pen, between(newer, older)) == LIGHT.order, tick
            gaps += came_from[newer] != older
        lines = [door for door in timeline.field.places if sum(door) % 2]
        joined = [door for door in lines if middle_of(pen, door) == LIGHT.order]
        assert len(joined) == sum(came_from[new] == old for new, old in pairwise(newest))
    assert gaps, "where it leaps, the line has a gap"
    assert covered >= {1, 2}, "what worker and question mark cover stands at a corner"


def test_stuck_an_arrow_takes_the_thread_s_last_piece_and_then_the_worker_goes(pen, monkeypatch):
    monkeypatch.setattr(MazeDrawing, "worker", lambda *_given, **_more: None)  # It covers some.
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    steps = steps_of("dig", 5, 4)
    ways = way_in(steps)
    headings = set()
    for tick, way in enumerate(ways[1:-1]):
        is_stuck = not steps[tick + 1].new_rooms
        doors = [between(one, other) for one, other in pairwise(way)]
        draw_half(pen, painter, tick)
        assert all(LIGHT.thread in colours_at(pen, door) for door in doors), tick
        draw_half(pen, painter, tick, **ACTS)
        pointed = [door for door in doors if middle_of(pen, door) == LIGHT.mark]
        assert pointed == (doors[-1:] if is_stuck else []), tick
        if not is_stuck:
            continue
        beyond = way[-2]
        assert LIGHT.mark in colours_at(pen, beyond), "its head is in the room before"
        assert LIGHT.mark not in colours_at(pen, way[-1]) or middle_of(pen, way[-1]) == LIGHT.mark
        draw_half(pen, painter, tick, **ACTS, flipped=0.2)
        assert LIGHT.mark not in colours_at(pen, beyond), "it grows"
        for phase in (0.1, 0.9):
            draw_half(pen, painter, tick, thinks=True, phase=phase)
            assert not {LIGHT.thread, LIGHT.mark} & colours_at(pen, doors[-1]), (tick, phase)
            assert all(LIGHT.thread in colours_at(pen, door) for door in doors[:-1]), tick
        headings.add((beyond[0] - way[-1][0], beyond[1] - way[-1][1]))
    assert len(headings) >= 3


def test_its_shovel_is_where_it_digs_and_in_the_ground_while_it_does(pen):
    """Up or down there is no side to dig at: it keeps the side that it had."""
    timeline = recorded("dig", 5, 4)
    painter = painter_of(timeline)
    side = 1
    kept = set()
    for tick, step in enumerate(steps_of("dig", 5, 4)[1:16]):
        new = step.new_rooms[0] if step.new_rooms else None
        looked = steel_of(pen, painter, tick, step.stood)
        assert looked.y < 0, "its shovel is up"
        assert looked.x * side > 0, tick
        goes_to = new or timeline.frame(tick + 2).worker
        side = goes_to[0] - step.stood[0] or side
        acted = steel_of(pen, painter, tick, step.stood, **ACTS)
        assert (acted.y > looked.y / 2) == bool(new), tick
        assert acted.x * side > 0, tick
        if goes_to[0] == step.stood[0]:
            kept.add(side > 0)
    assert kept == {True, False}


def steel_of(pen, painter, tick, room, **half):
    """Where the steel of the shovel is, from the middle of the worker's room, in pixels."""
    draw_half(pen, painter, tick, **half)
    at = pen.maps[0].rect_of(room)
    around = at.inflate(2 * at.width, 2 * at.width)
    total = pygame.Vector2()
    count = 0
    steel = {colour for colour in colours_of(pen.window, around) if near(colour, (217, 226, 238))}
    for index, colour in enumerate(pixels_of(pen.window, around)):
        if colour in steel:
            total += (index % around.width, index // around.width)
            count += 1
    assert count > 50
    return total / count + around.topleft - pygame.Vector2(at.center)


def near(colour, other):
    return all(abs(one - two) < 6 for one, two in zip(colour, other, strict=True))


@pytest.mark.parametrize("name", ["dig", "road"])
@pytest.mark.sweep(1)
def test_it_moves_smoothly_to_where_it_looks_next_and_the_thread_with_it(pen, monkeypatch, name):
    timeline = recorded(name, 5, 4)
    painter = painter_of(timeline)
    steps = steps_of(name, 5, 4)
    made = steps[: steps.index(None)]
    back = 0
    for tick, (step, following) in enumerate(pairwise(made[1:])):
        start, _heading = worker_drawn(pen, painter, tick, monkeypatch, **ACTS)
        half_way, _heading = worker_drawn(
            pen, painter, tick, monkeypatch, thinks=True, phase=0.5
        )
        end, _heading = worker_drawn(
            pen, painter, tick, monkeypatch, thinks=True, phase=0.9999
        )
        assert start == pytest.approx(step.stood, abs=0.05)
        assert end == pytest.approx(following.stood, abs=0.05)
        if abs(step.stood[0] - following.stood[0]) + abs(step.stood[1] - following.stood[1]) == 2:
            assert half_way == pytest.approx(between(step.stood, following.stood), abs=0.05)
        back += not step.new
        if name == "dig":
            middle = between(step.stood, following.stood)
            draw_half(pen, painter, tick, thinks=True, phase=0.9)
            grid = pen.maps[0]
            assert LIGHT.thread in colours_of(pen.window, grid.rect_of(middle)) or not step.new
    assert back or name == "road"


def test_a_road_that_begins_anew_is_walked_to_through_open_places_alone(pen, monkeypatch):
    timeline = recorded("road", 5, 4)
    painter = painter_of(timeline)
    far = 0
    for tick in range(timeline.ready_at - 2):
        one, other = (timeline.frame(step).worker for step in (tick + 1, tick + 2))
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) <= 2:
            continue
        far += 1
        for part in range(1, 40):
            place, _heading = worker_drawn(
                pen, painter, tick, monkeypatch, thinks=True, phase=part / 40
            )
            at = (round(place[0]), round(place[1]))
            assert timeline.frame(tick + 1).value(at) >= 0, (tick, place)
    assert far


@pytest.mark.parametrize("name", ["dig", "road"])
def test_where_the_maze_is_ready_it_is_plain_floor_and_the_worker_sleeps(
    pen, monkeypatch, name
):
    timeline = recorded(name, 5, 4)
    painter = painter_of(timeline)
    place, _heading = worker_drawn(pen, painter, timeline.ready_at, monkeypatch)
    assert place == timeline.frame(timeline.ready_at).worker
    pictures = []
    with monkeypatch.context() as context:
        context.setattr(Pen, "picture", lambda *picture, **_more: pictures.append(picture[1]))
        draw_half(pen, painter, timeline.ready_at)
    assert [name for name in pictures if "worker" in name] == ["worker_asleep"]
    monkeypatch.setattr(MazeDrawing, "worker", lambda *_given, **_more: None)
    draw_half(pen, painter, timeline.ready_at)
    colours = colours_of(pen.window, AREA)
    assert not colours & {LIGHT.thread, LIGHT.walker, LIGHT.mark, PALETTE[DONE_COLOUR]}
    floor = {place for place in timeline.field.places if LIGHT.floor in colours_at(pen, place)}
    letters = set(timeline.frame(0).marks.values())
    assert floor | letters == {
        place for place in timeline.field.places if timeline.heya().is_open(place)
    }


def test_where_a_wall_is_looked_at_there_is_no_worker(pen):
    timeline = recorded("merge", 5, 4)
    for half in ({}, ACTS):
        draw_half(pen, painter_of(timeline), 5, **half)
        assert LIGHT.walker not in colours_of(pen.window, AREA)


@pytest.mark.parametrize(("across", "down"), [(12, 7), (32, 24), (40, 30), (60, 45)])
@pytest.mark.sweep(2)
def test_the_worker_is_large_and_covers_no_room_that_may_be_taken(
    pen, monkeypatch, across, down
):
    timeline = recorded("dig", across, down, steps=9)
    painter = painter_of(timeline)
    sizes = []
    for tick in range(8):
        with monkeypatch.context() as context:
            context.setattr(Pen, "picture", lambda *picture, **_more: sizes.append(picture[3]))
            draw_half(pen, painter, tick)
        found = timeline.frame(tick + 1).in_question.found
        grid = pen.maps[0]
        alone = [count_at(pen, room, LIGHT.mark) for room in found]
        assert all(alone)
        draw_half(pen, painter, tick)
        assert [count_at(pen, room, LIGHT.mark) for room in found] == alone, tick
    cell = grid.cell
    assert min(sizes) >= max(1.4 * cell - 1, min(34, 3 * int(cell)))


# --- numbers, letters, the way out ----------------------------------------------------------


def numbers_written(pen):
    """The numbers that stand in the picture, by their room."""
    numbers = {}
    for text in pen.written:
        if text.text.isdigit():
            numbers[pen.maps[0].place_at(text.at.center)] = int(text.text)
    return numbers


@pytest.mark.parametrize("name", ["merge", "road"])
def test_every_room_has_its_own_number_at_its_corner_if_a_letter_or_the_worker_covers_it(pen, name):
    timeline = recorded(name, 5, 4)
    painter = painter_of(timeline)
    for tick in (0, 1, 9, 14, 4):
        for half, step in (({}, tick), (ACTS, tick + 1)):
            draw_half(pen, painter, tick, **half)
            frame = timeline.frame(step)
            rooms = [room for room in timeline.rooms if room not in frame.marks.values()]
            numbers = {room: frame.value(room) for room in rooms if frame.value(room) >= 0}
            covered = {*frame.marks.values(), timeline.frame(tick + 1).worker}
            for x, y in covered - {None}:
                if name == "road" and frame.value((x, y)) >= 0:
                    numbers[x + 1, y + 1] = frame.value((x, y))
            assert numbers_written(pen) == numbers
    assert len(set(numbers.values())) > 1 or name == "road"


def test_the_smaller_number_s_colour_wins(pen):
    timeline = recorded("merge", 5, 4)
    painter = painter_of(timeline)
    won = 0
    for tick, step in enumerate(steps_of("merge", 5, 4)[1:]):
        if not step.new:
            continue
        one, other = (step.before[room] for room in beside(step.wall))
        taken = PALETTE[number_of_group(min(one, other), 5)]
        lost = PALETTE[number_of_group(max(one, other), 5)]
        assert taken != lost
        draw_half(pen, painter, tick + 1)
        assert taken in colours_at(pen, step.wall) or is_boxed(pen, step.wall)
        assert not any(lost in colours_at(pen, room) for room in step.new_rooms)
        won += 1
    assert won == 19


def test_at_the_end_the_way_from_s_to_g_stands_out_and_dead_roads_are_pale(pen, monkeypatch):
    monkeypatch.setattr(MazeDrawing, "worker", lambda *_given, **_more: None)  # It covers some.
    timeline = recorded("road", 8, 5, seed=2)
    painter = painter_of(timeline)
    last = timeline.frame(timeline.last)
    way = shortest_route(timeline.heya(), (1, 1), (15, 9))
    draw_half(pen, painter, timeline.last - 1)
    assert LIGHT.shortest not in colours_of(pen.window, AREA)
    draw_half(pen, painter, timeline.last)
    doors = {place for place in timeline.field.places if sum(place) % 2}
    green = {place for place in doors if middle_of(pen, place) == LIGHT.shortest}
    assert green == doors.intersection(way)
    dead = [place for place in doors if last.value(place) >= 0 and place not in way]
    assert dead
    for place in dead:
        pale = PALETTE[colour_of_road(last.value(place), is_pale=True)]
        assert middle_of(pen, place) == pale != PALETTE[number_of_road(last.value(place))]
    assert {text.text for text in pen.written} == {"S", "G"}, "no number is left over"


def test_at_the_end_the_worker_walks_on_to_the_goal(pen):
    timeline = recorded("road", 8, 5, seed=2)
    painter = painter_of(timeline)

    def is_at_goal(tick, **half):
        draw_half(pen, painter, tick, **half)
        return count_at(pen, (15, 9), LIGHT.walker) > 50

    last = timeline.last
    assert [is_at_goal(last - 1), is_at_goal(last - 1, **ACTS)] == [False, False]
    assert is_at_goal(last - 1, thinks=True, phase=0.9)
    draw_half(pen, painter, last)
    above = pen.maps[0].rect_of((15, 9)).move(0, -pen.maps[0].rect_of((15, 9)).height)
    assert pixels_of(pen.window, above).count(LIGHT.walker) > 50
    assert count_at(pen, (15, 9), LIGHT.walker) < 20, "it does not hide G"
    assert pen.written[-1].text == "G"


def test_there_is_one_picture_for_making_and_solving(pen):
    timeline = recorded("road", 5, 4)
    painter = painter_of(timeline)
    grids = []
    for tick in (0, timeline.ready_at, timeline.last):
        draw_half(pen, painter, tick)
        grids += pen.maps
    assert len(grids) == 3
    assert len(set(grids)) == 1


def test_letters_of_a_rule_without_numbers_are_drawn_too(pen):
    def steps(maze):
        maze.mark("A", (3, 1))
        yield "marked"

    draw_half(pen, painter_of(timeline_of(steps)), 0)
    assert LIGHT.accent in colours_at(pen, (3, 1))
    assert [(grid.columns, grid.rows) for grid in pen.maps] == [(5, 3)]


def test_a_point_of_the_window_tells_its_place(pen):
    draw_half(pen, painter_of(recorded("road", 5, 4)), 0)
    (grid,) = pen.maps
    points = [(x, y) for y in range(0, 600, 6) for x in range(0, 760, 6)]
    assert {grid.place_at(point) for point in points} == {
        None,
        *((x, y) for x in range(11) for y in range(9)),
    }


@every_lesson
@pytest.mark.parametrize("size", [(1, 1), (3, 900), (900, 3), (60, 40)])
@pytest.mark.sweep(3)
def test_an_area_of_any_size_is_drawn_into(pen, size, name):
    painter = painter_of(recorded(name, 4, 3))
    for tick, half in ((0, {}), (3, ACTS), (5, {**ACTS, "flipped": 0.3, "phase": 0.4})):
        draw_half(pen, painter, tick, Rect((5, 5), size), **half)


def test_what_a_rule_does_before_its_first_step_is_seen_rooms_and_places_between():
    def steps(maze):
        maze.dig((1, 1), (2, 1), (3, 1))
        yield "dug at once"

    cells = MazeCells(timeline_of(steps))
    cells.follow(0)
    assert list(cells.colours[5:10]) == [WALL_COLOUR, *[FLOOR_COLOUR] * 3, WALL_COLOUR]
