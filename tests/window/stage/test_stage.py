"""The stage under the dummy driver: keys, the mouse,
and what comes of them in each kind of lesson.
"""

import time

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.window.input.clicks import TimelineBar
from mazelib.window.input.keys import Command, PanelKey
from mazelib.window.screen.timeline_bar import ticks_of_timeline
from tests.learners import script
from tests.samples import posix_only
from tests.window.conftest import MAP
from tests.window.on_stage import (
    LARGE,
    at,
    click,
    click_on,
    colours,
    mouse,
    on_map,
    paused_stage,
    pixels_of,
    press,
    rect_of,
    stage_at,
    words_on,
)


def picture(stage) -> bytes:
    stage.draw()
    return pygame.image.tobytes(stage.window.surface, "RGB")


# --- keys and buttons ----------------------------------------------------------------------


@pytest.mark.usefixtures("time_enough")
def test_space_plays_and_pauses():
    stage = paused_stage()
    press(stage, pygame.K_SPACE)
    for _ in range(6):
        stage.frame(0.25)
    assert stage.player.playing
    assert at(stage)[0] == 3, "two steps a second"
    press(stage, pygame.K_SPACE)
    stage.frame(0.25)
    assert not stage.player.playing
    assert at(stage)[0] == 3


@pytest.mark.parametrize(
    ("lesson", "options"),
    [("05", {"map": "loop"}), ("08", {}), ("09", {"width": 8, "height": 5}), ("10", {})],
)
@pytest.mark.sweep(2)
def test_stepping_back_and_jumping_shows_the_very_same_pictures(lesson, options):
    stage = paused_stage(lesson, **options)
    press(stage, pygame.K_SPACE, pygame.K_SPACE)
    stage.scene.advance(15)
    forth = []
    for number in range(16):
        stage.player.seek(number)
        forth.append(picture(stage))
    assert len(set(forth)) == 16
    for number in (15, 3, 14, 0, 12, 11, 10):
        stage.player.seek(number)
        assert picture(stage) == forth[number]


@pytest.mark.parametrize("lesson", ["04", "08"])
def test_a_press_while_it_moves_ends_the_move_and_passes_over_no_question(lesson):
    """Neither N, nor a guess; and what played is paused."""
    stage = stage_at(0, lesson, thinks=True)
    press(stage, pygame.K_n)
    assert at(stage) == (1, False)
    assert stage.player.phase < 1, "or there would be no move to end"
    asks = stage.as_frame().strip
    press(stage, pygame.K_n)
    assert (at(stage), stage.player.phase) == ((1, False), 1)
    assert stage.as_frame().strip.asks
    assert lesson == "04" or not asks.asks, "it was not asked before"
    press(stage, pygame.K_n)
    assert at(stage) == (1, True)
    press(stage, pygame.K_SPACE)
    while at(stage) != (2, False):
        stage.frame(0.05)
    press(stage, pygame.K_n)
    assert (at(stage), stage.player.phase, stage.player.playing) == ((2, False), 1, False)


def test_a_held_key_goes_on_stepping_and_a_held_letter_does_not_flicker():
    stage = paused_stage()
    for _ in range(5):  # Of five presses, one ends the move into tick 1.
        for key in (pygame.K_n, pygame.K_t):
            pygame.event.post(
                pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            )
        stage.frame(0.0)
    assert at(stage) == (2, False)
    assert stage.panels.sheet == "text"


@pytest.mark.parametrize(
    ("key", "letter"),
    [
        (pygame.K_EQUALS, "+"),
        (pygame.K_SEMICOLON, "+"),
        (pygame.K_PLUS, "+"),
        (pygame.K_KP_PLUS, ""),
        (0, "＋"),
    ],
)
def test_plus_is_found_wherever_the_layout_has_it_and_pause_stays(key, letter):
    stage = paused_stage()
    press(stage, key, letters=letter)
    assert stage.player.pace.speed == 4
    assert not stage.player.playing
    press(stage, pygame.K_KP_MINUS)
    assert stage.player.pace.speed == 2


def test_a_key_with_a_letter_that_is_not_latin_is_known_by_its_place():
    stage = paused_stage()
    pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=ord("т"), scancode=17, mod=0, unicode="т")
    )
    stage.frame(0.0)
    assert at(stage) == (0, True)


def test_r_starts_again_and_shift_r_with_other_coins():
    stage = paused_stage("03", LARGE)
    press(stage, *[pygame.K_n] * 12)
    first = list(stage.scene.timeline.states)
    press(stage, pygame.K_r)
    assert at(stage) == (0, False)
    assert not stage.player.begun
    press(stage, *[pygame.K_n] * 12)
    assert list(stage.scene.timeline.states) == first
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    assert at(stage) == (0, False)
    press(stage, pygame.K_o)
    assert "seed 1" in words_on(stage), "the foot of the menu has the seed"


def test_m_turns_to_the_next_map_and_after_the_last_to_the_first(tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text(MAP)
    stage = paused_stage(map=str(tmp_path / "one.txt"))
    press(stage, pygame.K_m)
    assert stage.scene.name == "two"
    press(stage, pygame.K_m)
    assert stage.scene.name == "one"


def test_every_button_does_what_its_key_does():
    stage = paused_stage(size=LARGE)
    for command, then in (
        (Command.STEP, (0, True)),
        (Command.STEP, (1, False)),
        (Command.BACK, (0, True)),
    ):
        click_on(stage, command)
        assert at(stage) == then
    click_on(stage, Command.PLAY)
    click_on(stage, Command.FASTER)
    assert stage.player.playing
    assert stage.player.pace.speed == 4
    for command, name in ((Command.NEXT_MAP, "loop"), (Command.MAP_BEFORE, "first")):
        click_on(stage, command)
        assert stage.scene.name == name
    small = paused_stage()
    for key in small.panels.sheet_keys:
        click_on(small, key)
        assert small.panels.sheet in key.names
        click_on(small, key)
        assert small.panels.sheet == ""


def test_all_that_can_be_done_is_in_the_menu_and_is_done_by_a_click():
    stage = paused_stage(size=LARGE)
    click_on(stage, Command.MORE)
    stage.draw()
    clicked = [target.what for target in stage.drawn.targets]
    # Neither what is open already nor what the rule does not have: this one keeps nothing.
    needless = {action for action in stage.scene.all_commands if action.key in ("C", "F", "K")}
    assert len(needless) == 3
    others = {*stage.scene.all_commands} - needless - {Command.MORE}
    assert {*clicked[clicked.index(None) + 1 :]} == others
    (text,) = [action for action in stage.scene.all_commands if action.key == "T"]
    for command in (text, Command.THEME, Command.GUESS):
        words = words_on(stage)
        assert command.meaning[1:] in words
        assert command.key in words
        click_on(stage, command)
        assert stage.overlay is None
        press(stage, pygame.K_o)
    assert stage.panels.name == "text"
    assert stage.is_dark
    assert stage.guessing.is_on
    click(stage, on_map(stage, (2, 1)).center)
    assert stage.overlay is None
    assert at(stage) == (0, False), "a click beside the menu closes it, and no more"


def test_a_button_looks_different_under_the_mouse_and_different_again_when_pressed():
    stage = paused_stage(size=LARGE)
    button = rect_of(stage, Command.STEP)
    drawn = [colours(stage, button)]
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(stage, kind, button.center)
        drawn.append(colours(stage, button))
    assert drawn[1] == drawn[3]
    assert len({*map(frozenset, drawn)}) == 3


def test_dragging_on_the_timeline_shows_any_tick_and_the_wheel_goes_tick_by_tick():
    stage = stage_at(39)
    assert not stage.scene.ended
    timeline = rect_of(stage, TimelineBar()) and stage.drawn.timeline
    whole = ticks_of_timeline(stage.scene)

    def point_of(tick):
        return (timeline.left + round(timeline.width * tick / whole), timeline.centery)

    for kind, point, then in (
        (pygame.MOUSEBUTTONDOWN, timeline.midleft, 0),
        (pygame.MOUSEMOTION, point_of(20), 20),
        (pygame.MOUSEMOTION, timeline.midright, 40),
        (pygame.MOUSEMOTION, point_of(20), 20),
        (pygame.MOUSEBUTTONUP, timeline.center, 20),
        (pygame.MOUSEMOTION, timeline.midleft, 20),
    ):
        mouse(stage, kind, point)
        assert at(stage) == (then, False)
    for up, then in ((-1, 21), (-1, 22), (1, 21)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=up, x=0))
        stage.frame(0.0)
        assert at(stage) == (then, False)
    mouse(stage, pygame.MOUSEMOTION, on_map(stage, (3, 1)).center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
    stage.frame(0.0)
    assert at(stage) == (21, False), "only over the timeline"


def test_a_click_on_a_place_goes_to_the_next_tick_there_and_after_the_last_to_the_first():
    stage = stage_at(142)
    timeline = stage.scene.timeline
    there = [tick for tick in range(144) if timeline.place(tick) == (3, 1)]
    stage.player.seek(0)
    for tick in [*there, there[0]]:
        click(stage, on_map(stage, (3, 1)).center)
        assert at(stage) == (tick, False)
    click(stage, on_map(stage, (0, 0)).center)
    assert at(stage) == (there[0], False), "nobody was ever in a wall"


def test_a_key_shows_its_companion_in_the_place_of_the_lessons_own_and_then_that_again():
    stage = paused_stage(size=LARGE)
    assert stage.panels.shown == ("code", "eyes")
    for key, shown in (
        (pygame.K_t, ("code", "text")),
        (pygame.K_t, ("code", "eyes")),
        (pygame.K_k, ("code", "memory")),
        (pygame.K_t, ("code", "text")),
        (pygame.K_c, ("code", "text")),
    ):
        press(stage, key)
        assert stage.panels.shown == shown


def test_escape_closes_what_is_open_on_top_and_then_the_window():
    small = paused_stage()
    press(small, pygame.K_c, pygame.K_h, pygame.K_ESCAPE)
    assert (small.overlay, small.panels.sheet) == (None, "code")
    press(small, pygame.K_o, pygame.K_ESCAPE)
    assert (small.overlay, small.panels.sheet) == (None, "code")
    press(small, pygame.K_ESCAPE)
    assert small.panels.sheet == ""
    assert small.is_open
    large = paused_stage(size=LARGE)
    press(large, pygame.K_F11, pygame.K_h, pygame.K_ESCAPE)
    assert large.overlay is None
    assert large.window.is_full
    press(large, pygame.K_ESCAPE)
    assert not large.window.is_full
    assert large.is_open
    press(large, pygame.K_ESCAPE)
    assert not large.is_open


def test_escape_leaves_the_guessing_before_it_closes_the_window():
    stage = paused_stage(size=LARGE)
    press(stage, pygame.K_g)
    assert stage.guessing.is_on
    press(stage, pygame.K_h, pygame.K_ESCAPE)
    assert stage.guessing.is_on, "help was on top"
    press(stage, pygame.K_ESCAPE)
    assert not stage.guessing.is_on
    assert stage.is_open
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_f12_saves_pictures_and_overwrites_none(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    press(paused_stage(), pygame.K_F12, pygame.K_F12)
    names = ["04_right_hand-001.png", "04_right_hand-002.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert pygame.image.load(tmp_path / names[0]).get_size() == (640, 480)


@pytest.mark.parametrize("page", ["h", "i", "o", "g"])
@pytest.mark.sweep(1)
def test_f12_closes_nothing_so_esc_after_it_closes_the_page_and_not_the_lesson(
    page, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage("08", LARGE)
    press(stage, getattr(pygame, f"K_{page}"))
    shown = stage.overlay
    before = picture(stage)
    press(stage, pygame.K_F12)
    assert stage.overlay is shown
    (path,) = tmp_path.iterdir()
    assert pygame.image.tobytes(pygame.image.load(path), "RGB") == before
    press(stage, pygame.K_ESCAPE)
    assert stage.overlay is None
    assert not stage.guessing.is_on
    assert stage.is_open


def test_the_menu_does_not_get_into_a_picture_that_is_asked_for_by_a_click_on_it(
    tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage("08", LARGE)
    stage.draw()
    rule = pygame.Rect(700, 80, 560, 600)
    before = pixels_of(stage.window.surface, rule)
    press(stage, pygame.K_o)
    stage.draw()
    assert pixels_of(stage.window.surface, rule) != before, "the menu lies over the rule"
    click_on(stage, Command.SCREENSHOT)
    assert stage.overlay is None
    (path,) = tmp_path.iterdir()
    assert pixels_of(pygame.image.load(path).convert(), rule) == before


@posix_only
def test_f12_in_a_folder_that_is_gone_says_so_and_the_window_lives_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stage = paused_stage()
    tmp_path.rmdir()
    press(stage, pygame.K_F12)
    assert stage.as_frame().strip.sentence.startswith("Couldn't save the picture: ")
    press(stage, pygame.K_n)
    assert at(stage) == (0, True)
    assert stage.is_open


def test_f11_fills_the_screen_and_gives_it_back():
    stage = paused_stage()
    press(stage, pygame.K_F11, pygame.K_n)
    assert stage.window.is_full
    press(stage, pygame.K_F11)
    assert at(stage) == (0, True)
    assert not stage.window.is_full


@pytest.mark.parametrize(
    ("lesson", "missing", "panels"),
    [
        (
            "01",
            {
                "PLAY",
                "STEP",
                "BACK",
                "FIRST",
                "LAST",
                "SLOWER",
                "FASTER",
                "RESTART",
                "GUESS",
                "VIEW",
            },
            "T",
        ),
        ("02", {"PLAY", "SLOWER", "FASTER", "GUESS", "VIEW"}, "PTFC"),
        ("04", {"VIEW"}, "TFKC"),
        ("08", {"VIEW"}, "C"),
        ("12", {"STEP", "BACK", "FIRST", "LAST", "SLOWER", "FASTER", "GUESS"}, ""),
    ],
)
def test_what_means_nothing_in_a_lesson_has_no_button_and_no_key(lesson, missing, panels):
    stage = paused_stage(lesson, LARGE)
    missing |= {"PRINT", "CHECK", "HINT", "NEXT_TASK", "TAKE_OUT", "OPEN_FILE", "ANSWER"}
    if lesson != "01":
        missing |= {"UNDO", "REDO", "RESTORE"}
    if lesson != "08":
        missing |= {"FOREVER"}
    if lesson != "12":
        missing |= {"SOUND", "RACE", "ANOTHER"}
    assert missing == {
        command.name for command in Command if command not in stage.scene.all_commands
    }
    assert (
        "".join(action.key for action in stage.scene.all_commands if isinstance(action, PanelKey))
        == panels
    )
    press(stage, pygame.K_SPACE, pygame.K_o)
    stage.draw()
    there = {target.what.name for target in stage.drawn.targets if isinstance(target.what, Command)}
    assert not there & missing
    assert stage.player.playing == ("PLAY" in there)


@pytest.fixture
def two_own_panels(tmp_path):
    """A lesson with two panels of one key."""
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "03_mine.py"
    text = script("03").read_text()
    assert 'panels=["turns", "code"]' in text
    path.write_text(text.replace('panels=["turns", "code"]', 'panels=["steps", "turns"]'))
    return path


def test_a_key_that_two_panels_share_shows_the_next_of_them_as_the_companion(two_own_panels):
    stage = paused_stage(two_own_panels, LARGE)
    assert stage.panels.name == "steps"
    for then in ("turns", "steps", "turns"):
        press(stage, pygame.K_p)
        assert stage.panels.name == then
    keys = [action for action in stage.scene.all_commands if action.key == "P"]
    assert [key.names for key in keys] == [("steps", "turns")], "help and menu tell it once"


def test_a_key_that_two_panels_share_shows_one_after_the_other_in_a_small_window(two_own_panels):
    stage = paused_stage(two_own_panels)
    for then in (("steps",), ("turns",), (), ("steps",)):
        press(stage, pygame.K_p)
        assert stage.panels.shown == then


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", [(640, 480), (1280, 800), (1920, 1080), (480, 800), (200, 120), (40, 30)]
)
@pytest.mark.parametrize(
    ("lesson", "options"),
    [
        ("01", {"map": "wide"}),
        ("02", {"map": "corridor"}),
        ("05", {"map": "first", "speed": float("inf")}),
        ("09", {"speed": float("inf")}),
    ],
)
def test_a_window_of_any_size_can_be_drawn_in_every_state(size, lesson, options):
    stage = paused_stage(lesson, size=size, **options)
    for key in (
        pygame.K_n,
        pygame.K_t,
        pygame.K_SPACE,
        pygame.K_c,
        pygame.K_F1,
        pygame.K_o,
        pygame.K_o,
        pygame.K_b,
    ):
        press(stage, key)
        stage.draw()


@pytest.mark.usefixtures("only_our_garbage")
def test_the_window_answers_while_it_runs_as_fast_as_it_goes():
    stage = paused_stage("03", map="unreachable", speed=float("inf"))
    stage.player.playing = True
    slowest = 0.0
    while stage.scene.last <= 1000:
        begun = time.process_time()  # What other programs take is not ours to answer for.
        stage.frame(1 / 60)
        slowest = max(slowest, time.process_time() - begun)
    assert slowest < 0.5, "a frame took so long that keys would seem dead"


# --- kinds of lessons ----------------------------------------------------------------------


def test_the_arrow_keys_walk_and_walls_hold(map_file):
    stage = paused_stage("02", map=str(map_file))
    press(stage, pygame.K_UP)
    assert stage.scene.timeline.place(1) == (1, 1)
    strip = stage.as_frame().strip
    assert strip.sentence == "You pressed up."
    assert strip.did.endswith("There's a wall, so it stays put.")
    press(stage, *[pygame.K_RIGHT] * 4)
    assert stage.scene.ended
    assert stage.scene.timeline.place(5) == (5, 1)


def test_an_arrow_key_in_the_past_makes_a_new_future_there():
    stage = paused_stage("02")
    press(
        stage, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_b, pygame.K_b, pygame.K_LEFT
    )
    timeline = stage.scene.timeline
    assert [timeline.place(each) for each in range(timeline.last + 1)] == [(1, 1), (2, 1), (1, 1)]
    assert timeline.heading(2) is Heading.LEFT
    assert at(stage)[0] == 2


def test_keys_mean_what_the_lesson_says(tmp_path):
    (tmp_path / "here.py").write_text("")
    path = tmp_path / "02_mine.py"
    path.write_text(
        script("02").read_text().replace('"right": Heading.RIGHT', '"right": Heading.DOWN')
    )
    stage = paused_stage(path)
    press(stage, pygame.K_RIGHT)
    assert stage.scene.timeline.place(1) == (1, 2)


def test_where_nobody_walks_the_walker_stays():
    stage = paused_stage("01")
    press(stage, pygame.K_n, pygame.K_SPACE, pygame.K_RIGHT)
    stage.frame(1.0)
    assert at(stage)[0] == 0
    assert stage.scene.last == 0


@pytest.mark.parametrize("lesson", ["08", "10"])
def test_a_maze_that_is_ready_waits_for_space(lesson):
    stage = paused_stage(lesson, speed=float("inf"))
    press(stage, pygame.K_SPACE)
    for _ in range(50):
        stage.frame(0.02)
    ready = stage.scene.timeline.ready_at
    assert at(stage)[0] == ready
    assert not stage.player.playing
    press(stage, pygame.K_SPACE)
    for _ in range(50):
        stage.frame(0.02)
    assert stage.player.at_end
    assert at(stage)[0] > ready


def test_an_unreachable_control_point_is_named_under_the_map():
    assert paused_stage(map="unreachable").scene.note.startswith("There's no path to a.")


def test_the_next_map_waits_for_the_class_to_be_asked():
    stage = paused_stage("04", LARGE, map="corridor", speed=50.0)
    press(stage, pygame.K_SPACE)
    for _ in range(20):
        stage.frame(0.1)
    press(stage, pygame.K_m)
    stage.frame(0.3)
    assert at(stage) == (0, False)
    assert not stage.player.playing
    assert stage.as_frame().needs_space


def test_the_note_of_a_map_is_told_when_it_is_turned_to_and_then_makes_room():
    stage = paused_stage("04", LARGE, map="first")
    assert stage.scene.note
    assert stage.scene.note in words_on(stage)
    press(stage, pygame.K_n)
    assert stage.scene.note not in words_on(stage)
    press(stage, pygame.K_b)
    assert stage.scene.note not in words_on(stage)
    press(stage, pygame.K_h)
    assert stage.scene.note in words_on(stage), "help has it at every time"
    press(stage, pygame.K_h, pygame.K_m)
    assert stage.scene.note in words_on(stage)
