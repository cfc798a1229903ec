"""The film of a map: text and map, and one kind of sign after the other lit in both."""

import pytest

from mazelib.maps.heya_text import parse
from mazelib.window.scenes.shared.map_film import FilmedMap
from mazelib.window.stage.stage import Stage
from tests.window.on_stage import paused_stage, words_on
from tests.window.screen.test_layout import problems_of

MAP = """\
+---+
|> a|
+---+
"""


def film_at(size, tick) -> Stage:
    """A stage that has drawn a sentence of the film of lesson 1."""
    stage = paused_stage("01", size)
    film = Stage(stage.lesson, size, stage.scene.to_film())
    film.is_film = True
    film.player.seek(tick)
    film.draw()
    return film


def lit_in(stage) -> int:
    """How many points have the colour of what is lit."""
    surface = stage.window.surface
    width, height = surface.get_size()
    mark = surface.map_rgb(stage.as_frame().theme.mark)
    points = [surface.get_at_mapped((x, y)) == mark for y in range(height) for x in range(width)]
    return sum(points)


def test_walls_floor_letters_and_start_are_told_one_after_the_other():
    told = FilmedMap(parse(MAP)).told
    lit = {each.sentence: each.lit for each in told}
    assert len(lit) == 6
    assert not told[0].lit
    assert not told[-1].lit
    assert len(lit["Wall: + - |"]) == 12
    assert lit["Floor: a space"] == {(2, 1)}
    assert lit["To be reached, in this order: a"] == {(3, 1)}
    assert lit["Here the walker starts."] == {(1, 1)}


def test_what_a_map_does_not_have_is_not_told():
    told = [each.sentence for each in FilmedMap(parse("# #\n")).told]
    assert told[1:-1] == ["Wall: #", "Here the walker starts."]


@pytest.mark.parametrize("size", [(480, 360), (640, 480), (960, 600), (600, 900)])
def test_text_and_map_are_whole_in_a_film_and_what_is_told_is_lit(size):
    stage = film_at(size, 0)
    assert "A map is text." in words_on(stage)
    assert not [*problems_of(stage)]
    before = lit_in(stage)
    walls = film_at(size, 1)
    assert "Wall: + - | #" in words_on(walls)
    assert lit_in(walls) > before + 1000
