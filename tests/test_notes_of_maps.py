"""The notes of the maps of the lessons are short, and what they say is true."""

import pytest

from mazelib.grid.compass import Heading, stepped
from mazelib.maps.heya import Heya
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.real_lessons import sentences_in
from tests.samples import OURS, heya
from tests.shapes import blocks, dead_ends, doors, open_places, stands_free

#: What the notes of maps say, and what that means. A new note needs its row.
NOTES = {
    "A tiny map to begin with: first go to a, then to b.": lambda read: (
        len(open_places(read)) < 12 and [letter for letter, _ in read.controls] == ["a", "b"]
    ),
    "Walk to a, then to b, then to c.": lambda read: (
        [letter for letter, _ in read.controls] == ["a", "b", "c"]
    ),
    "One block of wall stands on its own here.": lambda read: blocks(stands_free(read)) == 1,
    "Many blocks of wall stand on their own here.": lambda read: blocks(stands_free(read)) > 9,
    "A map full of dead ends.": lambda read: len(dead_ends(read)) == 20,
    "A ring of ways, and two dead ends.": lambda read: (
        len(dead_ends(read)) == 2 and blocks(stands_free(read)) == 1
    ),
    "One hall, with two pillars.": lambda read: (
        blocks(stands_free(read)) == 2 and not dead_ends(read)
    ),
    "Four rooms, joined by gaps.": lambda read: len(doors(read)) == 4,
    "A trap in corridors: a lies at the end of a side way.": lambda read: (
        dict(read.controls)["a"] in dead_ends(read)
    ),
    "A small trap: a lies one step outside the room.": lambda read: (
        beside_the_path(read, "branch_stack")
    ),
    "A trap for a walker that notes the last way on its cards.": lambda read: (
        Walk(read, fresh_strategy("branch_stack", 0)).run().verdict is Verdict.ARRIVED
    ),
    "Four pieces of wall stand on their own here.": lambda read: blocks(stands_free(read)) == 4,
    "An empty sheet for a maze of your own.": lambda read: len(open_places(read)) > 70,
    "Before you play, look for a way to a.": lambda read: "a" in dict(read.controls),
}


def beside_the_path(read: Heya, rule: str) -> bool:
    """Whether a walk by a rule passes beside a for ever, and never reaches it."""
    walk = Walk(read, fresh_strategy(rule, 0))
    goal = dict(read.controls)["a"]
    is_circle = walk.run().verdict is Verdict.CIRCLING
    path = {walk.timeline.place(tick) for tick in range(walk.timeline.last + 1)}
    return is_circle and any(stepped(goal, way) in path for way in Heading)


@pytest.mark.parametrize("name", OURS)
def test_what_the_note_of_a_map_says_is_true_of_it(name):
    read = heya(name)
    assert read.note in NOTES, "write into NOTES what this note means"
    assert NOTES[read.note](read)


@pytest.mark.parametrize("name", OURS)
def test_the_note_of_a_map_is_short_and_asks_nothing(name):
    note = heya(name).note
    assert 1 <= len(sentences_in(note)) <= 2
    assert len(note) <= 60
    assert "?" not in note
