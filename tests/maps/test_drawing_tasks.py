"""The tasks of a class that draws a map for the first time."""

from mazelib.maps import drawing_tasks
from mazelib.maps.drawing_tasks import TASKS, DrawingTasks
from mazelib.maps.heya_text import parse
from mazelib.maps.reach import unreachable

AT_FIRST = "#####\n#a  #\n### #\n#S b#\n#####"
#: What the class has drawn when each task is done, in their order.
DONE = (
    "#####\n#a  #\n# # #\n#S b#\n#####",
    "#####\n#a  #\n# ###\n#S b#\n#####",
    "#####\n#a b#\n# ###\n#S  #\n#####",
    "#####\n#a#b#\n#####\n#S  #\n#####",
)


def test_each_task_is_done_by_its_own_drawing_and_the_next_is_asked():
    tasks = DrawingTasks(parse(AT_FIRST))
    tasks.note(parse(AT_FIRST))
    assert (tasks.done, tasks.praise) == (0, "")
    for number, drawn in enumerate(DONE):
        assert tasks.task is TASKS[number]
        tasks.note(parse(drawn))
        assert tasks.done == number + 1
        assert tasks.praise == TASKS[number].praise
        tasks.note(parse(drawn))
        assert tasks.done == number + 1, "one drawing does one task"
    assert tasks.task is None


def test_no_task_is_done_by_the_drawing_of_the_task_before():
    maps = [parse(text) for text in (AT_FIRST, *DONE)]
    for before, now, task in zip(maps, maps[1:], TASKS[1:], strict=False):
        assert not task.is_done(before, now), task.asks


def test_a_letter_or_the_start_put_on_a_wall_is_not_praised_as_a_wall_that_was_opened():
    for drawn in ("#####\n#a  #\n#b# #\n#S  #\n#####", "#####\n#a  #\n#S# #\n#  b#\n#####"):
        tasks = DrawingTasks(parse(AT_FIRST))
        tasks.note(parse(drawn))
        assert (tasks.done, tasks.praise) == (0, "")


def test_a_map_without_the_letters_or_too_large_to_search_has_no_tasks(monkeypatch):
    without_b = DrawingTasks(parse("#a S#"))
    assert (without_b.tasks, without_b.task) == ((), None)
    monkeypatch.setattr(drawing_tasks, "MOST_SEARCHED", len(parse(AT_FIRST).floor) - 1)
    assert DrawingTasks(parse(AT_FIRST)).tasks == ()


def test_the_last_task_asks_for_a_and_is_not_done_by_shutting_in_another_letter():
    shut_in = parse("#####\n#a  #\n# ###\n#S#b#\n#####")
    assert unreachable(shut_in) == ["b"]
    assert not TASKS[-1].is_done(parse(AT_FIRST), shut_in)
