"""What is shown while rooms are filled: beads only where the newest are filled first, on a line."""

import random

import pygame
import pytest
from pygame import Rect

from mazelib.learner.script.given import MakingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.field import WALL, between
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.way_back import WayBack
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.making.fill_order import MOST_SHOWN
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.maker_strip import MakerStrip
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.shown import MakingShown
from tests.making.making_examples import ALL
from tests.window.on_stage import colours_of, pen_of, pixels_of

AREA = Rect(20, 30, 700, 540)
HALVES = ({"thinks": False, "phase": 0.0}, {"thinks": True, "phase": 0.0})


def timeline_of_two(make, fill, width, height):
    """A maze that one rule makes and another one fills."""
    maze = Maze(width, height)
    making = Making(maze, make(maze), fill(maze, random.Random(0)))
    making.advance(ALL)
    return making.timeline


def in_rows(maze):
    """Digs row by row: from the end of a row, the next room lies beside it only in one column."""
    for room in maze.rooms:
        maze.dig(room)
    maze.dig((2, 1), (4, 1), (1, 2))
    yield "Dug."


def drawn(pen, painter, timeline, tick, **half):
    """Draw a half; return what is shown in it."""
    pen.window.fill(pen.theme.window)
    pen.maps.clear()
    shown = MakingShown(timeline=timeline, tick=tick, **half)
    painter.draw(pen, AREA, shown)
    return shown


@pytest.fixture
def pen():
    pygame.display.init()
    return pen_of((760, 600), 20, 12)


def test_there_are_no_beads_once_a_rule_has_filled_another_room_than_the_newest(pen):
    def fill(maze, _rng):
        for number in (-1, -1, 0, -1, -1):  # Twice the newest, then the oldest.
            maze.fill_up(maze.dug[number])
            yield "Filled."

    timeline = timeline_of_two(in_rows, fill, 5, 4)
    walks = GoingBack(timeline)
    painter = MazePainter(timeline, WayBack(timeline), walks)
    call = ShowCall((MakingRule("make"), MakingRule("fill")))
    strip = MakerStrip(timeline, call, WayBack(timeline), walks, "")
    seen = []
    for filled in range(1, 5):
        for half in HALVES:
            shown = drawn(pen, painter, timeline, timeline.ready_at + filled, **half)
            has_beads = LIGHT.order in colours_of(pen.window, AREA)
            assert has_beads == ("Purple" in strip.says(shown, is_asking=True).more)
            seen.append(has_beads)
    assert seen == [True] * 2 + [False] * 6


def fill_newest(maze, _rng):
    while maze.dug:
        maze.fill_up(maze.dug[-1])
        yield "Filled."


def test_the_line_of_beads_goes_through_no_wall(pen, monkeypatch):
    timeline = timeline_of_two(in_rows, fill_newest, 3, 3)
    # The number at a corner has the colour of the line, and reaches over its room.
    monkeypatch.setattr("mazelib.window.painters.filling.MazeDrawing.number_at_corner", _no_badge)
    painter = MazePainter(timeline, WayBack(timeline), GoingBack(timeline))
    tick = timeline.ready_at + 3
    frame = timeline.frame(tick)
    dug = [room for room in timeline.rooms if frame.value(room) != WALL]
    lines = {(2, 1), (4, 1)}
    walls = {between((1, 3), (3, 3)), between((3, 3), (5, 3))}
    assert len(dug) == MOST_SHOWN
    assert {frame.value(wall) for wall in walls} == {WALL}, "beside each other, and a wall between"
    drawn(pen, painter, timeline, tick, **HALVES[0])
    grid = pen.maps[0]
    doors = {place for place in timeline.field.places if sum(place) % 2}
    purple = {door for door in doors if LIGHT.order in colours_of(pen.window, grid.rect_of(door))}
    assert purple == lines


def test_beads_without_numbers_are_the_smaller_the_older_they_are(pen, monkeypatch):
    timeline = timeline_of_two(in_rows, fill_newest, 3, 3)
    monkeypatch.setattr("mazelib.window.painters.filling.MazeDrawing.number_size", _no_room)
    painter = MazePainter(timeline, WayBack(timeline), GoingBack(timeline))
    monkeypatch.setattr("mazelib.window.painters.maze_painter.MazeDrawing.worker", _no_worker)
    tick = timeline.ready_at + 3
    drawn(pen, painter, timeline, tick, **HALVES[0], class_guesses=True)
    grid = pen.maps[0]
    frame = timeline.frame(tick)
    rooms = [room for room in timeline.rooms if frame.value(room) != WALL]
    sizes = [pixels_of(pen.window, grid.rect_of(room)).count(LIGHT.order) for room in rooms[2:]]
    assert sizes == sorted(sizes)
    assert len({*sizes}) == len(sizes)


def _no_room(_self, _largest, *, may_be_small):
    return 0


def _no_badge(*_given):
    return None


def _no_worker(*_given, **_more):
    return None
