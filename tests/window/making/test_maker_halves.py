"""The halves of a making in the window: the question and its numbers, what it did, counts, calls.

The oracle is a Maze alone, on which the lesson's rules work once more: nothing is recorded there.
"""

import re
from functools import cache
from itertools import pairwise

import pygame
import pytest

from mazelib.grid.compass import DELTAS
from mazelib.making.field import FLOOR, WALL
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.painters.calls import draw_calls
from mazelib.window.painters.maze_colours import road_colour
from mazelib.window.screen.strip import CallRow, Outcome
from mazelib.window.stage.stage import Stage
from tests.learners import script
from tests.lessons import lesson_of
from tests.making.making_examples import rules_of
from tests.making.told_steps import around, beside, blank_around, rooms_in, told_steps
from tests.window.on_stage import (
    LARGE,
    at,
    click_on,
    colours_of,
    drawn_now,
    let_pass,
    pen_of,
    press,
    settle,
    stage_at,
)

RULES = {"08": "dig", "09": "merge", "10": "road"}
WORDS = {0: "upwards", 1: "to the right", 2: "downwards", 3: "to the left"}
N = pygame.K_n


@cache
def steps_of(lesson, width, height, seed):
    """What the rules do in each step; None where the maze is ready."""
    steps = told_steps(rules_of(RULES[lesson]), width, height, seed)
    made = [step for step in steps if step.part == 0]
    rest = steps[len(made) :]
    return [*made, None, *rest] if rest else made


def stage_of(lesson, width=6, height=4, seed=3, size=LARGE):
    """A stage on which the whole making is recorded, and what the rules do in each step."""
    stage = stage_at(0, lesson, size, width=width, height=height, seed=seed)
    stage.scene.advance(10**4)
    return stage, steps_of(lesson, width, height, seed)


def strip_at(stage, tick, *, thinks=False):
    stage.player.seek(tick)
    stage.player.half += thinks
    return stage.as_frame().strip


# --- it looks ---------------------------------------------------------------------------------


def test_lesson_8_asks_with_the_number_of_neighbours_that_are_still_wall():
    stage, steps = stage_of("08")
    told = {1: "There's only one room to dig here.", 0: "Stuck. How far back will it go?"}
    count_before = None
    counts = set()
    for tick, step in enumerate(steps[1 : steps.index(None)]):
        count = len(blank_around(step.before, step.stood, WALL))
        strip = strip_at(stage, tick)
        words = told.get(count, "Where could it dig?")
        if count == count_before == 0:
            words = "There's nothing left to dig here, either."
            counts.add("again")
        count_before = count
        assert strip.sentence == words, tick
        asks = words.endswith("?")
        heading = "What do you think?" if asks else "It looks"
        assert (strip.heading, strip.asks, strip.did) == (heading, asks, "")
        is_at_home = step.stood == steps[0].new_rooms[0]
        more = "" if is_at_home else "The orange thread leads back."
        if count > 1:
            more = "Chance decides."
        assert strip.more == more, tick
        counts.add(count)
    assert counts >= {0, "again", 1, 2}


def test_while_it_fills_nothing_is_said_of_the_thread_which_may_have_come_to_its_end():
    """It is said what the colour means, as long as a room has it."""
    stage, steps = stage_of("08")
    ready = steps.index(None)
    assert strip_at(stage, ready).more == "Press Space to go on with fill."
    assert strip_at(stage, ready - 1, thinks=True).more == ""
    seen = set()
    for tick in range(ready + 1, len(steps) - 1):
        for thinks in (False, True):
            open_rooms = len(steps) - 1 - tick - thinks
            is_purple = open_rooms > (not thinks)
            more = "Purple is the newest room left." if is_purple else ""
            assert strip_at(stage, tick, thinks=thinks).more == more, (tick, thinks)
            seen.add((thinks, is_purple))
    assert len(seen) == 4


def test_lesson_9_asks_with_the_two_numbers_beside_the_wall():
    stage, steps = stage_of("09")
    for tick, step in enumerate(steps[1:]):
        one, other = (step.before[room] for room in beside(step.wall))
        question = strip_at(stage, tick).sentence
        assert question == f"{one} and {other}: break this wall, or leave it?"


def test_lesson_10_asks_with_the_number_of_ways_over_wall_and_then_over_floor():
    stage, steps = stage_of("10")
    ready = steps.index(None)
    seen = set()
    for tick, step in enumerate(steps[1:]):
        if tick + 1 in (ready, ready + 1):
            continue
        blank = WALL if tick < ready else FLOOR
        count = len(blank_around(step.before, step.stood, blank))
        several = "Where could it go?"
        if tick > ready:
            several = f"{count} ways to go. Which one is nearest to G?"
        first = {0: "Stuck.", 1: "Only one way to go on."}.get(count, several)
        if begins_road(steps, tick):
            first = "It went back"
        elif count > 1 and tick < ready:
            assert strip_at(stage, tick).more == "Chance decides."
        assert strip_at(stage, tick).sentence.startswith(first), tick
        seen.add((blank, count))
    assert {count for blank, count in seen if blank == WALL} >= {1, 2}


def begins_road(steps, tick):
    """Whether, in the step after a tick, a road begins that another one has called."""
    before, step = steps[tick : tick + 2]
    if before is None or not step.new_rooms:
        return False
    (room,) = step.new_rooms
    return step.stood != room and step.after[room] != step.before[step.stood]


def test_while_it_plays_it_looks_and_asks_nobody():
    stage, _steps = stage_of("08")
    stage.player.seek(2)
    assert stage.as_frame().strip.asks
    stage.player.playing = True
    strip = stage.as_frame().strip
    assert (strip.heading, strip.asks) == ("It looks", False)


# --- it acts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", ["08", "10"])
def test_what_it_did_is_told_from_what_has_changed(lesson):
    stage, steps = stage_of(lesson)
    told = set()
    for tick, step in enumerate(steps[1:]):
        if step is None:
            continue
        did = strip_at(stage, tick, thinks=True).did
        new = step.new_rooms
        if not new:
            words = "→ It goes back one room." if lesson == "08" else "→ No way is left here."
            assert did == words, tick
        elif step.after[new[0]] == WALL:
            assert did == "→ This room is wall again.", tick
        elif step.stood == new[0]:
            assert did == f"→ Road {step.after[new[0]]} starts here.", tick
        else:
            assert did == words_of_a_new_room(step), tick
        told.add(re.sub(r"\d", "N", did))
    assert len(told) >= 6, told


def test_lesson_10_asks_for_the_number_where_a_new_road_begins_and_no_chip_tells_it():
    stage, steps = stage_of("10", 10, 5, seed=1)
    ready = steps.index(None)
    asked = []
    for tick, (before, step) in enumerate(pairwise(steps)):
        if tick in (ready - 1, ready):
            continue
        strip = strip_at(stage, tick)
        is_new_road = begins_road(steps, tick)
        assert is_new_road == strip.sentence.endswith("Which road begins?"), tick
        if is_new_road:
            number = step.after[step.new_rooms[0]]
            assert chips_drawn(stage) == ["make" if tick < ready else "solve", *olds(number), "?"]
            assert chips_drawn_at(stage, tick, thinks=True)[-1] == str(number)
            assert strip_at(stage, tick, thinks=True).more == (
                f"{number} calls are open: this is road {number}."
            )
            asked.append(number - before.after[before.stood])
    assert {*asked} >= {0, 1}, "with the number of the road that was stuck, its lit chip would tell"


def olds(number):
    """The numbers below a number, as they stand on chips."""
    return [str(each) for each in range(1, number)]


def chips_drawn_at(stage, tick, *, thinks):
    strip_at(stage, tick, thinks=thinks)
    return chips_drawn(stage)


@pytest.mark.parametrize(
    "seed", [25, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 3, 28))]
)
def test_where_a_call_begins_the_room_is_framed_and_all_roads_that_pass_it_are_named(seed):
    named = set()
    distances = set()
    stage, steps = stage_of("10", 10, 5, seed=seed)
    for tick, (before, step) in enumerate(pairwise(steps)):
        if None in (before, step) or steps[tick - 1] is None or not tick:
            continue
        strip = strip_at(stage, tick)
        is_new_road = begins_road(steps, tick)
        if is_new_road or tick % 9 == 0:
            stage.draw()
            assert is_framed(stage, step.stood) == is_new_road, tick
        if not is_new_road:
            continue
        x, y = step.stood
        sides = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        roads = sorted({before.after.get(side, WALL) for side in sides} - {WALL, FLOOR})
        far = far_back(steps, tick)
        rooms = "1 room" if far == 1 else f"{far} rooms"
        gone_back = f"It went back {rooms}. Which road begins?"
        assert strip.sentence == gone_back
        distances.add(far)
        passing = strip.more
        assert re.findall(r"\d", passing) == [str(road) for road in roads]
        assert re.fullmatch(r"Road . passes here\.|Roads .+ pass here\.", passing)
        assert step.after[step.new_rooms[0]] == roads[-1] + 1
        named.add(len(roads))
    assert seed != 25 or named >= {1, 2}
    assert len(distances) > 1


def test_before_the_maze_is_ready_it_has_gone_back_to_the_very_first_room():
    stage, steps = stage_of("10", 10, 5, seed=1)
    ready = steps.index(None)
    stuck = steps[ready - 1].stood
    first = steps[0].new_rooms[0]
    rooms = distance(steps[ready - 1].after, stuck, first)
    assert rooms > 2
    assert strip_at(stage, ready - 1).sentence == "Every call returns: all rooms are laid."
    assert strip_at(stage, ready - 1).more == f"It has gone back {rooms} rooms."


def far_back(steps, tick):
    """How many rooms it is from where a road was stuck to where the next one begins."""
    return distance(steps[tick].after, steps[tick].stood, steps[tick + 1].stood)


def distance(values, one, goes_to):
    """How many rooms it is from one room to another, along roads."""
    ways = [[one]]
    for way in ways:
        if way[-1] == goes_to:
            return len(way) - 1
        for other, door in around(values, way[-1]).items():
            if door >= 0 and other not in way:
                ways.append([*way, other])
    raise AssertionError("no way leads back")


def is_framed(stage, room):
    """Whether there is a yellow frame around the worker in a room."""
    at = stage.drawn.maps[0].rect_of(room)
    corner = pygame.Rect(at.left - 2 * at.width // 3, at.centery, at.width // 2, 1)
    return LIGHT.mark in colours_of(stage.window.surface, corner)


def test_the_dashed_lines_are_explained_where_they_are_drawn():
    stage, steps = stage_of("10", 10, 5, seed=1)
    ready = steps.index(None)
    explained = set()
    for tick, step in enumerate(steps[1:]):
        if step is None or tick == ready or begins_road(steps, tick):
            continue
        is_choice = tick > ready and len(blank_around(step.before, step.stood, FLOOR)) > 1
        more = strip_at(stage, tick).more
        assert (more == "The dashed lines show how far it is to G.") == is_choice, tick
        explained.add(is_choice)
    assert explained == {True, False}


def test_three_times_the_class_is_asked_why_a_room_is_filled_and_then_it_knows():
    stage, steps = stage_of("08")
    ready = steps.index(None)
    assert stage.scene.last > ready + 9
    for tick in range(ready + 1, stage.scene.last):
        strip = strip_at(stage, tick)
        asks = tick <= ready + 3
        words = "Why will it fill this room now?"
        if not asks:
            left = stage.scene.last - tick
            words = f"A dead end again: {left} rooms are left."
            if left == 1:
                words = "The last room is left."
            assert strip.heading == "It goes on"
        assert (strip.sentence, strip.asks) == (words, asks), tick
    dug = {strip_at(stage, tick).sentence for tick in range(ready)}
    assert "Why will it fill this room now?" not in dug


def words_of_a_new_room(step):
    """What is to be said of the one room that is dug, or to which a road leads."""
    (new,) = step.new_rooms
    delta = ((new[0] - step.stood[0]) // 2, (new[1] - step.stood[1]) // 2)
    way = WORDS[DELTAS.index(delta)]
    value = step.after[new]
    if value == FLOOR:
        return f"→ It digs {way}."
    if step.before[step.stood] == value:
        return f"→ Road {value} grows {way}."
    going = way.removeprefix("to the ").removesuffix("wards")
    return f"→ Road {value} starts, going {going}."


def test_what_becomes_of_a_wall_is_told_and_which_numbers_change():
    stage, steps = stage_of("09")
    told = set()
    for tick, step in enumerate(steps[1:]):
        numbers = sorted(step.before[room] for room in beside(step.wall))
        count = sum(step.before[room] == numbers[1] for room in rooms_in(step.before))
        expected = "→ There's already a way: the orange line."
        if numbers[0] != numbers[1]:
            which = f"All {numbers[1]}s become" if count > 1 else f"The {numbers[1]} becomes"
            expected = f"→ The wall breaks. {which} {numbers[0]}."
        assert strip_at(stage, tick, thinks=True).did == expected, tick
        told.add(re.sub(r"\d+", "N", expected))
    assert len(told) == 3, told


def test_what_it_did_is_told_truly_of_a_rule_whose_captions_lie(tmp_path):
    (tmp_path / "mine.py").write_text(
        "from mazelib import show\n\n\ndef make(maze, rng):\n    maze.dig_to(maze.first)\n"
        '    yield "It begins."\n    maze.walls_around(maze.first)\n'
        '    maze.dig_to((3, 1))\n    yield "Nothing happens."\n'
        '    maze.walls_around((3, 1))\n    yield "It digs upwards."\n'
        "    maze[5, 1] = 7\n    maze[7, 1] = 8\n    yield 5\n\n\n"
        "show(make, sizes=[(4, 2)])\n"
    )
    stage = Stage(lesson_of(tmp_path / "mine.py"), LARGE)
    stage.scene.advance(10)
    did = [strip_at(stage, tick, thinks=True).did for tick in range(2)]
    assert did == ["→ It digs to the right.", "→ Nothing changes."], "it does not go back"
    silent = strip_at(stage, 2, thinks=True)
    assert (silent.heading, silent.sentence) == ("It works", "→ 2 rooms change.")


def own_stage(tmp_path, *lines, question=""):
    """A stage with a maker of its own, recorded to its end."""
    body = "".join(f"    {line}\n" for line in lines)
    text = f"def make(maze, rng):\n{body}\n\nshow(make, sizes=[(3, 2)], question={question!r})\n"
    path = tmp_path / "mine.py"
    path.write_text("from mazelib import number_rooms, show\n\n\n" + text)
    stage = Stage(lesson_of(path), LARGE)
    stage.scene.advance(10**4)
    return stage


def test_a_growing_tree_that_forgets_a_room_does_not_go_back(tmp_path):
    """The thread leads back to (3, 1), where it was dug from; but the worker goes to (1, 1)."""
    stage = own_stage(
        tmp_path,
        "for room in [(1, 1), (3, 1), (5, 1)]:",
        "    maze.dig_to(room)",
        "    maze.walls_around(room)",
        "yield",
        "for room in [(5, 1), (1, 1), (3, 1)]:",
        "    maze.walls_around(room)",
        "    yield",
    )
    assert [strip_at(stage, tick, thinks=True).sentence for tick in range(2)] == [
        "→ Nothing changes."
    ] * 2


@pytest.mark.parametrize(
    ("cases", "asks"),
    [
        ({"many": "{count} neighbours?"}, "What will it do now, and why?"),
        ({"many": "{count} neighbours?", "wall": "{one} or {other}?"}, "0 or 1?"),
    ],
)
def test_the_two_rooms_beside_a_wall_are_not_asked_about_as_neighbours(tmp_path, cases, asks):
    lines = ["number_rooms(maze)", "yield", "maze.beside(maze.walls[0])", "yield"]
    stage = own_stage(tmp_path, *lines, question=cases)
    assert strip_at(stage, 0).sentence == asks


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pass", "→ The wall stays."),
        ("maze.dig(wall)", "→ The wall breaks."),
        ("maze.dig(maze.walls[-1])", "→ 1 wall changes."),
        ("maze.dig(wall, maze.walls[-1])", "→ 2 walls change."),
        ("maze[3, 1] = 0", "→ 1 room changes."),
        ("maze.dig(wall); maze[3, 1] = 0", "→ The wall breaks. The 1 becomes 0."),
        ("maze.dig(wall); maze[3, 1] = maze[5, 1] = 0", "→ 2 rooms change."),
    ],
)
def test_of_the_wall_in_question_nothing_is_told_that_happens_elsewhere(tmp_path, line, told):
    stage = own_stage(
        tmp_path,
        "number_rooms(maze)",
        "yield",
        "wall = maze.walls[0]",
        "maze.beside(wall)",
        line,
        "yield",
    )
    assert strip_at(stage, 0, thinks=True).sentence == told


def groups_and_walls(values):
    """Groups, and walls broken, counted by walking: numbers are not looked at."""
    rooms = rooms_in(values)
    left = set(rooms)
    groups = 0
    while left:
        groups += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            for dx, dy in DELTAS:
                room = (x + 2 * dx, y + 2 * dy)
                if room in left and values[x + dx, y + dy] != WALL:
                    left.remove(room)
                    edge.append(room)
    broken = sum(
        value != WALL for (x, y), value in values.items() if x % 2 != y % 2
    )
    return len(rooms), broken, groups


def test_rooms_walls_broken_and_groups_are_those_that_are_seen_in_both_halves():
    stage, steps = stage_of("09")
    seen = set()
    for tick, step in enumerate(steps[1:]):
        for thinks, values in ((False, step.before), (True, step.after)):
            rooms, broken, groups = groups_and_walls(values)
            strip_at(stage, tick, thinks=thinks)
            stage.draw()
            words = {f"{rooms} rooms", f"walls broken {broken}", f"groups {groups}"}
            assert words <= {text.text for text in stage.drawn.written}, (tick, thinks)
            assert broken + groups == rooms
            seen |= words
    assert len(seen) == 1 + 24 + 24


def test_words_stay_until_the_worker_has_come_to_where_it_looks_next():
    stage, _steps = stage_of("08")
    stage.player.seek(3)
    press(stage, N)
    acts = stage.as_frame()
    press(stage, N)
    stage.frame(0.1)
    moving = stage.as_frame()
    assert 0 < stage.player.phase < 1
    assert at(stage) == (4, False)
    assert moving.strip == acts.strip
    assert moving.shown.lines_run == acts.shown.lines_run is not None
    assert moving.shown.phase == stage.player.phase
    settle(stage)
    assert stage.as_frame().strip.asks
    assert stage.as_frame().shown.lines_run is None


# --- calls ------------------------------------------------------------------------------------


def stage_of_rule(tmp_path, text):
    """A stage on which a rule of a learner's has made 4 × 2 rooms."""
    text = f"from mazelib import show\n\n\n{text}\nshow(make, sizes=[(4, 2)])\n"
    (tmp_path / "mine.py").write_text(text)
    stage = Stage(lesson_of(tmp_path / "mine.py"), LARGE)
    stage.scene.advance(200)
    return stage


def test_more_calls_than_are_counted_have_no_last_number(tmp_path):
    stage = stage_of_rule(
        tmp_path,
        "def deep(maze, depth):\n    maze.dig(maze.first)\n"
        '    yield "One more."\n    if depth < 50:\n        yield from deep(maze, depth + 1)\n\n\n'
        'def make(maze, rng):\n    yield "I begin."\n    yield from deep(maze, 1)\n\n\n',
    )
    rows = [strip_at(stage, tick).calls for tick in range(50)]
    assert {row.rule for row in rows} == {"make"}
    assert [row.depth for row in rows[:31]] == [*range(31)]
    assert [row.is_uncounted for row in rows] == [False] * 31 + [True] * 19
    stage.player.seek(30)
    assert chips_drawn(stage)[-1] == "30"
    stage.player.seek(47)
    assert chips_drawn(stage)[-1] == "..."


def test_a_rule_that_itself_calls_itself_is_the_first_call(tmp_path):
    stage = stage_of_rule(
        tmp_path,
        "def make(maze, rng, depth=1):\n    maze.dig(maze.first)\n"
        '    yield "One more."\n    if depth < 5:\n'
        "        yield from make(maze, rng, depth + 1)\n\n\n",
    )
    stage.player.seek(2)
    assert chips_drawn(stage) == ["make", "2", "3"]


def lefts_of_chips(stage):
    """How far left each chip of the row is drawn, by what stands on it."""
    drawn_now(stage)
    (heading,) = [text.at for text in stage.drawn.written if text.text == "CALLS"]
    row = [text for text in stage.drawn.written if abs(text.at.centery - heading.centery) <= 2]
    return {text.text: text.room.left for text in row}


def chips_drawn(stage):
    """What stands on the chips of the row, from left to right; the last one is framed in yellow."""
    drawn_now(stage)
    (heading,) = [text.at for text in stage.drawn.written if text.text == "CALLS"]
    beside = [
        text
        for text in stage.drawn.written
        if abs(text.at.centery - heading.centery) <= 2 and heading.right < text.at.left < 640
    ]
    chips = [text for text in sorted(beside, key=lambda text: text.at.left) if text.text != ">"]
    mark = LIGHT.mark
    for text in chips:
        y = text.at.centery
        edges = pygame.Rect(text.room.left, y, 6, 1), pygame.Rect(text.room.right - 6, y, 6, 1)
        is_framed = [mark in colours_of(stage.window.surface, edge) for edge in edges]
        assert is_framed == [text is chips[-1]] * 2, text.text
        if text.text.isdigit():
            ground = stage.window.surface.get_at((text.room.centerx, text.room.bottom - 7))[:3]
            assert ground == road_colour(int(text.text)), text.text
    return [text.text for text in chips]


@pytest.mark.thorough
def test_the_row_has_a_chip_for_each_call_that_is_open():
    stage, steps = stage_of("10", 10, 5, seed=1)
    ready = steps.index(None)
    lengths = set()
    for tick in range(len(steps) - 1):
        if tick % 4 and tick not in (ready - 1, ready, ready + 1):
            continue
        if tick == ready:
            press(stage, pygame.K_g)  # Otherwise a card says that the maze is ready.
        rule = "make" if tick < ready else "solve"
        for thinks in (False, True):
            strip_at(stage, tick, thinks=thinks)
            step = tick + thinks
            depth = 0
            if step not in (0, ready, ready + 1):  # The makers themselves do these.
                grows_in = steps[step].new_rooms or [steps[step].stood]
                depth = steps[step].after[grows_in[0]]
            roads = [str(road) for road in range(1, depth + 1)]
            if not thinks and tick == ready - 1:
                roads = []  # All calls have returned.
            elif not thinks and begins_road(steps, tick):
                roads = [*olds(steps[tick + 1].after[steps[tick + 1].new_rooms[0]]), "?"]
            assert chips_drawn(stage) == [rule, *roads], (tick, thinks)
            lengths.add(depth)
    assert len(lengths) > 2


def test_a_call_that_begins_slides_in():
    stage, _steps = stage_of("10", 10, 5, seed=25)
    strip_at(stage, 0)
    press(stage, N)
    stage.frame(0.2)
    moving = lefts_of_chips(stage)
    settle(stage)
    still = lefts_of_chips(stage)
    assert {each for each in still if moving[each] < still[each]} == {"1"}


def test_a_call_whose_number_was_asked_does_not_slide_in_again():
    """Its chip, with a question mark, was there already."""
    stage, steps = stage_of("10", 10, 5, seed=25)
    tick = next(tick for tick in range(len(steps) - 1) if begins_road(steps, tick))
    assert strip_at(stage, tick).calls.asks
    press(stage, N)
    stage.frame(0.2)
    assert 0 < stage.as_frame().shown.flipped < 1, "or nothing slides"
    moving = lefts_of_chips(stage)
    settle(stage)
    assert moving == lefts_of_chips(stage)


@pytest.mark.parametrize(("returned", "at_work"), [(0, "3"), (0.5, "2"), (1, "2"), (1.5, "1")])
def test_the_frame_is_on_the_innermost_call_that_has_not_begun_to_return(returned, at_work):
    pygame.display.init()
    pen = pen_of((600, 60))
    row = CallRow("make", depth=3, returned=returned)
    draw_calls(pen, pygame.Rect(0, 0, 600, 60), row)
    chips = {text.text: text.room for text in pen.written if text.text in ("make", *"123")}
    assert len(chips) == 4 - int(returned)
    framed = [words for words, room in chips.items() if LIGHT.mark in colours_of(pen.window, room)]
    assert framed == [at_work]


@pytest.mark.thorough
def test_while_the_worker_goes_back_the_calls_return_one_by_one_the_innermost_first():
    stage, steps = stage_of("10", 10, 5, seed=14)
    ready = steps.index(None)
    tick, deep, begun = max(
        (roads_around(steps, tick) for tick in range(1, ready - 2) if not steps[tick + 1].new),
        key=lambda found: found[1] - found[2],
    )
    assert deep - (begun - 1) >= 3, "several calls return"
    strip_at(stage, tick, thinks=True)
    press(stage, N)
    seen = []
    for _frame in range(100):
        let_pass(stage, 0.03)
        row = lefts_of_chips(stage)
        chips = [chip for chip in row if (chip.isdigit() and row[chip] < 640) or chip == "?"]
        if seen[-1:] != [chips]:
            seen.append(chips)
    left = [olds(number + 1) for number in range(deep, begun - 2, -1)]
    assert seen == [*left, [*olds(begun), "?"]]


def roads_around(steps, tick):
    """The tick; the road that is stuck in the step after it; and the one that begins then."""
    begun = steps[tick + 2].new_rooms[0]
    return tick, steps[tick].after[steps[tick].new_rooms[0]], steps[tick + 2].after[begun]


def test_the_row_is_there_from_the_first_step_to_the_last_at_the_same_place():
    for size in (LARGE, (640, 480), (700, 1000)):
        stage, steps = stage_of("10", 10, 5, seed=1, size=size)
        places = set()
        for tick in (0, 1, 9, steps.index(None), len(steps) - 2):
            for thinks in (False, True):
                strip_at(stage, tick, thinks=thinks)
                stage.draw()
                heading = [text for text in stage.drawn.written if text.text == "CALLS"]
                places |= {tuple(text.at) for text in heading}
                assert all(text.room.height <= 2.4 * stage.drawn.size for text in heading)
        assert len(places) == 1


def test_the_row_stays_while_something_else_is_said():
    stage, _steps = stage_of("10")
    strip_at(stage, 9)
    row = lefts_of_chips(stage)
    stage.news.complain("There is no room for that.")
    assert stage.as_frame().strip.heading == "That did not work"
    assert lefts_of_chips(stage) == row


def test_a_rule_that_does_not_call_itself_has_no_row():
    for lesson in ("08", "09"):
        stage, _steps = stage_of(lesson)
        assert strip_at(stage, 5).calls is strip_at(stage, 5, thinks=True).calls is None


# --- ready, the end, failures -----------------------------------------------------------------


@pytest.mark.parametrize(("lesson", "rule"), [("08", "fill"), ("10", "solve")])
def test_where_the_maze_is_ready_that_is_said_and_what_comes_next(lesson, rule):
    stage, steps = stage_of(lesson)
    ready = steps.index(None)
    strip = strip_at(stage, ready)
    assert (strip.heading, strip.sentence) == ("Ready", "The maze is ready: 24 rooms.")
    assert strip.more == f"Press Space to go on with {rule}."
    assert stage.as_frame().needs_space
    before = strip_at(stage, ready - 1, thinks=True)
    assert before.sentence == "The maze is ready."
    assert before.did == ("→ All numbers become floor." if lesson == "10" else "")
    assert not stage.as_frame().needs_space


@pytest.mark.parametrize(
    ("lesson", "title", "facts"),
    [
        ("08", "Everything is wall again.", "24 rooms. {steps} steps."),
        ("09", "The maze is ready: one group.", ""),  # The bar has the numbers.
        ("10", "It found the way.", "Made in {made} steps, solved in {solved}."),
    ],
)
def test_the_end_says_what_has_come_out(lesson, title, facts):
    stage, steps = stage_of(lesson)
    stage.player.seek(stage.scene.last)
    card = stage.as_frame().card
    last = len(steps) - 1
    made = steps.index(None) if None in steps else last
    facts = facts.format(steps=last, made=made, solved=last - made)
    assert (card.title, card.facts) == (title, facts)
    ask = stage.lesson.call.ask
    assert card.question == (ask if isinstance(ask, str) else ask["end"]) != ""
    stage.player.seek(stage.scene.last - 1)
    assert stage.as_frame().card is None


@pytest.mark.parametrize(("lesson", "onward"), [("08", "Fill it"), ("10", "Solve it")])
def test_a_maze_that_is_ready_is_celebrated_and_can_be_filled_or_solved(lesson, onward):
    stage, steps = stage_of(lesson)
    ready = steps.index(None)
    for tick, thinks in ((ready - 1, False), (ready - 1, True), (ready, True), (ready + 1, False)):
        strip_at(stage, tick, thinks=thinks)
        assert stage.as_frame().card is None, (tick, thinks)
    stage.player.seek(ready)
    card = stage.as_frame().card
    assert (card.title, card.outcome) == ("The maze is ready.", Outcome.GOOD)
    assert ready != 23, "it is not as many steps as walls are broken"
    assert card.facts == f"24 rooms. Made in {ready} steps."
    made_by = {"08": "dig", "10": "make"}[lesson]
    names = {piece.name for piece in stage.as_frame().shown.source.pieces}
    assert made_by in names, "beside the card stands the rule that has made the maze"
    assert not names & {"fill", "solve"}
    assert card.question == stage.lesson.call.question_when_ready()
    assert card.buttons == (onward, "New maze")
    assert not stage.scene.is_seen_to_end(card), "the second rule is still to come"
    click_on(stage, card.leads_to)
    assert stage.player.playing
    for _frame in range(20):
        stage.frame(0.1)
    assert stage.player.tick > ready
    stage.player.seek(ready)
    press(stage, pygame.K_g)
    assert stage.as_frame().card is None, "a class that guesses is told how to go on"


def test_after_the_filling_the_maze_can_be_seen_again_or_another_one_made():
    stage, steps = stage_of("08")
    stage.player.seek(stage.scene.last)
    card = stage.as_frame().card
    assert card.outcome is Outcome.FILLED
    assert card.buttons[1] == "See the maze"
    assert stage.scene.is_seen_to_end(card)
    click_on(stage, card.goes_back)
    assert (stage.player.tick, stage.player.thinks) == (steps.index(None), False)
    assert stage.as_frame().card.title == "The maze is ready."


def test_of_a_learner_s_own_second_rule_the_button_says_the_name(tmp_path):
    (tmp_path / "mine.py").write_text(
        "from mazelib import show\n\n\ndef make(maze, rng):\n    maze.dig_to((1, 1))\n"
        '    yield "dug"\n    maze.dig_to((3, 1))\n    yield "dug"\n\n\n'
        'def paint_each_room_anew(maze, rng):\n    maze[1, 1] = 5\n'
        '    yield "one"\n    yield "two"\n\n\n'
        'show([make, paint_each_room_anew], sizes=[(2, 1)], ask="Why?")\n'
    )
    stage = Stage(lesson_of(tmp_path / "mine.py"), LARGE)
    stage.scene.advance(20)
    stage.player.seek(stage.scene.pauses_at)
    card = stage.as_frame().card
    assert card.buttons == ("Go on: paint_each_room_anew", "New maze")
    stage.draw()
    (words,) = [text for text in stage.drawn.written if text.text.startswith("Go on: p")]
    assert words.text.endswith("…")
    assert words.room.contains(words.at), "a long name is cut, and stays on its button"
    assert (card.facts, card.question) == ("2 rooms. Made in 2 steps.", "")


@pytest.mark.thorough
def test_played_fast_only_the_second_halves_are_seen():
    stage = stage_at(0, "08", width=6, height=4, speed=20.0)
    press(stage, pygame.K_SPACE)
    halves = set()
    for _frame in range(400):
        stage.frame(0.02)
        halves.add(stage.player.half)
        if not stage.player.playing:
            break
    ready = stage.scene.pauses_at
    assert stage.player.half == 2 * ready, "it pauses where the maze is ready"
    assert not [half for half in halves if half % 2 == 0 and 0 < half < 2 * ready]
    assert len(halves) > 20


FAILING = """from mazelib import show


def make(maze, rng):
    maze.dig_to(maze.first)
    for number in range(3):
        yield "dug"
        if number == FAILS:
            maze.dig((99, 99))


show(make, sizes=[(3, 2)])
"""


@pytest.mark.parametrize("fails", [0, 1, 2])
def test_a_rule_that_fails_is_told_after_all_that_it_has_done_before(tmp_path, fails):
    path = tmp_path / "mine.py"
    path.write_text(FAILING.replace("FAILS", str(fails)))
    stage = Stage(lesson_of(path), LARGE)
    halves = [at(stage)]
    for _key in range(9):
        press(stage, N)
        settle(stage)
        halves.append(at(stage))
    assert stage.problem
    assert stage.problem.line == 9
    assert max(halves) == (fails, False)
    assert (fails - 1, True) in halves or not fails
    stage.player.seek(0)
    assert stage.problem is None or not fails


@pytest.mark.parametrize(
    "begins",
    [
        'maze.mark("S", (1, 1))\n    maze.mark("G", (7, 3))\n    maze.lay(1, (1, 1))',
        'maze.mark("G", (1, 1))\n    maze.lay(1, maze.goal)',
        "number_rooms(maze)",
    ],
)
def test_what_no_rule_has_done_is_not_said_at_the_end(tmp_path, begins):
    """No road has come to the goal, or none that solves; the rooms are no single group."""
    (tmp_path / "mine.py").write_text(
        "from mazelib import number_rooms, show\n\n\ndef make(maze, rng):\n"
        f'    {begins}\n    yield "one"\n    maze.dig(*maze.rooms, *maze.walls)\n'
        '    yield "two"\n\n\nshow(make, sizes=[(4, 2)])\n'
    )
    stage = Stage(lesson_of(tmp_path / "mine.py"), LARGE)
    stage.scene.advance(10)
    stage.player.seek(stage.scene.last)
    card = stage.as_frame().card
    assert (card.title, card.facts, card.outcome) == (
        "Finished.", "8 rooms. 1 step.", Outcome.GOOD,
    )  # fmt: skip


STOPS_TOO_SOON = """from mazelib import show


def dig(maze, rng):
    maze.dig_to(maze.first)
    yield "first"
    {digs_more}
    yield "second"


def go_on(maze, rng):
    yield "on"
    yield "and on"


show({given}, sizes=[(3, 2)], ask="Why is it a maze?")
"""
NOT_MADE = {
    "too few rooms": ("maze.dig_to((3, 1))", "4 of 6 rooms are still wall."),
    "no way to any": ("maze.dig(*maze.rooms)", "The maze is in 6 pieces."),
    "only walls": ("maze.fill(maze.first); maze.dig(*maze.walls)", "6 of 6 rooms are wall."),
}  # fmt: skip


@pytest.mark.parametrize("why", NOT_MADE)
def test_of_a_maze_that_is_not_made_it_is_said_what_is_missing_and_nothing_is_praised(
    why, tmp_path
):
    """The nearest lie would be that it is finished, ready, or all wall again."""
    digs_more, missing = NOT_MADE[why]
    for given in ("dig", "[dig, go_on]"):
        script = STOPS_TOO_SOON.format(digs_more=digs_more, given=given)
        (tmp_path / "mine.py").write_text(script)
        stage = Stage(lesson_of(tmp_path / "mine.py"), LARGE)
        stage.scene.advance(10)
        for tick in {stage.scene.pauses_at, stage.scene.last}:
            strip = strip_at(stage, tick)
            assert strip.sentence == missing, (given, tick)
            card = stage.as_frame().card
            assert (card.title, card.outcome) == (missing, Outcome.UNFINISHED), (given, tick)
            assert (card.facts, card.question) == (
                "1 step." if tick == 1 else f"{tick} steps.", "What would you change in the rule?",
            )  # fmt: skip
    assert stage.scene.timeline_marks() == {2: "not ready"}
    assert strip_at(stage, 1, thinks=True).sentence == missing
    stage.player.seek(stage.scene.last)
    assert LIGHT.good not in colours_at_the_end(stage)
    made = Stage(lesson_of("08", width=3, height=2), LARGE)
    made.scene.advance(10**4)
    made.player.seek(made.scene.last)
    assert LIGHT.good in colours_at_the_end(made)


def colours_at_the_end(stage):
    """The colours of the window where its run has ended."""
    settle(stage)
    stage.draw()
    return colours_of(stage.window.surface, stage.window.surface.get_rect())


def test_a_room_that_is_no_dead_end_is_not_called_one(tmp_path):
    """A rule that fills the oldest room first cuts a way through."""
    text = script("08").read_text().replace("maze.dug[-1]", "maze.dug[0]")
    path = tmp_path / "mine.py"
    path.write_text(text.replace("import here", "#"))
    stage = stage_at(0, path, LARGE, width=8, height=5, seed=1)
    stage.scene.advance(10**4)
    ready = stage.scene.pauses_at
    said = {strip_at(stage, tick).sentence for tick in range(ready + 4, stage.scene.last)}
    assert any(re.fullmatch(r"\d+ rooms are left\.", sentence) for sentence in said)
    assert any(sentence.startswith("A dead end again") for sentence in said)
