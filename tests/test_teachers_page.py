"""What the teachers' page says is computed: each number and each claim, with a walk or a maze.

The page is checked for the very words, so that neither the page nor the lessons change alone.
"""

import ast
import random
import re
import runpy
from fractions import Fraction
from itertools import pairwise

import pytest

from mazelib.grid.compass import DELTAS, Heading, Place, Turn, stepped, turn_between, turned
from mazelib.making.maze import Maze
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import HeyaError, parse
from mazelib.maps.reach import tour
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import View, view_at
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.learners import made, saved
from tests.samples import heya

LESSONS = PROJECT / "lessons"
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


def test_01_an_x_is_an_error_with_line_and_column_and_without_a_start_the_first_floor_place_is_it():
    with pytest.raises(HeyaError, match=r"line 2, column 3"):
        parse("####\n# x#\n####\n")
    read = heya("first")
    assert not set("A>V<S") & set("".join(read.rows))
    first = next(
        (x, y) for y, row in enumerate(read.rows) for x, sign in enumerate(row) if sign == " "
    )
    assert (read.start, read.heading) == (first, Heading.UP)
    says("without a start the walker stands on the first floor place in reading order and faces up")


def test_01_nobody_falls_off_where_the_border_is_open():
    rows = list(heya("first").rows)
    (y, row) = next((y, row) for y, row in enumerate(rows) if row.endswith("c|"))
    rows[y] = row[:-1] + " "
    read = parse("\n".join(rows))
    edge = (read.width - 1, y)
    assert read.is_open(edge)
    assert not view_at(read, edge, Heading.RIGHT).front
    says("open the wall beside `c` at the right edge", "all outside is wall")


def test_02_the_shortest_way():
    says(
        f"how many steps has the shortest way on `first`? Walk it. *{len(tour(heya('first'))) - 1};"
    )


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
            "twice as often right. The right is asked first, with one coin; "
            "the left is asked only after "
            f"that coin said no: {chance[Turn.RIGHT]} against {chance[Turn.LEFT]}."
        )


# --- 04 to 06 --------------------------------------------------------------------------------


def test_04_the_circle_and_the_place_that_opens_it():
    first = heya("first")
    loop = heya("loop")
    ending = Walk(loop, made(next(LESSONS.glob("04_*.py")))).run()
    assert ending.verdict is Verdict.CIRCLING
    says(
        f"on `loop`, tick {ending.since} and tick {ending.tick}.",
        f"{ending.tick - ending.since} ticks a lap",
    )
    opened = [
        (x, y) for y, rows in enumerate(zip(first.rows, loop.rows, strict=True))
        for x, (one, other) in enumerate(zip(*rows, strict=True)) if one != other
    ]  # fmt: skip
    ((x, y),) = opened
    assert (first.rows[y][x], loop.rows[y][x]) == ("#", " ")
    says(f"The place at x={x}, y={y}: then the block hangs together with the border.")
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
        "a block of wall that stands free", "only a lies beside it; b and c are beside other walls"
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
    says(f"on `loop`, at tick {tick}: does it go round", f"it left there at tick {put_at[place]}")
    says("the right hand alone would turn right")
    assert "step to tick 13: which card saves it" in text_of("05")


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


def test_05_in_the_trap_the_way_to_a_is_never_noted():
    read = heya("trap_room")
    rule = rule_of("05", "BranchStack")()
    goal = dict(read.controls)["a"]
    noted = set()
    has_choice = False
    place = read.start
    heading = read.heading
    for tick in range(20):
        place, heading = place_after(rule_of("05", "BranchStack")(), read, tick)
        view = view_at(read, place, heading)
        had_card = place in rule.cards
        rule.turn(view, place, heading)
        noted |= set(rule.cards.items())
        if view.right and view.front and not had_card:
            has_choice = True
            assert rule.cards[place] == heading, (
                "with the right and the front open it notes the front alone"
            )
    assert has_choice
    assert noted
    assert [card for card in noted if stepped(*card) == goal] == []
    says("With the right and the front open it notes the front alone")


def test_05_noting_the_left_first_arrives_on_other_maps_and_fails_on_others(tmp_path):
    text = text_of("05")
    old = text[
        text.index("        if view.right and view.front:") : text.index(
            "        return right_hand(view)"
        )
    ]
    new = (
        "        if view.left and (view.right or view.front):\n"
        "            self.cards[place] = left\n"
        "        elif view.right and view.front:\n            self.cards[place] = heading\n"
    )
    other = changed(text, old, new)
    for read, arrives in (
        (heya("trap_room"), [False, True]),
        (heya("trap_corridor"), [False, True]),
        (parse("#####\n#   #\n#<  #\n##a##\n#####\n"), [True, False]),
    ):
        endings = [ending_of(tmp_path, rule, read) for rule in (text, other)]
        assert [ending.verdict is Verdict.ARRIVED for ending in endings] == arrives
    says("*It arrives on other maps, and fails on others again")


def test_06_the_ways_of_the_corridor_and_what_happens_without_turning_round(tmp_path):
    read = heya("corridor")
    floor = [(x, y) for y in range(read.height) for x in range(read.width) if read.is_open((x, y))]
    ways = sum(
        read.is_open(stepped(place, way))
        for place in floor
        for way in (Heading.RIGHT, Heading.DOWN)
    )
    says(f"on `corridor` there are {ways} ways.", f"*{2 * ways}: each way once in each direction.*")
    text = text_of("06")
    (head,) = re.findall(r"^ +if marks.get\(back\) == 1.*\n.*turn round\.\n", text, re.MULTILINE)
    without = ending_of(tmp_path, changed(text, head, ""), heya("open_square"))
    assert without.verdict is Verdict.CIRCLING
    assert ending_of(tmp_path, text, heya("open_square")).verdict is Verdict.ARRIVED
    assert ending_of(tmp_path, text, heya("unreachable")).verdict is Verdict.UNREACHABLE
    says('take the two lines of "turn round" away', "On `open_square` that ends in a circle.")


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
        f"Yes, {left}: longer than the right hand's {right}.",
        "on the mirrored map it is the other way round",
    )
    there = [ending_of(tmp_path, rule, mirrored(heya("first"))) for rule in rules]
    assert {each.verdict for each in there} == {Verdict.ARRIVED}
    assert [each.tick for each in there] == [right, left]


def test_07_turning_back_in_a_dead_end_at_once_and_the_rule_that_closes_places(tmp_path):
    fast = ending_of(tmp_path, HEAD + lines_of("fast"), heya("first")).tick
    says(f"{fast} instead of {ending_of(tmp_path, text_of('04'), heya('first')).tick}.")
    lines_of_class = lines_of("once_each").splitlines()
    says(f"The rule of the third exercise is a class of {len(lines_of_class)} lines")
    assert len(list(LINES.glob("*.txt"))) == 4
    says("One rule cannot pass all four exercises")


# --- 08 to 10 --------------------------------------------------------------------------------


def steps_of(make, maze: Maze, seed: int):
    """(caption, the maze's floor then) of each step of a maker."""
    return [(caption, maze.floor()) for caption in make(maze, random.Random(seed))]


def maker_in(folder, text: str):
    (folder / "here.py").write_text("")
    path = saved(folder, text)
    return runpy.run_path(str(path))["make"]


def ways_at(maze: Maze, floor: bytes, room: tuple[int, int]) -> int:
    """How many of the places around a room are floor."""
    return sum(floor[maze.index_of(room) + step] for step in maze.places.steps)


def dug_rooms(make, maze: Maze, seed: int):
    """(room, whether it got stuck after it, the floor before it) in the order of digging."""
    found = []
    floor = maze.floor()
    for caption in make(maze, random.Random(seed)):
        if caption.startswith("Stuck"):
            room, _, before = found[-1]
            found[-1] = (room, True, before)
        elif "ready" in caption:
            break
        else:
            before = floor
            floor = maze.floor()
            found.append(
                (
                    next(room for room in maze.rooms if is_new(maze, room, before, floor)),
                    False,
                    before,
                )
            )
    return found, floor


def is_new(maze: Maze, room: Place, before: bytes, floor: bytes) -> bool:
    return floor[maze.index_of(room)] > before[maze.index_of(room)]


@pytest.mark.parametrize("seed", range(6))
def test_08_a_dead_end_is_where_it_got_stuck(seed):
    maze = Maze(6, 5)
    dug, floor = dug_rooms(rule_of("08", "make"), maze, seed)
    got_stuck = {room for room, is_stuck, _ in dug if is_stuck}
    dead_ends = {room for room in maze.rooms if ways_at(maze, floor, room) == 1}
    # (The room it began in may be one, too, and the last it dug is one.)
    begun = dug[0][0]
    last = dug[-1][0]
    assert dead_ends - {begun} == (got_stuck | {last}) - {begun}
    says('Just before each "Stuck": a dead end is where it got stuck.')


def straight_share(headings: list[Heading]) -> float:
    return sum(one == other for one, other in pairwise(headings)) / len(headings)


def test_08_with_the_first_wall_it_digs_up_or_else_to_the_right(tmp_path):
    headings = {}
    texts = {
        "first": changed(text_of("08"), "pick(walls, rng)", "walls[0]"),
        "chance": text_of("08"),
    }
    for name, text in texts.items():
        maze = Maze(15, 15)
        dug, _ = dug_rooms(maker_in(tmp_path, text), maze, 3)
        headings[name] = []
        for (one, is_stuck, _), (other, _, floor) in pairwise(dug):
            if not is_stuck:
                free = [way for way in Heading if is_wall(maze, floor, two_away(one, way))]
                headings[name].append(next(way for way in free if two_away(one, way) == other))
                assert name == "chance" or headings[name][-1] == free[0], (
                    "up, else right, else down or left"
                )
    assert straight_share(headings["first"]) > 1.5 * straight_share(headings["chance"])
    says("It always digs up where it can, else to the right: long straight corridors")


def two_away(room: Place, way: Heading) -> Place:
    dx, dy = DELTAS[way]
    return room[0] + 2 * dx, room[1] + 2 * dy


def is_wall(maze: Maze, floor: bytes, room: Place) -> bool:
    return room in maze.rooms and not floor[maze.index_of(room)]


@pytest.mark.parametrize("size", [(3, 2), (10, 7), (5, 9)])
def test_09_always_one_wall_less_than_rooms(size):
    maze = Maze(*size)
    captions = [caption for caption, _ in steps_of(rule_of("09", "make"), maze, 4)]
    broken = sum("break the wall" in caption for caption in captions)
    assert broken == len(maze.rooms) - 1
    says("Always one wall less than rooms")


def test_09_without_shuffling_it_is_a_comb(tmp_path):
    make = maker_in(tmp_path, changed(text_of("09"), "in shuffled(walls, rng)", "in walls"))
    maze = Maze(6, 4)
    _, floor = steps_of(make, maze, 1)[-1]
    columns = maze.places.width
    for room in maze.rooms:
        x, y = room
        number = maze.index_of(room)
        assert floor[number + 1] == (y == 1 and x < 11), "ways to the right in the upper row alone"
        assert floor[number + columns] == (y < 7), "each room hangs from the one over it"
    says("A comb: the upper rooms become one row, and from each of them hangs a column.")


def test_10_the_two_calls_differ_in_what_the_page_says():
    calls = []
    for node in ast.walk(ast.parse(text_of("10"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "grow":
            calls.append([ast.unparse(argument) for argument in node.args])
    making, solving = calls
    differ = [(one, other) for one, other in zip(making, solving, strict=True) if one != other]
    assert ("WALL", "FLOOR") in differ
    assert ("by_chance", "nearest") in differ
    assert ("None", "goal") in differ
    says("Wall or floor; by chance or nearest; no goal or G.")


def roads_to_solve(make, seed: int) -> int:
    captions = list(make(Maze(10, 8), random.Random(seed)))
    solving = captions[next(number for number, each in enumerate(captions) if "ready" in each) :]
    return 1 + sum(caption.startswith("Stuck") for caption in solving)


def test_10_by_chance_it_arrives_too_with_more_roads_and_the_nearest_is_not_always_right(tmp_path):
    text = text_of("10")
    by_chance = maker_in(tmp_path, changed(text, 'FLOOR, nearest, "the', 'FLOOR, by_chance, "the'))
    seeds = range(20)
    nearest = [roads_to_solve(rule_of("10", "make"), seed) for seed in seeds]
    chance = [roads_to_solve(by_chance, seed) for seed in seeds]
    assert sum(chance) > 1.3 * sum(nearest)
    assert max(nearest) > 1, "where the way must lead away from G first, the nearest is wrong"
    says("It arrives as well, as a rule with more roads.")


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
