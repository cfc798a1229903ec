"""The signs on the map are true: read back from the pixels, beside a walk by a plain loop.

Nothing here asks the timeline, the painter or the compass where anything is.
"""

from __future__ import annotations

import copy
import inspect
import random
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from mazelib.grid.compass import Heading, Place, Turn
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.view import View
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import LIGHT, PAPER, Colour, mixed
from mazelib.window.painters.hand import draw_touched
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.screen.layout import laid_out
from tests.learners import script
from tests.samples import heya
from tests.window.on_stage import (
    LARGE,
    colours_of,
    paused_stage,
    pen_of,
    pixels_of,
    press,
    stage_at,
)

STEPS = {Heading.UP: (0, -1), Heading.RIGHT: (1, 0), Heading.DOWN: (0, 1), Heading.LEFT: (-1, 0)}
CLOCKWISE = [Heading.UP, Heading.RIGHT, Heading.DOWN, Heading.LEFT]

#: The colours of the pictures of a mitten and of a card.
MITTEN = (255, 241, 220)
CARD = (255, 214, 64)
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
    frame = stage.as_frame()
    stage.draw(frame._replace(shown=replace(frame.shown, popped=1.0)))
    return Seen(stage)


def is_dark(colour: Colour) -> bool:
    """Whether it is the ink of a picture, its smooth edges included."""
    return sum(colour) < 260


def facing(seen: Seen, place: Place) -> list[Heading]:
    """The headings in which two pupils look from a place."""
    found = []
    for heading in CLOCKWISE:
        pupils = [seen.at(place, heading, 0.1, side) for side in (-0.137, 0.137)]
        behind = [seen.at(place, heading, -0.14, side) for side in (-0.137, 0.137)]
        if all(map(is_dark, pupils)) and not any(map(is_dark, behind)):
            found.append(heading)
    return found


def hand_colours(seen: Seen, place: Place, side: Heading) -> set[Colour]:
    """The colours where a mitten would lie: on the wall, over the edge of the place."""
    return {seen.at(place, side, ahead) for ahead in (0.56, 0.6)}


def wall_colours(seen: Seen, place: Place, side: Heading) -> set[Colour]:
    """The colours of the wall at a side of a place, left and right of its middle."""
    return {seen.at(place, side, 0.55, right) for right in (-0.3, 0.3)}


def left_hand(view):
    """Lesson 4, mirrored."""
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD if view.front else Turn.RIGHT


def left_handed(tmp_path) -> Path:
    """Lesson 4 with a rule for the left hand, and no other word changed."""
    text = script("04").read_text(encoding="utf-8")
    old_rule = text[text.index("def right_hand") : text.index("if __name__")]
    assert 'hand="right"' in text
    path = tmp_path / "mine.py"
    rule = inspect.getsource(left_hand).replace("left_hand", "right_hand")
    path.write_text(text.replace(old_rule, f"{rule}\n\n"), encoding="utf-8")
    return path


@pytest.mark.parametrize("quarters", [1, 3], ids=["right", "left"])
def test_the_arm_is_on_the_side_of_the_rule_and_the_wall_it_touches_has_a_thick_line(
    quarters, tmp_path
):
    stage = stage_at(143, "04" if quarters == 1 else left_handed(tmp_path))
    read = heya("first")
    walk = walked(rule_of("04", "right_hand") if quarters == 1 else left_hand, read, 143)
    assert set(walk.headings) == set(Heading)
    touching = set()
    for tick in ticks_of(12, 143):
        seen = seen_at(stage, tick)
        place = walk.places[tick]
        sides = [beside(walk.headings[tick], side) for side in range(4)]
        touches = not is_floor(read, next_to(place, sides[quarters]))
        arms = [n for n in range(4) if MITTEN in hand_colours(seen, place, sides[n])]
        assert arms == ([quarters] if touches else []), tick
        back = 0.41 if quarters == 1 else -0.41
        at_corner = seen.at(place, sides[quarters], 0.41, back) == MITTEN
        assert at_corner == (not touches), "it reaches back to the corner, out of the arrow's way"
        edges = {
            seen.at(place, sides[quarters], 0.5 + on_wall, (0.5 + on_wall) * back / 0.41)
            for on_wall in (0.02, 0.04, 0.06, 0.17)
        }
        holds = MITTEN in edges and LIGHT.walker in edges
        assert holds == (not touches), "the mitten lies on the wall, whose corner is marked"
        thick = [n for n in range(4) if LIGHT.walker in wall_colours(seen, place, sides[n])]
        assert thick == ([quarters] if touches else []), tick
        touching.add(touches)
    assert touching == {True, False}


def test_the_hand_of_a_left_handed_rule_is_the_left_one_from_its_first_tick_on(tmp_path):
    """Though its walk begins as that of the right hand does."""
    walk = walked(left_hand, heya("first"), 12)
    right = walked(rule_of("04", "right_hand"), heya("first"), 12)
    assert walk.places == right.places
    stage = stage_at(0, left_handed(tmp_path))
    for tick in (0, 2):
        stage = stage_at(tick, left_handed(tmp_path))
        seen = seen_at(stage, tick)
        sides = [beside(walk.headings[tick], side) for side in range(4)]
        arms = [n for n in range(4) if MITTEN in hand_colours(seen, walk.places[tick], sides[n])]
        assert arms == [3]


def test_a_bump_marks_the_wall_that_was_bumped_into_and_no_other():
    stage = stage_at(143)
    walk = walked(rule_of("04", "right_hand"), heya("first"), 143)
    bumps = [tick for tick in range(1, 144) if walk.places[tick] == walk.places[tick - 1]]
    assert 2 < len(bumps) < 143
    for tick in (*bumps, bumps[0] - 1, bumps[0] + 1):
        seen = seen_at(stage, tick)
        place = walk.places[tick]
        ahead = beside(walk.headings[tick], 0)
        strokes = {seen.at(place, ahead, 0.6), seen.at(place, ahead, 0.72)}
        assert (strokes == {PAPER}) == (tick in bumps), tick


def test_a_thin_line_lies_on_every_wall_that_was_touched_before_and_on_no_other():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    thin = mixed(LIGHT.walker, PAPER, 0.4)
    for tick in (0, 1, *ticks_of(5, 143)):
        touched = {(walk.places[0], beside(walk.headings[0], 1))}
        left_hand = set()
        for before in range(tick):
            for place in walk.places[before : before + 2]:
                touched.add((place, beside(walk.headings[before + 1], 1)))
                left_hand.add((place, beside(walk.headings[before + 1], 3)))
        now = (walk.places[tick], beside(walk.headings[tick], 1))
        seen = seen_at(stage, tick)
        found = set()
        walls = set()
        for place in read.places:
            for side in Heading:
                if is_floor(read, place) and not is_floor(read, next_to(place, side)):
                    walls.add((place, side))
                    if seen.at(place, side, 0.53) == thin:
                        found.add((place, side))
        is_calm = tick == 143  # It has arrived.
        assert found == (set() if is_calm else (touched & walls) - {now}), tick
        assert tick == 0 or left_hand & walls != touched & walls, "the other hand would differ"


def test_in_a_corner_two_lines_of_what_was_touched_meet_on_either_side():
    read = parse("###\n#a#\n# #\n#S#\n###\n")
    pen = pen_of((300, 500))
    grid = PlaceGrid(3, 5, 0, 0, 300, 500)
    draw_touched(MapDrawing(pen, grid, read), [((1, 1), Heading.UP)])
    drawn = [x for x in range(300) if pen.window.get_at((x, 97))[:3] != LIGHT.panel]
    thick = [y for y in range(500) if pen.window.get_at((150, y))[:3] != LIGHT.panel]
    assert len(thick) > 5
    assert drawn == [*range(100 - len(thick), 200 + len(thick))]


def test_the_walker_looks_where_it_faces():
    stage = stage_at(143)
    walk = walked(rule_of("04", "right_hand"), heya("first"), 143)
    faced = set()
    for tick in ticks_of(9, 143):
        seen = seen_at(stage, tick)
        assert facing(seen, walk.places[tick]) == [walk.headings[tick]], tick
        faced.add(walk.headings[tick])
    assert len(faced) == 4


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


def test_the_trail_lies_where_the_walker_went_of_one_width_and_pale_at_the_arrival():
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
        assert thick == pairs(gone), tick
    arrived = seen_at(stage, 143)
    assert pairs_coloured(arrived, read, LIGHT.trail, 0.0) == set()
    pale = mixed(LIGHT.trail, LIGHT.floor, 0.55)
    assert len(pairs_coloured(arrived, read, pale, 0.0)) > 40


def test_by_arrow_keys_a_way_there_and_back_has_two_lines_each_right_of_the_middle():
    stage = paused_stage("02", LARGE, map="first")
    lane = 0.17
    for key, sides in ((pygame.K_DOWN, {-lane}), (pygame.K_UP, {-lane, lane})):
        press(stage, key, key, key)
        seen = seen_at(stage, stage.scene.last)
        lines = {right for right in (-lane, 0.0, lane) if trail_at(seen, (1, 2), right)}
        assert lines == sides, "as one sees it who faces up"


def trail_at(seen: Seen, place: Place, right: float) -> bool:
    """Whether the trail passes below a place, so far to the right of its middle."""
    return seen.at(place, Heading.UP, -0.5, right) == LIGHT.trail


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
            ground = seen.at(place, Heading.RIGHT, 0.26)
            assert ground == (PAPER if is_reached else LIGHT.control), (tick, place)
            ray = {seen.at(place, Heading.UP, share / 100) for share in range(30, 52)}
            assert (LIGHT.mark in ray) == (number == reached[tick]), (tick, place)


@pytest.mark.parametrize(("lesson", "name"), [("04", "first"), ("03", "open_square")])
def test_floor_that_was_visited_has_one_shade_however_often(lesson, name):
    stage = stage_at(142, lesson, map=name)
    read = heya(name)
    timeline = stage.scene.timeline
    for tick in ticks_of(4, 142):
        seen = seen_at(stage, tick)
        visits = [timeline.place(each) for each in range(tick + 1)]
        for place in read.places:
            if is_floor(read, place) and sum(map(abs, minus(place, visits[-1]))) > 1:
                expected = LIGHT.visited if place in visits else LIGHT.floor
                assert seen.at(place, Heading.DOWN, 0.42, 0.42) == expected, (tick, place)


def minus(place: Place, other: Place) -> Place:
    """How far one place is from another."""
    return place[0] - other[0], place[1] - other[1]


def card_at(
    seen: Seen,
    place: Place,
    heading: Heading,
    size: float = 0.76,
    middle: float = 0.5,
    up: float = 0.0,
) -> bool:
    """Whether a card lies near the edge of a place, whose arrow points out of it."""

    def colour(y: float, x: float) -> Colour:
        """The colour at a point of the card's picture, which is 100 high and wide."""
        rect = seen.stage.drawn.maps[0].rect_of(place)
        dx, dy = STEPS[heading]
        ahead = middle + size * (50 - y) / 100
        right = size * (x - 50) / 100
        across = rect.centerx + rect.width * (ahead * dx - right * dy)
        down = rect.centery + rect.width * (ahead * dy + right * dx - up)
        return tuple(seen.stage.window.surface.get_at((round(across), round(down))))[:3]

    wings = [colour(40, x) for x in (35, 65)]
    beside_the_tail = [colour(68, x) for x in (27, 73)]
    return all(map(is_dark, wings)) and set(beside_the_tail) == {CARD}


@pytest.mark.parametrize(("name", "last"), [("loop", 62), ("trap_room", 10)])
def test_each_card_lies_at_the_edge_of_its_place_and_points_outwards(name, last):
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
                if not is_floor(read, place):
                    continue
                middle = {place: 0.86, next_to(place, heading): 0.14}.get(walk.places[tick], 0.5)
                is_drawn = card_at(seen, place, heading, middle=middle)
                assert is_drawn == ((place, heading) in cards), (tick, place, heading)
                drawn |= {(place, heading)} if is_drawn else set()
    assert drawn


def test_a_card_that_is_taken_lifts_while_the_walker_thinks():
    stage = stage_at(62, "05", map="loop")
    walk = walked(rule_of("05", "BranchStack")(), heya("loop"), 63)
    lifted = 0
    for tick in range(62):
        before = walk.kept[tick]["cards"]
        taken = set(before.items()) - set(walk.kept[tick + 1]["cards"].items())
        for place, heading in taken:
            assert place == walk.places[tick]
            lifts = (place, heading, 0.86, 0.95, 0.08)
            assert card_at(seen_at(stage, tick, thinks=True), *lifts), tick
            assert not card_at(seen_at(stage, tick), *lifts), tick
            assert not card_at(seen_at(stage, tick + 1), *lifts), tick
            lifted += 1
    assert lifted


def test_an_arrow_stands_where_the_walker_will_go_only_while_it_thinks():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
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
                ahead = 0.54 if is_open else 0.45
                if seen.at(place, heading, ahead) == LIGHT.mark:
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


def test_no_dots_lie_on_a_walk_that_is_a_shortest_one(map_file):
    stage = stage_at(4, map=str(map_file))
    timeline = stage.scene.timeline
    assert timeline.steps(4) == len(timeline.tour) - 1 == 4
    assert "There's no shorter path." in stage.as_frame().card.facts
    stage.draw()
    assert LIGHT.shortest not in colours_of(stage.window.surface, stage.drawn.maps[0].area)


def dotted(seen: Seen, read: Heya) -> set[Place]:
    """The places with a dot in the middle."""
    floor = [place for place in read.places if is_floor(read, place)]
    return {place for place in floor if seen.at(place, Heading.UP, 0.0) == LIGHT.shortest}


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


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (480, 360)])
@pytest.mark.sweep(2)
def test_x_stands_below_the_floor_and_y_left_of_it_each_number_at_its_places(size):
    stage = stage_at(20, "05", size, map="first")
    stage.draw()
    grid = stage.drawn.maps[0]
    room = laid_out(size, stage.as_frame().share).map
    numbers = [
        text for text in stage.drawn.written if text.text.isdigit() and room.contains(text.at)
    ]
    floor = [
        grid.rect_of(place) for place in heya("first").places if is_floor(heya("first"), place)
    ]
    below = max(rect.bottom for rect in floor)
    left = min(rect.left for rect in floor)
    columns = set()
    rows = set()
    for text in numbers:
        if text.at.top >= below and abs(text.at.centery - below) < 40:
            wanted = grid.rect_of((int(text.text), 0)).centerx
            assert abs(text.at.centerx - wanted) <= 1
            columns.add(int(text.text))
        elif text.at.right <= left:
            assert abs(text.at.centery - grid.rect_of((0, int(text.text))).centery) <= 1
            rows.add(int(text.text))
        assert text.at.collidelist(floor) == -1
    assert len(columns) > 3
    assert len(rows) > 2
    assert 0 not in columns | rows, "on the rim nobody walks: it would read on from the other axis"
    names = {text.text: text.at for text in stage.drawn.written if text.text in ("x", "y")}
    assert names["x"].left > grid.rect_of((max(columns), 0)).centerx
    assert names["x"].top >= below
    assert names["y"].bottom <= grid.rect_of((0, min(rows))).centery
    assert names["y"].right <= left


def test_half_of_a_ring_is_the_first_half_of_the_circle():
    stage = stage_at(29, map="loop")
    read = heya("loop")
    walk = walked(rule_of("04", "right_hand"), read, 29)
    pieces = [pair for pair in pairwise(walk.places[13:]) if pair[0] != pair[1]]
    frame = stage.as_frame()
    for share in (0.0, 0.25, 0.5, 1.0):
        stage.draw(frame._replace(shown=replace(frame.shown, popped=share)))
        found = pairs_coloured(Seen(stage), read, LIGHT.ring, 0.1)
        expected = {frozenset(pair) for pair in pieces[: round(share * len(pieces))]}
        assert found == expected, share
    assert len(pieces) == len(set(map(frozenset, pieces))) > 8


def test_each_way_that_can_be_guessed_has_its_number_and_its_tip_points_along_it():
    stage = stage_at(0)
    press(stage, pygame.K_g)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    junctions = []
    for tick, place in enumerate(walk.places[:140]):
        if sum(is_floor(read, next_to(place, way)) for way in Heading) >= 3:
            junctions.append(tick)
    for tick in junctions[:6]:
        stage.scene.advance(max(0, tick + 1 - stage.scene.last))
        seen = seen_at(stage, tick)
        shown = stage.as_frame().shown
        place = walk.places[tick]
        open_ways = [choice.way for choice in shown.choices]
        assert len(open_ways) >= 3
        grid = stage.drawn.maps[0]
        numbers = {}
        for text in stage.drawn.written:
            if text.text.isdigit() and grid.area.collidepoint(text.at.center):
                numbers[grid.place_at(text.at.center)] = int(text.text)
        ways = {next_to(place, way): number for number, way in enumerate(open_ways, 1)}
        assert numbers == ways, tick
        for way in open_ways:
            # The tip is narrow: beside it there is floor, and beside the round end there is none.
            to = next_to(place, way)
            tip = {seen.at(to, way, ahead) for ahead in (0.26, 0.28, 0.3, 0.32)}
            assert PAPER in tip, (tick, way)
            assert seen.at(to, way, -0.2, 0.16) == PAPER, (tick, way)
            assert seen.at(to, way, 0.3, 0.2) != PAPER, (tick, way)


def test_nothing_is_drawn_outside_the_place_of_the_map(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("a   b\n  #  \nc  >d\n", encoding="utf-8")
    for size in ((1280, 800), (480, 360)):
        stage = stage_at(0, size=size, map=str(path))
        stage.draw()
        place = laid_out(size, stage.as_frame().share).map
        surface = stage.window.surface
        with_map = surface.copy()
        stage.scene.draw_map = lambda pen, area, shown: None
        surface.fill(LIGHT.window)
        stage.draw()
        for name, other in (("with", with_map), ("without", surface)):
            assert other.get_at(place.center)[:3] != LIGHT.window or name == "without"
            pygame.draw.rect(other, (0, 0, 0), place)
        assert pygame.image.tobytes(with_map, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_a_small_map_stands_in_the_middle_and_no_place_is_larger_than_sensible(tmp_path):
    path = tmp_path / "map.txt"
    for text in ("> a\n", "#####\n#S a#\n#####\n", "#\n" * 9 + "S\na\n"):
        path.write_text(text, encoding="utf-8")
        stage = stage_at(0, map=str(path))
        stage.draw()
        place = laid_out((1280, 800), stage.as_frame().share).map
        grid = stage.drawn.maps[0]
        assert grid.cell <= 5.5 * 21
        assert abs(grid.area.centerx - place.centerx) <= 1
        assert abs(grid.area.centery - place.centery) <= 1
        assert place.contains(grid.area)


# --- yellow is now ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lesson", "name", "tick"),
    [("04", "loop", 29), ("04", "first", 143), ("05", "loop", 40), ("06", "unreachable", 28)],
)
@pytest.mark.parametrize("guesses", [False, True])
@pytest.mark.sweep(3)
def test_while_it_looks_only_the_next_letter_has_yellow(lesson, name, tick, guesses):
    stage = stage_at(tick, lesson, map=name)
    if guesses:
        press(stage, pygame.K_g)
    seen = seen_at(stage, tick)
    grid = stage.drawn.maps[0]
    yellow = pygame.mask.from_threshold(stage.window.surface, LIGHT.mark, (1, 1, 1, 255))

    def count(area: Rect) -> int:
        """How many pixels of an area are yellow."""
        return yellow.overlap_area(pygame.Mask(area.size, fill=True), area.topleft)

    letters = [grid.rect_of(place).inflate(2, 2) for _, place in heya(name).controls]
    counts = [number for number in map(count, letters) if number]
    is_asked = name != "first" or tick < 143
    assert len(counts) == is_asked
    assert count(grid.area) == sum(counts), "and nothing else on the map"
    assert seen.stage is stage


def test_a_guess_leaves_the_face_of_the_walker_free():
    stage = stage_at(0)
    walk = walked(rule_of("04", "right_hand"), heya("first"), 20)
    press(stage, pygame.K_g)
    guessed = 0
    for tick in range(20):
        stage.scene.advance(max(0, tick + 1 - stage.scene.last))
        stage.player.seek(tick)
        count = len(stage.as_frame().shown.choices)
        for number in range(count):
            press(stage, pygame.K_1 + number)
            shown = stage.as_frame().shown
            assert shown.guessed[0] == number + 1
            way = shown.guessed[1].way
            to = next_to(walk.places[tick], way)
            seen = Seen(stage)
            stage.draw()
            assert facing(seen, walk.places[tick]) == [walk.headings[tick]]
            assert seen.at(to, way, -0.2, 0.2) == PAPER
            guessed += 1
            break
    assert guessed


# --- the hand goes along ------------------------------------------------------------------------


def bar(stage, place: Place, side: Heading) -> list[float]:
    """From where to where a bar lies on the wall, in places from the middle of a place."""
    seen = Seen(stage)
    found = []
    for hundredth in range(-160, 161):
        colours = {seen.at(place, side, ahead, hundredth / 100) for ahead in (0.56, 0.64)}
        if LIGHT.walker in colours:
            found.append(hundredth / 100)
    return [min(found), max(found)] if found else []


@pytest.mark.parametrize("quarters", [1, 3], ids=["right", "left"])
def test_the_bar_on_the_wall_goes_along_while_the_walker_steps(quarters, tmp_path):
    stage = stage_at(143, "04" if quarters == 1 else left_handed(tmp_path))
    read = heya("first")
    walk = walked(rule_of("04", "right_hand") if quarters == 1 else left_hand, read, 143)
    looked_at = 0
    for tick in range(1, 143):
        before = walk.places[tick - 1]
        after = walk.places[tick]
        heading = walk.headings[tick]
        side = beside(heading, quarters)
        along = [is_floor(read, next_to(place, side)) for place in (before, after)]
        if before == after or heading != walk.headings[tick - 1] or any(along):
            continue
        for phase, gone in ((0.25, 0.15625), (0.5, 0.5), (0.75, 0.84375)):
            stage.player.seek(tick)
            frame = stage.as_frame()
            stage.draw(frame._replace(shown=stage.scene.shown(tick, phase=phase)))
            ahead = gone if quarters == 3 else -gone  # To the right of who faces the wall.
            assert bar(stage, before, side) == pytest.approx([ahead - 0.5, ahead + 0.5], abs=0.05)
        looked_at += 1
        if looked_at == 3:
            break
    assert looked_at == 3


def test_a_letter_under_the_walker_leaves_its_hand_free():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    letters = {place for _, place in read.controls}
    sides = set()
    for tick, place in enumerate(walk.places):
        if place in letters:
            side = beside(walk.headings[tick], 1)
            seen = seen_at(stage, tick)
            assert {seen.at(place, side, 0.6, x / 100) for x in range(-10, 11)} >= {MITTEN}
            near = {seen.at(place, side, 0.6, x / 50) for x in range(-20, 21)}
            assert LIGHT.control not in near
            sides.add(side)
    assert sides >= {Heading.UP, Heading.RIGHT}


@pytest.mark.parametrize(("name", "tick"), [("first", 9), ("wide", 61)])
def test_the_bar_can_be_seen_from_afar(name, tick):
    stage = stage_at(tick, map=name)
    walk = walked(rule_of("04", "right_hand"), heya(name), tick)
    side = beside(walk.headings[tick], 1)
    assert not is_floor(heya(name), next_to(walk.places[tick], side))
    seen = seen_at(stage, tick)
    cell = stage.drawn.maps[0].cell
    assert cell >= 26, "so is the walker"
    deep = []
    for pixel in range(round(1.4 * cell)):
        ahead = 0.5 + pixel / cell
        colours = {seen.at(walk.places[tick], side, ahead, x / 100) for x in range(-45, 46, 5)}
        if LIGHT.walker in colours:
            deep.append(pixel)
    assert max(deep) - min(deep) >= 6, "the mitten may lie on its middle"


def test_on_a_large_map_the_walker_is_larger_than_its_place(tmp_path):
    large = tmp_path / "large.txt"
    rows = ["#" * 61, *[f"#{' ' * 59}#"] * 29, "#" * 61]
    rows[15] = f"#{' ' * 28}A{' ' * 29}a#"
    large.write_text("\n".join(rows), encoding="utf-8")
    stage = stage_at(0, "03", map=str(large))
    stage.draw()
    grid = stage.drawn.maps[0]
    assert grid.cell < 16
    around = grid.rect_of(stage.scene.place_at(0)).inflate(30, 30)
    xs = []
    for x in range(around.left, around.right):
        column = [tuple(stage.window.surface.get_at((x, y)))[:3] for y in range(*yspan(around))]
        if LIGHT.walker in column:
            xs.append(x)
    assert max(xs) - min(xs) >= 14, "the body; with its edge and its nose it has 22"


def yspan(rect: Rect) -> tuple[int, int]:
    return rect.top, rect.bottom


def test_a_circle_has_its_ring_where_ways_are_marked_too(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Heading, Turn\n\n\nclass MyTurn:\n    def __init__(self):\n"
        "        self.chalk = {(2, 3): {Heading.UP: 2}}\n\n"
        "    def turn(self, view, place, heading):\n"
        "        return Turn.AHEAD if view.front else Turn.RIGHT\n"
    )
    room = tmp_path / "room.txt"
    room.write_text(ROOM, encoding="utf-8")
    stage = stage_at(60, "06", map=str(room), strategy=path)
    last = stage.scene.last
    assert last < 60
    ringed = []
    for tick in (last - 1, last):
        seen_at(stage, tick)
        around = stage.drawn.maps[0].rect_of(stage.scene.place_at(tick)).inflate(90, 90)
        ringed.append(LIGHT.ring in colours_in(stage.window.surface, around))
    assert ringed == [False, True]


def colours_in(surface: pygame.Surface, rect: Rect) -> set[Colour]:
    """All colours of a part of a surface."""
    found = set()
    for x in range(rect.left, rect.right):
        for y in range(rect.top, rect.bottom):
            found.add(tuple(surface.get_at((x, y)))[:3])
    return found


def test_the_arrow_of_what_it_will_do_lies_on_the_next_place_and_never_on_a_wall():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    bumps = [tick for tick in range(143) if walk.places[tick + 1] == walk.places[tick]]
    for tick in (*bumps, *(bump - 1 for bump in bumps)):
        seen = seen_at(stage, tick, thinks=True)
        heading = walk.headings[tick + 1]
        place = walk.places[tick]
        ends = {seen.at(place, heading, 1.0), seen.at(place, heading, 0.9)}
        assert (ends != {LIGHT.wall}) == is_floor(read, next_to(place, heading)), tick


def test_a_letter_is_not_reached_before_it_is_and_has_its_ring_while_the_rule_thinks():
    stage = stage_at(143)
    read = heya("first")
    walk = walked(rule_of("04", "right_hand"), read, 143)
    for number, (_, place) in enumerate(read.controls[:2]):
        before = stage.scene.timeline.reached[number] - 1
        seen = seen_at(stage, before, thinks=True)
        assert walk.places[before] != place
        rect = stage.drawn.maps[0].rect_of(place).inflate(8, 8)
        colours = pixels_of(stage.window.surface, rect)
        assert LIGHT.control in colours, "it is not pale"
        following = read.controls[number + 1][1]
        ray = {seen.at(following, Heading.UP, share / 100) for share in range(30, 52)}
        assert LIGHT.mark not in ray, "the letter after it is not next yet"
