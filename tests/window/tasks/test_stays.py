"""In the workshop nothing on the stage moves, whatever rule the class has written."""

import pytest

from mazelib.window.input.clicks import CodeLine
from tests.challenges import rules
from tests.learners import saved
from tests.window.on_stage import LARGE, check_files, paused_stage

SHORTEST = "def my_turn(view):\n    return Turn.AHEAD\n"
ASKS = "    if view.right and view.left and view.back:\n        return Turn.RIGHT\n"
LONG_FUNCTION = f"def my_turn(view):\n{ASKS * 9}    return Turn.LEFT\n"
PRINTS = """\
class MyTurn:
    def __init__(self):
        self.places = []

    def turn(self, view, place, heading):
        self.places.append(place)
        print("at", place)
        return Turn.LEFT
"""
WRITTEN = {
    "shortest": SHORTEST,
    "hand": rules.RIGHT_HAND,
    "long": LONG_FUNCTION,
    "class": rules.EACH_WAY_IN_ITS_TURN,
    "prints": PRINTS,
}


def looks_of(stage):
    """What must not change: the share of the map, the first row of the rule, and its letters."""
    stage.draw()
    rows = [target.at for target in stage.drawn.targets if isinstance(target.what, CodeLine)]
    tops = {row.top for row in rows}
    codes = [each for each in stage.drawn.written if each.at.top in range(min(tops), max(tops))]
    sizes = {each.size for each in codes if each.text.startswith(("def ", "    "))}
    return stage.as_frame().share, min(tops), min(row.height for row in rows), sizes


@pytest.mark.parametrize("size", [LARGE, (1024, 768)])
def test_map_and_rule_keep_their_places_and_letters_whatever_is_written(size, tmp_path):
    path = saved(tmp_path, rules.HEAD + SHORTEST)
    stage = paused_stage("07", size, strategy=path)
    looks = [looks_of(stage)]
    for text in WRITTEN.values():
        path.write_text(rules.HEAD + text)
        check_files(stage)
        looks.append(looks_of(stage))
        opened = paused_stage("07", size, strategy=saved(tmp_path, rules.HEAD + text, "other.py"))
        looks.append(looks_of(opened))
    assert len(set(map(repr, looks))) == 1, looks


def test_the_head_of_a_class_is_seen_whole(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, rules.HEAD + PRINTS))
    stage.draw()
    texts = [each.text for each in stage.drawn.written]
    assert "    def turn(self, view, place, heading):" in texts
