"""The exercises: a right rule passes, wrong ones are told, each with a small map that really shows it."""

import random
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from mazelib.challenges import kept_maps
from mazelib.challenges.checking import Check, checking
from mazelib.challenges.exercise import ExerciseMap, Fault, FaultKind, Result, Trial
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.exercises.left_hand import left_hand
from mazelib.challenges.kept_maps import keep_map
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.kinds.practice import FOLDER, TAIL
from mazelib.lesson import run_lesson
from mazelib.maps import reach
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView
from mazelib.walking.walk import Walk
from tests.challenges.pausing import done
from tests.learners import saved, script, script_of
from tests.samples import heya

NAMES = [exercise.name for exercise in EXERCISES]
BY_NAME = dict(zip(NAMES, EXERCISES, strict=True))

HEAD = f"{TAIL.strip()}\n\n\n"
HAND = "def my_turn(view):\n    if view.{0}:\n        return Turn.{1}\n    if view.front:\n        return Turn.AHEAD\n    return Turn.{2}\n"
BY_HEART = """\
WAYS = {ways}

class MyTurn:
    def __init__(self):
        self.tick = 0

    def turn(self, view, place, heading):
        self.tick += 1
        return Turn((WAYS[self.tick % len(WAYS) - 1] - heading) % 4)
"""
#: Rules that pass an exercise, besides the lines in their order.
RIGHT = {
    "left_hand": ["def my_turn(view):\n    if view.left:\n        return Turn.LEFT\n    if view.front:\n        return Turn.AHEAD\n"
                  "    if view.right:\n        return Turn.RIGHT\n    return Turn.BACK\n"],
    "by_chance": ["def my_turn(view, rng):\n    if view.open_count < 3 and view.front:\n        return Turn.AHEAD\n"
                  "    ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front\n"
                  "    return ways[rng.randrange(len(ways))] if ways else Turn.BACK\n"],
    "once_each": [script("06").read_text()],
    "fast": [script("06").read_text()],
}  # fmt: skip
CRASHES = "def my_turn(view):\n    return 1 / 0\n"
ENDLESS = "def my_turn(view):\n    while True:\n        pass\n"
STANDS = "def my_turn(view):\n    return Turn.AHEAD\n"
#: Rules that do not, by exercise, each with words of why.
WRONG = {
    "left_hand": {
        HAND.format("right", "RIGHT", "LEFT"): "the left hand goes to", STANDS: "but your walker stays",
        "def my_turn(view, rng):\n    return pick(list(Turn), rng)\n": "the left hand goes to",
        HAND.format("left", "LEFT", "LEFT"): "the left hand goes to",
    },
    "by_chance": {
        script("03").read_text(): "it turns back", HAND.format("right", "RIGHT", "LEFT"): "and never goes on to",
        "class MyTurn:\n    def __init__(self):\n        self.count = 0\n    def turn(self, view, place, heading):\n"
        "        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front\n"
        "        self.count += 1\n        return ways[self.count % len(ways)] if ways else Turn.BACK\n": "",
    },
    "once_each": {
        HAND.format("right", "RIGHT", "LEFT"): "circling", script("03").read_text(): "twice",
        STANDS: "circling", script("05").read_text(): "twice",
    },
    "fast": {
        HAND.format("right", "RIGHT", "LEFT"): "here it needs 143 ticks", HAND.format("left", "LEFT", "RIGHT"): "here it needs 218 ticks",
        script("03").read_text(): "ticks",
    },
}  # fmt: skip


def rule_of(folder, text: str):
    """The rule in the text of a file."""
    return script_of(saved(folder, text if "import" in text else HEAD + text))


def result(name: str, rule, seed: int = 1) -> Result:
    """How one of the exercises goes."""
    return done(Check(BY_NAME[name], rule.walk, seed).result())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 8))])
def test_the_lines_in_their_order_pass(name, seed, tmp_path):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0]
    passed = result(name, rule_of(tmp_path, text), seed)
    assert not passed.fault, passed.words
    assert passed.maps >= 5 and passed.words == f"Passed, on {passed.maps} maps."


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in RIGHT.items() for text in texts])
def test_other_right_rules_pass_too(name, text, tmp_path):
    assert result(name, rule_of(tmp_path, text)).fault is None


@pytest.mark.parametrize(
    ("name", "text"),
    [pytest.param(name, text, marks=pytest.mark.thorough if number else ()) for name, texts in WRONG.items() for number, text in enumerate(texts)],
)
def test_a_wrong_rule_is_told_with_a_small_map_that_shows_it(name, text, tmp_path):
    rule = rule_of(tmp_path, text)
    wrong = result(name, rule)
    assert wrong.fault and WRONG[name][text] in wrong.fault.sentence
    assert fault_on(wrong.heya, name, rule) == wrong.fault
    if name != "fast":
        assert wrong.heya.floor.count(1) <= 14
        for index, is_floor in enumerate(wrong.heya.floor):
            without = filled(wrong.heya, index)
            assert not (is_floor and without) or not fault_on(without, name, rule)


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("left_hand", STANDS, FaultKind.OTHER_WAY),
        ("left_hand", HAND.format("right", "RIGHT", "LEFT"), FaultKind.OTHER_WAY),
        ("by_chance", HAND.format("right", "RIGHT", "LEFT"), FaultKind.NEVER_TAKEN),
        ("by_chance", script("03").read_text(), FaultKind.TURNS_BACK),
        ("once_each", script("05").read_text(), FaultKind.DEAD_END_TWICE),
        ("once_each", STANDS, FaultKind.NOT_ARRIVED),
        ("fast", HAND.format("right", "RIGHT", "LEFT"), FaultKind.TOO_MANY_TICKS),
        ("fast", CRASHES, FaultKind.STOPPED),
    ],
)
def test_a_fault_knows_what_it_is_and_the_place_that_it_names(name, text, kind, tmp_path):
    fault = result(name, rule_of(tmp_path, text)).fault
    has_place = kind not in (FaultKind.NOT_ARRIVED, FaultKind.TOO_MANY_TICKS, FaultKind.STOPPED)
    assert (fault.kind, fault.place is not None) == (kind, has_place)
    if has_place:
        assert str(fault.place) in fault.sentence


def fault_on(read: Heya, name: str, rule) -> Fault | None:
    """Why a rule fails an exercise on a map."""
    exercise_map = ExerciseMap(read, is_known=name == "fast" and read == heya("first"))
    return done(Check(BY_NAME[name], rule.walk, 1).fault_on(exercise_map))


@pytest.mark.parametrize(("is_known", "is_told"), [(True, True), (False, False)])
def test_on_the_known_map_a_rule_has_to_be_faster_and_elsewhere_only_as_fast(is_known, is_told):
    walk = Walk(heya("first"), ByView(right_hand))
    walk.run()
    fault = BY_NAME["fast"].fault_in(Trial(walk, [walk], is_known))
    assert (fault is not None) == is_told


@pytest.mark.parametrize("name", ["first.txt", "other.txt"])
@pytest.mark.parametrize("is_known", [True, False])
def test_a_map_that_is_known_is_shown_as_it_is_whatever_its_name(name, is_known):
    # The right hand goes into the dead end twice; all else could be left out.
    read = replace(heya("first"), name=name)

    def maps(rng):
        yield ExerciseMap(read, is_known)

    exercise = replace(BY_NAME["once_each"], maps=maps)
    found = done(Check(exercise, lambda heya, seed, limit: Walk(heya, ByView(right_hand), limit), 1).result())
    assert found.fault
    assert (found.heya == read) == is_known


def filled(read: Heya, index: int) -> Heya | None:
    """The map with wall at a floor place; None if a mark stands there."""
    y, x = divmod(index, read.width)
    if read.rows[y][x] != " ":
        return None
    rows = [*read.rows]
    rows[y] = f"{rows[y][:x]}#{rows[y][x + 1 :]}"
    return parse("\n".join(rows))


@pytest.mark.parametrize("text", [CRASHES, ENDLESS])
def test_a_rule_that_crashes_or_never_answers_passes_nothing(text, tmp_path):
    found = [each for each in checking(rule_of(tmp_path, text).walk, 1) if each]
    assert all(each.fault.sentence.startswith("it stopped in mine.py, line ") for each in found)
    assert {each.fault.kind for each in found} == {FaultKind.STOPPED}
    assert [each.heya.floor.count(1) for each in found[:3]] == [2, 2, 2]


@pytest.mark.thorough
def test_a_rule_that_knows_the_way_on_the_map_by_heart_passes_nothing(tmp_path):
    ways = [int(turn_heading) for turn_heading in headings_of(reach.tour(heya("first")))]
    rule = rule_of(tmp_path, BY_HEART.format(ways=ways))
    assert fault_on(heya("first"), "fast", rule) is None
    found = [each for each in checking(rule.walk, 1) if each]
    assert all(each.fault for each in found)
    assert len(found[3].heya.floor) < len(heya("first").floor)


def headings_of(tour: list[Place]) -> list[Heading]:
    return [next(way for way in Heading if stepped(here, way) == there) for here, there in pairwise(tour)]


def test_out_of_ticks_is_never_passed(tmp_path):
    turns = "def my_turn(view, rng):\n    return Turn.BACK\n"
    found = [each for each in checking(rule_of(tmp_path, turns).walk, 1) if each]
    assert len(found) == 4 and all("out of ticks" in each.fault.sentence for each in found[1:])
    assert {each.fault.kind for each in found[1:]} == {FaultKind.NOT_ARRIVED}
    assert found[0].fault.sentence.endswith("but your walker stays.") and found[0].heya.floor.count(1) <= 3


def test_hidden_maps_are_other_ones_for_another_seed_and_the_same_for_the_same():
    for exercise in EXERCISES[:3]:
        maps = [[each.heya.rows for each in exercise.maps(random.Random(seed))] for seed in (1, 1, 2)]
        assert maps[0] == maps[1] != maps[2]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where the maps are kept on which a rule went wrong."""
    (tmp_path / "kept").mkdir()
    monkeypatch.setattr(kept_maps, "FOLDER", tmp_path / "kept")
    return tmp_path / "kept"


def test_check_tells_each_exercise_and_keeps_the_maps(folder, tmp_path, capsys):
    text = HAND.format("left", "LEFT", "RIGHT")
    path = saved(tmp_path, HEAD.replace("import ", "import show, ") + text + 'if __name__ == "__main__":\n    show(my_turn)\n')
    for _ in range(2):
        assert run_lesson(path, ["--check", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.count("[x] Left hand on the wall. Passed") == 2 and out.count("[ ]") == 6
    assert "--map kept/by_chance_1" in out and "--map kept/fast_1" in out
    kept = sorted(path.name for path in folder.glob("*.txt"))
    assert kept == ["by_chance_1.txt", "fast_1.txt", "once_each_1.txt"]
    assert "\n".join(f"        {row}" for row in read_heya(folder / kept[0]).rows) in out
    other = saved(tmp_path, HEAD + CRASHES, "other.py")
    assert run_lesson(path, ["--check", "--seed", "1", "--strategy", str(other)]) == 1
    assert "by_chance_2" in capsys.readouterr().out


@pytest.mark.thorough
def test_the_map_that_is_kept_of_each_exercise_can_be_read_again(folder, tmp_path):
    for rule in (HAND.format("right", "RIGHT", "LEFT"), script("04").read_text(), (FOLDER / "by_chance.txt").read_text().split("\n\n")[0]):
        for each in checking(rule_of(tmp_path, rule).walk, 1):
            if each and each.fault:
                kept = read_heya(keep_map(each))
                assert kept.floor == each.heya.floor and kept.controls == each.heya.controls
    assert {path.name[:-6] for path in folder.glob("*.txt")} == {*NAMES}


def test_the_lesson_as_it_is_passes_nothing(capsys):
    assert run_lesson(script("07"), ["--check", "--seed", "1"]) == 1
    assert capsys.readouterr().out.count("[ ]") == 4


def test_a_rule_that_does_not_do_the_same_again_keeps_the_fault_that_was_seen():
    ways, walks = (left_hand, right_hand), iter(range(10**6))

    flaky = SimpleNamespace(strategy=lambda coins: ByView(ways[next(walks) % 3 == 2]))
    assert result("left_hand", flaky).fault


def test_coins_are_other_ones_in_every_check(tmp_path, monkeypatch):
    lucky = """\
class MyTurn:
    def __init__(self, rng):
        self.is_left = rng.randint(0, 1)
    def turn(self, view, place, heading):
        if self.is_left:
            return Turn.LEFT if view.left else Turn.AHEAD if view.front else Turn.RIGHT
        return right_hand(view)
"""
    path = saved(tmp_path, HEAD.replace("import ", "import right_hand, ") + lucky)
    monkeypatch.setattr("mazelib.challenges.checking.EXERCISES", (BY_NAME["left_hand"],))
    statuses = [run_lesson(script("07"), ["--check", "--seed", str(seed), "--strategy", str(path)]) for seed in range(4)]
    assert 1 in statuses
