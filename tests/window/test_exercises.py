"""Lesson 7 in its window: exercises with ticks, a check by V, lines put in order by clicks."""

import shutil
import time
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.exercise import Passed
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.kinds.shared.lines_in_order import LINES_FOLDER
from mazelib.window.clicks import ExerciseTask, LineToOrder
from mazelib.window.keys import Command
from mazelib.window.layout import text_size
from mazelib.window.scenes import exercises as exercises_scene
from mazelib.window.theme import LIGHT
from tests.learners import saved, script
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import (
    LARGE,
    check_files,
    click,
    click_on,
    colours,
    paused_stage,
    press,
    rect_of,
    words_on,
)
from tests.window.test_layout import MOST_SIZES, problems_of

LEFT = """\
from mazelib import Turn, show


def my_turn(view):
    if view.left:
        return Turn.LEFT  # Left is open.
    return Turn.AHEAD if view.front else Turn.RIGHT


if __name__ == "__main__":
    show(my_turn, task="Mine.", kind="exercises", panels=["exercises", "code"])
"""


@pytest.fixture(autouse=True)
def few_walks(monkeypatch):
    """How exercises are checked is tested elsewhere."""
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    sooner = [replace(exercise, walks=min(exercise.walks, 15)) for exercise in EXERCISES]
    monkeypatch.setattr("mazelib.challenges.checking.EXERCISES", sooner)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path)
    return tmp_path


def check(stage) -> None:
    """Press V, and wait until all is checked."""
    press(stage, pygame.K_v)
    finish_check(stage)


def finish_check(stage) -> None:
    """Wait until all is checked, in few frames that each do much of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exercises_scene, "BUDGET_SECONDS", 0.25)
        for _ in range(3000):
            if stage.scene._checking is None:
                break
            stage.frame(0.01)
    stage.frame(0.0)


def order(stage, lines: list[str]) -> None:
    """Choose lines in an order; the last of them by a click."""
    for line in lines[:-1]:
        stage.scene.choose(line_to_order(stage, line))
    click_on(stage, line_to_order(stage, lines[-1]))


def line_to_order(stage, line: str) -> LineToOrder:
    """What a click on a line would mean; of equal ones the first that is not chosen yet."""
    given = stage.lesson.practice.lines
    numbers = [number for number, text in enumerate(given.given.mixed) if text == line]
    return LineToOrder(next(number for number in numbers if number not in given.order))


def lines_of(name: str) -> list[str]:
    return (LINES_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0].split("\n")


def test_a_check_that_goes_wrong_opens_the_map_that_shows_it(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    kept = folder / "left_hand_1.txt"
    assert stage.lesson.map_path == kept
    assert stage.scene.name == "left_hand_1"
    assert stage.scene.timeline.heya.floor.count(1) == 2
    assert not stage.lesson.practice.done
    assert "your walker stays" in stage.as_frame().strip.sentence
    assert not stage.player.playing
    assert stage.as_frame().shown.has_axes, "it names places"
    press(stage, pygame.K_m)
    assert stage.scene.name == "first"
    assert "Not yet" not in stage.as_frame().strip.sentence, "that was said of another map"
    check(stage)
    assert [path.name for path in folder.glob("*.txt")] == [kept.name]


def test_the_lines_run_as_soon_as_they_are_in_order_and_the_check_ticks_them():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    assert stage.panels.name == "lines"
    assert "0 of 6 lines chosen; not all lines belong to the rule." in words_on(stage)
    lines = lines_of("left_hand")
    order(stage, lines[:-1])
    assert "5 of 6 lines" in words_on(stage)
    assert (
        stage.scene.source.pieces[0].lines[-1].strip()
        == "return Turn.AHEAD  # Always straight ahead."
    )
    order(stage, lines[-1:])
    stage.frame(0.0)
    assert stage.player.playing
    assert stage.panels.shown == ("code", "lines")
    assert [*stage.scene.source.pieces[0].lines] == lines
    check(stage)
    assert stage.lesson.practice.done == {0}
    assert stage.as_frame().strip.sentence.startswith("Passed, on")
    press(stage, pygame.K_l)
    assert colours(stage, box_of(stage, 0)) & {LIGHT.good}
    assert not colours(stage, box_of(stage, 1)) & {LIGHT.good}
    stage.do(Command.RESTART)
    assert stage.lesson.practice.done == {0}


def test_lines_in_a_wrong_order_are_told_where_they_stand_and_can_be_taken_back(folder):
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    first, second, *rest = lines_of("left_hand")
    order(stage, [second, first, *rest])
    stage.frame(0.0)
    assert stage.panels.name == "lines"
    assert stage.problem is None
    assert "Line 1: this line begins too far to the right." in words_on(stage)
    check(stage)
    assert "your walker stays" in stage.lesson.practice.results[0].fault.sentence, (
        "what is checked is the rule that walks"
    )
    assert "your walker stays" in words_on(stage), "what the check tells is seen"
    assert "Line 1: this line begins too far" in words_on(stage)
    for line in range(6):
        click_on(stage, LineToOrder(stage.lesson.practice.lines.order[-1]))
        assert stage.panels.name == "lines"
        assert f"{5 - line} of 6 lines" in words_on(stage)
    order(stage, [first, second, *rest])
    stage.frame(0.0)
    assert stage.player.playing
    assert stage.scene.source.pieces[0].lines[0] == "def my_turn(view):"
    click_on(stage, LineToOrder(stage.lesson.practice.lines.order[0]))
    stage.frame(0.0)
    assert stage.panels.name == "lines"
    assert "straight" in stage.scene.source.pieces[0].lines[-1]
    assert not stage.player.playing


def test_chosen_lines_and_the_exercise_at_hand_are_tinted():
    stage = paused_stage("07", LARGE)
    for chosen in (0, 2):
        stage.lesson.practice.number = chosen
        rows = [rect_of(stage, ExerciseTask(number)) for number in range(4)]
        edged = [LIGHT.accent in colours(stage, row) for row in rows]
        assert edged == [number == chosen for number in range(4)]
    stage.lesson.practice.number = 0
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand")[:2])
    chosen = stage.lesson.practice.lines.order
    stage.inputs.at = (1, 1)
    for number in range(8):
        rect = rect_of(stage, LineToOrder(number)).inflate(-40, -10)
        assert (LIGHT.panel not in colours(stage, rect)) == (number in chosen)


def test_the_chosen_lines_are_numbered_as_they_follow_each_other():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    chosen = [lines[2], lines[0], lines[1]]
    order(stage, chosen)
    stage.draw()
    first = [f"{number:2} {line.split('  #')[0]}" for number, line in enumerate(chosen, 1)]
    numbered = [each for each in stage.drawn.written if each.text in first]
    assert [each.text for each in sorted(numbered, key=lambda each: each.at.top)] == first


def box_of(stage, number: int) -> pygame.Rect:
    """Where the box of an exercise is."""
    row = rect_of(stage, ExerciseTask(number))
    return pygame.Rect(row.left, row.top, row.height, row.height)


@pytest.mark.parametrize("lesson", ["04", "05", "06", "07"])
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(3)
def test_the_timeline_is_at_least_six_letters_wide(lesson, size):
    stage = paused_stage(lesson, size)
    stage.draw()
    assert stage.drawn.timeline.width >= 6 * text_size(size).usual


def test_the_rule_stays_in_sight_on_the_map_that_shows_a_fault(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    assert "return Turn.AHEAD" in words_on(stage)
    assert "Left hand on the wall." in words_on(stage)


@pytest.mark.parametrize("content", ["", "\n\nabc\n", "x\n" * 500])
def test_any_lines_are_drawn_and_can_be_clicked(content, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    (tmp_path / "left_hand.txt").write_text(content)
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    for number in range(len(stage.lesson.practice.lines.given.mixed)):
        stage.scene.choose(LineToOrder(number))
    stage.frame(0.0)
    stage.draw()
    assert "not all lines belong" in words_on(stage) or "Line 1:" in words_on(stage)


def test_a_broken_file_of_lines_is_told_on_the_sheet(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    stage = paused_stage("07", LARGE)
    assert stage.problem is None
    press(stage, pygame.K_l)
    assert "there is no such file" in words_on(stage)
    check(stage)
    assert stage.lesson.practice.results[0].words.startswith("Not yet")


def test_a_rule_in_its_own_file_is_checked_and_the_result_is_forgotten_when_it_is_saved(
    tmp_path, folder
):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import right_hand\n\n\ndef turn(view):\n    return right_hand(view)\n"
    )
    stage = paused_stage("07", LARGE, strategy=path)
    assert "Write your rule in mine.py, save it, and press V." in words_on(stage)
    check(stage)
    assert "Not yet" in stage.lesson.practice.results[0].words
    for text, passed in ((LEFT, "Passed"), (STANDS, "Not yet")):
        path.write_text(text)
        check_files(stage)
        assert stage.lesson.practice.results == {}
        check(stage)
        assert stage.lesson.practice.results[0].words.startswith(passed)
        assert stage.lesson.practice.done == {0}, "a tick stays when another rule is checked"


STANDS = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.AHEAD\n"
SLOW = """\
from mazelib import Turn, show

def my_turn(view, rng):
    for number in range(4000):
        pass
    return rng.choice([Turn.RIGHT, Turn.LEFT, Turn.AHEAD])

if __name__ == "__main__":
    show(my_turn, kind="exercises", panels=["exercises"])
"""


def test_a_check_of_a_slow_rule_leaves_the_window_time_to_answer(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text(SLOW)
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_v)
    for _ in range(10):
        begun = time.process_time()
        stage.frame(0.01)
        assert time.process_time() - begun < 0.25


@pytest.mark.thorough
def test_another_exercise_has_other_lines():
    stage = paused_stage("07", LARGE)
    click_on(stage, ExerciseTask(3))
    press(stage, pygame.K_l)
    assert stage.lesson.practice.number == 3
    assert "0 of 8 lines" in words_on(stage)
    order(stage, lines_of("fast"))
    stage.frame(0.0)
    check(stage)
    assert stage.lesson.practice.done == {3}


def test_the_scripts_own_rule_walks_again_once_it_is_saved(tmp_path):
    path = tmp_path / "07_your_turn.py"
    path.write_text(script("07").read_text())
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    path.write_text(LEFT)
    check_files(stage)
    assert stage.lesson.practice.lines.order == []
    assert "Left is open." in stage.scene.source.pieces[0].lines[2]
    check(stage)
    assert stage.lesson.practice.done == {0}


def test_a_check_goes_on_a_little_in_every_frame(monkeypatch):
    monkeypatch.setattr(
        exercises_scene, "BUDGET_SECONDS", 0.001
    )  # On a fast machine too there are some.
    stage = paused_stage("07", LARGE)
    click_on(stage, ExerciseTask(1))
    press(stage, pygame.K_l)
    order(stage, lines_of("by_chance"))
    stage.frame(0.0)
    press(stage, pygame.K_v)
    words = [words_on(stage)]
    for _ in range(9):
        stage.frame(0.01)
        words.append(words_on(stage))
    finish_check(stage)
    assert "Checking task 1 of 4." in words[0]
    assert sum("Checking task" in each for each in words) > 5
    assert stage.lesson.practice.done == {1}
    assert stage.lesson.map_path.name == "first.txt"


def test_a_fault_is_told_in_words_only_where_its_map_cannot_be_kept(monkeypatch, folder):
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", folder / "no" / "where")
    stage = paused_stage("07", LARGE)
    check(stage)
    assert stage.lesson.map_path.name == "first.txt"
    assert "your walker stays" in words_on(stage)


@pytest.mark.parametrize("size", MOST_SIZES)
def test_no_text_of_the_exercises_is_cut_or_too_small(size):
    stage = paused_stage("07", size)
    check(stage)
    for number in range(4):
        stage.lesson.practice.number = number
        for panel in ("exercises", "lines"):
            stage.panels.name = panel
            stage.panels.sheet = panel
            stage.draw()
            assert not list(problems_of(stage)), (size, number, panel)
            if panel == "lines":
                targets = stage.drawn.targets
                lines = [each.at for each in targets if isinstance(each.what, LineToOrder)]
                assert all(stage.window.surface.get_rect().contains(at) for at in lines)
                count = len(stage.lesson.practice.lines.given.mixed)
                assert 0 < len(lines) <= count
                assert (stage.drawn.scrolls is None) == (len(lines) == count)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("#?#\n", "'?' is not a character of a map"),
        pytest.param("###\n#A#\n###\n", "no target", marks=pytest.mark.thorough),
    ],
)
def test_a_check_over_a_broken_first_map_ticks_the_other_exercises(
    text, why, monkeypatch, folder, tmp_path, capsys
):
    path = saved(tmp_path, LEFT)
    stage = paused_stage("07", LARGE, map="loop", strategy=path)
    shutil.copytree(HEYA_FOLDER, folder, dirs_exist_ok=True)
    monkeypatch.setattr("mazelib.maps.folder.HEYA_FOLDER", folder)
    (folder / "first.txt").write_text(text)
    check(stage)
    assert stage.is_open
    assert stage.lesson.practice.done == {0}
    assert why in stage.lesson.practice.results[3].words
    assert capsys.readouterr().err == ""
    stage.scene.choose(ExerciseTask(3))
    stage.frame(0.0)
    assert stage.as_frame().strip.sentence.startswith("Not checked. Its map cannot be used.")


def test_a_check_of_a_rule_that_is_saved_meanwhile_ticks_nothing_of_the_new_one(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def turn(view, rng):\n    return 1\n")
    stage = paused_stage("07", LARGE, strategy=path)
    press(stage, pygame.K_v)
    stage.lesson.note_saved([path])
    for _ in range(300):
        stage.frame(0.01)
    assert not stage.lesson.practice.done
    assert not stage.lesson.practice.results


@pytest.mark.parametrize("done", [set(), {0}, {1, 3}])
def test_the_exercises_that_were_passed_have_a_tick_and_no_other_ones(done):
    stage = paused_stage("07", LARGE)
    stage.panels.names = ("exercises",)
    practice = stage.lesson.practice
    practice.number = 1
    practice.done |= done
    for number in range(len(EXERCISES)):
        has_tick = LIGHT.good in colours(stage, rect_of(stage, ExerciseTask(number)))
        assert has_tick == (number in done), number


def test_the_strip_has_the_task_at_hand_until_there_is_a_result():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    for number, exercise in enumerate(EXERCISES):
        practice.number = number
        strip = stage.as_frame().strip
        assert (strip.heading, strip.sentence) == (f"Task {number + 1} of 4", exercise.task)
        assert strip.more.startswith("Write your rule in 07_your_turn.py, save it, and press V.")
    for number, exercise in enumerate(EXERCISES[:3]):
        practice.results[number] = Passed(exercise, 10 + number)
    practice.number = 2
    assert stage.as_frame().strip.sentence == "Passed, on 12 maps."
    practice.number = 3
    assert stage.as_frame().strip.sentence == EXERCISES[3].task


def test_the_green_button_checks_the_rule(folder):
    stage = paused_stage("07", LARGE)
    buttons = [target.at for target in drawn(stage).targets if target.what is Command.CHECK]
    (button,) = [at for at in buttons if at.left > LARGE[0] // 2]
    assert stage.window.surface.get_at((button.left + 30, button.centery))[:3] == LIGHT.good
    click(stage, button.center)
    assert stage.scene._checking is not None
    finish_check(stage)
    assert not stage.lesson.practice.done


def drawn(stage):
    stage.draw()
    return stage.drawn


def test_whatever_the_class_does_with_the_exercises_makes_another_frame():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    frames = [stage.as_frame()]
    assert stage.as_frame() == frames[0]
    practice.number = 2
    frames.append(stage.as_frame())
    practice.done.add(1)
    frames.append(stage.as_frame())
    practice.results[2] = Passed(EXERCISES[2], 10)
    frames.append(stage.as_frame())
    practice.lines.order.append(1)
    frames.append(stage.as_frame())
    practice.lines.wrong = "Line 1: what is this?"
    frames.append(stage.as_frame())
    for before, after in pairwise(frames):
        assert before.shown != after.shown


def test_only_the_command_to_check_begins_a_check():
    scene = paused_stage("07", LARGE).scene
    scene.carry_out(Command.PRINT)
    assert scene._checking is None
    scene.carry_out(Command.CHECK)
    assert scene._checking is not None


def test_lines_to_put_in_order_are_shown_without_comments_and_their_strings_as_they_are(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    says = '    print("a  # b    c")  # It says so.'
    lines = [says, "    ways = [# All of them.", "def turn(view):"]
    (tmp_path / "left_hand.txt").write_text("\n".join(lines))
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    shown = words_on(stage)
    assert '     print("a  # b    c")' in shown
    assert "     ways = [" in shown
    assert "    def turn(view):" in shown
    assert "It says so" not in shown
    assert "All of them" not in shown
