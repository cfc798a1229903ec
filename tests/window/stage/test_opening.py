"""A scene on its way to be shown: with which rule it opens if the script has a mistake."""

from mazelib.window.stage.opening import Opening
from tests.lessons import lesson_of


def test_a_mistake_on_the_map_shown_is_told_over_the_scene_before():
    opening = Opening(lesson_of("04"), stays=True, is_map_new=False)
    steps = opening.steps
    assert not opening.try_last_rule()
    assert not opening.has_last_rule
    assert opening.steps is steps


def test_on_a_new_map_the_last_good_rule_is_tried_once():
    opening = Opening(lesson_of("04"), stays=False, is_map_new=True)
    steps = opening.steps
    assert not opening.has_last_rule
    assert opening.try_last_rule()
    assert opening.has_last_rule
    assert opening.steps is not steps
    assert not opening.try_last_rule(), "the map cannot be used, either"
