"""stump in a terminal: it shows its progress again and again, and its seed at the end."""

import random
from itertools import count, pairwise

import pytest

from mazelib.challenges import stump as search
from mazelib.commands import run_command, stump

#: The seconds that each map takes by the clock of these tests.
SECONDS = 0.03


@pytest.fixture
def told(monkeypatch):
    """The progress that is shown, each time with the second, by a clock that ticks once a map."""
    monkeypatch.setattr(search, "MAPS_IN_A_STAGE", 600)
    clock = count()
    now = 0.0
    told = []

    def monotonic():
        nonlocal now
        now = SECONDS * next(clock)
        return now

    monkeypatch.setattr(stump, "monotonic", monotonic)
    monkeypatch.setattr(stump, "progress", lambda words: told.append((now, words)))
    return told


def test_progress_is_shown_five_times_a_second_and_taken_away(told, capsys):
    assert run_command(["stump", "right_hand", "--seed", "1", "--seconds", "3600"]) == 0
    *on_the_way, (_end, last) = told
    assert last == ""
    assert len(on_the_way) > 15
    for (before, _words), (after, _more) in pairwise(on_the_way):
        assert after - before == pytest.approx(0.21)
    walks = [int(words.split()[0].replace(",", "")) for _time, words in on_the_way]
    assert walks == sorted(walks)
    assert on_the_way[0][1].endswith(" walks. No map so far.")
    width, times, height, places = on_the_way[-1][1].rpartition(": ")[2].split()
    assert (times, places) == ("×", "places")
    rows = capsys.readouterr().out.split("\n\n")[0].split("\n")
    assert (len(rows[0]), len(rows)) == (int(width), int(height))


def test_a_search_ends_with_its_seconds_by_the_clock(told, capsys):
    assert run_command(["stump", "tremaux", "--seed", "1", "--seconds", "2"]) == 1
    when = [time for time, _words in told]
    assert 1.8 < max(when) < 2 + 2 * SECONDS
    assert "It was never proven that tremaux goes round in circles." in capsys.readouterr().err


@pytest.mark.parametrize("rule", ["right_hand", "tremaux"])
def test_a_search_tells_its_seed_also_if_it_was_chosen_by_chance(rule, told, capsys, monkeypatch):
    monkeypatch.setattr(random.SystemRandom, "randrange", lambda _self, _stop: 4711)
    run_command(["stump", rule, "--seconds", "2"])
    seen = capsys.readouterr()
    assert seen.err.splitlines()[0] == "To repeat this, add --seed 4711."
    assert "--seed" not in seen.out, "the map is printed alone"
