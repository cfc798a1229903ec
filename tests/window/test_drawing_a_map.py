"""Lesson 1: the class draws on the map or on its text, each change is saved, Z takes it back."""

from pathlib import Path

import pygame
import pytest

from mazelib.window.clicks import MapPlaces
from mazelib.window.stage import Stage
from tests.window.on_stage import LARGE, check_files, mouse, paused_stage, press, words_on

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
    press(stage, pygame.K_a, letters="a")
    assert rows(drawn_file)[1:3] == ["#S    #", "# a   #"]


def test_an_arrow_key_puts_the_walker_there_and_says_where_it_faces(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 2)).center)
    press(stage, pygame.K_RIGHT)
    assert rows(drawn_file)[1:3] == ["#    a#", "#  >  #"]


def test_other_letters_keep_their_meaning_over_the_map(stage, drawn_file):
    mouse(stage, MOVE, grids(stage)[0].rect_of((3, 2)).center)
    press(stage, pygame.K_d, letters="d")
    assert stage.is_dark
    assert rows(drawn_file) == ROWS


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

    monkeypatch.setattr("mazelib.maps.editing.write_bytes", refuse)
    stroke(stage, (3, 1))
    assert stage.scene.timeline.heya.rows[1] == "#S # a#"
    assert rows(drawn_file) == ROWS
    assert "Not saved (Permission denied)" in words_on(stage)


def test_the_strip_says_what_a_click_does_there(stage):
    mouse(stage, MOVE, grids(stage)[0].rect_of((0, 0)).center)
    assert "WALL AT (0, 0)" in words_on(stage)
    assert "Click to make it floor." in words_on(stage)
    mouse(stage, MOVE, grids(stage)[0].rect_of((2, 1)).center)
    assert "FLOOR AT (2, 1)" in words_on(stage)
    assert "Click to make it wall." in words_on(stage)
