"""The search for the smallest map on which a rule never arrives finds such a map."""

import time
from collections import deque
from functools import cache

import pytest

from mazelib.challenges import stump
from mazelib.challenges.small_maps import framed, is_narrow
from mazelib.challenges.stump import LEAST_SIZE, MAPS_IN_A_STAGE, STAGES, Search
from mazelib.commands import run_command
from mazelib.maps.folder import read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.run_lesson import run_lesson
from mazelib.text.diagnostics import Diagnostic
from mazelib.values.pausing import finished
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.strategy import StrategyEndedError
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from tests.examples import is_thorough
from tests.learners import saved, script
from tests.samples import heya

FINDS = ("right_hand", pytest.param("branch_stack", marks=pytest.mark.thorough))
SEEDS = [1, pytest.param(2, marks=pytest.mark.thorough)]
DELTAS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.fixture
def few_tries(monkeypatch):
    """A short search, for tests in which the size of the map does not matter."""
    monkeypatch.setattr(stump, "MAPS_IN_A_STAGE", 600)


def walks_by(name: str):
    """Begins walks by a rule of the library."""
    return lambda heya, seed, limit: Walk(
        heya, fresh_strategy(name, seed), limit, recorded=False
    )


def last_found(name: str, seed: int = 1) -> Heya:
    return [each.heya for each in Search(walks_by(name), seed).results() if each][-1]


@cache
def found(name: str, seed: int) -> Heya:
    """The last map of a search that is long enough for small ones; if thorough, of a whole one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stump, "MAPS_IN_A_STAGE", MAPS_IN_A_STAGE if is_thorough() else 2_000)
        return last_found(name, seed)


def is_floor(rows, x, y):
    return 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] in " aS>V<"


def walked(rows: tuple[str, ...], name: str) -> str:
    """An independent walk over the text of a map: arrived, or in which state it came back."""
    goal = next((x, y) for y, row in enumerate(rows) for x, s in enumerate(row) if s == "a")
    x, y, sign = next(
        (x, y, s) for y, row in enumerate(rows) for x, s in enumerate(row) if s in "S>V<"
    )
    heading = "S>V<".index(sign)
    rule = fresh_strategy(name, 0)
    seen = set()
    while (x, y) != goal:
        state = x, y, heading, repr(sorted(vars(rule).items())) if not callable(rule) else ""
        if state in seen:
            return "comes back"
        seen.add(state)
        sides = [is_floor(rows, x + dx, y + dy) for dx, dy in DELTAS]
        front, right, back, left = (sides[(heading + turn) % 4] for turn in range(4))
        view = View(front=front, right=right, left=left, back=back)
        heading = (
            heading + (rule(view) if callable(rule) else rule.turn(view, (x, y), heading))
        ) % 4
        if sides[heading]:
            dx, dy = DELTAS[heading]
            x += dx
            y += dy
    return "arrives"


def flooded(rows: tuple[str, ...]) -> bool:
    """Whether the a can be reached, by an independent search."""
    x, y = next(
        (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in "S>V<"
    )
    seen = {(x, y)}
    edge = deque([(x, y)])
    while edge:
        x, y = edge.popleft()
        for dx, dy in DELTAS:
            if is_floor(rows, x + dx, y + dy) and (x + dx, y + dy) not in seen:
                seen.add((x + dx, y + dy))
                edge.append((x + dx, y + dy))
    return any(rows[y][x] == "a" for x, y in seen)


@pytest.mark.parametrize("name", FINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_found_is_one_by_an_independent_walk(name, seed):
    best = found(name, seed)
    assert flooded(best.rows)
    assert walked(best.rows, name) == "comes back"
    assert finished(Search(walks_by(name), 0).proof(best)).verdict is Verdict.CIRCLING


def test_the_independent_walk_also_arrives():
    assert walked(("#####", "#> a#", "#####"), "right_hand") == "arrives"
    assert not flooded(("#####", "#>#a#", "#####"))


def test_for_the_right_hand_it_soon_finds_a_block_of_wall_that_stands_free(few_tries):
    best = last_found("right_hand")
    walls = {(x, y) for y, row in enumerate(best.rows) for x, sign in enumerate(row) if sign == "#"}
    joined = {(0, 0)}
    edge = [(0, 0)]
    while edge:
        x, y = edge.pop()
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & walls - joined
        joined |= near
        edge += near
    assert walls - joined
    assert is_narrow(best)
    assert len(best.floor) <= 30


@pytest.mark.thorough
@pytest.mark.parametrize("seed", SEEDS)
def test_for_the_branch_stack_it_finds_one_no_larger_than_the_small_trap(seed):
    best = found("branch_stack", seed)
    trap = heya("trap_room")
    assert len(best.floor) <= len(trap.floor)
    assert best.floor.count(1) <= trap.floor.count(1)


@pytest.mark.thorough
def test_for_tremaux_it_finds_none():
    assert set(Search(walks_by("tremaux"), 1).results()) == {None}
    assert len(STAGES) * MAPS_IN_A_STAGE >= 15_000


@pytest.mark.thorough
def test_the_search_is_the_same_for_the_same_seed(few_tries):
    assert last_found("right_hand", 1) == last_found("right_hand", 1)
    assert last_found("right_hand", 1) != last_found("right_hand", 2)


def test_a_target_that_cannot_be_reached_proves_nothing():
    assert finished(Search(walks_by("right_hand"), 0).proof(parse("A#a"))) is None


@pytest.mark.thorough
def test_the_command_prints_the_map_or_saves_it_and_the_lesson_walks_in_it(
    tmp_path, capsys, few_tries
):
    path = tmp_path / "trap.txt"
    search = ["stump", str(script("04")), "--seed", "3"]
    assert run_command(search) == 0
    printed = capsys.readouterr().out
    assert run_command([*search, "--save", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == printed
    told = capsys.readouterr().out
    assert told.startswith(f"Saved: {path}. ")
    assert len(told.splitlines()) == 1
    read = read_heya(path)
    assert "04_right_hand never gets to a: circling after" in read.note
    assert run_lesson(script("04"), ["--map", str(path), "--headless"]) == 1
    assert "circling" in capsys.readouterr().out


@pytest.mark.thorough
@pytest.mark.parametrize(
    "rule", [pytest.param("tremaux", marks=pytest.mark.thorough), str(script("03"))]
)
def test_finding_none_in_time_is_status_1(rule, capsys):
    assert run_command(["stump", rule, "--seed", "1", "--seconds", "1"]) == 1
    assert f"It was never proven that {rule} goes round in circles." in capsys.readouterr().err


@pytest.mark.thorough
def test_a_search_ends_with_its_seconds(capsys):
    begun = time.monotonic()  # All of it would take a minute.
    assert run_command(["stump", str(script("06")), "--seed", "1", "--seconds", "1"]) == 1
    assert time.monotonic() - begun < 10


def test_anything_but_a_rule_is_bad_input(tmp_path, capsys):
    assert run_command(["stump", "nobody"]) == 2
    assert run_command(["stump", str(script("08"))]) == 1
    assert run_command(["stump", str(saved(tmp_path, "raise ArithmeticError\n"))]) == 1
    err = capsys.readouterr().err
    assert "nobody: there's no such file" in err
    assert "this script shows the making of a maze." in err
    assert "ArithmeticError" in err


HEAD = "from mazelib import Turn, right_hand\n\n"
#: Rules that never arrive, each with the beginning of its note, and the floor places of its map.
ODD = {
    "stands": (
        "def turn(view):\n    return Turn.AHEAD\n",
        "mine never gets to a: stuck after 1 tick",
        2,
    ),
    "spins": (
        "def turn(view):\n    return Turn.BACK\n",
        "mine never gets to a: turning on the spot after 2 ticks",
        2,
    ),
    "raises at once": (
        "def turn(view):\n    raise ArithmeticError\n",
        "mine stops before it gets to a, in mine.py, line 4: ArithmeticError",
        2,
    ),
    "raises in a dead end": (
        "def turn(view):\n"
        "    if view.open_count == 1 and not view.front:\n"
        "        raise ValueError('Help!')\n"
        "    return right_hand(view)\n",
        "mine stops before it gets to a, in mine.py, line 5: ValueError: Help!.",
        2,
    ),
    "raises at tick 3": (
        "class MyTurn:\n"
        "    def __init__(self):\n"
        "        self.tick = 0\n\n"
        "    def turn(self, view, place, heading):\n"
        "        self.tick += 1\n"
        "        if self.tick == 3:\n"
        "            return [][0]\n"
        "        return right_hand(view)\n",
        "mine stops before it gets to a, in mine.py, line 10: IndexError",
        3,
    ),
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", ODD)
def test_what_is_told_of_an_odd_rule_is_true_and_its_map_is_small(name, tmp_path, capsys):
    text, said, floor = ODD[name]
    path = tmp_path / "trap.txt"
    rule = saved(tmp_path, HEAD + text)
    began = time.monotonic()
    assert (
        run_command(["stump", str(rule), "--save", str(path), "--seed", "1", "--seconds", "3"]) == 0
    )
    read = read_heya(path)
    assert read.note.startswith(said)
    assert read.floor.count(1) == floor
    assert floor > 2 or time.monotonic() - began < 2, "nothing is smaller: the search ends"
    told = capsys.readouterr().err
    assert ("Error" in said) == ("mine.py, line" in told), "an error is told with its advice, too"
    # The lesson says the same on this map.
    assert (
        run_lesson(script("04"), ["--strategy", str(rule), "--map", str(path), "--headless"]) == 1
    )
    seen = capsys.readouterr()
    assert said.rpartition(": ")[2].split(" after")[0] in seen.out + seen.err


#: Rules of which nothing can be proven, each with the reason.
UNPROVEN = {
    "coins": (
        "def turn(view, rng):\n    return rng.choice(list(Turn))\n",
        "It tosses coins, so there's no such proof. It walked ",
    ),
    "hides what it keeps": (
        "class MyTurn:\n    def __init__(self):\n        self.turns = iter([Turn.BACK] * 9000)\n\n"
        "    def turn(self, view, place, heading):\n        return next(self.turns)\n",
        "It isn't known whether it goes round in circles (line 5: ",
    ),
    "is slow": (
        "from threading import Event\ndef turn(view):\n    Event().wait(0.4)\n"
        "    return Turn.BACK\n",
        "It walked ",
    ),
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", UNPROVEN)
def test_why_nothing_was_proven_is_told(name, tmp_path, capsys):
    text, said = UNPROVEN[name]
    rule = saved(tmp_path, HEAD + text)
    began = time.monotonic()
    assert run_command(["stump", str(rule), "--seed", "1", "--seconds", "1"]) == 1
    assert time.monotonic() - began < 3
    told = capsys.readouterr().err
    assert f"It was never proven that {rule} goes round in circles. {said}" in told


class EndsOn(Walk):
    """A walk by the right hand whose rule has to be ended in its first turn."""

    def advance(self, ticks):
        raise StrategyEndedError("mine.py", [Diagnostic("too long.", "Be quick.", line=5)])


def test_a_rule_that_had_to_be_ended_is_asked_no_more():
    begun = []

    def begin(heya, seed, limit):
        begun.append(heya)
        return EndsOn(heya, fresh_strategy("right_hand", seed), limit)

    (found,) = [each for each in Search(begin, 1).results() if each]
    assert begun == [found.heya]
    assert isinstance(found.why, StrategyEndedError)


def test_what_was_found_before_a_rule_had_to_be_ended_stays():
    begun = []

    def begin(heya, seed, limit):
        begun.append(heya)
        kind = EndsOn if len(begun) == 300 else Walk
        return kind(heya, fresh_strategy("branch_stack", seed), limit, recorded=False)

    results = [each for each in Search(begin, 1).results() if each]
    assert len(begun) == 300
    assert results


def test_no_map_is_smaller_than_the_least_one():
    least = framed(["Aa"])
    assert (least.places.count, least.floor.count(1)) == LEAST_SIZE


def test_no_file_is_overwritten(tmp_path, capsys):
    path = tmp_path / "trap.txt"
    path.write_text("mine")
    assert run_command(["stump", "right_hand", "--save", str(path)]) == 2
    assert path.read_text() == "mine"
    assert "exists already" in capsys.readouterr().err
