"""What a rule asks is noted as it was asked, whatever else the rule does."""

import random

import pytest

from mazelib.making.asked import ASKED_AT, MOST_ASKED, About, Asked, asked_of
from mazelib.making.field import WALL, Field
from mazelib.making.making import Making
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.rule_helpers import choose, merge_groups, number_rooms
from tests.making.chance_rules import CHANCE_RULES
from tests.making.making_examples import timeline_of


def logging_maze(calls, width, height):
    """A maze that logs in ``calls`` what it is asked and what it answers."""

    class LoggingMaze(Maze):
        """Also counts the calls that fail: these found nothing, and are not asked."""

        def __getitem__(self, place):
            answer = super().__getitem__(place)
            calls.append((About.PLACE, place, ()))
            return answer

        def walls_around(self, room):
            answer = super().walls_around(room)
            calls.append((About.AROUND, room, tuple(answer)))
            return answer

        def blank_around(self, room):
            answer = super().blank_around(room)
            calls.append((About.AROUND, room, tuple(answer)))
            return answer

        def beside(self, wall):
            answer = super().beside(wall)
            calls.append((About.BESIDE, wall, tuple(answer)))
            return answer

    return LoggingMaze(width, height)


@pytest.mark.parametrize("rule", CHANCE_RULES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_asked_in_a_step_is_what_the_rule_asked(rule, seed):
    calls = []
    maze = logging_maze(calls, 4, 3)
    making = Making(maze, rule(maze, random.Random(seed)))
    timeline = making.timeline
    kinds = set()
    longest = 0
    while not timeline.done:
        if timeline.last or calls:
            frame = timeline.frame(timeline.last)
            questions = [call for call in calls if call[0] is not About.PLACE]
            assert frame.in_question == (questions[-1] if questions else None)
            assert frame.asked == tuple(calls[-MOST_ASKED:]) or len(calls) > MOST_ASKED
            assert set(frame.asked) <= set(calls)
            kinds |= {about for about, _place, _found in calls}
            longest = max(longest, len(calls))
        calls.clear()
        making.advance(1)
    assert len(kinds) == (3 if rule is CHANCE_RULES[0] else 1)
    assert longest > 1 or rule is not CHANCE_RULES[0]


def test_of_much_that_is_asked_the_newest_is_kept_and_what_is_in_question():
    def steps(maze):
        maze.beside((2, 1))
        for _ in range(50):
            assert maze[1, 1] == WALL
        assert maze[3, 1] == WALL
        yield "asked"

    frame = timeline_of(steps).frame(0)
    assert len(frame.asked) == MOST_ASKED
    assert frame.asked[0] == frame.in_question == (About.BESIDE, (2, 1), ((1, 1), (3, 1)))
    assert frame.asked[-2:] == ((About.PLACE, (1, 1), ()), (About.PLACE, (3, 1), ()))


def test_what_is_asked_before_is_not_asked_in_the_next_step():
    def steps(maze):
        maze.walls_around((1, 1))
        yield "asked"
        maze.dig((1, 1))
        yield "only dug"

    timeline = timeline_of(steps)
    assert timeline.frame(0).asked == (Asked(About.AROUND, (1, 1), ((3, 1),)),)
    assert (timeline.frame(1).asked, timeline.frame(1).in_question) == ((), None)


def test_what_a_helper_of_ours_looks_up_is_not_asked():
    def steps(maze):
        number_rooms(maze)
        maze.dig((2, 1))
        merge_groups(maze, (2, 1))
        assert choose(maze.rooms, (3, 1)) == (3, 1)
        yield "helped"

    assert timeline_of(steps).frame(0).asked == ()


AT = 12 * ASKED_AT  # the room (5, 1) in 3 × 2 rooms


@pytest.mark.parametrize(
    ("number", "asked"),
    [
        (AT, (About.AROUND, (5, 1), ())),
        (AT + 4 + 8, (About.AROUND, (5, 1), ((5, 3), (3, 1)))),
        (11 * ASKED_AT + 16, (About.BESIDE, (4, 1), ((3, 1), (5, 1)))),
        (15 * ASKED_AT + 16, (About.BESIDE, (1, 2), ((1, 1), (1, 3)))),
        (34 * ASKED_AT + 32, (About.PLACE, (6, 4), ())),
    ],
)
def test_a_number_stands_for_what_is_asked(number, asked):
    assert asked_of(number, Field(3, 2)) == asked


@pytest.mark.parametrize(
    "number",
    [
        -1,  # no place
        35 * ASKED_AT + 32,
        13 * ASKED_AT,  # no room
        AT + 1,  # nothing lies up, or to the right
        AT + 2,
        AT + 16,  # no wall
        16 * ASKED_AT + 16,
        11 * ASKED_AT + 17,  # to nothing but AROUND do ways belong
        AT + 33,
        AT + 48,
    ],
)
def test_a_number_that_stands_for_nothing_is_refused(number):
    with pytest.raises(ValueError, match="nothing"):
        asked_of(number, Field(3, 2))


def test_what_is_asked_about_blank_rooms_are_those_with_a_blank_place_between():
    def steps(maze):
        maze.dig((1, 1), (2, 1), (3, 1), (1, 3))
        yield begin_next_rule(maze)
        maze.blank_around((1, 1))
        yield "asked"

    asked = timeline_of(steps, 2, 2).frame(1).asked
    assert asked == (Asked(About.AROUND, (1, 1), ((3, 1),)),)
