"""Files that are saved while the window shows them: the lesson, the map, a strategy, the trace."""

import json
import os
import re
import shutil
from pathlib import Path

import pygame
import pytest

from mazelib.grid.compass import Turn
from mazelib.walking.strategy import ByView
from mazelib.walking.walk import Walk
from mazelib.window.drawing.theme import LIGHT, mixed
from mazelib.window.input.clicks import CodeLine
from mazelib.window.painters.rule_rows import PALE_RED
from tests.learners import script
from tests.samples import heya
from tests.window.conftest import MAP
from tests.window.on_stage import (
    LARGE,
    at,
    check_files,
    come_to,
    go_on,
    marked,
    paused_stage,
    press,
    settle,
    wait_for_scene,
    words_on,
)

#: A strategy that fails at its 31st turn.
COUNTS_TO_30 = """
from mazelib import Turn


class MyTurn:
    def __init__(self):
        self.count = 0

    def turn(self, view, place, heading):
        self.count += 1
        if self.count > 30:
            raise RuntimeError("enough")
        return Turn.RIGHT
"""


def line_with(text, part) -> int:
    """The number of the first line that has a part in it."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.fixture
def own_lesson(tmp_path) -> Path:
    """A copy of lesson 4 that a test may change, beside a copy of what finds mazelib."""
    (tmp_path / "here.py").write_text("")
    return Path(shutil.copy(script("04"), tmp_path / "04_mine.py"))


def mirrored(view):
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD if view.front else Turn.RIGHT


@pytest.mark.usefixtures("time_enough")
def test_a_rule_that_is_saved_walks_at_once_and_a_changed_comment_is_the_new_caption(own_lesson):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text()
    press(stage, pygame.K_n)
    assert stage.as_frame().strip.sentence == "Right is open: turn right."
    own_lesson.write_text(
        text.replace("# Right is open: turn right.", "# There it goes!").replace(
            "Keep your", "Keep our"
        )
    )
    check_files(stage)
    assert at(stage) == (0, True)
    assert stage.as_frame().strip.sentence == "There it goes!"
    assert stage.lesson.task.startswith("Keep our right hand")
    assert stage.as_frame().strip.news == "04_mine.py was read again"
    left = (
        text.replace("view.right", "view.LEFT")
        .replace("Turn.RIGHT", "Turn.X")
        .replace("Turn.LEFT", "Turn.RIGHT")
    )
    own_lesson.write_text(left.replace("view.LEFT", "view.left").replace("Turn.X", "Turn.LEFT"))
    check_files(stage)
    go_on(stage, 39)
    walk = Walk(heya("first"), ByView(mirrored), 20)
    walk.run()
    assert at(stage)[0] == 20
    assert stage.scene.timeline.states == walk.timeline.states
    own_lesson.write_text(text)
    check_files(stage)
    assert at(stage)[0] == stage.scene.last == 20, (
        "the tick that was shown, on the way that leads to it now"
    )
    assert [*stage.scene.timeline.states] != [*walk.timeline.states]


def test_another_map_that_a_lesson_names_is_shown_when_it_is_saved_and_watched(
    own_lesson, map_file
):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text()
    maps = f"maps=[{str(map_file)!r}]"
    own_lesson.write_text(re.sub(r"maps=\[.*?\]", lambda _found: maps, text))
    check_files(stage)
    assert stage.problem is None
    assert stage.scene.timeline.heya.text == MAP
    check_files(stage)
    map_file.write_text(MAP.replace("  ", "b "))
    check_files(stage)
    assert len(stage.scene.timeline.heya.controls) == 2


def test_a_slow_rule_is_not_followed_for_long_when_it_is_saved(own_lesson):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text().replace(
        "def right_hand(view):", "def right_hand(view):\n    sum(range(1_000_000))"
    )
    stage.scene.advance(100)
    stage.player.seek(100)
    assert at(stage)[0] == 100
    own_lesson.write_text(text)
    check_files(stage)
    assert 0 < at(stage)[0] == stage.scene.last < 100


def test_a_mistake_in_the_lesson_is_shown_at_its_line_and_the_last_good_rule_stays(own_lesson):
    stage = paused_stage(own_lesson, LARGE)
    text = own_lesson.read_text()
    press(stage, pygame.K_n)
    own_lesson.write_text(text.replace("Turn.AHEAD", "Turn.AHED"))
    check_files(stage)
    go_on(stage, 2)
    line = line_with(text, "Turn.AHEAD")
    assert f"04_mine.py, line {line}: Turn has no" in stage.problem.message
    assert "AHEAD" in stage.problem.message
    assert "has a mistake" not in words_on(stage), "the code is that which ran"
    own_lesson.write_text(text.replace("if view.right:", "if view.right"))
    check_files(stage)
    line = line_with(text, "if view.right:")
    assert f"04_mine.py, line {line}" in stage.problem.message
    assert stage.scene.last == 1
    assert f"Line {line} has a mistake. The old rule still runs." in words_on(stage)
    own_lesson.write_text(text)
    check_files(stage)
    assert stage.problem is None
    assert "has a mistake" not in words_on(stage)


def broken(own_lesson, **options):
    """A stage after its rule was saved with a mistake, and after the news of that."""
    stage = paused_stage(own_lesson, LARGE, **options)
    text = own_lesson.read_text()
    own_lesson.write_text(text.replace("if view.right:", "if view.right"))
    check_files(stage)
    assert stage.problem.place.startswith("04_mine.py")
    return stage, text


def test_a_map_that_is_saved_while_the_rule_has_a_mistake_is_shown_and_the_mistake_stays(
    own_lesson, map_file
):
    stage, text = broken(own_lesson, map=str(map_file))
    mistake = stage.problem
    longer = MAP.replace("#######", "#########").replace("  ", "    ")
    map_file.write_text(longer)
    before = stage.scene
    check_files(stage)
    wait_for_scene(stage, before)
    assert stage.scene.timeline.heya.text == longer
    assert stage.problem == mistake
    assert not stage.player.playing
    words = words_on(stage)
    assert "was read again" not in words.lower(), "good news never stands over a mistake"
    assert mistake.what in words
    assert "The old rule still runs." in words
    go_on(stage, 2)
    assert stage.player.tick, "the last good rule walks on it"
    own_lesson.write_text(text)
    check_files(stage)
    assert stage.problem is None
    assert stage.scene.timeline.heya.text == longer


def test_the_next_map_is_shown_while_the_rule_has_a_mistake_and_nothing_else_is_asked(own_lesson):
    stage, _text = broken(own_lesson)
    mistake = stage.problem
    names = [stage.scene.name]
    for _map in range(2):
        press(stage, pygame.K_m)
        settle(stage)
        names.append(stage.scene.name)
        assert stage.problem == mistake
        words = words_on(stage)
        assert mistake.what in words
        assert "Where will it go next" not in words
    assert names == ["first", "loop", "wide"]


def test_what_a_key_has_done_stands_over_a_mistake_alone_and_is_not_red(own_lesson):
    stage, _text = broken(own_lesson)
    assert stage.problem.place in words_on(stage)
    stage.news.bring("Picture saved: mine.png")
    stage.draw()
    written = {text.text: text for text in stage.drawn.written}
    heading = written["PICTURE SAVED: MINE.PNG"]
    assert not [text for text in written if stage.problem.place in text], "that is no place of it"
    assert stage.problem.what in words_on(stage)
    ground = stage.window.surface.subsurface(heading.at)
    colours = {tuple(ground.get_at((x, y))[:3]) for x in range(ground.get_width()) for y in
               range(ground.get_height())}
    assert LIGHT.faint in colours
    assert LIGHT.wrong not in colours


def test_on_the_next_map_too_the_strip_names_the_line_that_will_stop_the_rule(own_lesson):
    stage = paused_stage(own_lesson, LARGE)
    own_lesson.write_text(own_lesson.read_text().replace("if view.right:", "if viw.right:"))
    check_files(stage)
    told = stage.as_frame().strip.sentence
    assert "'viw'" in told
    press(stage, pygame.K_m)
    settle(stage)
    assert stage.scene.name == "loop"
    assert stage.as_frame().strip.sentence == told


def red_lines(stage) -> list[int]:
    """The numbers of the lines with a red edge, a pale red ground and a "!"."""
    stage.draw()
    pale = mixed(LIGHT.panel, LIGHT.wrong, PALE_RED)
    signs = [text.at.centery for text in stage.drawn.written if text.text == "!"]
    found = []
    for target in stage.drawn.targets:
        if isinstance(target.what, CodeLine):
            row = target.at
            ground = stage.window.surface.get_at((row.right - 6, row.centery))[:3]
            edge = stage.window.surface.get_at((row.right - 1, row.centery))[:3]
            if (ground, edge) == (pale, LIGHT.wrong):
                assert any(row.top < sign < row.bottom for sign in signs)
                found.append(target.what.line[1])
    assert len(found) == len(signs)
    return found


@pytest.mark.usefixtures("time_enough")
def test_the_line_of_a_mistake_is_red_and_never_yellow_like_an_answer(own_lesson):
    stage = paused_stage(own_lesson, LARGE)
    text = own_lesson.read_text()
    press(stage, pygame.K_n)
    assert (red_lines(stage), marked(stage)[1]) == ([], {"return Turn.RIGHT"})
    own_lesson.write_text(text.replace("return Turn.LEFT", "return Turn.LEFT)"))
    check_files(stage)
    assert red_lines(stage) == [line_with(text, "return Turn.LEFT")]
    assert marked(stage)[1] == set(), "what is saved has not run"
    own_lesson.write_text(text.replace("Turn.RIGHT", "Turn.RIGTH"))
    check_files(stage)
    assert red_lines(stage) == [line_with(text, "Turn.RIGHT")]
    assert marked(stage) == [{"if view.right:"}, set()]


@pytest.mark.usefixtures("time_enough")
def test_a_mistake_saved_in_the_middle_of_a_step_lets_the_step_be_finished(own_lesson):
    stage = paused_stage(own_lesson, LARGE)
    press(stage, pygame.K_SPACE)
    while at(stage)[0] < 1:
        stage.frame(0.02)
    stage.frame(0.02)
    assert 0 < stage.player.phase < 1
    own_lesson.write_text(own_lesson.read_text().replace("if view.right:", "if view.right"))
    check_files(stage)
    assert stage.problem
    for _frame in range(20):
        stage.frame(0.1)
    assert (at(stage), stage.player.phase) == ((1, False), 1.0)


def test_a_maker_that_is_changed_makes_other_mazes_at_once(tmp_path):
    (tmp_path / "here.py").write_text("")
    path = Path(shutil.copy(script("10"), tmp_path / "mine.py"))
    stage = paused_stage(path)
    come_to(stage, 20)
    before = [stage.scene.timeline.frame(step).worker for step in range(20)]
    changed = path.read_text().replace("room, 1, rng)", "room, 1, maze.start)")
    assert changed != path.read_text()
    path.write_text(changed)
    check_files(stage)
    come_to(stage, 20)
    assert stage.problem is None
    after = [stage.scene.timeline.frame(step).worker for step in range(20)]
    assert after[0] == before[0], "the same seed"
    assert after != before


def functions_shown(stage):
    """The names of the functions of which a line is in sight."""
    stage.draw()
    numbers = {
        target.what.line[1]
        for target in stage.drawn.targets
        if isinstance(target.what, CodeLine)
    }
    pieces = stage.scene.source.pieces
    return {
        piece.name
        for piece in pieces
        if numbers & {*range(piece.first, piece.first + len(piece.lines))}
    }


@pytest.mark.usefixtures("time_enough")
def test_of_two_makers_the_one_is_shown_that_was_changed_or_is_wrong(tmp_path):
    (tmp_path / "here.py").write_text("")
    path = Path(shutil.copy(script("08"), tmp_path / "mine.py"))
    no_room_for_both = (1280, 640)
    stage = paused_stage(path, no_room_for_both, width=4, height=3)
    text = path.read_text()
    come_to(stage, stage.scene.usual_length)
    stage.player.seek(stage.scene.pauses_at + 3)
    assert functions_shown(stage) == {"fill"}
    text = text.replace("newest room", "newest")
    path.write_text(text)
    check_files(stage)
    settle(stage)
    assert functions_shown(stage) == {"fill"}
    path.write_text(text.replace("pick(walls, rng)", "walls[0]"))
    check_files(stage)
    settle(stage)
    assert functions_shown(stage) == {"dig"}
    press(stage, pygame.K_n)
    assert functions_shown(stage) == {"fill"}, "the one that is at work"
    press(stage, pygame.K_b)
    assert functions_shown(stage) == {"fill"}
    path.write_text(text.replace("if walls:", "if walls"))
    check_files(stage)
    assert (functions_shown(stage), stage.problem.is_of_file) == ({"dig"}, True)
    assert red_lines(stage) == [line_with(text, "if walls:")]
    path.write_text(text.replace("newest = maze.dug[-1]", "newest = maze.dug[99]"))
    check_files(stage)
    settle(stage)
    assert (at(stage)[0], stage.problem.is_of_file) == (stage.scene.pauses_at, False)
    assert functions_shown(stage) == {"fill"}
    assert red_lines(stage) == [line_with(text, "newest = maze.dug[-1]")]


@pytest.mark.usefixtures("time_enough")
def test_a_mistake_in_a_long_rule_is_in_sight(own_lesson):
    text = own_lesson.read_text()
    answer = "        return Turn.RIGHT\n"
    more = "    if view.back and view.front:\n        pass\n"
    long = text.replace("    return Turn.LEFT", f"{30 * more}    return Turn.LEFT")
    own_lesson.write_text(long)
    stage = paused_stage(own_lesson, LARGE)
    press(stage, pygame.K_n)
    assert marked(stage)[1] == {answer.strip()}
    last = "return Turn.LEFT"
    assert last not in words_on(stage)
    own_lesson.write_text(long.replace(last, f"{last})"))
    check_files(stage)
    assert red_lines(stage) == [line_with(long, last)]


def test_a_saved_map_is_on_the_screen_at_once_and_a_broken_one_shows_its_error(map_file):
    stage = paused_stage(map=str(map_file))
    map_file.write_text(MAP.replace("a", "?"))
    check_files(stage)
    problem = stage.problem
    assert "'?' doesn't mean anything on a map" in problem.message
    assert "\n" in problem.message
    assert stage.scene.timeline.heya.text == MAP
    press(stage, pygame.K_n, pygame.K_n)
    assert at(stage)[0] == 1
    assert stage.problem == problem, "it stays until the file is mended"
    map_file.write_text(MAP.replace("  ", "b "))
    check_files(stage)
    assert stage.problem is None
    assert len(stage.scene.timeline.heya.controls) == 2


def test_a_map_that_is_broken_from_the_start_is_shown_and_can_be_mended(map_file):
    map_file.write_text("#####\n# ?a#\n#####\n")
    stage = paused_stage(map=str(map_file))
    assert stage.scene.features.is_blank
    assert "'?' doesn't mean anything on a map" in stage.problem.message
    press(
        stage,
        pygame.K_n,
        pygame.K_SPACE,
        pygame.K_b,
        pygame.K_t,
        pygame.K_h,
        pygame.K_h,
        pygame.K_UP,
    )
    map_file.write_text(MAP)
    check_files(stage)
    assert stage.problem is None
    assert not stage.scene.features.is_blank


def test_a_deleted_map_is_told_as_missing_and_the_last_one_stays(map_file):
    stage = paused_stage(map=str(map_file))
    map_file.unlink()
    check_files(stage)
    assert "map.txt: there's no such file" in stage.problem.message
    assert stage.scene.timeline.heya.text == MAP
    map_file.write_text(MAP)
    check_files(stage)
    assert stage.problem is None


def test_a_broken_save_pauses_the_last_good_map_and_the_mended_one_plays_on(map_file):
    stage = paused_stage(map=str(map_file))
    stage.player.playing = True
    map_file.write_text("")
    check_files(stage)
    assert stage.problem
    assert not stage.player.playing
    assert stage.scene.timeline.heya.text == MAP
    press(stage, pygame.K_SPACE)
    settle(stage)
    assert at(stage)[0] == 1, "Space lets it walk on"
    press(stage, pygame.K_SPACE)
    map_file.write_text(" ")
    check_files(stage)
    assert stage.problem
    map_file.write_text(MAP.replace("  ", "b "))
    check_files(stage)
    assert stage.problem is None
    assert stage.player.playing


def test_a_strategy_has_its_own_line_of_the_task(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("from mazelib import Turn\ndef turn(view):\n    return Turn.RIGHT\n")
    assert (
        paused_stage(strategy=path).lesson.task == "The rule in mine.py: where does it go, and why?"
    )
    assert paused_stage(strategy=script("05")).lesson.task.startswith("Remember the ways")


@pytest.mark.usefixtures("time_enough")
def test_after_a_failure_the_last_tick_before_it_is_shown(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(COUNTS_TO_30)
    stage = paused_stage(strategy=path, speed=float("inf"))
    stage.player.playing = True
    for _ in range(5):
        stage.frame(0.1)
    assert stage.problem.title == "The rule stopped"
    assert at(stage)[0] == stage.scene.last == 30


@pytest.mark.usefixtures("time_enough")
def test_the_trace_of_a_window_is_what_the_timeline_holds(tmp_path):
    path = tmp_path / "trace.jsonl"
    stage = paused_stage(map="loop", trace=str(path), speed=float("inf"))
    press(stage, pygame.K_n, pygame.K_n, pygame.K_b, pygame.K_b, pygame.K_n)
    stage.player.playing = True
    for _ in range(3):
        stage.frame(0.02)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert lines == [stage.scene.timeline.traced(each) for each in range(30)]
    stage.player.pace.speed = 1.0
    press(stage, pygame.K_r, pygame.K_n)
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.skipif(os.name == "nt", reason="there is no /dev/full")
def test_a_trace_that_can_no_longer_be_written_ends_and_the_window_lives_on():
    stage = paused_stage(trace="/dev/full", force=True)
    press(stage, pygame.K_n)
    caption = stage.as_frame().strip.sentence
    assert "The trace ends here" in caption
    assert "No space left" in caption
    press(stage, pygame.K_n)
    assert at(stage)[0] == 1
    assert stage.is_open


KINDS = {
    "walk": "show(lambda view: Turn.RIGHT)", "look": "show()", "keys": 'show({"up": Heading.UP})',
    "sheet": "show(Worksheet())", "game": "show(Game())",
    "make": "def make(maze, rng):\n    yield maze.dig(maze.first)\n\n\nshow(make)",
}  # fmt: skip


@pytest.mark.thorough
def test_a_script_may_become_another_kind_whatever_panels_are_open(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *names, **more: tmp_path / "kept")
    path = tmp_path / "mine.py"
    for before in KINDS:
        for key in (pygame.K_t, pygame.K_f, pygame.K_k, pygame.K_c):
            for after in KINDS:
                path.write_text(f"from mazelib import *\n\n\n{KINDS[before]}\n")
                stage = paused_stage(path, (640, 480))
                press(stage, key)
                path.write_text(f"from mazelib import *\n\n\n{KINDS[after]}\n\n")
                stage.open_scene(stays=True)
                stage.frame(0.0)
                assert stage.problem is None, (before, key, after, stage.problem)


@pytest.mark.usefixtures("time_enough")
@pytest.mark.parametrize("mistake", ["if view.right", "if view.rihgt:"])
def test_a_mistake_at_the_end_and_its_mend_leave_the_walk_paused_at_its_end(own_lesson, mistake):
    stage = paused_stage(own_lesson)
    stage.scene.advance(200)
    stage.player.seek(143)
    assert stage.player.at_end
    text = own_lesson.read_text()
    own_lesson.write_text(text.replace("if view.right:", mistake))
    check_files(stage)
    assert stage.problem
    own_lesson.write_text(text)
    check_files(stage)
    settle(stage)
    assert stage.problem is None
    assert at(stage) == (143, False)
    assert not stage.player.playing
