"""The stage under the dummy driver: keys, buttons, files, and what is drawn."""

import json
import time

import pygame
import pytest

from mazelib.compass import Heading
from mazelib.stage.keys import Command
from mazelib.stage.panels.counts import StepsPanel, TurnsPanel
from mazelib.stage.panels.file_text import FileTextPanel
from mazelib.stage.panels.memory import MemoryPanel
from mazelib.stage.pen import Pen
from mazelib.trace import Trace, trace_line
from tests.stage.on_stage import click, paused_stage, press

#: A strategy that fails at its 31st turn.
COUNTS_TO_30 = """
from mazelib.compass import Turn


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


def test_stepping_back_shows_the_very_same_picture_as_before():
    stage = paused_stage(rule="branch_stack", map_path="loop", panels=lambda: [MemoryPanel()])
    pictures = []
    for _ in range(25):
        stage.draw()
        pictures.append(pygame.image.tobytes(stage.window.surface, "RGB"))
        stage._controls.do(Command.STEP)
    # The slider's knob tells how much is recorded; after the way forth that is the same at each tick.
    forth = {}
    for number in range(25):
        stage.player.seek(number)
        stage.draw()
        forth[number] = pygame.image.tobytes(stage.window.surface, "RGB")
    for number in reversed(range(25)):
        stage.player.seek(number)
        stage.draw()
        assert pygame.image.tobytes(stage.window.surface, "RGB") == forth[number]
    assert len(set(pictures)) == 25


def test_a_held_key_goes_on_stepping_and_a_held_space_does_not_flicker():
    stage = paused_stage()
    for _ in range(4):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t", scancode=0))
        stage.frame(0.0)
    assert tick(stage) == 4
    assert Command.TEXT in stage.switched_on


def test_changing_the_speed_while_paused_stays_paused():
    stage = paused_stage()
    press(stage, pygame.K_KP_PLUS, pygame.K_KP_PLUS, pygame.K_KP_MINUS)
    assert stage.player.speed == 20 and not stage.player.playing


@pytest.mark.parametrize(
    ("key", "letter"),
    [(pygame.K_EQUALS, "+"), (pygame.K_SEMICOLON, "+"), (pygame.K_PLUS, "+"), (pygame.K_KP_PLUS, ""), (0, "＋")],
)
def test_plus_is_found_wherever_the_layout_has_it(key, letter):
    stage = paused_stage()
    press(stage, key, letters=letter)
    assert stage.player.speed == 20


def test_a_key_with_a_letter_that_is_not_latin_is_known_by_its_place():
    stage = paused_stage()
    russian_n_place = {"key": ord("т"), "scancode": 17, "mod": 0, "unicode": "т"}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **russian_n_place))
    stage.frame(0.0)
    assert tick(stage) == 1


def test_r_starts_again_and_shift_r_with_other_coins():
    stage = paused_stage(rule="random_walk")
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
    stage = paused_stage(map_path=tmp_path / "one.txt")
    press(stage, pygame.K_m)
    assert stage.scene.note == "two.txt"
    press(stage, pygame.K_m)
    assert stage.scene.note == "one.txt"


def test_every_button_does_what_its_key_does():
    stage = paused_stage()
    stage.draw()
    rects = dict(stage.toolbar._buttons)
    assert set(rects) == set(stage.program.commands)
    click(stage, rects[Command.STEP].center)
    assert tick(stage) == 1
    click(stage, rects[Command.BACK].center)
    assert tick(stage) == 0
    click(stage, rects[Command.FASTER].center)
    assert stage.player.speed == 20
    click(stage, rects[Command.CLOSE].center)
    assert not stage.is_open


def test_dragging_the_slider_shows_any_tick():
    stage = paused_stage()
    press(stage, *[pygame.K_n] * 40)
    slider = stage.toolbar._slider
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=slider.midleft, button=1))
    stage.frame(0.0)
    assert tick(stage) == 0
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=slider.center, rel=(1, 0), buttons=(1, 0, 0)))
    stage.frame(0.0)
    assert tick(stage) == 20
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=slider.center, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=slider.midleft, rel=(1, 0), buttons=(0, 0, 0)))
    stage.frame(0.0)
    assert tick(stage) == 20


def test_escape_leaves_the_help_page_first_and_then_closes():
    stage = paused_stage()
    press(stage, pygame.K_F1)
    press(stage, pygame.K_ESCAPE)
    assert stage.is_open
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_f12_saves_pictures_and_overwrites_none(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage()
    press(stage, pygame.K_F12, pygame.K_F12)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["test-001.png", "test-002.png"]
    assert pygame.image.load(tmp_path / "test-001.png").get_size() == (640, 480)


def test_a_saved_map_is_on_the_screen_at_once_and_a_broken_one_shows_its_error(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    stage = paused_stage(map_path=path)
    path.write_text(MAP.replace("a", "?"))
    look(stage)
    assert "'?' is not a character of a map" in stage.problem[1]
    assert stage.scene.timeline.heya.text == MAP
    press(stage, pygame.K_n)
    assert tick(stage) == 1
    path.write_text(MAP.replace("  ", "b "))
    look(stage)
    assert stage.problem is None
    assert len(stage.scene.timeline.heya.controls) == 2


def test_a_map_that_is_broken_from_the_start_is_shown_and_can_be_mended(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("#x#\n")
    stage = paused_stage(map_path=path)
    press(stage, pygame.K_n, pygame.K_SPACE, pygame.K_b, pygame.K_t, pygame.K_h, pygame.K_h, pygame.K_UP)
    assert stage.problem and stage.scene is None
    path.write_text(MAP)
    look(stage)
    assert stage.problem is None and stage.scene is not None


def test_a_deleted_map_is_told_and_comes_back(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    stage = paused_stage(map_path=path)
    path.unlink()
    look(stage)
    assert "there is no such file" in stage.problem[1]
    path.write_text(MAP)
    look(stage)
    assert stage.problem is None


def test_the_arrow_keys_walk_and_walls_hold(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    stage = paused_stage(map_path=path, rule=None, by_keyboard=True, panels=lambda: [StepsPanel()])
    press(stage, pygame.K_UP)
    assert stage.scene.timeline.place(1) == (1, 1) and "no step" in stage.scene.caption(1)
    press(stage, *[pygame.K_RIGHT] * 4)
    assert stage.scene.ended and stage.scene.timeline.place(5) == (5, 1)


def test_an_arrow_key_in_the_past_makes_a_new_future_there():
    stage = paused_stage(rule=None, by_keyboard=True)
    press(stage, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_b, pygame.K_b, pygame.K_LEFT)
    timeline = stage.scene.timeline
    assert [timeline.place(each) for each in range(timeline.last + 1)] == [(1, 1), (2, 1), (1, 1)]
    assert timeline.heading(2) is Heading.LEFT and tick(stage) == 2


def test_where_nobody_walks_the_walker_stays():
    stage = paused_stage(rule=None, panels=lambda: [FileTextPanel()])
    press(stage, pygame.K_n, pygame.K_SPACE, pygame.K_RIGHT)
    stage.frame(1.0)
    assert tick(stage) == 0 and stage.scene.last == 0


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080), (480, 800), (200, 120), (40, 30)])
@pytest.mark.parametrize("name", ["first", "corridor", "wide"])
def test_a_window_of_any_size_can_be_drawn_in_every_state(size, name):
    panels = lambda: [FileTextPanel(), TurnsPanel(), MemoryPanel(), StepsPanel()]  # noqa: E731
    stage = paused_stage(size=size, map_path=name, rule="branch_stack", panels=panels)
    stage.player.speed = float("inf")
    for key in (pygame.K_n, pygame.K_t, pygame.K_SPACE, pygame.K_F1, pygame.K_t, pygame.K_b):
        press(stage, key)
        stage.draw()


def test_full_screen_and_back(tmp_path):
    stage = paused_stage()
    press(stage, pygame.K_F11)
    press(stage, pygame.K_n)
    time.sleep(0.45)
    press(stage, pygame.K_F11)
    assert tick(stage) == 1


def test_the_trace_of_a_window_is_what_the_timeline_holds(tmp_path):
    path = tmp_path / "trace.jsonl"
    stage = paused_stage(map_path="loop", trace=Trace(str(path)))
    press(stage, pygame.K_n, pygame.K_n, pygame.K_b, pygame.K_b, pygame.K_n)
    stage.player.speed, stage.player.playing = float("inf"), True
    for _ in range(3):
        stage.frame(0.02)
    timeline = stage.scene.timeline
    assert path.read_text() == "".join(trace_line(timeline, each) for each in range(30))
    press(stage, pygame.K_r)
    stage.player.playing = False
    press(stage, pygame.K_r, pygame.K_n)
    assert [json.loads(line)["tick"] for line in path.read_text().splitlines()][:2] == [0, 1]


@pytest.mark.usefixtures("only_our_garbage")
def test_the_window_answers_while_it_runs_as_fast_as_it_goes():
    stage = paused_stage(map_path="unreachable", rule="random_walk", speed=float("inf"))
    stage.player.playing = True
    slowest = 0.0
    for _ in range(60):
        begun = time.perf_counter()
        stage.frame(1 / 60)
        slowest = max(slowest, time.perf_counter() - begun)
    assert stage.scene.last > 1000
    assert slowest < 0.5, "a frame took so long that keys would seem dead"
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_closing_the_window_works_at_once():
    stage = paused_stage()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    stage.frame(0.0)
    assert not stage.is_open


def look(stage) -> None:
    """Let the stage look at its files now."""
    stage._next_look = 0
    stage.frame(0.0)


def test_after_a_broken_save_a_good_one_plays_on(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    stage = paused_stage(map_path=path)
    stage.player.playing = True
    path.write_text("")
    look(stage)
    assert stage.problem and not stage.player.playing
    path.write_text(MAP.replace("  ", "b "))
    look(stage)
    assert stage.problem is None and stage.player.playing


def test_what_was_said_of_a_guess_is_forgotten_with_the_run():
    stage = paused_stage(map_path="first")
    press(stage, pygame.K_g)
    while not stage.guessing.waits(stage.scene, stage.player.tick):
        press(stage, pygame.K_n)
    press(stage, pygame.K_UP)
    asked_at = stage.player.tick
    assert stage.guessing.asked == 1
    press(stage, pygame.K_r)
    press(stage, *[pygame.K_n] * asked_at)
    assert "You said" not in stage.as_frame().caption and "Yes" not in stage.as_frame().caption


def test_a_trace_that_can_no_more_be_written_ends_and_the_window_lives_on(tmp_path):
    stage = paused_stage(trace=Trace("/dev/full"))
    press(stage, pygame.K_n)
    assert "The trace ends here" in stage.as_frame().caption and "No space left" in stage.as_frame().caption
    press(stage, pygame.K_n)
    assert tick(stage) == 2 and stage.is_open


def test_an_unreachable_control_point_is_named_under_the_map():
    assert "(cannot be reached: " in paused_stage(map_path="unreachable").scene.note


def test_a_strategy_that_tosses_coins_shows_its_seed(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("import random\nfrom mazelib.compass import Turn\ndef turn(view): return random.choice(list(Turn))\n")
    stage = paused_stage(strategy_path=path)
    assert "(seed 0)" in stage.scene.note


def test_the_text_of_the_file_has_the_line_numbers_of_an_editor(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP + "\nnote\x0cwith\u2028odd line ends\n", newline="")
    stage = paused_stage(rule=None, map_path=path, panels=lambda: [FileTextPanel()], size=(900, 700))
    stage.draw()
    assert stage.scene.timeline.heya.note.startswith("note")


def test_what_is_wrong_with_a_file_stays_until_it_is_mended(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    stage = paused_stage(map_path=path)
    path.write_text("#######\n#S  xa#\n#######\n")
    look(stage)
    title, message = stage.problem
    assert "\n" in message
    press(stage, pygame.K_n)
    assert stage.problem == (title, message.split("\n")[0]), "it makes room for the map, and is not forgotten"
    path.write_text(MAP)
    look(stage)
    assert stage.problem is None


def test_after_a_failure_the_last_tick_before_it_is_shown(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(COUNTS_TO_30)
    stage = paused_stage(strategy_path=path, speed=float("inf"))
    stage.player.playing = True
    for _ in range(5):
        stage.frame(0.1)
    assert stage.problem[0] == "The strategy stopped here"
    assert tick(stage) == stage.scene.last == 30


@pytest.mark.parametrize(
    ("settings", "missing"),
    [
        ({"rule": None}, {"PLAY", "STEP", "BACK", "SLOWER", "FASTER", "RESTART", "CODE", "GUESS"}),
        ({"rule": None, "by_keyboard": True}, {"PLAY", "SLOWER", "FASTER", "CODE", "GUESS"}),
        ({"rule": "right_hand"}, set()),
    ],
)
def test_what_means_nothing_in_a_lesson_has_no_button_and_no_key(settings, missing):
    stage = paused_stage(**settings)
    there = {command.name for command in stage.program.commands}
    assert {"LENSES", *missing} == {command.name for command in Command} - there
    press(stage, pygame.K_SPACE)
    assert stage.player.playing == ("PLAY" in there)
    assert bool(stage.as_frame().speed_words) == ("PLAY" in there)


@pytest.mark.parametrize("name", ["first", "loop", "trap_room", "many_ends", "open_square"])
def test_the_note_of_a_map_is_read_to_its_end(name):
    stage = paused_stage(map_path=name, size=(1280, 800), opened=frozenset({Command.EYES, Command.CODE}))
    assert not any(text.endswith("…") for text in written_in_note(stage))


def written_in_note(stage) -> list[str]:
    """The lines of the note, as they are written."""
    notes, write_lines = [], Pen.write_lines
    with pytest.MonkeyPatch.context() as patch:
        def noted(pen, said, at, *more):
            if said == stage.scene.note:
                most = at.height // pen.lettering.line_height(pen.size)
                notes.extend(pen.lettering.wrapped(said, pen.size, at.width, most))
            return write_lines(pen, said, at, *more)

        patch.setattr(Pen, "write_lines", noted)
        stage.draw()
    assert notes
    return notes
