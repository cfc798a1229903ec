"""A maker's mistakes with its maze are reported at their line, and the making stays whole."""

import pytest

from mazelib.making.field import WALL
from mazelib.walking.strategy import StrategyError
from tests.lessons import lesson_of

MAKER = """from mazelib import show
def make(maze, rng):
    maze.dig((1, 1))
    yield "one"
    room = (3, 1)
    {mistake}
    yield "two"
if __name__ == "__main__":
    show(make, sizes=[(2, 1)])
"""
UNWRITTEN = (
    "maze.log = []", "maze.rooms = 3", "del maze.rooms", "maze.marks = []", "maze.places = None",
    "maze.worker_index = 'x'", "maze.wroker = room", "maze.field = 1", "maze.ready_floor = 5",
    "maze.dig = None", "maze._values = []", "maze._step = 1", "maze.first = room",
    "del maze.worker",
    "maze.__class__ = int", "setattr(maze, 'log', [])", "delattr(maze, '_values')",
)  # fmt: skip
OTHERS = (
    ("maze.marks['x'] = 5", "the parts of a dict that is only read cannot be changed"),
    ("maze.rooms.append(5)", "a tuple has no 'append'"),
    ("maze.rooms[0] = 5", "the parts of a tuple cannot be changed"),
    ("maze.log.append(1)", "Maze has no 'log'"),
    ("maze.worker = 'x'", "'x' isn't inside"), ("maze.places.width = 9", "'width' can"),
    ("del maze[room]", "AttributeError"), ("maze.mark('x', room[0])", "3 isn't inside"),
)  # fmt: skip


def error_of(tmp_path, mistake):
    """The message about a mistake; the making can still be shown, and every step of it."""
    path = tmp_path / "mine.py"
    path.write_text(MAKER.format(mistake=mistake))
    making = lesson_of(path).making()
    timeline = making.timeline
    with pytest.raises(StrategyError) as caught:
        making.advance(9)
    assert timeline.last == 0
    assert timeline.frame(0).value((3, 1)) == WALL
    assert timeline.rooms == ((1, 1), (3, 1))
    assert dict(timeline.frame(0).marks) == {}
    assert caught.value.first.line == 6
    return str(caught.value)


@pytest.mark.parametrize("mistake", UNWRITTEN)
def test_what_a_rule_cannot_write_is_named_with_what_it_can(mistake, tmp_path):
    told = error_of(tmp_path, mistake)
    assert told.startswith("mine.py, line 6: maze.")
    assert " can't be changed.\n" in told
    assert told.count("\n") == 2
    assert "\n  A rule can write maze[place] = 0" in told


def test_a_typing_mistake_is_quoted_with_its_name(tmp_path):
    told = error_of(tmp_path, "maze.wroker = room")
    assert told.startswith("mine.py, line 6: maze.wroker can't be changed.")
    assert "and maze.worker = place" in told


@pytest.mark.parametrize(("mistake", "words"), OTHERS)
def test_what_it_gets_from_the_maze_cannot_be_spoilt_either(mistake, words, tmp_path):
    assert f"line 6: {words}" in error_of(tmp_path, mistake)
