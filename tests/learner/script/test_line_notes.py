"""What is noted of one call: the lines that ran, the one that decided, and the coins."""

from mazelib.learner.script.line_notes import LineNotes
from mazelib.learner.script.surroundings import ChanceNotes

ASKS = ("mine.py", 2, False, False)
ACTS = ("mine.py", 3, True, False)
CHANGES = ("mine.py", 4, True, True)
HELPS = ("helper.py", 1, True, False)


def notes_of(*notes, answered_at=None, coins=(), by_chance=False):
    """Notes in which these lines ran."""
    made = LineNotes(ChanceNotes([*coins], by_chance))
    made.notes.extend(notes)
    made.answered_at = answered_at
    return made


def test_a_line_that_runs_again_and_again_is_told_once_where_it_ran_first():
    ran = notes_of(ASKS, ACTS, ASKS, HELPS, ACTS, coins=[0, 1]).lines_run()
    assert ran.lines == (("mine.py", 2), ("mine.py", 3), ("helper.py", 1))
    assert ran.coins == (0, 1)


def test_the_line_that_answered_decided_and_without_an_answer_the_last_that_ran_first():
    assert notes_of(ASKS, ACTS, answered_at=("mine.py", 2)).lines_run().decided == ("mine.py", 2)
    assert notes_of(ASKS, ACTS).lines_run().decided == ("mine.py", 3)
    assert notes_of().lines_run().decided == ("", 0)


def test_only_a_line_that_may_change_something_has_perhaps_done_so():
    assert not notes_of(ASKS, ACTS, HELPS).may_have_changed()
    assert notes_of(ASKS, CHANGES, ACTS).may_have_changed()


def test_the_last_line_in_a_file_is_found_behind_those_of_others():
    notes = notes_of(ASKS, ACTS, HELPS)
    assert notes.last_in(["mine.py"]) == ("mine.py", 3)
    assert notes.last_in(["mine.py", "helper.py"]) == ("helper.py", 1)
    assert notes.last_in(["another.py"]) is None


def test_equal_notes_are_one_object_and_other_coins_make_another():
    first = notes_of(ACTS, coins=[1]).lines_run()
    assert notes_of(ACTS, coins=[1]).lines_run() is first
    assert notes_of(ACTS, ACTS, coins=[1]).lines_run() is first
    assert notes_of(ACTS, coins=[0]).lines_run() != first
    assert notes_of(ACTS, coins=[1], by_chance=True).lines_run() != first


def test_a_copy_brings_back_all_that_was_noted():
    chance = ChanceNotes([1], by_chance=True)
    coins = chance.coins
    notes = LineNotes(chance)
    noted = notes.notes
    noted.append(ACTS)
    notes.answered_at = ("mine.py", 3)
    before = notes.lines_run()
    copy = notes.copied()
    notes.clear()
    assert (noted, chance, notes.answered_at) == ([], ChanceNotes(), None)
    assert not notes.lines_run().by_chance
    notes.restore(copy)
    assert notes.lines_run() == before
    assert before.by_chance
    # Whoever notes holds these lists.
    assert (notes.notes is noted, coins) == (True, [1])


def test_chance_that_decided_only_since_a_copy_is_forgotten_with_it():
    chance = ChanceNotes()
    notes = LineNotes(chance)
    copy = notes.copied()
    chance.by_chance = True
    notes.restore(copy)
    assert not notes.lines_run().by_chance
