"""A log is frozen in pieces, and thawed as the list that it was."""

from mazelib import Heading
from mazelib.walking import memory_log
from mazelib.walking.freezer import FrozenLog, thaw
from mazelib.walking.memory import freeze
from mazelib.walking.memory_log import PIECE, LogFreezer


def thawed(log: FrozenLog) -> object:
    return thaw(freeze({"log": log}))["log"]


def test_a_log_is_thawed_as_the_list_that_it_was_at_every_length():
    freezer = LogFreezer()
    values = []
    for number in range(3 * PIECE + 2):
        values.append(((number, -number), Heading.LEFT, str(number)))
        log = freezer.frozen(values)
        assert len(log.newest) == len(values) % PIECE
        if number % 50 == 0 or number > 3 * PIECE - 2:
            assert thawed(log) == values


def test_what_may_still_change_is_frozen_again_each_time():
    freezer = LogFreezer()
    ways = [1]
    values = [(1, ways)] * (2 * PIECE)
    assert thawed(freezer.frozen(values))[0] == (1, [1])
    ways.append(2)
    assert thawed(freezer.frozen(values))[0] == (1, [1, 2])


def test_another_list_is_another_log():
    freezer = LogFreezer()
    freezer.frozen([1] * (2 * PIECE))
    assert thawed(freezer.frozen([2] * PIECE)) == [2] * PIECE


def test_a_piece_is_frozen_only_once(monkeypatch):
    frozen = []
    monkeypatch.setattr(memory_log, "freeze", lambda kept: frozen.append(kept) or freeze(kept))
    freezer = LogFreezer()
    values = []
    for number in range(2 * PIECE):
        values.append(number)
        freezer.frozen(values)
    assert len(frozen) == 2
