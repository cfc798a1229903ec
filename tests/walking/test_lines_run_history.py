"""Which lines ran, found again for any turn."""

from mazelib.values.lines_run import LinesRun
from mazelib.walking.lines_run_history import LinesRunHistory

ONE = LinesRun((("rule.py", 1),), ("rule.py", 1))
OTHER = LinesRun((("rule.py", 2),), ("rule.py", 2))


def test_turns_that_nobody_watched_have_no_lines():
    history = LinesRunHistory()
    history.note(2, ONE)
    history.note(3, OTHER)
    history.note(6, ONE)
    found = [history.at(tick) for tick in range(8)]
    assert found == [None, None, ONE, OTHER, None, None, ONE, None]


def test_entries_are_the_turns_after_a_tick_that_somebody_watched():
    history = LinesRunHistory()
    history.note(2, ONE)
    history.note(5, OTHER)
    assert history.entries(-1) == ((2, ONE.plain), (5, OTHER.plain))
    assert history.entries(2) == ((5, OTHER.plain),)
    assert history.entries(5) == ()
