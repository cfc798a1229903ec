"""Lesson 1: the map and the text of its file light each other, show what was changed,
and what is wrong.
"""

import pygame
import pytest

from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.clicks import MapPlaces
from tests.window.conftest import MAP
from tests.window.on_stage import LARGE, check_files, mouse, on_map, paused_stage, words_on


@pytest.fixture
def stage(map_file):
    return paused_stage("01", LARGE, map=str(map_file))


def text_grid(stage):
    """Where the characters of the text are."""
    stage.draw()
    grids = [
        target.what.grid for target in stage.drawn.targets if isinstance(target.what, MapPlaces)
    ]
    return next(grid for grid in grids if grid != stage.drawn.maps[0])


def lit(stage, colour=LIGHT.mark):
    """The places that have an edge of a colour on the map,
    and the characters that have it in the text.
    """
    heya = stage.scene.timeline.heya
    text = text_grid(stage)
    surface = stage.window.surface
    stage.draw()
    shown = stage.drawn.maps[0]
    corners = {place: shown.rect_of(place).move(0, 1).midtop for place in heya.places}
    cells = {place: text.rect_of(place).move(0, 1).midtop for place in corners}
    on_map = {place for place, at in corners.items() if surface.get_at(at)[:3] == colour}
    in_text = {place for place, at in cells.items() if surface.get_at(at)[:3] == colour}
    return [on_map, in_text]


def test_pointing_at_a_place_lights_its_character_and_the_other_way_round(stage):
    assert lit(stage) == [set(), set()]
    for place in ((3, 1), (0, 2), (5, 1)):
        for area in (on_map(stage, place), text_grid(stage).rect_of(place)):
            mouse(stage, pygame.MOUSEMOTION, area.center)
            assert stage.inputs.mouse.place == place
            assert lit(stage) == [{place}, {place}]
    mouse(stage, pygame.MOUSEMOTION, (2, 2))
    assert stage.inputs.mouse.place is None
    assert lit(stage) == [set(), set()]


def test_the_characters_of_the_text_fill_their_cells(stage):
    grid = text_grid(stage)
    signs = {
        (x, y): sign
        for y, row in enumerate(MAP.splitlines())
        for x, sign in enumerate(row)
        if sign != " "
    }
    written = {}
    for text in stage.drawn.written:
        place = grid.place_at(text.at.center)
        if place:
            written[place] = text.text
            cell = grid.rect_of(place)
            assert 0.6 * grid.cell < text.size < grid.cell
            assert abs(text.at.centerx - cell.centerx) <= 1
            assert abs(text.at.centery - cell.centery) < 0.1 * grid.cell
    assert written == signs


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        (MAP.replace("   a", " b a"), {(3, 1)}),
        (MAP.replace("S   a", "S  a "), {(4, 1), (5, 1)}),
        (
            MAP.replace("S   a#\n", "S   a#\n#     #\n"),
            {(x, 2) for x in range(1, 6)} | {(x, 3) for x in range(7)},
        ),
        (MAP + "\nAnother note.", set()),
    ],
)
def test_what_a_save_has_changed_is_lit_for_a_while_and_nothing_else(
    stage, map_file, text, changed
):
    map_file.write_text(text)
    check_files(stage)
    assert stage.as_frame().shown.lit == changed
    assert lit(stage) == [changed, changed]
    stage.news.end()
    assert lit(stage) == [set(), set()]


def test_a_character_that_is_wrong_is_marked_in_the_text(stage, map_file):
    map_file.write_text(MAP.replace("   a", " ? a"))
    check_files(stage)
    assert stage.problem.marks == {(3, 1)}
    assert lit(stage, LIGHT.wrong) == [set(), {(3, 1)}]
    assert "? a#" in words_on(stage)
    map_file.write_text(MAP + "#? S\n\nA note.")
    check_files(stage)
    assert stage.problem.marks >= {(1, 3)}
    assert "#? S" in words_on(stage), "in a new row too"
    map_file.write_text(MAP)
    check_files(stage)
    assert lit(stage, LIGHT.wrong) == [set(), set()]


def test_places_that_were_changed_are_not_lit_in_the_text_of_a_file_that_cannot_be_read(
    stage, map_file
):
    """Its characters may stand elsewhere by now; on the map, the last good one, they are lit."""
    map_file.write_text(MAP.replace("   a", " b a"))
    check_files(stage)
    assert lit(stage) == [{(3, 1)}, {(3, 1)}]
    map_file.write_text(f"? \n{MAP}")
    check_files(stage)
    assert stage.problem.text
    assert lit(stage) == [{(3, 1)}, set()]


def test_the_name_of_the_file_to_edit_is_written(stage, map_file):
    assert map_file.name in words_on(stage)


@pytest.mark.parametrize("lesson", ["01", "02", "04"])
def test_a_row_of_only_floor_that_cuts_a_map_in_two_is_told_with_its_line(lesson, map_file):
    stage = paused_stage(lesson, LARGE, map=str(map_file))
    assert "ends at line" not in words_on(stage)
    rows = MAP.splitlines()
    map_file.write_text("\n".join([*rows[:2], " " * len(rows[0]), *rows[2:]]), encoding="utf-8")
    check_files(stage)
    assert stage.problem.place.startswith(f"{map_file.name}, line 3")
    assert "This blank line ends the map" in words_on(stage)
