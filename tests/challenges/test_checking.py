"""Checking a rule: its results on new maps, and what the lesson's --check prints."""

from dataclasses import replace
from itertools import count, pairwise

import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.checking import ExerciseCheck, checking
from mazelib.challenges.exercise import ExerciseMap, NotChecked, NotYet
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.challenges.exercises.left_hand import left_hand
from mazelib.challenges.kept_maps import keep_map
from mazelib.grid.compass import Heading, Place, Turn, stepped
from mazelib.maps import reach
from mazelib.maps.folder import read_heya
from mazelib.maps.heya_text import parse
from mazelib.run_lesson import run_lesson
from mazelib.text.diagnostics import Diagnostic
from mazelib.values.pausing import finished
from mazelib.walking.memory import Memory
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import (
    ByView,
    LibraryRule,
    StrategyEndedError,
    StrategySlowError,
)
from mazelib.walking.walk import Walk
from tests.challenges import rules
from tests.challenges.checks import BY_NAME, RuleOfOurs, fault_on, result
from tests.challenges.rules import rule_of
from tests.learners import saved, script
from tests.samples import heya


def results(rule):
    """The results of all exercises, one after the other."""
    return [each for each in checking(rule, 1) if each]


@pytest.mark.parametrize("name", ["first.txt", "other.txt"])
@pytest.mark.parametrize("is_known", [True, False])
def test_a_map_that_is_known_is_shown_as_it_is_whatever_its_name(name, is_known):
    # The right hand goes into the dead end twice; all else could be left out.
    read = replace(heya("first"), name=name)

    def maps(rng):
        yield ExerciseMap(read, is_known)

    exercise = replace(BY_NAME["once_each"], maps=maps)

    def walk(heya, seed, limit):
        return Walk(heya, ByView(right_hand), limit)

    found = finished(ExerciseCheck(exercise, RuleOfOurs(walk), 1).result())
    assert isinstance(found, NotYet)
    assert (found.heya == read) == is_known


@pytest.mark.parametrize("rows", [[], ["#####", "#A#a#", "#####"]])
def test_an_exercise_without_a_map_that_our_rule_can_do_is_not_passed(rows, monkeypatch, capsys):
    def maps(rng):
        if rows:
            yield ExerciseMap(parse("\n".join(rows)))

    exercise = replace(BY_NAME["left_hand"], maps=maps)

    def walk(heya, seed, limit):
        return Walk(heya, ByView(left_hand), limit)

    assert finished(ExerciseCheck(exercise, RuleOfOurs(walk), 1).result()) == NotChecked(
        exercise, "This exercise has no map on which it can be done."
    )
    monkeypatch.setattr("mazelib.challenges.checking.EXERCISES", (exercise,))
    assert run_lesson(script("07"), ["--check", "--seed", "1"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("[ ] Left hand on the wall: Not checked. ")
    assert "Passed" not in out


@pytest.mark.parametrize(("text", "walks"), [("A   a", 1), ("A  \n# a", 60)])
def test_where_nothing_is_to_be_decided_a_rule_walks_only_once(text, walks):
    begun = []
    begun_elsewhere = []

    def walks_noted_in(notes):
        def walk(heya, seed, limit, other_dice=None):
            if other_dice is None:
                notes.append(seed)
            return Walk(heya, BY_NAME["by_chance"].our_rule(), limit)

        return walk

    rule = RuleOfOurs(walks_noted_in(begun), walks_noted_in(begun_elsewhere))
    exercise = replace(BY_NAME["by_chance"], fault_in=lambda trial: None)
    finished(ExerciseCheck(exercise, rule, 1).fault_on(ExerciseMap(parse(text))))
    assert len(begun) == len({*begun}) == walks, "each walk has dice of its own"
    assert begun_elsewhere == (["1 0"] if walks > 1 else []), "the first one is walked again"


@pytest.mark.parametrize(("lengths", "shown"), [((30, 8, 24, 25), 24), ((30, 40), 30)])
def test_a_rule_that_passes_is_shown_on_the_last_map_that_is_small_enough(lengths, shown):
    def corridor(length):
        return parse("#" * (length + 2) + f"\n#>{' ' * (length - 2)}a#\n" + "#" * (length + 2))

    def walk(heya, seed, limit):
        return Walk(heya, ByView(left_hand), limit)

    maps = [ExerciseMap(corridor(length)) for length in lengths]
    exercise = replace(BY_NAME["left_hand"], maps=lambda rng: iter(maps))
    found = finished(ExerciseCheck(exercise, RuleOfOurs(walk), 1).result())
    assert found.heya.floor.count(1) == shown
    assert (found.maps, found.seed) == (len(lengths), "1 0")


@pytest.mark.parametrize("makes_smaller", [True, False])
def test_who_only_asks_whether_a_rule_passes_is_told_of_the_map_as_it_is(makes_smaller):
    read = heya("first")
    exercise = replace(BY_NAME["once_each"], maps=lambda rng: iter([ExerciseMap(read)]))

    def walk(heya, seed, limit):
        return Walk(heya, ByView(right_hand), limit)

    check = ExerciseCheck(exercise, RuleOfOurs(walk), 1, makes_smaller=makes_smaller)
    found = finished(check.result())
    assert isinstance(found, NotYet)
    assert (found.heya == read) != makes_smaller


def test_a_rule_that_stops_is_told_in_whole_sentences_with_its_line(tmp_path):
    found = result("left_hand", rule_of(tmp_path, rules.CRASHES))
    assert found.words.startswith("Not yet. It stopped in mine.py, line ")
    assert found.fault.sentence.endswith(".")
    assert "\n" not in found.words


@pytest.mark.parametrize("text", [rules.CRASHES, rules.ENDLESS])
def test_a_rule_that_crashes_or_never_answers_passes_nothing(text, tmp_path):
    found = results(rule_of(tmp_path, text))
    assert all(each.fault.sentence.startswith("It stopped in mine.py, line ") for each in found)
    assert [each.heya.floor.count(1) for each in found[:5]] == [8, 2, 2, 2, 2]


@pytest.mark.thorough
def test_a_rule_that_knows_the_way_on_the_map_by_heart_passes_nothing(tmp_path):
    headings = headings_of(reach.tour(heya("first")))
    rule = rule_of(tmp_path, rules.by_heart(headings))
    assert fault_on(heya("first"), "fast", rule) is None
    found = results(rule)
    assert all(isinstance(each, NotYet) for each in found)
    assert len(found[5].heya.floor) < len(heya("first").floor)


def headings_of(tour: list[Place]) -> list[Heading]:
    """The heading of each step of a tour."""
    headings = []
    for here, there in pairwise(tour):
        headings += [heading for heading in Heading if stepped(here, heading) == there]
    return headings


@pytest.mark.thorough
def test_out_of_ticks_is_never_passed(tmp_path):
    found = results(rule_of(tmp_path, rules.SPINS))
    assert [type(each) for each in found] == [NotYet] * len(BY_NAME)
    *_easy, left_hand_result, by_chance, once_each, fast = found
    assert left_hand_result.fault.sentence.endswith("; your rule turned back into the wall.")
    assert left_hand_result.heya.floor.count(1) <= 3
    for other in (by_chance, once_each, fast):
        assert other.fault.sentence.startswith("It hasn't arrived after ")


def test_a_rule_that_does_not_do_the_same_again_keeps_the_fault_that_was_seen():
    walks = count()

    def walk(heya, seed, limit):
        is_third = next(walks) % 3 == 2
        return Walk(heya, ByView(right_hand if is_third else left_hand), limit)

    assert isinstance(result("left_hand", RuleOfOurs(walk)), NotYet)


class EndsOnItsWay(Walk):
    """A walk by the right hand whose rule is ended at a certain tick."""

    def advance(self, ticks):
        super().advance(ticks)
        raise StrategyEndedError("mine.py", [Diagnostic("too long.", "Be quick.", line=5)])


def test_a_rule_that_had_to_be_ended_is_told_once_and_not_tried_again():
    begun = []

    def walk(heya, seed, limit):
        begun.append(heya)
        return EndsOnItsWay(heya, ByView(right_hand), limit)

    first, *others = results(RuleOfOurs(walk))
    assert first.words == "Not yet. It stopped in mine.py, line 5: too long. Be quick."
    assert begun == [first.heya]
    not_tried = "Not checked. The rule had to be stopped before."
    assert [each.words for each in others] == [not_tried] * len(EXERCISES[1:])


class IsTooSlow(Walk):
    """A walk whose rule is ended at its first turn since it took too long."""

    def advance(self, ticks):
        raise StrategySlowError("mine.py", [Diagnostic("too long.", "Be quick.", line=5)])


def test_time_decides_nothing_a_rule_that_was_too_slow_is_not_checked_any_further():
    def walk(heya, seed, limit):
        return IsTooSlow(heya, ByView(right_hand), limit)

    first, *others = results(RuleOfOurs(walk))
    assert isinstance(first, NotChecked)
    assert first.words == "Not checked. It stopped in mine.py, line 5: too long. Be quick."
    assert {each.words for each in others} == {"Not checked. The rule had to be stopped before."}
    assert [each.exercise for each in (first, *others)] == [*EXERCISES]


def test_a_rule_that_is_ended_while_its_map_is_made_smaller_keeps_the_fault_that_was_seen(
    monkeypatch,
):
    def maps(rng):
        yield ExerciseMap(heya("first"))

    exercise = replace(BY_NAME["once_each"], maps=maps)
    monkeypatch.setattr("mazelib.challenges.checking.EXERCISES", (exercise, BY_NAME["fast"]))
    begun = []

    def walk(each, seed, limit):
        begun.append(each)
        kind = Walk if each.rows == heya("first").rows else EndsOnItsWay
        return kind(each, ByView(right_hand), limit)

    first, second = results(RuleOfOurs(walk))
    assert first.heya.rows == begun[0].rows == begun[-2].rows != begun[-1].rows
    assert "into the dead end " in first.fault.sentence
    assert first.words.endswith(" On another map: It stopped in mine.py, line 5: too long.")
    assert second.words == "Not checked. The rule had to be stopped before."


@pytest.mark.thorough
def test_coins_are_other_ones_in_every_check(tmp_path, monkeypatch):
    head = rules.HEAD.replace("import ", "import right_hand, ")
    path = saved(tmp_path, head + rules.LEFT_OR_RIGHT_HAND)
    monkeypatch.setattr("mazelib.challenges.checking.EXERCISES", (BY_NAME["left_hand"],))
    statuses = set()
    for seed in range(4):
        options = ["--check", "--seed", str(seed), "--strategy", str(path)]
        statuses.add(run_lesson(script("07"), options))
    assert 1 in statuses


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder for maps on which a rule went wrong."""
    (tmp_path / "kept").mkdir()
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path / "kept")
    return tmp_path / "kept"


def test_check_tells_each_exercise_and_keeps_the_maps(folder, tmp_path, monkeypatch, capsys):
    # How exercises are checked is tested elsewhere.
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    head = rules.HEAD.replace("import ", "import show, ")
    call = 'if __name__ == "__main__":\n    show(my_turn)\n'
    path = saved(tmp_path, head + rules.LEFT_HAND + call)
    for _ in range(2):
        assert run_lesson(path, ["--check", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.count("[x] Left hand on the wall: Passed") == 2
    assert out.count("[ ]") == 2 * (len(EXERCISES) - 2)
    assert out.count("To repeat this, add --seed 1.\n") == 2
    assert "--map kept/by_chance_1" in out
    assert "--map kept/fast_1" in out
    kept = sorted(path.name for path in folder.glob("*.txt"))
    assert kept == ["by_chance_1.txt", "fast_1.txt", "once_each_1.txt", "turn_back_1.txt"]
    for row in read_heya(folder / kept[0]).rows:
        assert f"        {row}\n" in out
    other = saved(tmp_path, rules.HEAD + rules.STANDS, "other.py")
    assert run_lesson(path, ["--check", "--seed", "1", "--strategy", str(other)]) == 1
    assert "by_chance_2" in capsys.readouterr().out


@pytest.mark.thorough
def test_the_map_that_is_kept_of_each_exercise_can_be_read_again(folder, tmp_path):
    for text in (rules.RIGHT_HAND, rules.STANDS):
        for each in results(rule_of(tmp_path, text)):
            if isinstance(each, NotYet):
                assert read_heya(keep_map(each)) == each.heya
    assert {path.name[:-6] for path in folder.glob("*.txt")} == {*BY_NAME}


def test_the_lesson_as_it_is_passes_nothing(capsys):
    assert run_lesson(script("07"), ["--check", "--seed", "1"]) == 1
    assert capsys.readouterr().out.count("[ ]") == len(EXERCISES)


class Late(Walk):
    """A walk that is asked in vain for a while."""

    def __init__(self, *arguments, waits):
        super().__init__(*arguments)
        self.waits = waits

    def advance(self, ticks):
        if self.waits:
            self.waits -= 1
        else:
            super().advance(ticks)


class StandsAfter(LibraryRule):
    """The right hand, until it only goes ahead, and so stands still at the next wall."""

    asked_once_a_view = False
    comes_round = False

    def __init__(self, ticks):
        self.left = ticks

    def memory(self):
        return Memory(b"%d" % max(self.left, 0))

    def turn(self, view, place, heading):
        self.left -= 1
        return right_hand(view) if self.left >= 0 else Turn.AHEAD


@pytest.mark.parametrize("late", [(0, 0, 9, 0), (0, 9, 0, 0), (0, 0, 0, 9)])
def test_of_walks_that_go_wrong_the_first_in_ticks_is_told_however_late_the_worker_answers(late):
    def known(rng):
        yield ExerciseMap(heya("first"), is_known=True)

    seen = []

    def fault_in(trial):
        seen.append(sorted(trial.walks))

    def walk(heya, seed, limit):
        number = int(seed.split()[1])
        ticks = (10**6, 9, 3, 10**6)[number]
        return Late(heya, StandsAfter(ticks), limit, waits=late[number])

    exercise = replace(BY_NAME["by_chance"], maps=known, walks=4, fault_in=fault_in)
    found = finished(ExerciseCheck(exercise, RuleOfOurs(walk), 1).result())
    assert found.fault.walk == 2
    assert seen == [[0, 2]], "what else has ended by then is nobody's business"
