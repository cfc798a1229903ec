"""An exception of the learner's lines: its frames, its names, and Python's words about it."""

from mazelib.learner.script.words.raised import Raised, cause_of, frames_of

PROGRAM = """
import json
def again(depth):
    if depth:
        return again(depth - 1)
    return json.loads("{")
def gives():
    yield next(iter([]))
"""


def error_of_call(code):
    """The exception of a call in a file with this program."""
    names = {}
    exec(compile(PROGRAM, "mine.py", "exec"), names)
    try:
        exec(compile(code, "other.py", "exec"), names)
    except Exception as error:
        return error
    raise AssertionError("it raised nothing")


def raised(error):
    frames = tuple(frame for frame, _line in frames_of(["mine.py"], error))
    return Raised(error, frames, "")


def test_only_the_frames_of_the_learners_files_count():
    error = error_of_call("again(1)")
    assert [line for _frame, line in frames_of(["mine.py"], error)] == [5, 6]
    assert [line for _frame, line in frames_of(["mine.py", "other.py"], error)] == [1, 5, 6]


def test_a_function_that_is_called_again_before_it_returns_is_noticed():
    assert raised(error_of_call("again(1)")).has_called_again
    assert not raised(error_of_call("again(0)")).has_called_again


def test_the_names_are_those_of_the_last_frame():
    assert raised(error_of_call("again(2)")).names["depth"] == 0
    assert "json" in raised(error_of_call("again(2)")).names
    assert raised(ValueError()).names == {}


def test_the_end_of_a_generator_that_python_hides_is_the_cause():
    error = error_of_call("list(gives())")
    assert type(error) is RuntimeError
    assert type(cause_of(error)) is StopIteration
    assert cause_of(RuntimeError()).__class__ is RuntimeError
    assert [line for _frame, line in frames_of(["mine.py"], error)] == [8]


def test_its_own_words_are_on_one_line_and_no_longer_than_can_be_read():
    assert raised(ValueError("a\n  b.")).in_pythons_words().what == "ValueError: a b."
    assert raised(ValueError()).in_pythons_words().what == "ValueError."
    assert len(raised(ValueError("x" * 999)).in_pythons_words().what) < 250


def test_the_name_that_python_has_put_into_quotes():
    assert raised(NameError("name 'side' is not defined")).name_in_quotes == "side"
    assert raised(NameError("no name")).name_in_quotes == ""
