"""What the texts of lessons tell a class to see and to try is tried."""

import ast
import random
import re
import runpy
from pathlib import Path

import pygame

from mazelib.grid.compass import (
    EXPLORED,
    Heading,
    Turn,
    turn_between,
)
from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.making.field import FLOOR
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.maps.heya_text import parse
from mazelib.walking import view as view_module
from mazelib.walking.strategies.pressed_keys import PressedKeys
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import VIEWS, View
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.lessons import lesson_of
from tests.making.told_steps import rooms_in, told_steps
from tests.real_lessons import (
    hard_words,
    lesson,
    loaded,
    makers_in,
    rows_of_rule,
    says,
    walked,
)
from tests.samples import heya
from tests.window.on_stage import at, go_on, paused_stage, press


def with_change(folder, number: str, old: str, new: str) -> GuardedScript:
    text = lesson(number).read_text(encoding="utf-8").replace("import here", "#")
    assert old in text
    path = folder / "lesson.py"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return load_script(path)


def ending(script: GuardedScript, name: str):
    return Walk(heya(name), script.strategy(random.Random(0))).run()


def test_03_the_file_that_the_teachers_page_opens_has_the_function_that_it_names():
    text = " ".join((PROJECT / "lessons/README.md").read_text(encoding="utf-8").split())
    pattern = r"as the function `(\w+)` does in `(\S+)`"
    function, file = re.search(pattern, text).groups()
    assert file not in lesson("03").read_text(encoding="utf-8"), "it is no place for a child"
    definition = re.search(
        rf"^def {function}\(.*?(?=\n\n\n)",
        (PROJECT / file).read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )[0]
    assert len(definition.splitlines()) <= 12
    assert hard_words(definition) == set()
    assert "right = (heading + 1) % 4" in definition


def test_01_the_signs_that_it_names_are_those_of_a_map():
    text = " ".join(lesson("01").read_text(encoding="utf-8").split())
    walls, floor = re.search(r"(\S \S \S \S) are wall, a (\w+) is floor", text).groups()
    says("01", "S, >, V or < is the walker, facing up, right, down or left.")
    for sign, heading in zip("S>V<", Heading, strict=True):
        assert parse(f"#####\n#{sign} a#\n#####\n").heading is heading
    without = parse("#####\n#  a#\n#####\n")
    assert (without.start, without.heading) == ((1, 1), Heading.UP)
    says("01", "With no such sign, it starts on the first floor place, facing up.")
    assert floor == "space"
    for wall in walls.split():
        assert not parse(f"#a{wall} #").is_open((2, 0))


def test_03_the_clock_in_that_file_shows_the_numbers_of_the_headings():
    clock = view_module.__doc__
    for heading in Heading:
        assert f"{heading.word} {heading.value}" in clock
    assert f"(3 + 1) % 4 is {(3 + 1) % 4}" in clock


class Coin:
    """Always tosses 1, and counts how often it was asked."""

    def __init__(self):
        self.asked = 0

    def randint(self, least, most):
        self.asked += 1
        return 1


def test_03_a_coin_is_tossed_for_the_right_and_for_the_left_if_they_are_open():
    text = " ".join(lesson("03").read_text(encoding="utf-8").split())
    assert (
        "If its right is open, it tosses a coin; if its left is open, it may toss another." in text
    )
    rule = runpy.run_path(str(lesson("03")))["random_walk"]
    for view in VIEWS[Heading.UP]:
        coin = Coin()
        rule(view, coin)
        assert coin.asked == view.right + view.left


def test_03_r_uses_the_same_coins_again_and_shift_r_new_coins():
    text = " ".join(lesson("03").read_text(encoding="utf-8").split())
    assert "R uses the same coins again, Shift R new coins." in text
    stage = paused_stage(lesson("03"))
    before = stage.scene.seed
    press(stage, pygame.K_r)
    assert stage.scene.seed == before
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    assert stage.scene.seed != before


def test_04_the_hand_that_is_drawn_is_the_hand_of_the_title_and_of_the_rule():
    call = lesson_of(lesson("04")).call
    assert call.hand == "right"
    assert f"your {call.hand} hand" in call.task
    assert call.given.name == f"{call.hand}_hand"


def test_04_n_goes_half_a_tick_forward_and_b_half_a_tick_back():
    text = " ".join(lesson("04").read_text(encoding="utf-8").split())
    assert "N goes forward, B goes back." in text
    stage = paused_stage(lesson("04"))
    go_on(stage, 3)
    assert at(stage) == (1, True)
    press(stage, pygame.K_b)
    assert at(stage) == (1, False)


def test_04_three_lines_answer_and_on_loop_it_never_gets_to_b():
    text = " ".join(lesson("04").read_text(encoding="utf-8").split())
    assert "just three rules: no luck, no memory." in text
    assert [row.split()[0] for row in rows_of_rule("04")].count("return") == 3
    assert 'the map "loop": why does it never get to b?' in text
    walk = walked("04", "loop")
    assert walk.timeline.target(walk.timeline.last) == "b"


def test_02_walls_block_it_and_targets_are_reached_in_their_order():
    says("02", "Walls block it: then it turns, but stays.", "Reach a first, then b, then c.")
    keys = PressedKeys()
    walk = Walk(parse("#####\n#ba #\n#  A#\n#####\n"), keys)
    for wanted, place, reached in (
        (Heading.RIGHT, (3, 2), 0),
        (Heading.LEFT, (2, 2), 0),
        (Heading.LEFT, (1, 2), 0),
        (Heading.UP, (1, 1), 0),  # b is not the next one yet
        (Heading.RIGHT, (2, 1), 1),
        (Heading.LEFT, (1, 1), 2),
    ):
        keys.wanted = wanted
        walk.advance(1)
        timeline = walk.timeline
        assert (timeline.place(walk.tick), timeline.heading(walk.tick)) == (place, wanted)
        assert timeline.reached_count(walk.tick) == reached


def test_05_it_throws_a_card_away_and_takes_its_way_unless_that_would_be_turning_back():
    says(
        "05",
        "throws the card away and goes where it points, "
        "unless the card points back the way it came.",
    )
    for heading in Heading:
        for card in Heading:
            rule = runpy.run_path(str(lesson("05")))["BranchStack"]()
            rule.cards = {(3, 3): card}
            turn = rule.turn(VIEWS[heading][0b1111], (3, 3), heading)
            leads_back = turn_between(heading, card) is Turn.BACK
            assert turn is (Turn.AHEAD if leads_back else turn_between(heading, card))
            assert rule.cards == {}


def test_06_what_it_does_with_marks_is_what_it_says():
    says(
        "06",
        "It takes the way with the fewest marks.",
        "When a new way leads it to a place that already has marks, it turns round.",
        "A way with two marks is closed.",
    )
    rule = runpy.run_path(str(lesson("06")))["Tremaux"]()
    corridor = View(front=True, right=False, left=False, back=True)
    marks = {Heading.DOWN: 1, Heading.UP: 1}
    rule.chalk[3, 3] = marks
    assert rule.turn(corridor, (3, 3), Heading.UP) is Turn.BACK, "a new way to a place with marks"
    marks.update({Heading.DOWN: 2, Heading.UP: 1})
    assert rule.turn(corridor, (3, 3), Heading.UP) is Turn.AHEAD, "the fewest marks"
    marks.update({Heading.DOWN: 2, Heading.UP: 2})
    assert rule.turn(corridor, (3, 3), Heading.UP) is EXPLORED, "both are closed"


def test_05_noting_the_last_way_gets_out_of_both_traps(tmp_path):
    assert "Note ways[-1], the last way, instead." in lesson("05").read_text(encoding="utf-8")
    script = with_change(tmp_path, "05", "ways[1]", "ways[-1]")
    for name in ("loop", "trap_room", "trap_corridor"):
        assert ending(script, name).verdict is Verdict.ARRIVED


def test_05_a_rule_in_a_file_beside_the_lesson_can_be_imported(tmp_path):
    text = " ".join(lesson("05").read_text(encoding="utf-8").split())
    assert "from my_rules import right_hand" in text
    rule = re.search(
        r"^def right_hand.*?(?=\n\n)", lesson("04").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    own = f"from mazelib import Turn\n\n\n{rule[0]}\n"
    (tmp_path / "my_rules.py").write_text(own, "utf-8")
    script = with_change(
        tmp_path, "05", "\n\n\nclass", "\nfrom my_rules import right_hand\n\n\nclass"
    )
    walk = Walk(heya("loop"), script.strategy(random.Random(0)))
    assert walk.run().verdict is Verdict.ARRIVED
    ran = [walk.timeline.moment(tick, thinks=True).lines_run for tick in range(walk.timeline.last)]
    files = {Path(file).name for lines_run in ran for file, _line in lines_run.lines}
    assert files == {"lesson.py", "my_rules.py"}, "it is the class's own file that runs"


def test_06_going_on_at_an_old_place_ends_in_a_circle_on_one_of_its_maps(tmp_path):
    text = " ".join(lesson("06").read_text(encoding="utf-8").split())
    assert 'delete "if came_to_old_place" and the two lines below it' in text
    rule = lesson("06").read_text(encoding="utf-8")
    first = rule.index("        if came_to_old_place")
    three_lines = rule[first : rule.index("        way = fewest_marks")]
    assert three_lines.count("\n") == 3
    script = with_change(tmp_path, "06", three_lines, "")
    assert ending(script, "trap_corridor").verdict is Verdict.CIRCLING


# --- makers ----------------------------------------------------------------------------------


def test_08_and_09_it_is_asked_first_and_n_shows_what_is_done_and_n_again_asks_again():
    says("08", "the worker looks: where will it dig? Press N: were you right?")
    says("08", "Press N again, and it looks again.")
    says("09", "the wall between them: break it, or leave it? Press N: were you right?")
    for number in ("08", "09"):
        stage = paused_stage(lesson(number))
        shown = [at(stage)]
        for _ in range(3):
            go_on(stage, 1)
            shown.append(at(stage))
        assert shown == [(0, False), (0, True), (1, False), (1, True)]


def test_08_a_saved_maze_can_be_walked_by_the_rule_of_lesson_4(tmp_path):
    says("08", "Save a maze with --save heya/mine.txt and walk in it: lesson 4 with --map mine.")
    path = tmp_path / "mine.txt"
    making = lesson_of(lesson("08"), seed=2, save=str(path), headless=True)
    assert making.run_headless().status == 0
    made = parse(path.read_text(encoding="utf-8"))
    assert Walk(made, loaded("04").strategy(random.Random(0))).run().verdict is Verdict.ARRIVED


def test_08_when_it_is_home_and_nothing_around_is_wall_the_maze_is_ready():
    says("08", "Back at the start with nothing left to dig? The maze is finished!")
    timeline = recorded_lesson("08", 6, 5)
    ready = timeline.frame(timeline.ready_at)
    assert ready.worker == timeline.frame(0).worker
    assert (ready.in_question.place, ready.in_question.found) == (ready.worker, ())
    assert all(ready.value(place) == FLOOR for place in timeline.rooms)


def recorded_lesson(number: str, width: int, height: int, seed: int = 1):
    """The timeline of a making by a lesson, recorded to its end."""
    maze = Maze(width, height)
    rng = random.Random(seed)
    making = Making(maze, *[rule(maze, rng) for rule in makers_in(number)])
    making.advance(10**6)
    return making.timeline


def test_09_when_every_room_is_0_the_maze_is_ready_and_no_other_wall_is_asked_about():
    says("09", "When every room is 0, the maze is ready.")
    for seed in range(5):
        *before, last = told_steps(makers_in("09"), 6, 5, seed)
        assert {last.after[room] for room in rooms_in(last.after)} == {0}
        assert any(before[-1].after[room] for room in rooms_in(last.after))


def test_09_m_is_a_larger_maze():
    says("09", "Press M for a larger maze: how many now?")
    stage = paused_stage(lesson("09"))
    sizes = [stage.lesson.size]
    for _ in range(2):
        press(stage, pygame.K_m)
        sizes.append(stage.lesson.size)
    assert sizes == [*stage.lesson.call.sizes]


def test_09_one_more_broken_wall_makes_a_loop():
    says("09", "What would one more broken wall change?")
    heya = recorded_lesson("09", 8, 5).heya()
    assert len(edges_of(heya)) == sum(heya.floor) - 1, "a tree: one way from each room to another"
    walls = [(x, y) for x in range(1, 16) for y in range(1, 10) if x % 2 != y % 2]
    more = next(place for place in walls if not heya.is_open(place))
    x, y = more
    row = heya.rows[y]
    rows = [*heya.rows]
    rows[y] = row[:x] + " " + row[x + 1 :]
    opened = heya.changed(rows=tuple(rows))
    assert len(edges_of(opened)) == sum(opened.floor), "one way too many: a loop"


def edges_of(heya) -> set:
    """All pairs of open places side by side."""
    edges = set()
    for x, y in heya.places:
        for other in ((x + 1, y), (x, y + 1)):
            if heya.is_open((x, y)) and heya.is_open(other):
                edges.add(((x, y), other))
    return edges


def test_10_the_function_that_makes_solves_and_calls_itself():
    says(
        "10",
        "the function calls itself for each place of the road, newest first",
        "It solves the maze, too.",
    )
    tree = ast.parse(lesson("10").read_text(encoding="utf-8"))
    callers = set()
    for function in tree.body:
        names = {getattr(node.func, "id", "") for node in ast.walk(function) if is_call(node)}
        if isinstance(function, ast.FunctionDef) and "fill_with_road" in names:
            callers.add(function.name)
    assert callers == {"fill_with_road", "make", "solve"}
    timeline = recorded_lesson("10", 10, 5)
    before = timeline.frame(timeline.ready_at)
    assert all(before.value(room) == FLOOR for room in timeline.rooms)
    assert timeline.frame(timeline.last).value(timeline.rooms[-1]) > 0, "a road has come to G"
    assert timeline.frame(timeline.last - 1).value(timeline.rooms[-1]) == FLOOR


def is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call)


def test_07_the_class_that_stands_there_ready_works_with_one_word_changed(tmp_path):
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    script = text.replace("        my_turn,  # for task 5: MyTurn,", "        MyTurn,")
    assert script != text
    path = tmp_path / "07_mine.py"
    path.write_text(script, encoding="utf-8")
    (tmp_path / "here.py").write_text("", encoding="utf-8")
    walk = lesson_of(path).walk(heya("first"))
    walk.advance(1)
    assert walk.timeline.memory_at(1)["closed"] == []
