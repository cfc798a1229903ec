"""Real keys and a real mouse in a real window: lesson 7 is checked, mended, put in order."""

import time
from collections.abc import Iterator

import pygame
import pytest

from mazelib.kinds.shared.lines_in_order import LINES_FOLDER, read_lines
from mazelib.window.input.clicks import ExerciseTask, LineToOrder
from tests.conftest import PROJECT
from tests.real_window.conftest import wait_for
from tests.window.on_stage import LARGE, paused_stage, press, rect_of

pytestmark = pytest.mark.real_window
AHEAD = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.AHEAD\n"
LEFT_HAND = (LINES_FOLDER / "left_hand.txt").read_text().split("\n\n")[0]


@pytest.fixture(autouse=True)
def nothing_is_left(tmp_path, monkeypatch) -> Iterator[None]:
    """A lesson that really runs keeps its maps in the project's folder, its ticks in the user's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    before = {*(PROJECT / "heya" / "checks").glob("*.txt")}
    yield
    for path in {*(PROJECT / "heya" / "checks").glob("*.txt")} - before:
        path.unlink()


def last(lesson) -> dict[str, object]:
    """The newest line of the trace."""
    lesson.ticks()
    return lesson.lines[-1] if lesson.lines else {}


def click_at(lesson, at: tuple[int, int]) -> None:
    """Click at a point of the lesson's window."""
    x, y = at
    window = lesson.find_window()
    lesson.xdotool("mousemove", "--window", window, str(x), str(y), "click", "1")


def test_a_rule_is_checked_shown_where_it_fails_and_mended(lesson, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(AHEAD)
    seven = lesson("07_your_turn.py", "--strategy", str(path), "--seed", "1")
    wait_for(lambda: last(seven).get("tick") == 0)
    seven.press("v")
    kept = PROJECT / "heya" / "checks" / "not_into_walls_1.txt"
    wait_for(kept.exists)
    wait_for(lambda: last(seven)["tick"] >= 2)  # It walks to the tick at which it goes wrong.
    assert last(seven)["target"] == "a"
    assert int(str(last(seven)["x"])) < 4
    seen = len(seven.ticks())
    path.write_text("from mazelib import Turn\n\n\n" + LEFT_HAND + "\n")
    wait_for(lambda: len(seven.ticks()) > seen)
    wait_for(lambda: last(seven)["target"] is None)  # It walks on that map, without a key.
    seven.press("Escape")  # Back from the map that shows the fault.
    time.sleep(0.5)
    seven.press("Escape")  # It asks once.
    time.sleep(0.5)
    assert seven.close() == 0


def test_lines_are_put_in_order_by_clicks_and_run(lesson):
    seven = lesson("07_your_turn.py", "--seed", "1")
    given = read_lines("left_hand")
    wait_for(lambda: last(seven).get("tick") == 0)
    stage = paused_stage("07", LARGE)
    click_at(seven, rect_of(stage, ExerciseTask(2)).center)
    stage.scene.choose(ExerciseTask(2))
    seven.press("l")
    press(stage, pygame.K_l)
    for text in LEFT_HAND.split("\n"):
        choice = LineToOrder(given.mixed.index(text))
        click_at(seven, rect_of(stage, choice).center)
        stage.scene.choose(choice)
        time.sleep(0.1)
    time.sleep(4.0)  # The lines are checked as soon as the last one is there.
    seven.press("space")
    wait_for(lambda: last(seven)["tick"] > 3)  # The script's own rule would stand at the wall.
    seven.press("Escape")  # It closes the lines.
    time.sleep(0.5)
    seven.press("Escape")  # It leads back from the map of the check.
    time.sleep(0.5)
    seven.press("Escape")  # It asks once.
    time.sleep(0.5)
    assert seven.close() == 0
