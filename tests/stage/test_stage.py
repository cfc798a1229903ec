"""The stage under the dummy driver: keys, buttons, files, and what comes of them."""

import json
import os
import shutil
import time
from pathlib import Path

import pygame
import pytest

from mazelib.compass import Heading
from mazelib.stage.keys import Command
from mazelib.strategies.left_hand import left_hand
from mazelib.walk import Walk
from tests.maps import heya
from tests.stage.on_stage import LESSONS, click, paused_stage, press, script

#: A strategy that fails at its 31st turn.
COUNTS_TO_30 = """
from mazelib import Turn


class Mine:
    def __init__(self):
        self.count = 0

    def turn(self, view, place, heading):
        self.count += 1
        if self.count > 30:
            raise RuntimeError("enough")
        return Turn.RIGHT
"""
MAP = "#######\n#S   a#\n#######\n"


def tick(stage) -> int:
    return stage.player.tick


def look(stage) -> None:
    """Let the stage look at its files now."""
    stage._next_look = 0
    stage.frame(0.0)


def picture(stage) -> bytes:
    stage.draw()
    return pygame.image.tobytes(stage.window.surface, "RGB")


@pytest.fixture
def map_file(tmp_path) -> Path:
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    return path


@pytest.fixture
def own_lesson(tmp_path) -> Path:
    """A copy of lesson 4 that a test may change, beside a copy of what finds mazelib."""
    (tmp_path / "here.py").write_text("")
    return Path(shutil.copy(script("04"), tmp_path / "04_mine.py"))


# --- keys and buttons ----------------------------------------------------------------------


@pytest.mark.usefixtures("time_enough")
def test_space_plays_and_pauses():
    stage = paused_stage()
    press(stage, pygame.K_SPACE)
    stage.frame(0.25)
    assert stage.player.playing and tick(stage) == 2
    press(stage, pygame.K_SPACE)
    stage.frame(0.25)
    assert not stage.player.playing and tick(stage) == 2


def test_n_steps_and_b_steps_back():
    stage = paused_stage()
    press(stage, pygame.K_n, pygame.K_n, pygame.K_n)
    assert tick(stage) == 3
    press(stage, pygame.K_b)
    assert tick(stage) == 2 and stage.scene.last == 3


@pytest.mark.parametrize(("lesson", "options"), [("05", {"map": "loop"}), ("08", {}), ("09", {}), ("10", {})])
def test_stepping_back_and_jumping_shows_the_very_same_pictures(lesson, options):
    stage = paused_stage(lesson, **options)
    stage.scene.advance(25)
    forth = []
    for number in range(26):
        stage.player.seek(number)
        forth.append(picture(stage))
    assert len(set(forth)) == 26
    for number in (25, 3, 24, 0, 12, 11, 10):
        stage.player.seek(number)
        assert picture(stage) == forth[number]


def test_a_held_key_goes_on_stepping_and_a_held_letter_does_not_flicker():
    stage = paused_stage()
    for _ in range(4):
        for key in (pygame.K_n, pygame.K_t):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        stage.frame(0.0)
    assert tick(stage) == 4 and Command.TEXT in stage.switched_on


@pytest.mark.parametrize(
    ("key", "letter"),
    [(pygame.K_EQUALS, "+"), (pygame.K_SEMICOLON, "+"), (pygame.K_PLUS, "+"), (pygame.K_KP_PLUS, ""), (0, "＋")],
)
def test_plus_is_found_wherever_the_layout_has_it_and_pause_stays(key, letter):
    stage = paused_stage()
    press(stage, key, letters=letter)
    assert stage.player.speed == 20 and not stage.player.playing
    press(stage, pygame.K_KP_MINUS)
    assert stage.player.speed == 10


def test_a_key_with_a_letter_that_is_not_latin_is_known_by_its_place():
    stage = paused_stage()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord("т"), scancode=17, mod=0, unicode="т"))
    stage.frame(0.0)
    assert tick(stage) == 1


def test_r_starts_again_and_shift_r_with_other_coins():
    stage = paused_stage("03")
    press(stage, *[pygame.K_n] * 12)
    first = list(stage.scene.timeline.states)
    press(stage, pygame.K_r)
    assert tick(stage) == 0
    press(stage, *[pygame.K_n] * 12)
    assert list(stage.scene.timeline.states) == first
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    assert "(seed 1)" in stage.scene.note


def test_m_turns_to_the_next_map_and_after_the_last_to_the_first(tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text(MAP)
    stage = paused_stage(map=str(tmp_path / "one.txt"))
    press(stage, pygame.K_m)
    assert stage.scene.note == "two.txt"
    press(stage, pygame.K_m)
    assert stage.scene.note == "one.txt"


def test_every_button_does_what_its_key_does():
    stage = paused_stage()
    stage.draw()
    rects = dict(stage.toolbar._buttons)
    assert set(rects) == set(Command)
    for command, then in ((Command.STEP, 1), (Command.BACK, 0)):
        click(stage, rects[command].center)
        assert tick(stage) == then
    click(stage, rects[Command.CLOSE].center)
    assert not stage.is_open


def test_dragging_the_slider_shows_any_tick():
    stage = paused_stage()
    press(stage, *[pygame.K_n] * 40)
    slider = stage.toolbar._slider
    for kind, at, then in (
        (pygame.MOUSEBUTTONDOWN, slider.midleft, 0),
        (pygame.MOUSEMOTION, slider.center, 20),
        (pygame.MOUSEBUTTONUP, slider.center, 20),
        (pygame.MOUSEMOTION, slider.midleft, 20),
    ):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
        stage.frame(0.0)
        assert tick(stage) == then


def test_escape_leaves_the_help_page_first_and_then_closes():
    stage = paused_stage()
    press(stage, pygame.K_F1, pygame.K_ESCAPE)
    assert stage.is_open
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_f12_saves_pictures_and_overwrites_none(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    press(paused_stage(), pygame.K_F12, pygame.K_F12)
    names = ["04_right_hand-001.png", "04_right_hand-002.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert pygame.image.load(tmp_path / names[0]).get_size() == (640, 480)


def test_full_screen_and_back():
    stage = paused_stage()
    press(stage, pygame.K_F11, pygame.K_n)
    time.sleep(0.45)
    press(stage, pygame.K_F11)
    assert tick(stage) == 1


@pytest.mark.parametrize(
    ("lesson", "missing"),
    [
        ("01", {"PLAY", "STEP", "BACK", "SLOWER", "FASTER", "RESTART", "CODE", "GUESS"}),
        ("02", {"PLAY", "SLOWER", "FASTER", "CODE", "GUESS"}),
        ("04", set()),
        ("08", {"TEXT", "EYES", "GUESS"}),
    ],
)
def test_what_means_nothing_in_a_lesson_has_no_button_and_no_key(lesson, missing):
    stage = paused_stage(lesson)
    there = {command.name for command in stage.toolbar.commands}
    assert missing == {command.name for command in Command} - there
    press(stage, pygame.K_SPACE)
    assert stage.player.playing == ("PLAY" in there) == bool(stage.as_frame().speed_words)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080), (480, 800), (200, 120), (40, 30)])
@pytest.mark.parametrize(("lesson", "name"), [("01", "wide"), ("02", "corridor"), ("05", "first"), ("09", None)])
def test_a_window_of_any_size_can_be_drawn_in_every_state(size, lesson, name):
    stage = paused_stage(lesson, size=size, map=name, speed=float("inf"))
    for key in (pygame.K_n, pygame.K_t, pygame.K_SPACE, pygame.K_c, pygame.K_F1, pygame.K_t, pygame.K_b):
        press(stage, key)
        stage.draw()


@pytest.mark.usefixtures("only_our_garbage")
def test_the_window_answers_while_it_runs_as_fast_as_it_goes():
    stage = paused_stage("03", map="unreachable", speed=float("inf"))
    stage.player.playing = True
    slowest = 0.0
    for _ in range(60):
        begun = time.perf_counter()
        stage.frame(1 / 60)
        slowest = max(slowest, time.perf_counter() - begun)
    assert stage.scene.last > 1000
    assert slowest < 0.5, "a frame took so long that keys would seem dead"


# --- files ---------------------------------------------------------------------------------


def test_a_rule_that_is_saved_walks_at_once_and_a_changed_comment_is_the_new_caption(own_lesson):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text()
    press(stage, pygame.K_n)
    assert stage.scene.caption(1) == "Tick 1: Right is open: turn right."
    own_lesson.write_text(text.replace("# Right is open: turn right.", "# There it goes!").replace("Do you", "Do we"))
    look(stage)
    assert tick(stage) == 1 and stage.scene.caption(1) == "Tick 1: There it goes!"
    assert stage.as_frame().task.endswith("Do we always arrive?")
    left = text.replace("view.right", "view.LEFT").replace("Turn.RIGHT", "Turn.X").replace("Turn.LEFT", "Turn.RIGHT")
    own_lesson.write_text(left.replace("view.LEFT", "view.left").replace("Turn.X", "Turn.LEFT"))
    look(stage)
    press(stage, *[pygame.K_n] * 19)
    walk = Walk(heya("first"), left_hand, 20)
    walk.run()
    assert tick(stage) == 20 and stage.scene.timeline.states == walk.timeline.states
    own_lesson.write_text(text)
    look(stage)
    assert tick(stage) == 0, "the way to tick 20 is another one now"


def test_another_map_that_a_lesson_names_is_shown_when_it_is_saved_and_watched(own_lesson, map_file):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text()
    own_lesson.write_text(text.replace("task=", f"map={str(map_file)!r}, task="))
    look(stage)
    assert stage.problem is None and stage.scene.timeline.heya.text == MAP
    look(stage)
    map_file.write_text(MAP.replace("  ", "b "))
    look(stage)
    assert len(stage.scene.timeline.heya.controls) == 2


def test_a_slow_rule_is_not_followed_for_long_when_it_is_saved(own_lesson):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text().replace("def right_hand(view):", "def right_hand(view):\n    sum(range(1_000_000))")
    press(stage, *[pygame.K_n] * 100)
    own_lesson.write_text(text)
    look(stage)
    assert tick(stage) == 0 and 0 < stage.scene.last < 100


def test_a_mistake_in_the_lesson_is_shown_at_its_line_and_the_last_good_rule_stays(own_lesson):
    stage = paused_stage(own_lesson)
    text = own_lesson.read_text()
    press(stage, pygame.K_n)
    own_lesson.write_text(text.replace("Turn.AHEAD", "Turn.AHED"))
    look(stage)
    press(stage, pygame.K_n, pygame.K_n)
    assert "04_mine.py, line 22: AttributeError" in stage.problem.message and "AHEAD" in stage.problem.message
    own_lesson.write_text(text.replace("if view.right:", "if view.right"))
    look(stage)
    assert "04_mine.py, line 19" in stage.problem.message and stage.scene.last == 1
    own_lesson.write_text(text)
    look(stage)
    assert stage.problem is None


def test_a_maker_that_is_changed_makes_other_mazes_at_once(tmp_path):
    (tmp_path / "here.py").write_text("")
    path = Path(shutil.copy(script("10"), tmp_path / "mine.py"))
    stage = paused_stage(path)
    stage.scene.advance(49)
    assert stage.scene.making.worker(49) != (19, 1)
    path.write_text(path.read_text().replace("return pick(ways, rng)", "return ways[0]"))
    look(stage)
    stage.scene.advance(9)
    assert stage.problem is None and stage.scene.making.worker(9) == (17, 1)


def test_a_saved_map_is_on_the_screen_at_once_and_a_broken_one_shows_its_error(map_file):
    stage = paused_stage(map=str(map_file))
    map_file.write_text(MAP.replace("a", "?"))
    look(stage)
    title, message = stage.problem
    assert "'?' is not a character of a map" in message and "\n" in message
    assert stage.scene.timeline.heya.text == MAP
    press(stage, pygame.K_n)
    assert tick(stage) == 1
    assert stage.problem == (title, message), "it stays until the file is mended"
    map_file.write_text(MAP.replace("  ", "b "))
    look(stage)
    assert stage.problem is None and len(stage.scene.timeline.heya.controls) == 2


def test_a_map_that_is_broken_from_the_start_is_shown_with_its_text_and_can_be_mended(map_file):
    map_file.write_text("#####\n# ?a#\n#####\n")
    stage = paused_stage(map=str(map_file))
    assert stage.scene.is_blank and ">   2  # ?a#" in stage.problem.message
    press(stage, pygame.K_n, pygame.K_SPACE, pygame.K_b, pygame.K_t, pygame.K_h, pygame.K_h, pygame.K_UP)
    map_file.write_text(MAP)
    look(stage)
    assert stage.problem is None and not stage.scene.is_blank


def test_a_deleted_map_is_told_as_missing_and_the_last_one_stays(map_file):
    stage = paused_stage(map=str(map_file))
    map_file.unlink()
    look(stage)
    assert "map.txt: there is no such file" in stage.problem.message and stage.scene.timeline.heya.text == MAP
    map_file.write_text(MAP)
    look(stage)
    assert stage.problem is None


def test_after_a_broken_save_a_good_one_plays_on(map_file):
    stage = paused_stage(map=str(map_file))
    stage.player.playing = True
    map_file.write_text("")
    look(stage)
    assert stage.problem and not stage.player.playing
    map_file.write_text(MAP.replace("  ", "b "))
    look(stage)
    assert stage.problem is None and stage.player.playing


def test_a_strategy_has_its_own_line_of_the_task(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("from mazelib import Turn\ndef turn(view):\n    return Turn.RIGHT\n")
    assert paused_stage(strategy=path).as_frame().task == "The rule in mine.py: where does it go, and why?"
    assert paused_stage(strategy=script("05")).as_frame().task.startswith("The walker notes the ways")


@pytest.mark.usefixtures("time_enough")
def test_after_a_failure_the_last_tick_before_it_is_shown(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(COUNTS_TO_30)
    stage = paused_stage(strategy=path, speed=float("inf"))
    stage.player.playing = True
    for _ in range(5):
        stage.frame(0.1)
    assert stage.problem.title == "The rule stopped here"
    assert tick(stage) == stage.scene.last == 30


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
    stage.player.speed = 1.0
    press(stage, pygame.K_r, pygame.K_n)
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.skipif(os.name == "nt", reason="there is no /dev/full")
def test_a_trace_that_can_no_more_be_written_ends_and_the_window_lives_on():
    stage = paused_stage(trace="/dev/full")
    press(stage, pygame.K_n)
    assert "The trace ends here" in stage.as_frame().caption and "No space left" in stage.as_frame().caption
    press(stage, pygame.K_n)
    assert tick(stage) == 2 and stage.is_open


# --- kinds of lessons ----------------------------------------------------------------------


def test_the_arrow_keys_walk_and_walls_hold(map_file):
    stage = paused_stage("02", map=str(map_file))
    press(stage, pygame.K_UP)
    assert stage.scene.timeline.place(1) == (1, 1)
    assert stage.scene.caption(1) == "Tick 1: You pressed up. But there is a wall: no step."
    press(stage, *[pygame.K_RIGHT] * 4)
    assert stage.scene.ended and stage.scene.timeline.place(5) == (5, 1)


def test_an_arrow_key_in_the_past_makes_a_new_future_there():
    stage = paused_stage("02")
    press(stage, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_b, pygame.K_b, pygame.K_LEFT)
    timeline = stage.scene.timeline
    assert [timeline.place(each) for each in range(timeline.last + 1)] == [(1, 1), (2, 1), (1, 1)]
    assert timeline.heading(2) is Heading.LEFT and tick(stage) == 2


def test_keys_mean_what_the_lesson_says(tmp_path):
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "02_mine.py"
    path.write_text(script("02").read_text().replace('"right": Heading.RIGHT', '"right": Heading.DOWN'))
    stage = paused_stage(path)
    press(stage, pygame.K_RIGHT)
    assert stage.scene.timeline.place(1) == (1, 2)


def test_where_nobody_walks_the_walker_stays():
    stage = paused_stage("01")
    press(stage, pygame.K_n, pygame.K_SPACE, pygame.K_RIGHT)
    stage.frame(1.0)
    assert tick(stage) == 0 and stage.scene.last == 0


@pytest.mark.parametrize("lesson", ["08", "10"])
def test_a_maze_that_is_ready_waits_for_space(lesson):
    stage = paused_stage(lesson, speed=float("inf"))
    press(stage, pygame.K_SPACE)
    for _ in range(50):
        stage.frame(0.02)
    ready = stage.scene.making.ready_at
    assert tick(stage) == ready and not stage.player.playing
    press(stage, pygame.K_SPACE)
    for _ in range(50):
        stage.frame(0.02)
    assert stage.player.at_end and tick(stage) > ready


def test_m_makes_the_next_maze_of_the_next_size():
    stage = paused_stage("10")
    sizes = []
    for _ in range(4):
        sizes.append(stage.program.size)
        press(stage, pygame.K_m)
    assert sizes == [(10, 5), (20, 10), (40, 20), (10, 5)] and stage.scene.note.endswith("seed 4.")


def test_a_maze_that_is_made_to_be_walked_is_announced_first(monkeypatch):
    said = []
    monkeypatch.setattr("mazelib.stage.stage.Stage._announce", lambda stage, words: said.append(words))
    paused_stage("04")
    assert said == []
    paused_stage("04", make="dig", width=30, height=30)
    assert said == ["Making the maze…"]


def test_a_guess_is_asked_at_junctions_and_counted():
    stage = paused_stage()
    press(stage, pygame.K_g)
    while not stage.guessing.waits(stage.player, tick(stage)):
        press(stage, pygame.K_n)
    assert stage.as_frame().caption == "Where will it go? Press an arrow key."
    at = tick(stage)
    stage.scene.advance(1)
    went = stage.scene.heading_at(at + 1)
    wrong = next(key for key, way in zip((pygame.K_UP, pygame.K_DOWN), (Heading.UP, Heading.DOWN), strict=True) if way != went)
    press(stage, wrong)
    assert (stage.guessing.asked, stage.guessing.right, tick(stage)) == (1, 0, at + 1)
    assert f"it went {went.word}" in stage.as_frame().caption
    press(stage, pygame.K_r, *[pygame.K_n] * (at + 1))
    assert "You said" not in stage.as_frame().caption


def test_an_unreachable_control_point_is_named_under_the_map():
    assert "(cannot be reached: b)" in paused_stage(map="unreachable").scene.note


@pytest.mark.parametrize("path", sorted(LESSONS.glob("[0-9]*.py")), ids=lambda path: path.stem)
def test_every_lesson_opens_with_its_task_its_panels_and_its_help(path):
    stage = paused_stage(path, size=(1280, 800))
    frame = stage.as_frame()
    assert stage.problem is None and frame.task.endswith((".", "?")) and "What to try" in frame.help_text
    assert stage.scene.panels(frame.on, None), "a lesson opens with what carries its idea"
