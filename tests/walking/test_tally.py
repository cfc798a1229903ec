"""Counts up to any tick."""

import pytest

from mazelib.walking.tally import Tally


def test_a_tally_knows_the_count_at_every_tick_it_has_counted():
    tally = Tally()
    assert (tally.last, tally.at(0)) == (0, 0)
    for happened in (True, False, True, True):
        tally.note(happened)
    assert tally.last == 4
    assert [tally.at(tick) for tick in range(5)] == [0, 1, 1, 2, 3]
    with pytest.raises(IndexError):
        tally.at(5)
