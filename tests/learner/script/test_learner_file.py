"""A learner's file: what is known of it without running it."""

import warnings

import pytest

from mazelib.learner import limits
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.text.diagnostics import Explanation, LocatedError
from tests.learners import saved

TEXT = """
def turn(view):
    return 1


class Mine:
    def turn(self):
        yield 2


def turn(view):
    yield from ()
"""


def test_of_two_definitions_with_one_name_the_last_counts_as_in_python(tmp_path):
    file = read_learner_file(saved(tmp_path, TEXT))
    assert list(file.definitions) == ["turn", "Mine"]
    assert (file.line_of("turn"), file.line_of("Mine"), file.line_of("other")) == (11, 6, None)


def test_the_first_yield_is_looked_for_from_a_line_on(tmp_path):
    file = read_learner_file(saved(tmp_path, TEXT))
    assert [file.first_yield(line) for line in (1, 8, 9, 12, 13)] == [8, 8, 12, 12, None]


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("x = 1\n", False),
        ("def f():\n    x = 1\n", False),
        ("def f():\n    global x\n    x = 1\n", True),
    ],
)
def test_a_function_sets_names_that_are_not_its_own_only_if_it_says_so(text, sets, tmp_path):
    assert read_learner_file(saved(tmp_path, text)).sets_names is sets


def test_a_file_without_a_docstring_still_says_what_it_is_about(tmp_path):
    assert read_learner_file(saved(tmp_path, '"""\n  My rule.\n"""\n')).docstring == "My rule."
    assert read_learner_file(saved(tmp_path, "x = 1\n")).docstring == "A lesson about mazes."


def test_windows_line_ends_and_a_byte_order_mark_change_no_line(tmp_path):
    file = read_learner_file(saved(tmp_path, "\ufeffx = 1\r\ny = 2\r\n"))
    assert file.lines == ["x = 1", "y = 2", ""]


def test_pythons_warnings_about_a_line_are_no_learners(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert read_learner_file(saved(tmp_path, "x = '\\d'\ny = x is 'd'\n")).code


def test_an_error_quotes_its_line_as_it_was_when_the_file_was_read(tmp_path):
    file = read_learner_file(saved(tmp_path, "x = 1\ny = 2\n"))
    saved(tmp_path, "all is new\n")
    error = file.error(Explanation("What.", "Advice."), 2)
    assert str(error).startswith("mine.py, line 2: What.\n    y = 2\n  Advice.")
    assert str(file.error(Explanation("What.", "Advice."))).startswith("mine.py: What.\n  Advice.")


def test_what_was_understood_is_kept_but_never_for_another_text(tmp_path):
    path = saved(tmp_path, "x = 1\n")
    first = read_learner_file(path)
    assert read_learner_file(path) is first
    assert read_learner_file(path, text="x = 2\n").text != first.text
    assert read_learner_file(path, text="").text == ""
    saved(tmp_path, "x = 3\n")
    assert read_learner_file(path).text == "x = 3\n"


def test_a_file_has_at_most_so_many_bytes(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MOST_BYTES_OF_A_SCRIPT", 6)
    read_learner_file(saved(tmp_path, "x = 1\n"))
    with pytest.raises(LocatedError):
        read_learner_file(saved(tmp_path, "x = 11\n"))


def test_what_only_compiling_finds_is_told_when_the_code_is_asked_for(tmp_path):
    file = read_learner_file(saved(tmp_path, "return 1\n"))
    with pytest.raises(LocatedError, match=r"mine\.py, line 1"):
        assert file.code
