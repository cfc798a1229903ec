"""The log of a maze: what was true at any length stays true, however long it grows."""

import random

from mazelib.making.change_log import ChangeLog


def written(entries, places=4, first_value=-1):
    log = ChangeLog(places, first_value)
    log.note_changes(entries)
    return log


def values(log, length, places=4):
    return [log.value(index, length) for index in range(places)]


def test_every_length_has_the_values_of_the_entries_before_it():
    log = written([(2, 7), (0, 5), (2, 9), (2, 7)])
    assert [values(log, length) for length in range(5)] == [
        [-1, -1, -1, -1],
        [-1, -1, 7, -1],
        [5, -1, 7, -1],
        [5, -1, 9, -1],
        [5, -1, 7, -1],
    ]


def test_what_was_true_stays_true_when_more_is_written():
    log = written([(1, 3)])
    before = values(log, 1)
    log.note_changes([(1, 4), (1, 3)])
    assert values(log, 1) == before == [-1, 3, -1, -1]


def test_changed_are_the_places_between_two_lengths():
    log = written([(2, 7), (0, 5), (2, 9), (1, 1)])
    assert list(log.changed(1, 3)) == [0, 2]
    assert list(log.changed(2, 2)) == []


def test_changes_lead_from_any_length_to_any_other():
    rng = random.Random(1)
    entries = [(rng.randrange(6), rng.randrange(-2, 4)) for _ in range(80)]
    log = written(entries, places=6)
    assert len({index for index, _ in entries}) == 6
    now = 0
    followed = [-1] * 6
    for _ in range(200):
        then = rng.randint(0, 80)
        for index, value in log.changes(now, then):
            followed[index] = value
        now = then
        # Computed without the log: the last value that was written to each place.
        expected = [-1] * 6
        for index, value in entries[:then]:
            expected[index] = value
        assert followed == expected == values(log, then, places=6)
