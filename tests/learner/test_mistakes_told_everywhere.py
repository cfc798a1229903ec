"""A mistake of a class is told in the same words everywhere: without a window, in it, by a check.

The mistakes are those of mistakes.txt (see test_mistakes_of_a_class).
"""

import pygame
import pytest

from mazelib.commands.shared.checked_rules import checked_side_by_side
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from mazelib.text.diagnostics import LocatedError
from mazelib.text.lines import lines_of
from tests.learner.test_mistakes_of_a_class import FOLDER, MISTAKES, what_is_told
from tests.learners import saved
from tests.window.on_stage import check_files, paused_stage, press

QUICK = ["if right", "turn.right()", "colon"]
NAMES = [
    pytest.param(name, marks=() if name in QUICK else pytest.mark.thorough) for name in MISTAKES
]
#: A maze that is not finished: the window shows what becomes of it, and calls nothing wrong.
SHOWN = ("forgot append", "goes on with its steps", "way = way.append", "way.pop")
#: A walk comes to its mistake within so many half ticks.
MOST_STEPS = 400


def script_with(name):
    return MISTAKES[name][0]


def makes(name):
    """Whether the rule of a script makes mazes."""
    return "(maze" in script_with(name)


def told(folder, name):
    """What is told without a window: the first mistake."""
    with pytest.raises(ValueError) as caught:
        what_is_told(folder, script_with(name))
    assert isinstance(caught.value, LocatedError)
    return caught.value.first


@pytest.mark.parametrize("name", [each for each in NAMES if each.values[0] not in SHOWN])
def test_the_window_tells_what_is_told_without_it(name, tmp_path):
    first = told(tmp_path, name)
    lesson = "08" if makes(name) else "07"
    good = (FOLDER / f"{lesson}.py").read_text(encoding="utf-8")
    stage = paused_stage(saved(tmp_path, good))
    saved(tmp_path, script_with(name))
    check_files(stage)
    for _ in range(MOST_STEPS):
        if stage.problem is None:
            press(stage, pygame.K_n)
    assert stage.problem is not None
    # A sentence that begins with a name of the script keeps its small letter.
    assert stage.problem.what in {first.what, first.what[:1].upper() + first.what[1:]}
    assert stage.problem.advice == first.advice
    assert stage.problem.line == first.line


@pytest.mark.parametrize("name", [each for each in NAMES if not makes(each.values[0])])
def test_a_check_tells_what_is_told_without_it(name, tmp_path):
    first = told(tmp_path, name)
    (checked,) = checked_side_by_side([saved(tmp_path, script_with(name))], seed=0)
    if checked.error:
        assert checked.error.first.message("mine.py") == first.message("mine.py")
        return
    words = checked.results[0].words
    # On the map of a check another line may be the first that goes wrong.
    # There another example may fit, and what a check forbids is told as such.
    is_forbidden = "In a check, a rule knows" in words
    if first.place_in("mine.py") in words and not is_forbidden:
        assert first.advice.partition(", as in: ")[0] in words


def test_a_name_that_is_wrong_is_told_in_the_same_words_before_its_line_has_run(tmp_path):
    compared = 0
    for name, (text, message) in MISTAKES.items():
        try:
            file = read_learner_file(tmp_path / "mine.py", "\n".join(lines_of(text)))
        except LocatedError:
            continue
        for line, explanation in slips_in(file):
            if message.startswith(f"mine.py, line {line}: {explanation.what}"):
                assert message.endswith(explanation.advice), name
                compared += 1
    assert compared > 30
