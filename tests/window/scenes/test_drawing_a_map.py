"""Lesson 1: the class draws on the map or on its text, each change is saved, Z takes it back."""

from pathlib import Path

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.maps.signs import STARTS
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.clicks import MapPlaces
from mazelib.window.input.keys import Command
from mazelib.window.painters.drawing_strip import LEGEND
from mazelib.window.screen.layout import Share, laid_out
from mazelib.window.stage.stage import Stage
from tests.conftest import PROJECT
from tests.lessons import lesson_of
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import LARGE, check_files, colours, mouse, paused_stage, press, words_on

ROWS = ["#######", "#S   a#", "#     #", "#######"]
DOWN = pygame.MOUSEBUTTONDOWN
UP = pygame.MOUSEBUTTONUP
MOVE = pygame.MOUSEMOTION


@pytest.fixture
def drawn_file(tmp_path: Path) -> Path:
    path = tmp_path / "map.txt"
    path.write_text("\n".join([*ROWS, "", "A note.", ""]))
    return path


@pytest.fixture
def stage(drawn_file: Path) -> Stage:
    opened = paused_stage("01", LARGE, map=str(drawn_file))
    opened.frame(0.1)
    return opened


def grids(stage: Stage) -> list:
    """The places of the map, and those of its text."""
    stage.draw()
    targets = [target.what for target in stage.drawn.targets]
    return [what.grid for what in targets if isinstance(what, MapPlaces)]


def stroke(stage: Stage, *places: tuple[int, int], on: int = 0) -> None:
    """Press the mouse at the first place, move over the others, let go; on map 0 or text 1."""
    points = [grids(stage)[on].rect_of(place).center for place in places]
    mouse(stage, MOVE, points[0])
    mouse(stage, DOWN, points[0])
    for point in points[1:]:
        mouse(stage, MOVE, point)
    mouse(stage, UP, points[-1])


def rows(path: Path) -> list[str]:
    return path.read_text().split("\n")[:4]


@pytest.mark.parametrize("on", [0, 1])
def test_a_click_makes_wall_of_floor_and_the_next_one_floor_of_wall(stage, drawn_file, on):
    stroke(stage, (3, 1), on=on)
    assert rows(drawn_file)[1] == "#S # a#"
    assert stage.scene.timeline.heya.rows[1] == "#S # a#", "the window shows what is saved"
    stroke(stage, (3, 1), on=on)
    assert rows(drawn_file) == ROWS


def test_a_quick_drag_leaves_no_place_out_and_goes_round_letters_and_the_walker(stage, drawn_file):
    stroke(stage, (2, 1), (5, 1))
    assert rows(drawn_file)[1] == "#S###a#"
    stroke(stage, (5, 2), (1, 2))
    assert rows(drawn_file)[2] == "#######"
    assert drawn_file.read_text().endswith("\n\nA note.\n")


def test_z_takes_a_whole_stroke_back_and_shift_z_draws_it_again(stage, drawn_file):
    stroke(stage, (2, 1), (4, 1))
    press(stage, pygame.K_z, letters="z")
    assert rows(drawn_file) == ROWS
    press(stage, pygame.K_z, letters="Z", mod=pygame.KMOD_SHIFT)
    assert rows(drawn_file)[1] == "#S###a#"


def test_a_letter_key_puts_the_next_letter_or_moves_one_that_is_there(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((2, 2)).center)
    press(stage, pygame.K_b, letters="b")
    assert rows(drawn_file)[1:3] == ["#S   a#", "# b   #"]
    mouse(stage, MOVE, grids(stage)[0].rect_of((4, 2)).center)
    press(stage, pygame.K_a, letters="a")
    assert rows(drawn_file)[1:3] == ["#S    #", "# b a #"]


def test_an_arrow_key_puts_the_walker_there_and_says_where_it_faces(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 2)).center)
    press(stage, pygame.K_RIGHT)
    assert rows(drawn_file)[1:3] == ["#    a#", "#  >  #"]


def test_other_letters_keep_their_meaning_over_the_map_but_d_is_never_dark_there(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 2)).center)
    press(stage, pygame.K_d, letters="d")
    assert not stage.is_dark
    assert "The next letter is b." in words_on(stage)
    press(stage, pygame.K_h, letters="h")
    assert stage.overlay is Command.HELP
    press(stage, pygame.K_h, letters="h")
    mouse(stage, MOVE, (2, 2))
    press(stage, pygame.K_d, letters="d")
    assert stage.is_dark
    assert rows(drawn_file) == ROWS


def test_the_border_stays_whatever_is_drawn_there(stage, drawn_file):
    stroke(stage, (2, 0), (2, 1), (3, 2))
    assert rows(drawn_file) == ROWS
    mouse(stage, MOVE, grids(stage)[0].rect_of((2, 0)).center)
    stroke(stage, (2, 0))
    assert "The map ends here. Outside, it's all wall." in words_on(stage)
    press(stage, ord(" "), letters=" ")
    press(stage, pygame.K_b, letters="b")
    assert rows(drawn_file) == ROWS
    stroke(stage, (2, 1))
    stroke(stage, (2, 1), (2, 0))
    assert rows(drawn_file) == ROWS, "a stroke that opens walls ends at the border"


def test_a_map_that_was_changed_in_an_earlier_lesson_says_so_until_it_is_drawn_on(drawn_file):
    originals = drawn_file.parent / "originals"
    originals.mkdir()
    (originals / drawn_file.name).write_text(drawn_file.read_text())
    said = "THIS MAP HAS BEEN CHANGED BEFORE. R RESETS IT."
    assert said not in words_on(paused_stage("01", LARGE, map=str(drawn_file)))
    drawn_file.write_text("\n".join([ROWS[0], "#S###a#", *ROWS[2:], ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    assert said in words_on(stage)
    press(stage, pygame.K_r, letters="r")
    assert said not in words_on(stage)


def test_what_an_editor_saves_is_shown_and_z_goes_back_over_it(stage, drawn_file):
    stroke(stage, (3, 1))
    drawn_file.write_text("#####\n#S a#\n#####\n")
    check_files(stage)
    stage.frame(0.1)
    assert stage.scene.timeline.heya.width == 5
    press(stage, pygame.K_z, letters="z")
    assert rows(drawn_file)[1] == "#S # a#"
    press(stage, pygame.K_r, letters="r")
    assert rows(drawn_file) == ROWS, "R: the map as it was when the window opened"


def test_a_sign_that_an_editor_spoilt_is_mended_by_a_click_on_the_text(stage, drawn_file):
    drawn_file.write_text("#######\n#S x a#\n#######\n")
    check_files(stage)
    stage.frame(0.1)
    assert stage.problem is not None
    stroke(stage, (3, 1), on=1)
    assert stage.problem is None
    assert rows(drawn_file)[1] == "#S # a#"


def test_where_it_cannot_be_saved_it_is_drawn_and_the_strip_says_so(
    stage, drawn_file, monkeypatch
):
    def refuse(*_args: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("mazelib.maps.shared_file.write_bytes", refuse)
    stroke(stage, (3, 1))
    assert stage.scene.timeline.heya.rows[1] == "#S # a#"
    assert rows(drawn_file) == ROWS
    assert "Not saved (Permission denied)" in words_on(stage)


def test_on_an_installed_map_all_can_be_drawn_and_taken_back_and_the_window_says_how_to_keep_it(
    stage, drawn_file, monkeypatch
):
    monkeypatch.setattr("mazelib.maps.course.IS_INSTALLED", True)
    monkeypatch.setattr("mazelib.maps.course.COURSE", drawn_file.parent)
    stroke(stage, (3, 1))
    assert stage.scene.timeline.heya.rows[1] == "#S # a#"
    assert rows(drawn_file) == ROWS
    assert "Not saved. To keep your maps: maze-lessons start" in words_on(stage)
    press(stage, pygame.K_z, letters="z")
    assert list(stage.scene.timeline.heya.rows) == ROWS


def test_the_strip_says_what_a_click_does_there(stage):
    mouse(stage, MOVE, grids(stage)[0].rect_of((0, 0)).center)
    assert "WALL AT (0, 0)" in words_on(stage)
    assert "Click to make it floor." in words_on(stage)
    mouse(stage, MOVE, grids(stage)[0].rect_of((2, 1)).center)
    assert "FLOOR AT (2, 1)" in words_on(stage)
    assert "Click to make it wall." in words_on(stage)


@pytest.mark.parametrize(
    ("place", "key", "letter", "said"),
    [
        ((5, 1), pygame.K_RIGHT, "", "a is here already. To move it, point at a free place"),
        ((5, 1), pygame.K_b, "b", "a is here already. To move it, point at a free place"),
        ((1, 1), pygame.K_a, "a", "The walker is here."),
    ],
)
def test_a_key_rubs_out_neither_a_letter_nor_the_walker_and_says_why(
    stage, drawn_file, place, key, letter, said
):
    mouse(stage, MOVE, grids(stage)[0].rect_of(place).center)
    press(stage, key, letters=letter)
    assert rows(drawn_file) == ROWS
    assert said in words_on(stage)


def test_over_the_walker_an_arrow_key_turns_it(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((1, 1)).center)
    press(stage, pygame.K_LEFT)
    assert rows(drawn_file)[1] == "#<   a#"


def test_a_letter_that_changes_is_told_and_an_x_stays_an_x(stage, drawn_file):
    drawn_file.write_text("########\n#Sa b x#\n########\n")
    check_files(stage)
    assert stage.problem is not None
    stroke(stage, (2, 1), on=1)
    assert rows(drawn_file)[1] == "#S# a x#"
    drawn_file.write_text("########\n#Sa bc #\n########\n")
    check_files(stage)
    stroke(stage, (2, 1))
    assert rows(drawn_file)[1] == "#S# ab #"
    assert "b is now a. c is now b." in words_on(stage)


def test_what_the_class_draws_is_saved_and_not_read_again_and_lights_nothing(stage):
    stroke(stage, (3, 1))
    for _frame in range(3):
        check_files(stage)
    said = words_on(stage)
    assert "Saved:" in said
    assert "was read again" not in said
    assert stage.as_frame().shown.lit == frozenset()


@pytest.mark.parametrize("size", [LARGE, (640, 480), (480, 360)])
@pytest.mark.sweep(2)
def test_that_letters_have_changed_is_told_in_windows_of_all_sizes(drawn_file, size):
    drawn_file.write_text("########\n#Sa bc #\n########\n")
    stage = paused_stage("01", size, map=str(drawn_file))
    stroke(stage, (2, 1))
    assert "b is now a. c is now b." in words_on(stage)
    stage.news.end()
    words = words_on(stage)
    assert "Click a wall to open it." in words
    assert "Click to make it floor." not in words, "one thing is asked at a time"


def test_news_does_not_stand_over_the_next_map(stage):
    stroke(stage, (3, 1))
    press(stage, pygame.K_m, letters="m")
    assert "Saved:" not in words_on(stage)


def test_a_key_that_can_do_nothing_says_so(stage):
    press(stage, pygame.K_z, letters="z")
    assert "Nothing to undo." in words_on(stage)
    press(stage, pygame.K_r, letters="r")
    assert "Nothing to reset." in words_on(stage)


def test_the_note_of_a_map_goes_once_it_is_drawn_on_and_comes_back_with_it(stage, drawn_file):
    assert "A note." in words_on(stage)
    stroke(stage, (3, 1))
    assert "A note." not in words_on(stage)
    stroke(stage, (4, 2), (5, 2))
    stroke(stage, (4, 1))
    assert "There's no path to a." in words_on(stage)
    press(stage, pygame.K_r, letters="r")
    mouse(stage, MOVE, (2, 2))
    assert "A note." in words_on(stage)


def test_r_brings_back_the_original_of_a_map_that_was_drawn_on_before(drawn_file):
    originals = drawn_file.parent / "originals"
    originals.mkdir()
    drawn_file.rename(originals / drawn_file.name)
    drawn_file.write_text("\n".join([ROWS[0], "#S###a#", *ROWS[2:], ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    press(stage, pygame.K_r, letters="r")
    assert rows(drawn_file) == ROWS
    press(stage, pygame.K_z, letters="z")
    assert rows(drawn_file)[1] == "#S###a#"


def test_where_characters_are_small_a_walker_without_a_sign_is_a_pale_disc(drawn_file):
    wide = ["#" * 30, f"#{' ' * 28}#", "#" * 30]
    drawn_file.write_text("\n".join([*wide, ""]))
    stage = paused_stage("01", (480, 360), map=str(drawn_file))
    grid = grids(stage)[1]
    here, beside = (grid.rect_of(place).center for place in ((1, 1), (3, 1)))
    colours = [stage.window.surface.get_at(at)[:3] for at in (here, beside)]
    assert colours[0] != colours[1] == LIGHT.panel


def test_a_walker_without_a_sign_has_a_pale_one_in_the_text(drawn_file):
    drawn_file.write_text("\n".join([ROWS[0], "#    a#", *ROWS[2:], ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    at = grids(stage)[1].rect_of((1, 1))
    signs = [text for text in stage.drawn.written if text.at.colliderect(at) and text.text == "S"]
    assert len(signs) == 1
    mouse(stage, MOVE, at.center)
    assert "THE WALKER STARTS AT (1, 1)" in words_on(stage)
    assert rows(drawn_file)[1] == "#    a#", "it is not in the file"
    press(stage, pygame.K_UP)
    assert rows(drawn_file)[1] == "#S   a#"


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (640, 480), (480, 360), (800, 1280)])
@pytest.mark.sweep(2)
def test_the_whole_legend_stands_under_the_sentence_and_nothing_over_it(drawn_file, size):
    stage = paused_stage("01", size, map=str(drawn_file))
    stroke(stage, (3, 1))
    stage.news.end()
    words = words_on(stage)
    for _sign, meaning in LEGEND:
        assert meaning in words
    written = [text for text in stage.drawn.written if text.text.strip()]
    sentence = [text for text in written if "Click to make it" in text.text]
    legend = [text for text in written if text.text in dict(LEGEND).values()]
    buttons = [target.at for target in stage.drawn.targets if target.what is Command.UNDO]
    assert sentence
    assert buttons
    for text in (*sentence, *legend):
        others = [other.at for other in written if other is not text]
        assert text.at.collidelist([*others, *buttons]) == -1, text.text


def test_lesson_1_draws_on_maps_that_no_other_lesson_names():
    scripts = sorted((PROJECT / "lessons").glob("[01]*_*.py"))
    named = {path.name: lesson_of(path).call.maps for path in scripts}
    own = named.pop("01_heya.py")
    assert own
    assert not set(own) & {name for names in named.values() for name in names}
    for name in own:
        assert (HEYA_FOLDER / "originals" / f"{name}.txt").exists()


def test_a_stroke_is_saved_when_the_button_is_let_go_or_another_key_is_pressed(stage, drawn_file):
    points = [grids(stage)[0].rect_of((x, 1)).center for x in (2, 3, 4)]
    mouse(stage, MOVE, points[0])
    mouse(stage, DOWN, points[0])
    mouse(stage, MOVE, points[1])
    assert stage.scene.timeline.heya.rows[1] == "#S## a#"
    assert rows(drawn_file)[1] == "#S#  a#"
    press(stage, pygame.K_d, letters="d")
    assert rows(drawn_file)[1] == "#S## a#"
    mouse(stage, MOVE, points[2])
    mouse(stage, UP, points[2])
    assert rows(drawn_file)[1] == "#S## a#"
    stroke(stage, (2, 2), (4, 2))
    assert rows(drawn_file)[2] == "# ### #"


def test_a_file_that_is_gone_is_told_and_z_or_r_writes_it_back(stage, drawn_file):
    stroke(stage, (3, 1))
    for key, row in ((pygame.K_z, "#S # a#"), (pygame.K_r, ROWS[1])):
        drawn_file.unlink()
        check_files(stage)
        words = words_on(stage)
        assert "The file is gone." in words
        assert "Press Z to save the map you see here, or R to go back to the first one." in words
        press(stage, key, letters=chr(key))
        assert rows(drawn_file)[1] == row
        assert stage.problem is None


@pytest.mark.parametrize(
    ("key", "row"), [("#", "#S#  a#"), ("-", "#S-  a#"), (">", "# >  a#"), ("v", "# V  a#")]
)
@pytest.mark.sweep(2)
def test_each_sign_of_the_legend_can_be_typed_where_the_mouse_points(stage, drawn_file, key, row):
    mouse(stage, MOVE, grids(stage)[1].rect_of((2, 1)).center)
    press(stage, ord(key), letters=key)
    assert rows(drawn_file)[1] == row
    press(stage, ord("z"), letters="z")
    stroke(stage, (3, 1))
    press(stage, ord(" "), letters=" ")
    assert rows(drawn_file) == ROWS


def test_a_key_that_means_nothing_says_what_can_be_typed(stage, drawn_file):
    press(stage, pygame.K_RIGHT)
    assert "Point at a place first. Then > goes there." in words_on(stage)
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 2)).center)
    assert "Point at a place first." not in words_on(stage)
    press(stage, pygame.K_x, letters="x")
    assert "The next letter is b." in words_on(stage)
    press(stage, pygame.K_5, letters="5")
    assert "A map has no 5. Use a letter, an arrow key, # or a space." in words_on(stage)
    assert rows(drawn_file) == ROWS


def test_help_says_what_r_brings_back_and_that_is_so(stage, drawn_file):
    assert stage.scene.meaning(Command.RESTORE) == "reset the map"
    originals = drawn_file.parent / "originals"
    originals.mkdir()
    (originals / drawn_file.name).write_text("####\n#Sa#\n####\n")
    assert stage.scene.meaning(Command.RESTORE) == "reset the map"
    press(stage, pygame.K_r, letters="r")
    assert rows(drawn_file)[1] == "#Sa#"


def shot(stage: Stage) -> str:
    """The words in the window once no praise stands there."""
    stage.scene.lesson.tasks_on(stage.scene.timeline.heya).praise = ""
    return words_on(stage)


def test_one_task_after_the_other_is_asked_seen_to_be_done_and_praised(drawn_file):
    drawn_file.write_text("\n".join(["#######", "#S   a#", "#  ####", "#  # b#", "#######", ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    assert "TASK 1 OF 4" in words_on(stage)
    assert "There's no path to b." in words_on(stage)
    assert "Click a wall to open it." in words_on(stage)
    stroke(stage, (1, 2))
    assert "That was floor: now there's a wall. Z takes it back." in words_on(stage)
    mouse(stage, MOVE, (2, 2))
    assert "Click a wall to open it." in words_on(stage), "a new wall was not asked for"
    stroke(stage, (3, 3))
    assert "Yes! The wall is gone" in words_on(stage)
    assert "Now click the floor" in shot(stage)
    stroke(stage, (1, 2))
    assert "That was a wall: now it's floor. Z puts it back." in words_on(stage)
    assert "Now click the floor" in words_on(stage), "floor is not what was asked for"
    stroke(stage, (1, 3))
    assert "Yes! There's a new wall" in words_on(stage)
    assert "Move b" in shot(stage)
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 1)).center)
    press(stage, pygame.K_b, letters="b")
    assert "Yes! b has moved" in words_on(stage)
    assert "Build walls all the way round a." in shot(stage)
    assert not stage.scene.is_seen_to_end(None)
    stroke(stage, (4, 1))
    words = words_on(stage)
    for said in ("All four.", "Yes! Now nobody can get to a", "Now draw your own map.", "Next map"):
        assert said in words
    assert "There's no path to a." not in words
    assert stage.scene.is_seen_to_end(None)
    stroke(stage, (4, 1))
    words = words_on(stage)
    assert "All four." not in words
    assert "Now draw your own maze." in words


def test_a_task_counts_what_the_class_draws_alone_and_the_next_act_ends_its_praise(drawn_file):
    first = ["#######", "#S   a#", "#  ####", "#  # b#", "#######"]
    drawn_file.write_text("\n".join([*first, ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    stroke(stage, (3, 3))
    assert "Yes! The wall is gone" in words_on(stage)
    press(stage, pygame.K_z, letters="z")
    assert drawn_file.read_text().split("\n")[:5] == first
    assert "Yes!" not in words_on(stage)
    assert "Now click the floor" in words_on(stage), "Z has built it, not the class"
    stroke(stage, (3, 3))
    press(stage, pygame.K_r, letters="r")
    assert drawn_file.read_text().split("\n")[:5] == first
    assert "Now click the floor" in words_on(stage)
    stroke(stage, (1, 2))
    assert "Yes! There's a new wall" in words_on(stage)
    press(stage, pygame.K_5, letters="5")
    assert "Yes!" not in words_on(stage)


def test_both_halves_line_up_to_the_pixel():
    stage = paused_stage("01", LARGE, map=str(HEYA_FOLDER / "drawing.txt"))
    map_grid, text_grid = grids(stage)
    for place in ((0, 0), (3, 5), (12, 8)):
        of_map = map_grid.rect_of(place)
        of_text = text_grid.rect_of(place)
        assert (of_map.top, of_map.size) == (of_text.top, of_text.size)
    assert map_grid.height > 0.8 * stage_height(stage)


def stage_height(stage: Stage) -> int:
    """The height of the place of the map, in pixels."""
    return laid_out(stage.window.surface.get_size(), Share.HALVES).map.height


@pytest.mark.parametrize("is_shut_in", [False, True])
def test_a_target_that_no_way_leads_to_has_no_ring_and_is_said_large(drawn_file, is_shut_in):
    last = "####  #" if is_shut_in else "#     #"
    rows_now = [ROWS[0], "#S # a#" if is_shut_in else ROWS[1], last, ROWS[3]]
    drawn_file.write_text("\n".join([*rows_now, ""]))
    stage = paused_stage("01", LARGE, map=str(drawn_file))
    at = grids(stage)[0].rect_of((5, 1))
    assert (LIGHT.mark in colours(stage, at)) is not is_shut_in
    sizes = [text.size for text in stage.drawn.written if text.text == "There's no path to a."]
    assert [size > 30 for size in sizes] == [True] * is_shut_in


def test_the_arrows_of_the_legend_stand_in_the_order_of_their_signs():
    arrows = {Heading.UP: "↑", Heading.RIGHT: "→", Heading.DOWN: "↓", Heading.LEFT: "←"}
    ((signs, words),) = [row for row in LEGEND if set(row[0].split()) & set(STARTS)]
    told = "".join(arrows[STARTS[sign]] for sign in signs.split())
    assert words.split()[-1] == told


def test_what_is_said_at_the_start_turns_the_walker_when_it_is_done(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((1, 1)).center)
    said = stage.as_frame().strip.did
    assert said == "Press an arrow key to turn it."
    turned = set()
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        press(stage, key)
        turned.add(rows(drawn_file)[1])
    assert turned == {"#>   a#", "#V   a#", "#<   a#", "#S   a#"}
