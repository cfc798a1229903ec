"""The files of a lesson that is shown: when they are looked at, and which were saved."""

from types import SimpleNamespace

from mazelib.window.stage.lesson_files import SECONDS_BETWEEN_LOOKS, LessonFiles


def lesson_with(*paths):
    return SimpleNamespace(watched=lambda: list(paths))


def test_a_saved_file_is_told_once_and_not_before_it_is_time_to_look(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("one")
    now = [50.0]
    files = LessonFiles(lesson_with(path), clock=lambda: now[0])
    assert files.saved() == []
    path.write_text("two, and more")
    now[0] += SECONDS_BETWEEN_LOOKS / 2
    assert files.saved() == []
    now[0] += SECONDS_BETWEEN_LOOKS / 2
    assert files.saved() == [path]
    now[0] += SECONDS_BETWEEN_LOOKS
    assert files.saved() == []


def test_a_file_saved_before_its_lesson_is_watched_is_not_told(tmp_path):
    one = tmp_path / "one.txt"
    other = tmp_path / "other.txt"
    files = LessonFiles(lesson_with(one), clock=lambda: 0.0)
    one.write_text("saved while the other lesson was read")
    files.watch(lesson_with(one, other))
    files.next_look_at = 0.0
    assert files.saved() == []
    other.write_text("saved")
    files.next_look_at = 0.0
    assert files.saved() == [other]
    one.write_text("both are saved at once")
    other.write_text("both are saved at once")
    files.next_look_at = 0.0
    assert files.saved() == [one, other]
    assert files.untold == one, "the script comes first, and is what is told"
