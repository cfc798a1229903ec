"""Going back from where a road is stuck: the way, what is drawn of it, and which roads are open.

The oracle is a plain recursive program of the tests' own, with the same dice.
"""

import random
import re
from itertools import pairwise

import pygame
import pytest

from mazelib.grid.routes import shortest_route
from mazelib.learner.script.given import MakingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.making.field import between, is_room
from mazelib.making.maze import Maze
from mazelib.making.solved_steps import SolvedSteps, solved_in
from mazelib.making.way_back import WayBack
from mazelib.window.drawing.theme import LIGHT, PAPER, mixed
from mazelib.window.making import going_back
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.maker_strip import MakerStrip
from mazelib.window.painters.maze_colours import maze_palette, number_of_road
from mazelib.window.painters.maze_painter import PALE_TRAIL, MazePainter
from mazelib.window.painters.maze_ways import road_at_work
from mazelib.window.shown import MakingShown
from tests.examples import is_thorough, number_of_examples
from tests.learners import script
from tests.making.making_examples import recorded, timeline_of
from tests.window.on_stage import LARGE, check_files, colours_of, pen_of, press, stage_at

TRAIL = mixed(LIGHT.thread, PAPER, PALE_TRAIL)
PALETTE = maze_palette(LIGHT)


class PlainRoads:
    """Fills rooms with roads, as lesson 10 does, and keeps what is open after each step.

    ``open`` has, for each step from 1 on, the rooms of each open call's road. ``came_from`` says
    from which room each room was reached.
    """

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.maze = Maze(width, height)
        self.rng = random.Random(seed)
        self.came_from = {}
        self.calls = []
        self.open = []
        start = self.chosen(self.maze.rooms)
        self.came_from[start] = None
        self.fill(start, [start])

    def chosen(self, rooms):
        return rooms[int(self.rng.random() * len(rooms))]

    def fill(self, room, road):
        self.calls.append(road)
        path = []
        while ways := [each for each in self.maze.rooms_around(room) if each not in self.came_from]:
            path.append(room)
            room = self.chosen(ways)
            self.came_from[room] = path[-1]
            road.append(room)
            self.note()
        if path:
            self.note()
        for place in reversed(path):
            self.fill(place, [])
        self.calls.pop()

    def note(self):
        self.open.append([[*road] for road in self.calls])

    def way_back(self, one, other):
        """The rooms from one room back to another."""
        rooms = [one]
        while rooms[-1] != other:
            rooms.append(self.came_from[rooms[-1]])
        return rooms


@pytest.fixture(scope="module")
def plain():
    """The roads of a maze in which the worker goes back farther than its looks are kept."""
    return PlainRoads(10, 5, 14)


@pytest.fixture(scope="module")
def timeline():
    return recorded("road", 10, 5, seed=14)


def come_to_end(stage):
    """Record all of it; a busy machine may need more than one request for that."""
    for _request in range(200):
        if stage.scene.ended:
            return
        stage.scene.advance(10**4)


def stuck_steps(timeline):
    """Each step of making in which a road is stuck, if another one follows."""
    for step in range(1, timeline.ready_at - 1):
        if timeline.frame(step).caption.endswith("is stuck."):
            yield step


def test_it_goes_back_room_by_room_however_far(plain, timeline):
    walks = GoingBack(timeline)
    lengths = set()
    for step in range(1, timeline.ready_at - 1):
        one, other = (timeline.frame(each).worker for each in (step, step + 1))
        is_stuck = step in [*stuck_steps(timeline)]
        assert walks.goes_back_from(step) == (is_stuck and one != other), step
        if is_stuck:
            assert walks.rooms_walked(step) == plain.way_back(one, other)
            lengths.add(len(plain.way_back(one, other)))
    assert min(lengths) == 2
    assert max(lengths) > 13, "not all of its looks are kept"


@pytest.mark.parametrize("seed", range(number_of_examples(2, thorough=is_thorough())))
def test_the_road_at_work_is_that_of_the_innermost_call(seed):
    plain = PlainRoads(8, 6, seed)
    timeline = recorded("road", 8, 6, seed=seed)
    assert len(plain.open) == timeline.ready_at - 1
    others = 0
    for step in range(1, timeline.ready_at):
        frame = timeline.frame(step)
        road = [place for place in road_at_work(frame) if is_room(place)]
        innermost = plain.open[step - 1][-1]
        assert sorted(road) == sorted(innermost), step
        number = frame.value(road[0])
        others += any(frame.value(room) == number for room in {*timeline.rooms} - {*road})
    assert others, "another road has the same number"
    assert not road_at_work(timeline.frame(timeline.ready_at))


def drawn(pen, painter, timeline, tick, **half):
    pen.window.fill(pen.theme.window)
    pen.maps.clear()
    half = {"thinks": False, "phase": 0.0, **half}
    painter.draw(pen, pen.window.get_rect(), MakingShown(timeline=timeline, tick=tick, **half))
    return pen.maps[0]


def places_with(pen, grid, timeline, colour):
    """All places at which a colour is seen."""
    return {
        place
        for place in timeline.field.places
        if colour in colours_of(pen.window, grid.rect_of(place))
    }


@pytest.mark.thorough
def test_its_way_back_is_drawn_and_no_frame_around_each_room_on_it(plain, timeline):
    pygame.display.init()
    pen = pen_of((760, 600), 20, 12)
    painter = MazePainter(timeline, WayBack(timeline), GoingBack(timeline))
    for step in [*stuck_steps(timeline)][:6]:
        rooms = plain.way_back(*(timeline.frame(each).worker for each in (step, step + 1)))
        if len(rooms) == 1:
            continue
        doors = {between(*pair) for pair in pairwise(rooms)}
        x, y = rooms[-1]
        hidden = {(x, y), (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)}  # by the worker
        grid = drawn(pen, painter, timeline, step)
        seen = places_with(pen, grid, timeline, TRAIL)
        assert {place for place in seen if not is_room(place)} | hidden == doors | hidden, step
        pale_frame = mixed(LIGHT.mark, PAPER, 0.5)
        assert places_with(pen, grid, timeline, pale_frame) <= hidden
        for half in ({"thinks": True}, {"thinks": True, "phase": 0.0}):
            grid = drawn(pen, painter, timeline, step, **half)
            assert not places_with(pen, grid, timeline, TRAIL), "the next road grows"


def test_the_road_at_work_is_outlined_and_each_number_has_one_colour(plain, timeline):
    pygame.display.init()
    pen = pen_of((760, 600), 20, 12)
    painter = MazePainter(timeline, WayBack(timeline), GoingBack(timeline))
    done = 0
    for step in range(2, timeline.ready_at - 1, 3):
        grid = drawn(pen, painter, timeline, step - 1, thinks=True, flipped=1.0)
        open_roads = plain.open[step - 1]
        frame = timeline.frame(step)
        shining = {room for road in open_roads for room in road}
        for room in timeline.rooms:
            number = frame.value(room)
            near_worker = max(abs(room[0] - frame.worker[0]), abs(room[1] - frame.worker[1])) < 3
            if number < 0 or near_worker or room in frame.marks.values():
                continue
            corner = grid.rect_of(room).inflate(-8, -8).topleft
            assert pen.window.get_at(corner)[:3] == PALETTE[number_of_road(number)], (step, room)
            done += room not in shining
        yellow = places_with(pen, grid, timeline, LIGHT.mark)
        assert {*open_roads[-1]} - {*frame.marks.values()} <= yellow
        for room in {*timeline.rooms} - {*open_roads[-1]}:
            inside = grid.rect_of(room).inflate(-10, -10)
            assert LIGHT.mark not in colours_of(pen.window, inside)
    assert done, "a road whose call has returned is as bright as before"


@pytest.mark.thorough
def test_the_walk_back_takes_a_while_for_each_room_and_playing_waits_for_it(plain):
    stage = stage_at(0, "10", LARGE, width=10, height=5, seed=14)
    come_to_end(stage)
    timeline = stage.scene.timeline
    walks = GoingBack(timeline)
    far = {step: len(walks.rooms_walked(step)) - 1 for step in stuck_steps(timeline)}
    step = next(step for step, rooms in far.items() if 2 <= rooms <= 9)
    assert stage.scene.seconds_of_move(step) == pytest.approx(far[step] / 4)
    assert stage.scene.seconds_of_move(step - 1) == 0.0
    assert max(stage.scene.seconds_of_move(each) for each in far) == 2.5 < max(far.values()) / 4
    stage.player.seek(step - 1)
    stage.player.playing = True
    seconds = 0.0
    while stage.player.tick < step or stage.player.phase < 1:
        stage.frame(0.02)
        seconds += 0.02 * (stage.player.tick == step)
    assert seconds == pytest.approx(far[step] / 4, abs=0.1)
    stage.frame(0.02)
    assert (stage.player.tick, stage.player.thinks, stage.player.playing) == (step, False, True)


def visits(maze, rooms):
    """Calls itself for each room, in the order of the rooms."""
    maze.blank_around(rooms[0])
    yield "It looks."
    if rooms[1:]:
        yield from visits(maze, rooms[1:])


def test_a_rule_that_goes_to_a_newer_room_has_not_gone_back():
    def make(maze):
        for room in ((1, 1), (3, 1), (5, 1)):
            maze.lay(1, room)
            maze.worker = room
        yield "The oldest room is on the left."
        yield from visits(maze, [(5, 1), (1, 1), (3, 1), (1, 1)])

    timeline = timeline_of(make, 4, 2)
    walks = GoingBack(timeline)
    assert [len(walks.rooms_walked(step)) for step in (1, 2, 3)] == [3, 2, 2], "to another room"
    assert [walks.goes_back_from(step) for step in (1, 2, 3)] == [True, False, True]
    call = ShowCall(MakingRule("make"), question={"many": "Many?", "one": "One?", "back": "Back?"})
    strip = MakerStrip(timeline, call, WayBack(timeline), walks, "visits")
    said = []
    for tick in (1, 2, 3):
        shown = MakingShown(timeline=timeline, tick=tick)
        words = strip.says(shown, is_asking=True)
        said.append((words.sentence, words.more))
    assert said[0] == ("Back?", "It has gone back 2 rooms.")
    assert said[1] == ("One?", "")
    assert said[2] == ("Back?", "It has gone back 1 room.")


@pytest.mark.thorough
def test_a_walk_is_searched_for_once_however_often_it_is_drawn(plain, monkeypatch):
    searched = []

    def counted(*given):
        searched.append(given[1:])
        return shortest_route(*given)

    monkeypatch.setattr(going_back, "shortest_route", counted)
    stage = stage_at(0, "10", LARGE, width=10, height=5, seed=14)
    come_to_end(stage)
    timeline = stage.scene.timeline
    walks = GoingBack(timeline)
    far = {step: len(walks.rooms_walked(step)) for step in stuck_steps(timeline)}
    step = max(far, key=far.get)
    assert searched, "not all of its looks are kept"
    searched.clear()
    stage.player.seek(step - 1)
    stage.player.half += 1
    stage.player.playing = True
    while (stage.player.tick, stage.player.thinks) != (step, True):
        stage.frame(0.1)
        stage.draw()
    assert len(searched) == 1


def test_after_a_change_the_end_says_how_many_steps_the_same_maze_took_before(tmp_path):
    """As the lesson proposes: by chance, in place of the nearest first."""
    path = copy_of("10", tmp_path)
    stage = stage_at(0, path, LARGE, width=10, height=5, seed=4)
    facts = [facts_at_end(stage)]
    path.write_text(path.read_text().replace("1, maze.goal)", "1, rng)"))
    check_files(stage)
    facts.append(facts_at_end(stage))
    press(stage, pygame.K_r)
    facts.append(facts_at_end(stage))
    nearest = solved_in(recorded("road", 10, 5, seed=4))
    (by_chance,) = re.findall(r"Solved in (\d+)", facts[1])
    assert int(by_chance) != nearest
    assert facts[0].endswith(f"solved in {nearest}.")
    assert facts[1] == f"Solved in {by_chance} steps; before your change: {nearest}."
    assert facts[2].startswith("Made in "), "another maze"


def test_an_older_maze_is_looked_up_once_and_not_for_each_frame_of_the_card(tmp_path, monkeypatch):
    path = copy_of("10", tmp_path)
    stage = stage_at(0, path, LARGE, width=4, height=3, seed=4)
    facts_at_end(stage)
    looked_up = []
    before = SolvedSteps.before

    def counted(*given):
        looked_up.append(given)
        return before(*given)

    monkeypatch.setattr(SolvedSteps, "before", counted)
    path.write_text(path.read_text().replace("1, maze.goal)", "1, rng)"))
    check_files(stage)
    assert "before your change" in facts_at_end(stage)
    stage.draw()
    assert len(looked_up) == 1


def copy_of(lesson, folder):
    """A copy of a lesson that can be changed."""
    (folder / "here.py").write_text("")
    path = folder / "mine.py"
    path.write_text(script(lesson).read_text(encoding="utf-8"))
    return path


def facts_at_end(stage):
    come_to_end(stage)
    stage.player.seek(stage.scene.last)
    return stage.as_frame().card.facts
