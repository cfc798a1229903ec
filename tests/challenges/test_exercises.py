"""The exercises: a right rule passes; for a wrong one, there is a map that really shows it."""

from functools import cache
from textwrap import indent
from types import SimpleNamespace

import pytest

from mazelib.challenges.exercise import NotYet, Passed, Trial
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.exercises.by_chance import AGAIN, OFTEN
from mazelib.challenges.walks import turns_of
from mazelib.grid.compass import Place
from mazelib.kinds.shared.lines_in_order import LINES_FOLDER, read_lines
from mazelib.maps.drawing import marked_rows
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import ByView
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Walk
from tests.challenges import rules
from tests.challenges.checks import BY_NAME, fault_on, result
from tests.challenges.rules import rule_of
from tests.conftest import PROJECT
from tests.samples import heya

SEEDS = [1, pytest.param(2, marks=pytest.mark.thorough)]
#: Rules that do not, by exercise, each with words of the reason. Every run tries the first ones.
FAILING = {
    "not_into_walls": [
        (rules.STANDS, "your rule went ahead into the wall. Open: "),
        (rules.ANY_TURN, "into the wall. Open: "),
        (rules.SPINS, "It hasn't arrived"),
    ],
    "turn_back": [
        (rules.LEFT_HAND, "only the way back is open. Your rule turned "),
        (rules.STANDS, "only the way back is open. Your rule went ahead"),
        (rules.SPINS, "It hasn't arrived"),
    ],
    "left_hand": [
        (rules.RIGHT_HAND, "The left hand "),
        (rules.STANDS, "your rule went ahead into the wall."),
        (rules.ANY_TURN, "The left hand "),
        (
            rules.LEFT_HAND_THAT_TURNS_LEFT_AT_A_WALL,
            "The left hand turns right; your rule turned left",
        ),
    ],
    "by_chance": [
        (rules.RANDOM_WALK, "your rule "),
        (rules.RIGHT_HAND, "but rolled no dice there"),
        (rules.EACH_WAY_IN_ITS_TURN, "but rolled no dice there"),
    ],
    "once_each": [
        (rules.RIGHT_HAND, "goes round forever"),
        (rules.RANDOM_WALK, "into the dead end"),
        (rules.STANDS, "stands still forever"),
        (rules.BRANCH_STACK, "into the dead end"),
    ],
    "fast": [
        (rules.RIGHT_HAND, "Here it needs 143 ticks"),
        (rules.LEFT_HAND, "Here it needs 218 ticks"),
        (rules.RANDOM_WALK, "ticks"),
    ],
}


def failing(*names):
    """Exercise, text and words of failing rules; all but the first only in the thorough run."""
    tries = []
    for name in names:
        for number, (text, words) in enumerate(FAILING[name]):
            marks = pytest.mark.thorough if number else ()
            tries.append(pytest.param(name, text, words, marks=marks))
    return tries


@pytest.fixture(scope="module")
def checked(tmp_path_factory):
    """The rule in a text, and its result in an exercise, checked once for all tests."""

    @cache
    def check(name, text):
        rule = rule_of(tmp_path_factory.mktemp("rule"), text)
        return rule, result(name, rule)

    return check


@pytest.mark.parametrize(
    "name",
    # Coins are tossed often enough to be sure of them, which takes long.
    [
        pytest.param(name, marks=pytest.mark.thorough if name == "by_chance" else ())
        for name in BY_NAME
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sweep(3)
def test_the_lines_in_their_order_pass(name, seed, tmp_path):
    text = (LINES_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0]
    passed = result(name, rule_of(tmp_path, text), seed)
    assert isinstance(passed, Passed), passed.words
    assert passed.maps >= 5
    assert passed.words == f"Passed, on {passed.maps} maps."


@pytest.mark.parametrize(("name", "text", "words"), failing(*FAILING))
@pytest.mark.sweep(5)
def test_a_wrong_rule_is_told_with_a_map_that_shows_it(name, text, words, checked):
    rule, wrong = checked(name, text)
    assert isinstance(wrong, NotYet)
    assert words in wrong.fault.sentence
    assert fault_on(wrong.heya, name, rule) == wrong.fault


@pytest.mark.parametrize(("name", "text", "words"), failing("left_hand", "by_chance", "once_each"))
def test_nothing_can_be_filled_on_the_map_that_shows_a_fault(name, text, words, checked):
    rule, wrong = checked(name, text)
    shown = wrong.heya
    assert shown.floor.count(1) <= 14
    for place in shown.places:
        if shown.is_open(place) and place not in shown.marks:
            assert not fault_on(filled(shown, place), name, rule)


def test_always_is_said_of_a_fair_coin_by_mistake_less_than_once_in_a_million_junctions():
    assert 0.5**AGAIN < 1e-6
    assert AGAIN < OFTEN, "a junction is come to often enough for that"


def test_each_rule_walks_more_than_once_on_a_map():
    assert all(exercise.walks > 1 for exercise in EXERCISES)


def test_a_map_is_made_smaller_only_as_far_as_the_task_may_be_done_on_it():
    corridor = parse("####\n#>a#\n####")
    with_junction = parse("#####\n#>  #\n## ##\n##a##\n#####")
    ring = parse("#####\n#>  #\n# # #\n#  a#\n#####")
    room = parse("####\n#> #\n# a#\n####")
    by_task = {name: BY_NAME[name].fits for name in ("turn_back", "not_into_walls")}
    maps = (corridor, with_junction, ring, room)
    assert [by_task["turn_back"](each) for each in maps] == [True, False, True, True]
    assert [by_task["not_into_walls"](each) for each in maps] == [False, False, True, False]


def test_never_is_said_of_a_fair_coin_by_mistake_less_than_once_in_a_million_junctions():
    missed = {sides: sides * (1 - 1 / sides) ** OFTEN for sides in (2, 3)}
    assert max(missed.values()) < 1e-6


@pytest.mark.parametrize(
    ("name", "text", "words", "has_place"),
    [
        ("left_hand", rules.STANDS, "your rule went ahead into the wall.", True),
        ("left_hand", rules.RIGHT_HAND, "the left is open. The left hand turns left; ", True),
        pytest.param(
            "by_chance",
            rules.RIGHT_HAND,
            "but rolled no dice there",
            True,
            marks=pytest.mark.thorough,
        ),
        ("by_chance", rules.RANDOM_WALK, "your rule turned back, but ", True),
        ("once_each", rules.BRANCH_STACK, "into the dead end ", True),
        ("once_each", rules.STANDS, "it stands still forever: ", True),
        ("fast", rules.RIGHT_HAND, "; the right hand needs ", True),
        ("not_into_walls", rules.STANDS, "your rule went ahead into the wall. Open: ", True),
        ("turn_back", rules.LEFT_HAND, "only the way back is open. Your rule turned ", True),
        ("fast", rules.CRASHES, "It stopped in mine.py, line ", False),
    ],
)
def test_a_fault_tells_what_is_wrong_and_knows_the_place_that_it_names(
    name, text, words, has_place, checked
):
    _, wrong = checked(name, text)
    fault = wrong.fault
    assert words in fault.sentence
    assert (str(fault.place) in fault.sentence) == has_place


def arrived(ticks):
    """A walk that arrives after so many ticks."""
    return SimpleNamespace(tick=ticks, ending=Ending(Verdict.ARRIVED, ticks))


def test_a_rule_has_to_be_faster_where_the_right_hand_stops_and_elsewhere_only_as_fast(monkeypatch):
    def turns_if_any(walk):
        return turns_of(walk) if isinstance(walk, Walk) else []

    monkeypatch.setattr("mazelib.challenges.exercises.fast.turns_of", turns_if_any)
    monkeypatch.setattr("mazelib.challenges.exercises.fast._where_it_strayed", lambda *_all: None)
    for read, most in ((heya("first"), 142), (parse(">   a"), 4)):
        our_walk = Walk(read, ByView(right_hand))
        our_walk.run()
        tries = range(most - 1, most + 3)
        slow = [
            ticks
            for ticks in tries
            if BY_NAME["fast"].fault_in(Trial(our_walk, {0: arrived(ticks)}))
        ]
        assert slow == [most + 1, most + 2]


def test_to_begin_in_a_dead_end_is_no_visit():
    there_and_back = parse("> a").changed(controls=(("a", (2, 0)), ("b", (0, 0))))
    walk = Walk(there_and_back, ByView(right_hand))
    assert walk.run().verdict is Verdict.ARRIVED
    assert BY_NAME["once_each"].fault_in(Trial(walk, {0: walk})) is None


def filled(read: Heya, place: Place) -> Heya:
    """The map with wall at a floor place."""
    return parse("\n".join(marked_rows(read.rows, {place: "#"})))


def by_the_hints() -> str:
    """Lesson 7 with what the hints of the fifth task say, line for line, in its class.

    A learner changes nothing else.
    """
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    to_use, _why, to_close, to_take = BY_NAME["once_each"].hints
    assert to_use.code == "show(\n    MyTurn,"
    text = text.replace("        my_turn,", "        MyTurn,")
    every_way = "            ways.append(way)\n"
    assert to_take.code.endswith(every_way.strip())
    text = text.replace(every_way, indent(to_take.code, " " * 12) + "\n")
    pick = "        way = pick(ways, self.rng)\n"
    assert to_close.code.endswith(pick.strip())
    return text.replace(pick, indent(to_close.code, " " * 8) + "\n")


@pytest.mark.thorough
def test_the_hints_for_no_dead_end_twice_make_the_class_of_the_lesson_pass(tmp_path):
    rule = rule_of(tmp_path, by_the_hints().replace("import here", "#"))
    assert isinstance(result("once_each", rule), Passed)
    untouched = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    untouched = untouched.replace("import here", "#").replace("        my_turn,", "        MyTurn,")
    assert not isinstance(result("once_each", rule_of(tmp_path, untouched)), Passed)


@pytest.mark.sweep(6)
@pytest.mark.parametrize("seed", range(30))
def test_the_class_of_the_hints_forgets_what_it_closed_where_a_target_lies_there(seed, tmp_path):
    rule = rule_of(tmp_path, by_the_hints().replace("import here", "#"))
    ending = rule.walk(heya("first"), seed, 5000).run()
    assert ending.verdict is Verdict.ARRIVED


@pytest.mark.parametrize("seed", range(3))
def test_the_lines_of_the_fifth_task_walk_to_all_targets_of_the_map_of_the_class(seed, tmp_path):
    text = "\n".join(read_lines("once_each").of_rule)
    ending = rule_of(tmp_path, text).walk(heya("first"), seed, 5000).run()
    assert ending.verdict is Verdict.ARRIVED


@pytest.mark.thorough
def test_the_class_of_the_hints_leads_out_of_a_room_since_it_picks_by_chance(tmp_path):
    room = parse("A ##\n   a")
    text = by_the_hints().replace("import here", "#")
    assert fault_on(room, "once_each", rule_of(tmp_path, text)) is None
    without_dice = text.replace("way = pick(ways, self.rng)", "way = ways[0]")
    fault = fault_on(room, "once_each", rule_of(tmp_path, without_dice))
    assert "hasn't arrived" in fault.sentence


def test_the_last_hints_of_the_first_tasks_and_of_the_last_one_make_a_rule_that_passes(tmp_path):
    hints = [each.hints for each in EXERCISES]
    front_first, back, left_first, _chance, _memory, right_first = hints
    rules = {
        "not_into_walls": (front_first[-1].code, "return Turn.LEFT"),
        "turn_back": (front_first[-1].code, back[-1].code),
        "left_hand": (left_first[-1].code, "return Turn.RIGHT"),
        "fast": (right_first[-2].code, right_first[-1].code),
    }
    for name, codes in rules.items():
        lines = indent("\n".join(codes), "    ")
        text = f"from mazelib import Turn\n\n\ndef my_turn(view):\n{lines}\n"
        assert isinstance(result(name, rule_of(tmp_path, text)), Passed), name


@pytest.mark.thorough
def test_the_hints_for_chance_make_a_rule_that_passes(tmp_path):
    head, adds, _why, ends = BY_NAME["by_chance"].hints
    ways = "\n".join(adds.code.replace("right", side).replace("RIGHT", turn)
                     for side, turn in (("left", "LEFT"), ("front", "AHEAD"), ("right", "RIGHT")))
    body = indent(f"{ways}\n{ends.code}", "    ")
    text = f"from mazelib import Turn, pick\n\n\n{head.code}\n{body}\n"
    assert isinstance(result("by_chance", rule_of(tmp_path, text)), Passed)


def test_each_task_has_three_or_four_hints_and_the_last_one_gives_whole_lines():
    for exercise in EXERCISES:
        assert len(exercise.hints) in (3, 4)
        assert "\n" in exercise.hints[-1].code
        for hint in exercise.hints:
            assert len(hint.code.split("\n")) <= 4
            assert all(len(line) <= 42 for line in hint.code.split("\n"))


def test_the_second_hint_of_the_first_tasks_asks_and_does_not_give_the_answer():
    for exercise in EXERCISES[:3]:
        hint = exercise.hints[1].sentence
        assert hint.endswith("?")
        turns = ("turn left", "turn right", "go ahead", "turn back", "Turn.")
        assert not [turn for turn in turns if turn in hint]
