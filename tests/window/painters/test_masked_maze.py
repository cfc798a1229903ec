"""The making of a maze in the shape of a mask: what is seen of the shape, in both themes."""

import pytest

from mazelib.making.field import is_floor
from mazelib.making.masks import read_mask
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.painters.maze_cells import MazeCells
from mazelib.window.painters.maze_colours import number_of_group, outside_colour
from tests.making.making_examples import recorded, recorded_in
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import (
    check_files,
    on_map,
    paused_stage,
    stage_at,
    wait_for_scene,
    words_on,
)

HEART = str(HEYA_FOLDER / "shapes" / "heart.txt")


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lesson", ["08", "09"])
@pytest.mark.sweep(2)
def test_the_shape_is_seen_from_the_start_and_all_around_it_is_another_colour(lesson, is_dark):
    theme = DARK if is_dark else LIGHT
    outside = outside_colour(theme)
    assert outside != theme.wall
    stage = paused_stage(lesson, (900, 700), mask=HEART)
    stage.is_dark = is_dark
    field = stage.scene.timeline.field
    frame = stage.scene.timeline.frame(0)
    grid = grid_of(stage)
    seen = set()
    for x, y in field.places:
        if is_floor(frame.value((x, y))):
            continue
        rooms = {(a, b) for a in (x - 1, x, x + 1) for b in (y - 1, y, y + 1) if a % 2 and b % 2}
        touches_the_shape = not rooms.isdisjoint(stage.scene.timeline.rooms)
        expected = theme.wall if touches_the_shape else outside
        corner = grid.rect_of((x, y)).move(1, 1).topleft
        if stage.window.surface.get_at(corner)[:3] != expected:
            assert near_the_question(stage, (x, y)), (x, y)
        seen.add(expected)
    assert seen == {theme.wall, outside}
    beside_the_map = (grid.area.left - 3, grid.area.centery)
    assert stage.window.surface.get_at(beside_the_map)[:3] == outside


def grid_of(stage):
    """Where the places are in the window, drawn now."""
    on_map(stage, (0, 0))
    return stage.drawn.maps[0]


def near_the_question(stage, place):
    """Whether a place is beside one that the first step asks about: signs reach a bit further."""
    asked = stage.scene.timeline.frame(min(1, stage.scene.timeline.last)).asked
    pointed_at = {each for one in asked for each in (one.place, *one.found)}
    pointed_at.add(stage.scene.timeline.frame(0).worker)
    return any(
        each and abs(each[0] - place[0]) <= 1 and abs(each[1] - place[1]) <= 1
        for each in pointed_at
    )


def test_without_a_mask_all_around_the_maze_is_wall():
    stage = paused_stage("08", (900, 700))
    grid = grid_of(stage)
    assert stage.window.surface.get_at((grid.area.left - 3, grid.area.centery))[:3] == LIGHT.wall


def test_a_maze_in_the_shape_of_a_mask_is_called_by_its_name_and_played_to_its_end():
    stage = stage_at(10**6, "08", (900, 700), mask=HEART)
    assert stage.scene.name == "heart"
    assert stage.scene.timeline.done
    assert len(stage.scene.timeline.rooms) == 62
    stage.draw()


def test_a_shape_that_is_saved_is_dug_at_once_and_one_in_pieces_is_told(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("|# #|\n|   |\n", encoding="utf-8")
    stage = paused_stage("08", (900, 700), mask=str(path))
    before = stage.scene
    path.write_text("|# # #|\n|     |\n", encoding="utf-8")
    check_files(stage)
    wait_for_scene(stage, before)
    assert len(stage.scene.timeline.rooms) == 7
    path.write_text("|# # #|\n|# # #|\n", encoding="utf-8")
    check_files(stage)
    assert "mine.txt, line 1, column 5" in words_on(stage)
    assert len(stage.scene.timeline.rooms) == 7


@pytest.mark.thorough
def test_rooms_of_a_shape_have_the_colours_that_they_would_have_without_it():
    ring = read_mask(HEYA_FOLDER / "shapes" / "ring.txt")
    masked = recorded_in(ring, "merge")
    whole = recorded("merge", ring.width, ring.height)
    index = whole.field.places.index
    cells = MazeCells(masked)
    cells.follow(0)
    assert masked.frame(0).value((11, 1)) != whole.frame(0).value((11, 1)), "other numbers"
    taken = set()
    for room in masked.rooms:
        usual = number_of_group(whole.frame(0).value(room), ring.width)
        if usual not in taken:  # Otherwise a smaller number has it.
            assert cells.colours[index(room)] == usual
        taken.add(cells.colours[index(room)])
