"""What the teachers' page says is computed: each number and each claim, with a walk or a maze.

The page is checked for the very words, so that neither the page nor the lessons change alone.
"""

import ast
import random
import re
import runpy
from fractions import Fraction
from itertools import pairwise, product
from math import dist

import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.grid.compass import DELTAS, Heading, Place, Turn, stepped, turn_between, turned
from mazelib.grid.routes import reachable
from mazelib.making.field import FLOOR, WALL, between, is_room
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.maps.reach import tour
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import VIEWS, View, seen_by_walker, view_at
from mazelib.walking.walk import Walk
from mazelib.walking.ways import onward_ways
from mazelib.window.input.keys import Command
from tests.conftest import PROJECT
from tests.learners import made, saved
from tests.lessons import lesson_of
from tests.making.told_steps import (
    Told,
    around,
    beside,
    blank_around,
    rooms_in,
    told_steps,
    ways_at,
)
from tests.real_lessons import makers_in
from tests.samples import OURS, heya
from tests.window.input.test_silent_keys import press_named
from tests.window.on_stage import LARGE, check_files, come_to, paused_stage, settle

LESSONS = PROJECT / "lessons"
FROM_RIGHT = (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK)
PAGE = " ".join((LESSONS / "README.md").read_text(encoding="utf-8").split())


def says(*sentences: str) -> None:
    """The page says all of these."""
    assert [sentence for sentence in sentences if sentence not in PAGE] == []


def text_of(number: str) -> str:
    (path,) = LESSONS.glob(f"{number}_*.py")
    return path.read_text(encoding="utf-8")


def rule_of(number: str, name: str):
    (path,) = LESSONS.glob(f"{number}_*.py")
    return runpy.run_path(str(path))[name]


def changed(text: str, old: str, new: str) -> str:
    assert old in text, "the line that the page changes is there"
    return text.replace(old, new)


def ending_of(folder, text: str, read: Heya):
    """How a walk by the rule in this text ends."""
    return Walk(read, made(saved(folder, text))).run()


def walked(rule, read: Heya, ticks: int) -> list[tuple]:
    """(place, heading, view, turn) of each tick, by a plain loop and not by the library's walk."""
    found = []
    place = read.start
    heading = read.heading
    for _ in range(ticks):
        view = view_at(read, place, heading)
        turn = rule.turn(view, place, heading) if hasattr(rule, "turn") else rule(view)
        found.append((place, heading, view, turn))
        heading = turned(heading, turn)
        if read.is_open(stepped(place, heading)):
            place = stepped(place, heading)
    return found


# --- 01 to 03 --------------------------------------------------------------------------------


def test_01_an_x_is_an_error_with_line_and_column_and_the_last_good_map_stays(tmp_path):
    map_file = tmp_path / "mine.txt"
    map_file.write_text(heya("drawing").text, encoding="utf-8")
    stage = paused_stage("01", (1280, 800), map=str(map_file))
    rows = heya("drawing").rows
    shown = stage.scene.timeline.heya
    map_file.write_text("\n".join([rows[0], rows[1].replace("  ", " x", 1), *rows[2:]]), "utf-8")
    check_files(stage)
    assert stage.problem.place == "mine.txt, line 2, column 4"
    assert "for wall" in stage.problem.advice
    assert stage.scene.timeline.heya == shown
    says(
        "It names the file, the line and the column, says how to draw, and keeps showing the last"
        " good map."
    )


def at_start(read: Heya) -> str:
    """The character of the text at the walker's place."""
    x, y = read.start
    return read.rows[y][x]


def test_01_the_walker_is_a_sign_of_the_text_and_without_it_faces_up_at_the_same_place():
    read = heya("drawing")
    x, y = read.start
    sign = at_start(read)
    says(
        f"*It's the `{sign}` in line {y + 1}, column {x + 1}, so it faces {read.heading.word}.*",
        "if you type a space over it and save? *It stays in the same place but faces up.",
    )
    without = parse(read.text.replace(sign, " "))
    assert at_start(without) == " "
    assert (without.start, without.heading) == (read.start, Heading.UP)
    says(
        "A map without a start sign starts on its first floor place, the one nearest the top left, "
        "and the walker faces up."
    )


def test_01_nobody_falls_off_where_the_border_is_open():
    rows = list(heya("drawing").rows)
    (y, row) = next((y, row) for y, row in enumerate(rows) if "b" in row)
    assert row.endswith("b|")
    rows[y] = row[:-1] + " "
    read = parse("\n".join(rows))
    edge = (read.width - 1, y)
    assert read.is_open(edge)
    assert not view_at(read, edge, Heading.RIGHT).front
    says("make the wall to the right of `b` into floor", "everything outside the map is wall")


def test_02_towards_a_wall_it_turns_and_stays_and_a_tick_has_passed():
    read = heya("first")
    keys = PressedKeys()
    walk = Walk(read, keys)
    keys.wanted = Heading.LEFT
    walk.advance(1)
    moment = walk.timeline.moment(1)
    assert (moment.tick, moment.place, moment.heading) == (1, read.start, Heading.LEFT)
    says("*It turns that way, and stays. The clock ticks, but that wasn't a step.*")


def test_02_the_shortest_ways():
    first, loop = (len(tour(heya(name))) - 1 for name in ("first", "loop"))
    says(
        f"how many steps is the shortest path on `first`? Walk it. *{first}.",
        f"On `loop` it's {loop}.",
    )


def test_02_with_left_and_right_swapped_only_these_two_are_mirrored(tmp_path):
    text = text_of("02").replace('"right": Heading.RIGHT', '"right": Heading.LEFT')
    text = changed(text, '"left": Heading.LEFT', '"left": Heading.RIGHT')
    keys = lesson_of(saved(tmp_path, text.replace("import here", "#"))).headings()
    assert keys == {
        "up": Heading.UP,
        "right": Heading.LEFT,
        "down": Heading.DOWN,
        "left": Heading.RIGHT,
    }
    says("It's like walking in a mirror: left is right, but up is still up.")


class Coin:
    """Tosses what it is told, and notes that it was asked."""

    def __init__(self, tosses):
        self.tosses = list(tosses)
        self.asked = 0

    def randint(self, least, most):
        assert (least, most) == (0, 1)
        self.asked += 1
        return self.tosses[self.asked - 1]


def test_03_where_both_sides_are_open_it_is_twice_as_often_right():
    rule = rule_of("03", "random_walk")
    for front in (True, False):
        chance = dict.fromkeys(Turn, Fraction(0))
        for tosses in ((0, 0), (0, 1), (1, 0), (1, 1)):
            view = View(front=front, right=True, left=True, back=True)
            chance[rule(view, Coin(tosses))] += Fraction(1, 4)
        assert chance[Turn.RIGHT] == 2 * chance[Turn.LEFT]
        says(
            "right comes up twice as often. It asks about the right first, with one coin. "
            "Only if that coin says no does it ask about the left. "
            f"That's {chance[Turn.RIGHT]} against {chance[Turn.LEFT]}."
        )


def test_03_to_the_right_of_who_faces_left_is_up():
    is_open = [True, False, False, False]
    assert seen_by_walker(is_open, Heading.LEFT) == View(
        front=False, right=True, back=False, left=False
    )
    assert (Heading.LEFT, (3 + 1) % 4) == (3, Heading.UP)
    says("the walker faces left.", "(3 + 1) % 4 is 0, and that's up.")


def test_03_if_it_asks_about_the_left_first_it_leans_left(tmp_path):
    text = text_of("03").replace("import here", "#")
    head, right, left, tail = re.split(r"(?=    if view\.(?:right|left|front):)", text)
    path = saved(tmp_path, head + left + right + tail)
    rule = runpy.run_path(str(path))["random_walk"]
    chance = dict.fromkeys(Turn, Fraction(0))
    for tosses in ((0, 0), (0, 1), (1, 0), (1, 1)):
        view = View(front=True, right=True, left=True, back=True)
        chance[rule(view, Coin(tosses))] += Fraction(1, 4)
    assert chance[Turn.LEFT] == 2 * chance[Turn.RIGHT]
    says("ask about the left first. Which bar is longer now? *The left one.")


# --- 04 to 06 --------------------------------------------------------------------------------


def test_04_the_circle_and_the_place_that_opens_it():
    first = heya("first")
    loop = heya("loop")
    ending = Walk(loop, made(next(LESSONS.glob("04_*.py")))).run()
    assert ending.verdict is Verdict.CIRCLING
    says(
        f"on `loop`, compare tick {ending.since} and tick {ending.tick}.",
        f"{ending.tick - ending.since} ticks a lap",
    )
    opened = [
        (x, y) for y, rows in enumerate(zip(first.rows, loop.rows, strict=True))
        for x, (one, other) in enumerate(zip(*rows, strict=True)) if one != other
    ]  # fmt: skip
    ((x, y),) = opened
    assert (first.rows[y][x], loop.rows[y][x]) == ("#", " ")
    says(
        f"Put it in line {y + 1}, column {x + 1} of the file. (That's ({x}, {y}) in the window.) "
        "Then the block is joined to the border."
    )
    assert Walk(first, made(next(LESSONS.glob("04_*.py")))).run().verdict is Verdict.ARRIVED


def test_04_the_block_it_goes_round_stands_free_and_the_targets_are_beside_other_walls():
    loop = heya("loop")
    ticks = walked(rule_of("04", "right_hand"), loop, 29)[13:]
    touched = {
        stepped(place, turned(turned(heading, turn), Turn.RIGHT))
        for place, heading, _, turn in ticks
    }
    block = {place for place in touched if not loop.is_open(place)}
    edge = list(block)
    while edge:
        x, y = edge.pop()
        for place in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            inside = 0 <= place[0] < loop.width and 0 <= place[1] < loop.height
            if inside and not loop.is_open(place) and place not in block:
                block.add(place)
                edge.append(place)
    assert block
    assert not {(x, y) for x, y in block if x in (0, loop.width - 1) or y in (0, loop.height - 1)}
    lap = {place for place, _, _, _ in ticks}
    for letter, (x, y) in loop.controls:
        assert ((x, y) in lap) == (letter == "a")
        assert bool({(x + dx, y + dy) for dx, dy in DELTAS} & block) == (letter == "a")
    says(
        "a block of wall that isn't joined to the rest",
        "Target a is next to this block, but b and c are next to other walls",
    )


def test_04_each_view_is_answered_by_the_line_that_the_page_names():
    rule = rule_of("04", "right_hand")
    for view in VIEWS[Heading.UP]:
        expected = Turn.AHEAD if view.front else Turn.LEFT
        assert rule(view) is (Turn.RIGHT if view.right else expected)
    says(
        "*If right is open, the first `return`. If not, but front is open, the second. "
        "If both are wall, the third.*"
    )


def test_05_the_card_that_saves_it_on_loop():
    rule = rule_of("05", "BranchStack")()
    loop = heya("loop")
    put_at = {}
    for tick in range(23):
        before = dict(rule.cards)
        place, heading, view, turn = walked_on(rule, loop, tick)
        for new in set(rule.cards) - set(before):
            put_at[new] = tick
        if tick == 13:
            at_13 = set(before)
    assert place in before, "a card lies there"
    assert place not in rule.cards, "at tick 22 it is thrown away"
    assert place in at_13, "it lay there at tick 13, where the lesson stops"
    hand = rule_of("04", "right_hand")(view)
    assert hand is Turn.RIGHT
    assert turn is turn_between(heading, before[place]) is not hand
    says(f"on `loop`, at tick {tick}, will it go round", f"it left there at tick {put_at[place]}")
    says("The right hand alone would turn right")
    assert "go to tick 13: which card will save it from the circle?" in text_of("05")


def walked_on(rule, read: Heya, tick: int):
    """The tick of this number; the rule is asked anew from the beginning."""
    rule.cards.clear()
    walked(rule, read, tick)
    place, heading = place_after(type(rule)(), read, tick)
    view = view_at(read, place, heading)
    return place, heading, view, rule.turn(view, place, heading)


def place_after(rule, read: Heya, ticks: int):
    place = read.start
    heading = read.heading
    if ticks:
        place, heading, _, turn = walked(rule, read, ticks)[-1]
        heading = turned(heading, turn)
        if read.is_open(stepped(place, heading)):
            place = stepped(place, heading)
    return place, heading


def test_05_in_the_trap_the_third_way_is_forgotten_and_the_way_to_a_is_never_noted():
    read = heya("trap_room")
    rule = rule_of("05", "BranchStack")()
    goal = dict(read.controls)["a"]
    noted = set()
    forgotten = set()
    place = read.start
    heading = read.heading
    for tick in range(20):
        place, heading = place_after(rule_of("05", "BranchStack")(), read, tick)
        view = view_at(read, place, heading)
        had_card = place in rule.cards
        turn = rule.turn(view, place, heading)
        noted |= set(rule.cards.items())
        ways = onward_ways(view, heading)
        if len(ways) == 3 and not had_card:
            assert turned(heading, turn) == ways[0]
            assert rule.cards[place] == ways[1]
            forgotten.add((place, ways[2]))
    assert forgotten
    assert not forgotten & noted
    assert [card for card in noted if stepped(*card) == goal] == []
    says(
        "Sometimes there are three ways to go. The hand takes the first, a card notes the second, "
        "and the third is forgotten. The path to target a is never noted."
    )


def test_05_noting_the_last_way_arrives_on_every_map_but_one(tmp_path):
    text = text_of("05")
    last = changed(text, "ways[1]", "ways[-1]")
    beaten = []
    for name in OURS:
        read = heya(name)
        if tour(read) and ending_of(tmp_path, last, read).verdict is not Verdict.ARRIVED:
            beaten.append(name)
    assert beaten == ["trap_left"]
    assert ending_of(tmp_path, text, heya("trap_left")).verdict is Verdict.ARRIVED
    says(
        "write `ways[-1]` instead of `ways[1]`, so that the card notes the last way.",
        "*It arrives on every map in `heya/` where that's possible, except one: `--map trap_left`.",
    )


def test_06_it_goes_where_the_page_says_on_every_map():
    for name in OURS:
        rule = rule_of("06", "Tremaux")()
        read = heya(name)
        place = read.start
        heading = read.heading
        for _ in range(80):
            view = view_at(read, place, heading)
            marks = dict(rule.chalk.get(place, {}))
            turn = rule.turn(view, place, heading)
            if not isinstance(turn, Turn):
                break
            back = turned(heading, Turn.BACK)
            from_right = [turned(heading, each) for each in FROM_RIGHT]
            ways = [way for way in from_right if read.is_open(stepped(place, way))]
            fewest = min(marks.get(way, 0) for way in ways)
            expected = next(way for way in ways if marks.get(way, 0) == fewest)
            if marks.get(back) == 1 and sum(marks.values()) > 1:
                expected = back
            heading = turned(heading, turn)
            assert heading == expected
            place = stepped(place, heading)
    says("which is the first from its right?", "it turns round at once")


def test_06_the_ways_of_the_ring_and_what_happens_without_turning_round(tmp_path):
    read = heya("ring")
    floor = [(x, y) for y in range(read.height) for x in range(read.width) if read.is_open((x, y))]
    ways = sum(
        read.is_open(stepped(place, way))
        for place in floor
        for way in (Heading.RIGHT, Heading.DOWN)
    )
    says(
        f"there are {ways} links between places in `ring`.",
        f"*{2 * ways}: each link once in each direction.*",
    )
    text = text_of("06")
    assert ending_of(tmp_path, text, read).tick <= 2 * ways
    first = text.index("        if came_to_old_place")
    three_lines = text[first : text.index("        way = fewest_marks")]
    assert three_lines.count("\n") == 3
    on = changed(text, three_lines, "")
    assert ending_of(tmp_path, on, heya("trap_corridor")).verdict is Verdict.CIRCLING
    assert ending_of(tmp_path, text, heya("trap_corridor")).verdict is Verdict.ARRIVED
    says(
        "delete `if came_to_old_place` and the two lines below it.",
        "On `trap_corridor` that ends in a circle.",
    )


def test_06_on_unreachable_every_way_has_two_marks_at_the_end(tmp_path):
    walk = Walk(heya("unreachable"), made(saved(tmp_path, text_of("06"))))
    assert walk.run().verdict is Verdict.UNREACHABLE
    chalk = walk.timeline.memory_at(walk.timeline.last)["chalk"]
    assert {*chalk} == {*reachable(walk.heya, walk.heya.start)}
    assert {count for marks in chalk.values() for count in marks.values()} == {2}
    says("*Every way that it can get to has two marks. There are no others.*")


def test_06_on_first_it_rubs_out_its_marks_after_it_passed_b_looking_for_a(tmp_path):
    walk = Walk(heya("first"), made(saved(tmp_path, text_of("06"))))
    walk.run()
    timeline = walk.timeline
    drawn = [len(timeline.memory_at(tick).get("chalk", {})) for tick in range(timeline.last + 1)]
    (anew,) = [tick for tick in range(1, timeline.last + 1) if drawn[tick] < drawn[tick - 1]]
    assert timeline.target(anew) == "b"
    b = dict(walk.heya.controls)["b"]
    passed = [tick for tick in range(anew) if timeline.place(tick) == b]
    assert timeline.target(passed[0]) == "a"
    says(
        "such as `--map first`, the walker can pass b while it's still looking for a.",
        "Then it rubs out its marks and starts again.",
    )


# --- 07 --------------------------------------------------------------------------------------

LINES = LESSONS / "lines"
HEAD = "from mazelib import EXPLORED, Turn, open_ways, pick, stepped, turn_between, turned\n\n\n"


def lines_of(name: str) -> str:
    return (LINES / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0]


def mirrored(read: Heya) -> Heya:
    rows = "\n".join(row[::-1] for row in read.rows)
    start = (read.width - 1 - read.start[0], read.start[1])
    cells = [list(row) for row in rows.split("\n")]
    cells[start[1]][start[0]] = "A"
    return parse("\n".join("".join(row) for row in cells))


def test_07_the_hands_on_first_and_on_its_mirror(tmp_path):
    rules = [HEAD + lines_of("left_hand"), text_of("04")]
    left, right = (ending_of(tmp_path, rule, heya("first")).tick for rule in rules)
    says(
        f"Yes, {left}. That's longer than the right hand's {right},",
        "on the mirrored map it's the other way round",
    )
    there = [ending_of(tmp_path, rule, mirrored(heya("first"))) for rule in rules]
    assert {each.verdict for each in there} == {Verdict.ARRIVED}
    assert [each.tick for each in there] == [right, left]


def test_07_turning_back_in_a_dead_end_at_once_and_the_rule_that_closes_places(tmp_path):
    fast = ending_of(tmp_path, HEAD + lines_of("fast"), heya("first")).tick
    says(f"{fast} instead of {ending_of(tmp_path, text_of('04'), heya('first')).tick}.")
    lines_of_class = lines_of("once_each").splitlines()
    says(f"The rule of task 5 is a class of {len(lines_of_class)} lines")
    names = [exercise.name for exercise in EXERCISES]
    assert {path.stem for path in LINES.glob("*.txt")} == {*names}
    count = ("five", "six", "seven", "eight")[len(names) - 5]
    says(f"No single rule can pass all {count} tasks")
    assert (names.index("once_each") + 1, names.index("fast") + 1) == (5, 6)


# --- 08 to 10 --------------------------------------------------------------------------------

#: What is true of every maze is tried on those of these seeds.
SEEDS = range(6)


def told(number: str, width: int, height: int, seed: int, part: int = 0) -> list[Told]:
    """The steps of a lesson's first rule, or of its second one."""
    steps = told_steps(makers_in(number), width, height, seed)
    return [step for step in steps if step.part == part]


def made_by(folder, text: str, name: str):
    """A function of a lesson whose text was changed."""
    (folder / "here.py").write_text("")
    path = saved(folder, text)
    return runpy.run_path(str(path))[name]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sweep(2)
def test_08_the_question_marks_are_in_the_neighbours_that_are_still_wall(seed):
    stage = paused_stage("08", LARGE, seed=seed)
    come_to(stage, 40)
    timeline = stage.scene.timeline
    for step in range(1, 40):
        before = values(timeline, step - 1)
        asked = timeline.frame(step).in_question
        assert {*asked.found} == {*blank_around(before, asked.place, WALL)}
        if not asked.found:
            stage.player.seek(step - 1)
            sentence = stage.as_frame().strip.sentence
            told = ("Stuck. How far back will it go?", "There's nothing left to dig here, either.")
            assert sentence in told
    says(
        "with a `?` in each neighbouring room that's still solid",
        "There's no `?`, so it's stuck. How far back will it go?",
    )


def test_08_the_room_that_is_filled_is_the_one_that_was_dug_last():
    stage = paused_stage("08", LARGE, seed=1)
    stage.scene.advance(10**4)
    timeline = stage.scene.timeline
    ready = timeline.ready_at
    dug = []
    for step in range(ready + 1):
        dug += [place for place in timeline.frame(step).changed if is_room(place)]
    stage.player.seek(ready + 1)
    assert stage.as_frame().strip.sentence == "Why will it fill this room now?"
    for step, room in enumerate(reversed(dug), ready + 1):
        assert room in timeline.frame(step).changed
    says("Of all the rooms that are left, it was dug last, so it has the largest number.")


def values(timeline, step: int):
    """What stands at each place inside the border after a step."""
    frame = timeline.frame(step)
    return {place: frame.value(place) for place in inside_of(frame.field)}


def inside_of(field):
    """All places inside the border."""
    return product(range(1, field.places.width - 1), range(1, field.places.height - 1))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sweep(2)
def test_08_where_it_digs_after_it_was_stuck_and_where_it_can(seed):
    way = []
    dug_after_stuck = 0
    chosen = set()
    steps = told("08", 8, 6, seed)
    for before, step in pairwise([steps[0], *steps]):
        if step.new_rooms:
            newest = [room for room in way if blank_around(step.before, room, WALL)][-1:]
            if way:
                assert [step.stood] == newest
                walls = blank_around(step.before, step.stood, WALL)
                chosen.add((len(walls), walls.index(step.new_rooms[0])))
            way = way[: way.index(step.stood) + 1] if step.stood in way else []
            way += step.new_rooms
            dug_after_stuck += before.caption.startswith("Stuck")
    assert dug_after_stuck
    assert {(2, 0), (2, 1)} <= chosen, "by chance"
    says("to the newest room on the line that's next to a solid one: a room with a dot.*")


def test_08_how_many_steps_12_by_7_rooms_take():
    (width, height), *_others = lesson_of(LESSONS / "08_dig_and_fill.py").call.sizes
    steps = told("08", width, height, seed=1)
    rooms = width * height
    says(
        f"how many steps does it take to dig {width} × {height} rooms? *{len(steps)}. "
        f"There are {rooms} rooms, and it digs all but the first: {rooms - 1} steps. "
        f"It goes back from each of them: {rooms - 1} more. "
        "In the last step it finds that there's nothing left to dig.*"
    )
    dug = [room for step in steps[1:] for room in step.new_rooms]
    left = [step.stood for step in steps if step.caption.startswith("Stuck")]
    assert sorted(dug) == sorted(left)
    assert len({*dug}) == len(dug) == rooms - 1


@pytest.mark.parametrize("seed", SEEDS)
def test_08_a_dead_end_is_where_it_got_stuck(seed):
    steps = told("08", 6, 5, seed)
    got_stuck = {
        step.stood
        for before, step in pairwise(steps)
        if step.caption.startswith("Stuck") and before.new_rooms == [step.stood]
    }
    maze = steps[-1].after
    begun = steps[0].new_rooms[0]
    dug_from_begun = [step for step in steps[1:] if step.new_rooms and step.stood == begun]
    dead_ends = {room for room in rooms_in(maze) if ways_at(maze, room) == 1}
    assert dead_ends == got_stuck | ({begun} if len(dug_from_begun) == 1 else set())
    says(
        "*They're where it dug a room and got stuck straight away. There's nearly always one at "
        "the start, too, because it rarely digs a second time from there.*"
    )


@pytest.mark.parametrize("seeds", [range(8), pytest.param(range(100), marks=pytest.mark.thorough)])
def test_08_nearly_always_it_began_in_a_dead_end(seeds):
    dead_ends = 0
    for seed in seeds:
        steps = told("08", 12, 7, seed)
        (begun,) = steps[0].new_rooms
        dead_ends += ways_at(steps[-1].after, begun) == 1
    assert dead_ends > 0.9 * len(seeds)


@pytest.mark.parametrize("seed", SEEDS)
def test_08_exactly_one_way_leads_from_one_room_to_another(seed):
    maze = told("08", 4, 3, seed)[-1].after
    with_loop = {**maze, next(place for place in wall_places(maze)): FLOOR}
    for each, most in ((maze, 1), (with_loop, 2)):
        rooms = rooms_in(each)
        counts = {ways_between(each, one, other) for one in rooms for other in rooms}
        assert (min(counts), max(counts)) == (1, most)
    says(lesson_of(LESSONS / "08_dig_and_fill.py").call.question_when_ready())
    says(
        "*Exactly one: each room but the first was dug from one other room, so there's no loop. "
        "Click on two rooms and you see the path.*"
    )


def wall_places(maze):
    """The places between two rooms that are still wall."""
    for x, y in maze:
        is_between = x % 2 != y % 2 and 0 < x < 8 and 0 < y < 6
        if is_between and maze[x, y] == WALL:
            yield x, y


def ways_between(maze, room, goal, been=()):
    """How many ways lead from one place to another without being anywhere twice."""
    if room == goal:
        return 1
    count = 0
    for dx, dy in DELTAS:
        place = (room[0] + dx, room[1] + dy)
        if maze.get(place, WALL) != WALL and place not in been:
            count += ways_between(maze, place, goal, (*been, room))
    return count


@pytest.mark.parametrize("seed", SEEDS)
def test_08_each_room_is_a_dead_end_when_it_is_filled_since_what_is_newer_is_gone(seed):
    for step in told("08", 6, 5, seed, part=1):
        (room,) = step.new_rooms
        assert ways_at(step.before, room) <= 1
    says(lesson_of(LESSONS / "08_dig_and_fill.py").call.question_at_end())
    says("*Yes. Whatever was dug from it is newer, so it was filled earlier.*")


def test_08_with_the_first_wall_it_digs_up_or_else_to_the_right(tmp_path):
    straight = {}
    texts = {
        "first": changed(text_of("08"), "pick(walls, rng)", "walls[0]"),
        "chance": text_of("08"),
    }
    for name, text in texts.items():
        steps = told_steps([made_by(tmp_path, text, "dig")], 15, 15, 3)
        digging = [step for step in steps[1:] if step.new_rooms]
        for step in digging:
            walls = blank_around(step.before, step.stood, WALL)
            assert name == "chance" or step.new_rooms == walls[:1], "up, right, down, left"
        straight[name] = straight_share(digging)
    assert straight["first"] > 1.5 * straight["chance"]
    says("It always digs up if it can, otherwise right. You get long straight corridors")


def straight_share(digging: list[Told]) -> float:
    """How often it goes straight on where it digs twice in a row."""
    pairs = [
        (one, other) for one, other in pairwise(digging) if other.stood == one.new_rooms[0]
    ]
    straight = [
        one for one, other in pairs if between(one.stood, other.new_rooms[0]) == other.stood
    ]
    return len(straight) / len(pairs)


def test_09_10_and_4_are_broken_and_all_rooms_of_both_groups_are_4_then():
    steps = [step for seed in range(60) for step in told("09", 8, 5, seed)[1:]]
    found = 0
    for step in steps:
        one, other = beside(step.wall)
        if {step.before[one], step.before[other]} == {10, 4}:
            found += 1
            assert step.caption == "Different: break it."
            both = [place for place, value in step.before.items() if value in (4, 10)]
            assert {step.after[place] for place in both} == {4}
    assert found
    says("10 and 4: break this wall, or leave it?", "All the rooms of both groups become 4")


@pytest.mark.parametrize("seed", SEEDS)
def test_09_a_wall_between_rooms_with_the_same_number_would_be_a_loop(seed):
    steps = told("09", 8, 5, seed)
    stayed = [step for step in steps if step.caption.startswith("Same")]
    assert stayed
    for step in stayed:
        one, other = beside(step.wall)
        assert other in joined_with(step.before, one)
    says("there's already a path between them, and a second one would be a loop")


def joined_with(values, room: Place) -> set[Place]:
    """All rooms to which a way leads."""
    found = {room}
    to_see = [room]
    while to_see:
        for other, way in around(values, to_see.pop()).items():
            if way != WALL and other not in found:
                found.add(other)
                to_see.append(other)
    return found


def test_09_walls_broken_and_groups_are_together_as_many_as_rooms_at_every_step():
    sizes = lesson_of(LESSONS / "09_merge_rooms.py").call.sizes
    told_of = []
    for width, height in sizes:
        broken = 0
        for step in told("09", width, height, seed=4):
            broken += step.caption.startswith("Different")
            groups = {step.after[room] for room in rooms_in(step.after)}
            assert broken + len(groups) == width * height
        assert len(groups) == 1
        told_of.append((broken, f"{width} × {height}"))
    first, *others = told_of
    rest = ", ".join(f"{broken} for {size}" for broken, size in others)
    says(
        "*Add them up and you get the number of rooms: "
        "each broken wall turns two groups into one.*",
        f"So {first[0]} walls are broken for {first[1]} rooms, {rest}.*",
    )
    assert lesson_of(LESSONS / "09_merge_rooms.py").call.ask in PAGE


def test_09_without_shuffling_it_is_a_comb(tmp_path):
    line = "for wall in shuffled(maze.walls, rng):"
    make = made_by(tmp_path, changed(text_of("09"), line, "for wall in maze.walls:"), "make")
    maze = told_steps([make], 6, 4)[-1].after
    for x, y in rooms_in(maze):
        if x < 11:
            assert (maze[x + 1, y] != WALL) == (y == 1), "ways to the right in the upper row alone"
        if y < 7:
            assert maze[x, y + 1] != WALL, "each room hangs from the one over it"
    says(
        "write `for wall in maze.walls:` instead.",
        "You get a comb: the rooms at the top become one row, and a column hangs from each of "
        "them.",
    )


@pytest.mark.parametrize("part", [0, 1])
def test_10_where_the_next_road_begins_and_which_number_it_gets(part):
    blank = [WALL, FLOOR][part]
    began_twice = 0
    for seed in range(12):
        grown: list[Place] = []
        newest_from: dict[Place, int] = {}
        for step in told("10", 10, 8, seed, part):
            if not step.new:
                continue  # The road is stuck.
            (room,) = step.new_rooms
            road = step.after[room]
            if grown:
                newest = next(one for one in grown[::-1] if blank_around(step.before, one, blank))
                assert step.stood == newest
                if newest != grown[-1]:
                    began_twice += newest_from[newest] > step.before[newest]
                    assert road == newest_from[newest] + 1
                newest_from[newest] = road
            grown.append(room)
    assert part == 1 or began_twice, "once in a while two roads begin at one place"
    says(
        "*At the newest place that still has a blank room beside it. "
        "The worker goes back room by room to find it.*",
        "*At least one road has gone on from that place already. Take the newest of them and add "
        "one. That's also how many calls are open, one inside the other.*",
    )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sweep(2)
def test_10_when_it_solves_it_takes_the_way_nearest_to_g(seed):
    chose = 0
    steps = told("10", 10, 8, seed, part=1)
    goal = rooms_in(steps[0].after)[-1]
    for step in steps[1:]:
        ways = blank_around(step.before, step.stood, FLOOR)
        if not ways:
            continue  # The road is stuck.
        distances = {way: dist(way, goal) for way in ways}
        assert distances[step.new_rooms[0]] == min(distances.values())
        chose += len({*distances.values()}) > 1
    assert chose
    says("*To the room nearest to G, in a straight line.*")


def test_10_the_two_calls_differ_in_what_the_page_says():
    calls = {}
    for function in ast.parse(text_of("10")).body:
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fill_with_road":
                calls[function.name] = [ast.unparse(argument) for argument in node.args]
    making = calls["make"]
    solving = calls["solve"]
    differ = [number for number in range(4) if making[number] != solving[number]]
    assert differ == [1, 3], "where the road begins, and by what it chooses"
    says(
        "*Where the road starts, and how it chooses: "
        f"with `{making[3]}` it makes, with `{solving[3]}` it solves.*"
    )


def test_10_how_deep_the_calls_lie_in_its_three_sizes():
    named = re.search(r"In the three sizes, about (\d+), (\d+) and (\d+) roads have", PAGE)
    sizes = lesson_of(LESSONS / "10_fill_with_road.py").call.sizes
    for number, (width, height) in zip(named.groups(), sizes, strict=True):
        deepest = [max_road(made_maze(width, height, seed)[0]) for seed in range(20)]
        assert sum(deepest) / len(deepest) == pytest.approx(int(number), abs=1)


def made_maze(width: int, height: int, seed: int):
    """A maze made by lesson 10, and its dice."""
    maze = Maze(width, height)
    rng = random.Random(seed)
    for _caption in makers_in("10")[0](maze, rng):
        pass
    return maze, rng


def max_road(maze: Maze) -> int:
    return max(maze[room] for room in maze.rooms)


def steps_to_solve(solve, maze: Maze, rng: random.Random) -> int:
    """How many steps it takes to solve a maze, which may have been solved before."""
    begin_next_rule(maze)
    steps = len(list(solve(maze, rng)))
    assert maze[maze.goal] > 0, "it has come to G"
    return steps


def test_10_by_chance_it_comes_to_g_as_well_and_the_nearest_is_not_always_right(tmp_path):
    text = changed(text_of("10"), "1, maze.goal)", "1, rng)")
    by_chance = made_by(tmp_path, text, "solve")
    by_nearest = makers_in("10")[1]
    nearest_was_faster = 0
    chance_was_faster = 0
    for seed in range(100):
        maze, rng = made_maze(10, 5, seed)
        nearest = steps_to_solve(by_nearest, maze, rng)
        chance = steps_to_solve(by_chance, maze, rng)
        nearest_was_faster += nearest < chance
        chance_was_faster += chance < nearest
    says(
        "in `solve`, write `rng` instead of `maze.goal`. *It gets to G as well. "
        "We tried 100 mazes of 10 × 5 rooms. Going for the nearest room was faster in "
        f"{nearest_was_faster}, and chance in {chance_was_faster}. "
        "So it's a good guess, but not always right.*"
    )


def test_10_as_often_as_a_road_of_solving_was_stuck_so_many_pale_ends_are_there():
    """Each road ends where it is stuck, but for the one that comes to G: the way is elsewhere."""
    ask = lesson_of(LESSONS / "10_fill_with_road.py").call.ask
    counts = set()
    for seed in range(20):
        steps = told("10", 10, 5, seed, part=1)
        maze = steps[-1].after
        rooms = rooms_in(maze)
        way = {*way_between(maze, rooms[0], rooms[-1])}
        pale = {room for room in rooms if maze[room] >= 0 and room not in way}
        ends = [room for room in pale if roads_beside(maze, room) == 1]
        stuck = [step.stood for step in steps[1:] if not step.new]
        assert sorted(stuck) == sorted(ends)
        counts.add(len(stuck))
    assert 0 in counts, "in some mazes never"
    assert max(counts) > 1
    says(
        f"{ask['end']} *Count the ends of the pale roads: at each one a road got stuck. In some "
        "mazes there are none, because the first guess was always right.*"
    )


def roads_beside(values, room: Place) -> int:
    """On how many sides of a room there is a road."""
    return sum(door >= 0 for door in around(values, room).values())


def test_10_to_solve_a_maze_takes_fewer_steps_than_to_make_it_in_all_of_a_hundred():
    ask = lesson_of(LESSONS / "10_fill_with_road.py").call.ask
    for seed in range(100):
        steps = told_steps(makers_in("10"), 10, 5, seed)
        made = sum(step.part == 0 for step in steps)
        assert len(steps) - made < made, seed
    says(f"{ask['ready']} *Almost never. It stops when a road gets to G, and the other rooms")


def way_between(values, start: Place, goal: Place) -> list[Place]:
    """The rooms on the way from one room to another; in a maze there is just one."""
    ways = [[start]]
    for way in ways:
        if way[-1] == goal:
            return way
        for other, door in around(values, way[-1]).items():
            if door != WALL and other not in way:
                ways.append([*way, other])
    raise AssertionError("no way leads there")


# --- 11 and 12 -------------------------------------------------------------------------------


def test_11_the_third_sheet_is_the_map_as_text_and_there_are_no_loops(tmp_path, run_here):
    openpyxl = pytest.importorskip("openpyxl")
    path = tmp_path / "class.xlsx"
    (script,) = LESSONS.glob("11_*.py")
    done = run_here(
        script, "--headless", "--size", "4", "--count", "1", "--seed", "1", "--to", path
    )
    assert done.returncode == 0
    sheet = openpyxl.load_workbook(path).worksheets[2]
    signs = [cell.value for row in sheet.iter_rows() for cell in row if cell.value]
    assert {"S", "G"} <= set(signs)
    assert set(signs) & {"#", "+", "■"}
    says("the third sheet of the workbook. What is it? *The map as text", "the maze has no loops")


def test_12_the_page_names_options_and_rules_that_there_are(run_here):
    (script,) = LESSONS.glob("12_*.py")
    done = run_here(script, "--help")
    assert "--against" in done.stdout
    assert "right_hand" in done.stdout
    says("`--against right_hand`")


# --- its keys --------------------------------------------------------------------------------


def test_the_keys_that_the_page_names_do_what_it_says_of_them():
    page = (PROJECT / "lessons" / "README.md").read_text(encoding="utf-8").replace("\n", " ")
    keys = re.search(
        r"(\w+) plays\. (\w) and (\w) step forward and back, half a step at a time\. ([\w ]+) and "
        r"([\w ]+) go to the next map and the one before\. (\w) opens help, and (\w+) closes the",
        page,
    )
    play, on, back, following, before, helps, closes = keys.groups()
    stage = paused_stage("04", LARGE)
    halves = []
    for key in (on, on, back):
        press_named(stage, key)
        settle(stage)
        halves.append(stage.player.half)
    assert halves == [1, 2, 1]
    names = [stage.scene.name]
    for key in (following, before):
        press_named(stage, key)
        names.append(stage.scene.name)
    assert names[0] == names[2] != names[1]
    press_named(stage, helps)
    assert stage.overlay is Command.HELP
    press_named(stage, helps)
    press_named(stage, play)
    assert stage.player.playing
    assert stage.is_open
    press_named(stage, closes)
    assert not stage.is_open
