"""The panels that a script can open: each kind has them once,
and --help and a message tell them.
"""

import pytest

from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.shared.map_lesson import WALK_PANELS
from mazelib.kinds.shared.registry import KINDS, check_panels
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.run_lesson import run_lesson
from tests.learners import script


@pytest.mark.parametrize(
    ("number", "name"),
    [("01", "look"), ("02", "keys"), ("04", "walk"), ("07", "exercises"), ("08", "make")],
)
def test_help_names_the_panels_of_a_kind_in_their_order(number, name, capsys):
    with pytest.raises(SystemExit):
        run_lesson(script(number), ["--help"])
    told = " ".join(capsys.readouterr().out.split())
    panels = ", ".join(KINDS[name].panels)
    assert f"The script can open these panels, by show(..., panels=[...]): {panels}." in told


@pytest.mark.parametrize("number", ["12"])
def test_help_names_no_panels_where_there_are_none(number, capsys):
    with pytest.raises(SystemExit):
        run_lesson(script(number), ["--help"])
    assert "panels" not in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["", "exercises"])
def test_a_wrong_name_is_told_with_all_that_there_are(kind):
    rule = WalkingRule("mine")
    panels = ", ".join(sorted(KINDS[kind or "walk"].panels))
    with pytest.raises(ValueError) as caught:
        check_panels(ShowCall(rule, panels=["eyees"], kind=kind))
    assert str(caught.value) == (
        'there\'s no panel called "eyees" here. Did you mean eyes? '
        f"Write a list of some of these: {panels}."
    )


def test_beside_every_walk_the_panels_of_a_walk_can_be_opened():
    for name in ("keys", "walk", "exercises"):
        panels = [panel for panel in WALK_PANELS if (name, panel) != ("exercises", "text")]
        assert [panel for panel in KINDS[name].panels if panel in WALK_PANELS] == panels, name


def test_beside_a_map_on_which_nobody_walks_only_its_text_can_be_opened():
    assert KINDS["look"].panels == ("text",)


def test_the_panels_of_exercises_stand_right_above_the_code():
    panels = list(ExercisesLesson.panels)
    above = panels.index("exercises")
    assert panels[above : above + 4] == ["exercises", "lines", "prints", "code"]
