"""In how many steps a maze was solved, before the rule was changed and after."""

import random

from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.solved_steps import SolvedSteps, solved_in
from tests.making.making_examples import ALL, recorded, rules_of


def solved_by_chance(width, height, seed):
    """A maze of lesson 10, solved by another rule: its roads take the first way."""
    make, _solve = rules_of("road")

    def solve(maze, _rng):
        stack = [maze.start]
        maze.lay(1, maze.start)
        yield "It begins."
        while maze[maze.goal] < 0:
            ways = maze.blank_around(stack[-1])
            if ways:
                stack.append(ways[-1])
                maze.lay(1, ways[-1])
            else:
                stack.pop()
            yield "It goes on."

    maze = Maze(width, height)
    rng = random.Random(seed)
    making = Making(maze, make(maze, rng), solve(maze, rng))
    making.advance(ALL)
    return making.timeline


def test_of_the_same_maze_the_steps_before_the_change_are_known():
    before = recorded("road", 6, 4, seed=2)
    after = solved_by_chance(6, 4, 2)
    assert solved_in(before) != solved_in(after) is not None
    solved = SolvedSteps()
    solved.note(before)
    assert solved.before(before) is None, "the rule has not been changed yet"
    solved.note_change()
    assert solved.before(after) == solved_in(before) == before.last - before.ready_at
    solved.note(after)
    solved.note_change()
    assert solved.before(before) == solved_in(after), "the newest rule before this one"
    assert solved.before(recorded("road", 6, 4, seed=3)) is None
    assert solved.before(recorded("road", 4, 6, seed=2)) is None


def test_a_maze_is_remembered_however_often_the_rule_is_changed_after_it():
    older, newer = (recorded("road", 4, 3, seed=seed) for seed in (1, 2))
    solved = SolvedSteps()
    solved.note(older)
    solved.note_change()
    solved.note(newer)
    solved.note_change()
    assert solved.before(newer) == solved_in(newer)
    assert solved.before(older) == solved_in(older)


def test_a_maze_that_was_not_solved_is_not_remembered():
    timeline = recorded("dig", 4, 3)
    assert solved_in(timeline) is None
    solved = SolvedSteps()
    solved.note(timeline)
    solved.note_change()
    assert solved.before(timeline) is None
