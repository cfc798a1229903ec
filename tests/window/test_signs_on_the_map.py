"""The signs on the map are true: read back from the pixels, beside a walk by a plain loop.

Nothing here asks the timeline, the painter or the compass where anything is.
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field
from itertools import pairwise

import pygame
import pytest

from mazelib.grid.compass import Heading, Place
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.view import View
from mazelib.window.theme import LIGHT, Colour, mixed
from tests.learners import script
from tests.samples import heya
from tests.window.on_stage import paused_stage, press, stage_at

STEPS = {Heading.UP: (0, -1), Heading.RIGHT: (1, 0), Heading.DOWN: (0, 1), Heading.LEFT: (-1, 0)}
CLOCKWISE = [Heading.UP, Heading.RIGHT, Heading.DOWN, Heading.LEFT]

#: A room in which the rule below walks into a circle: its way in does not lie on it.
ROOM = "#########\n#       #\n#       #\n#  A a  #\n#       #\n#########\n"
ALONG_THE_WALLS = """from mazelib import Turn, show


def along_the_walls(view):
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT


if __name__ == "__main__":
    show(along_the_walls, maps=["MAP"])
"""


def beside(heading: Heading, quarters: int) -> Heading:
    """The heading so many quarters of a turn clockwise."""
    return CLOCKWISE[(CLOCKWISE.index(heading) + quarters) % 4]


def next_to(place: Place, heading: Heading) -> Place:
    x, y = place
    dx, dy = STEPS[heading]
    return x + dx, y + dy


def is_floor(read: Heya, place: Place) -> bool:
    x, y = place
    return 0 <= x < read.width and 0 <= y < read.height and read.rows[y][x] not in "+-|#■█"


@dataclass
class PlainWalk:
    """A walk by a rule of a script: where it was after each tick, and what the rule kept."""

    places: list[Place] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    kept: list[dict[str, object]] = field(default_factory=list)


def walked(rule, read: Heya, ticks: int) -> PlainWalk:
    """The walk by a rule, tick by tick."""
    walk = PlainWalk([read.start], [read.heading], [copy.deepcopy(getattr(rule, "__dict__", {}))])
    for _ in range(ticks):
        place = walk.places[-1]
        heading = walk.headings[-1]
        sides = [is_floor(read, next_to(place, beside(heading, turn))) for turn in range(4)]
        view = View(front=sides[0], right=sides[1], back=sides[2], left=sides[3])
        turn = rule.turn(view, place, heading) if hasattr(rule, "turn") else rule(view)
        heading = beside(heading, int(turn))
        if is_floor(read, next_to(place, heading)):
            place = next_to(place, heading)
        walk.places.append(place)
        walk.headings.append(heading)
        walk.kept.append(copy.deepcopy(getattr(rule, "__dict__", {})))
    return walk


def rule_of(number: str, name: str):
    """The rule of a script for tests, executed as plain Python."""
    names: dict[str, object] = {"__name__": "a script"}
    exec(script(number).read_text(encoding="utf-8"), names)
    return names[name]


@dataclass
class Seen:
    """The map that a stage shows, read by place."""

    stage: object

    def at(self, place: Place, heading: Heading, ahead: float, right: float = 0.0) -> Colour:
        """The colour at a point of a place, as one who stands there and faces a heading sees it.

        ``ahead`` and ``right`` count from its middle, in places.
        """
        rect = self.stage.drawn.maps[0].rect_of(place)
        dx, dy = STEPS[heading]
        x = rect.centerx + rect.width * (ahead * dx - right * dy)
        y = rect.centery + rect.width * (ahead * dy + right * dx)
        return tuple(self.stage.window.surface.get_at((round(x), round(y))))[:3]


def ticks_of(count: int, last: int) -> list[int]:
    """Ticks by chance, the same in every run; the first and the last belong to them."""
    return [0, *random.Random(count).sample(range(1, last), count), last]


def seen_at(stage, tick: int, *, thinks: bool = False) -> Seen:
    """What the stage shows of a half of a tick."""
    stage.player.seek(tick)
    stage.player.half += thinks
    stage.draw()
    return Seen(stage)


@pytest.mark.parametrize(("hand", "quarters"), [("right", 1), ("left", 3)])
def test_the_hand_is_on_its_side_of_the_walker(hand, quarters, tmp_path):
    path = tmp_path / "mine.py"
    text = script("04").read_text(encoding="utf-8")
    path.write_text(text.replace('hand="right"', f'hand="{hand}"'), encoding="utf-8")
    stage = stage_at(143, path)
    walk = walked(rule_of("04", "right_hand"), heya("first"), 143)
    assert set(walk.headings) == set(Heading)
    for tick in ticks_of(7, 143):
        seen = seen_at(stage, tick)
        colours = [
            seen.at(walk.places[tick], beside(walk.headings[tick], side), 0.36) for side in range(4)
        ]
        assert [side for side in range(4) if colours[side] == LIGHT.mark] == [quarters], tick


def test_the_walker_is_an_arrow_that_points_where_it_faces():
    stage = stage_at(143)
    walk = walked(rule_of("04", "right_hand"), heya("first"), 143)
    for tick in ticks_of(7, 143):
        seen = seen_at(stage, tick)
        place = walk.places[tick]
        for heading in Heading:
            wings = {seen.at(place, heading, -0.22, side) for side in (-0.19, 0.19)}
            points_there = wings == {LIGHT.walker} and seen.at(place, heading, -0.3) != LIGHT.walker
            assert points_there == (heading is walk.headings[tick]), (tick, heading)


def pairs(places: list[Place]) -> set[frozenset[Place]]:
    """The pairs of neighbours between which somebody walked who was at these places."""
    return {frozenset(pair) for pair in pairwise(places) if len(set(pair)) > 1}


def pairs_coloured(seen: Seen, read: Heya, colour: Colour, right: float) -> set[frozenset[Place]]:
    """All pairs of neighbours on floor with this colour between them, off the line's middle."""
    found = set()
    for place in read.places:
        for heading in (Heading.RIGHT, Heading.DOWN):
            other = next_to(place, heading)
            if not (is_floor(read, place) and is_floor(read, other)):
                continue
            if colour in (seen.at(place, heading, 0.5, right), seen.at(place, heading, 0.5)):
                found.add(frozenset((place, other)))
    return found


def test_the_trail_lies_where_the_walker_went_and_its_last_twenty_steps_are_thick():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    for tick in ticks_of(6, 142):
        seen = seen_at(stage, tick)
        gone = walk.places[: tick + 1]
        assert pairs_coloured(seen, read, LIGHT.trail, 0.0) == pairs(gone), tick
        thick = set()
        for pair in pairs(gone):
            place, other = sorted(pair)
            heading = Heading.RIGHT if other[0] > place[0] else Heading.DOWN
            if seen.at(place, heading, 0.5, 0.045) == LIGHT.trail:
                thick.add(pair)
        assert thick == pairs(gone[-21:]), tick


def test_the_ring_is_the_circle_and_not_the_way_into_it(tmp_path):
    map_path = tmp_path / "room.txt"
    map_path.write_text(ROOM, encoding="utf-8")
    path = tmp_path / "mine.py"
    path.write_text(ALONG_THE_WALLS.replace("MAP", str(map_path)), encoding="utf-8")
    stage = stage_at(100, path)
    last = stage.scene.last
    names: dict[str, object] = {"__name__": "a script"}
    exec(path.read_text(encoding="utf-8"), names)
    read = parse(ROOM)
    walk = walked(names["along_the_walls"], read, last)
    states = list(zip(walk.places, walk.headings, strict=True))
    since = states.index(states[last])
    circle = walk.places[since:]
    assert pairs(circle) < pairs(walk.places[since - 2 :]), "a ring with its way in would differ"
    assert pairs_coloured(seen_at(stage, last), read, LIGHT.ring, 0.0) == pairs(circle)
    assert pairs_coloured(seen_at(stage, last - 1), read, LIGHT.ring, 0.0) == set()


def test_the_next_letter_has_a_ring_and_those_that_were_reached_are_pale():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    waiting = [place for _, place in read.controls]
    reached = []  # after each tick: how many letters were reached
    count = 0
    for place in walk.places:
        if count < 3 and place == waiting[count]:
            count += 1
        reached.append(count)
    assert reached[142:] == [2, 3]
    for tick in [*ticks_of(7, 143), 142]:
        seen = seen_at(stage, tick)
        for number, (_, place) in enumerate(read.controls):
            if abs(place[0] - walk.places[tick][0]) + abs(place[1] - walk.places[tick][1]) < 2:
                continue  # The walker hides it.
            is_reached = number < reached[tick]
            assert (seen.at(place, Heading.UP, 0.35) == LIGHT.panel) == is_reached, (tick, place)
            ray = {seen.at(place, Heading.UP, share / 100) for share in range(36, 52)}
            assert (LIGHT.mark in ray) == (number == reached[tick]), (tick, place)


def test_floor_is_as_dark_as_it_was_visited_often():
    stage = stage_at(426, "03", map="open_square")
    read = heya("open_square")
    timeline = stage.scene.timeline
    for tick in ticks_of(4, 426):
        seen = seen_at(stage, tick)
        visits = [timeline.place(each) for each in range(tick + 1)]
        for place in read.places:
            if is_floor(read, place):
                doublings = min(4, visits.count(place).bit_length())
                expected = mixed(LIGHT.floor, LIGHT.visited, doublings / 4)
                assert seen.at(place, Heading.UP, 0.42, 0.42) == expected, (tick, place)


@pytest.mark.parametrize(("name", "last"), [("loop", 62), ("trap_room", 10)])
def test_each_card_is_an_arrow_at_the_edge_that_points_outwards(name, last):
    stage = stage_at(last, "05", map=name)
    read = heya(name)
    rule = rule_of("05", "BranchStack")()
    walk = walked(rule, read, last)
    drawn = set()
    for tick in ticks_of(7, last):
        seen = seen_at(stage, tick)
        cards = set(walk.kept[tick]["cards"].items())
        for place in read.places:
            for heading in Heading:
                if not is_floor(read, place) or place == walk.places[tick]:
                    continue
                wings = {seen.at(place, heading, 0.26, side) for side in (-0.1, 0.1)}
                is_drawn = wings == {LIGHT.mark}
                assert is_drawn == ((place, heading) in cards), (tick, place, heading)
                drawn |= {(place, heading)} if is_drawn else set()
    assert drawn


def test_an_arrow_stands_where_the_walker_will_go_only_while_it_thinks():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    colour = mixed(LIGHT.walker, LIGHT.floor, 0.55)
    bumps = [tick for tick in range(142) if walk.places[tick + 1] == walk.places[tick]]
    assert bumps
    for tick in [*ticks_of(6, 142), *bumps[:2]]:
        place = walk.places[tick]
        way = walk.headings[tick + 1]
        for thinks in (False, True):
            seen = seen_at(stage, tick, thinks=thinks)
            shown = []
            for heading in Heading:
                is_open = is_floor(read, next_to(place, heading))
                ahead = 0.5 if is_open else 0.44
                if seen.at(place, heading, ahead) == colour:
                    shown.append(heading)
            assert shown == ([way] if thinks else []), (tick, thinks)


def test_at_the_arrival_dots_lie_on_the_shortest_way_and_nowhere_else():
    stage = stage_at(143)
    read = heya("first")
    letters = {place for _, place in read.controls}
    shortest = set(stage.scene.timeline.tour)
    walk = walked(rule_of("04", "right_hand"), read, 143)
    assert shortest < set(walk.places), "dots on the whole walk would differ"
    assert dotted(seen_at(stage, 143), read) == shortest - letters
    assert dotted(seen_at(stage, 142), read) == set()


def dotted(seen: Seen, read: Heya) -> set[Place]:
    """The places with a dot in the middle."""
    floor = [place for place in read.places if is_floor(read, place)]
    return {place for place in floor if seen.at(place, Heading.UP, 0.0) == LIGHT.mark}


def test_the_handle_of_the_timeline_stands_at_the_tick_that_is_shown():
    stage = paused_stage("04", (1280, 800), map="loop")
    stage.scene.advance(100)
    stage.player.seek(0)
    for tick in (0, 1, 14, 28, 29):
        stage.player.seek(tick)
        stage.draw()
        line = stage.drawn.timeline
        surface = stage.window.surface
        pen_size = 22
        low = line.centery + pen_size // 3 + 1  # below the bar, where only the handle is
        inked = []
        for x in range(line.left - 12, line.right + 12):
            if tuple(surface.get_at((x, low)))[:3] == LIGHT.accent:
                inked.append(x)
        middle = (inked[0] + inked[-1]) / 2
        assert abs(middle - (line.left + line.width * tick / 29)) < line.width / 29 / 3, tick


def test_the_ghost_points_where_it_faces():
    stage = paused_stage("12", (1280, 800), against="right_hand", ghost_speed=50, seed=3)
    press(stage, pygame.K_v, pygame.K_SPACE)
    faced = set()
    for _ in range(20):
        stage.scene.elapse(3.0001 / 50)
        stage.draw()
        place, faces = stage.as_frame().shown.ghost
        seen = Seen(stage)
        pointing = []
        for heading in Heading:
            wings = {seen.at(place, heading, -0.22, side) for side in (-0.19, 0.19)}
            if wings == {LIGHT.ghost} and seen.at(place, heading, -0.3) != LIGHT.ghost:
                pointing.append(heading)
        if place != stage.scene.timeline.heya.start:  # There the walker hides it.
            assert pointing == [faces]
            faced.add(faces)
    assert len(faced) > 2
