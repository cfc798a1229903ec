"""Whose line is to blame: the script's, a file's beside it, or none of the learner's."""

import pytest

from mazelib.learner.guard.blame import Blame
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.text.diagnostics import Explanation
from tests.learners import saved

SCRIPT = "def turn(ask):\n    return ask()\n"
HELPER = "def fail():\n    return 1 / 0\n"
WHAT = Explanation("What.", "Advice.")


@pytest.fixture
def files(tmp_path):
    script = read_learner_file(saved(tmp_path, SCRIPT))
    helper = read_learner_file(saved(tmp_path, HELPER, "helper.py"))
    return script, helper


@pytest.fixture
def blame(files):
    script, helper = files
    made = Blame(script)
    made.add_file(helper)
    return made


def raised(files, ask):
    """What is raised where the script's turn asks this."""
    names = {}
    exec(compile(SCRIPT, str(files[0].path), "exec"), names)
    with pytest.raises(BaseException) as caught:
        names["turn"](ask)
    return caught.value


def test_a_line_of_each_of_the_learners_files_is_blamed_and_no_other(blame, files):
    script, helper = files
    for file in files:
        blamed = blame.at((str(file.path), 2), WHAT)
        assert (blamed.file, blamed.line) == (file, (str(file.path), 2))
        assert blamed.diagnostic.quoted == file.lines[1]
    assert str(blame.at((str(helper.path), 2), WHAT).error()).startswith("helper.py, line 2: What.")
    for nowhere in (None, ("elsewhere.py", 2)):
        blamed = blame.at(nowhere, WHAT)
        assert (blamed.file, blamed.line) == (script, None)


def test_an_exception_is_blamed_on_the_last_of_the_learners_lines_that_led_to_it(blame, files):
    script, helper = files
    names = {}
    exec(compile(HELPER, str(helper.path), "exec"), names)
    assert blame.exception(raised(files, names["fail"])).line == (str(helper.path), 2)
    assert blame.exception(raised(files, lambda: 1 / 0)).line == (str(script.path), 2)
    assert blame.exception(ZeroDivisionError()).line is None


def test_an_exception_whose_words_fail_is_blamed_on_its_line_all_the_same(blame, files):
    class WordlessError(Exception):
        def __str__(self):
            raise SystemExit

    def ask():
        raise WordlessError

    blamed = blame.exception(raised(files, ask))
    assert blamed.line == (str(files[0].path), 2)
    assert blamed.diagnostic.what == "WordlessError: (its words cannot be shown)."
