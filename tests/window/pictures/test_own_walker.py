"""--walker: a class draws its own walker, and the window shows it."""

from pathlib import Path

import pytest

from mazelib.text.diagnostics import LocatedError
from mazelib.window.pictures import PictureError
from tests.window.on_stage import LARGE, colours, on_map, paused_stage

GREEN = (0, 200, 60)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{inside}</svg>'


def test_the_walker_on_the_map_is_the_picture_of_the_file(tmp_path: Path):
    path = tmp_path / "mine.svg"
    path.write_text(SVG.format(inside='<rect width="40" height="40" fill="rgb(0,200,60)"/>'))
    own = paused_stage("04", LARGE, walker=path)
    usual = paused_stage("04", LARGE)
    start = usual.scene.timeline.heya.start
    assert GREEN not in colours(usual, on_map(usual, start))
    assert GREEN in colours(own, on_map(own, start))


@pytest.mark.parametrize("text", ["no picture", "<svg", None])
def test_a_file_that_is_no_picture_is_told_with_its_path(tmp_path: Path, text):
    path = tmp_path / "mine.svg"
    if text is not None:
        path.write_text(text)
    with pytest.raises((PictureError, LocatedError), match=r"mine\.svg"):
        paused_stage("04", LARGE, walker=path)
