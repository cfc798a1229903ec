"""A line of a file: it is known which text it is of."""

from mazelib.learner.script.line_of_file import LineOfFile, checksum_of


def test_it_is_a_line_of_the_text_that_ran_and_of_no_other():
    line = LineOfFile("mine.py", 2, checksum_of("one\ntwo\n"))
    assert line.is_of("one\ntwo\n")
    assert not line.is_of("one\ntwo!\n")
    assert not LineOfFile("mine.py", 2).is_of("one\ntwo\n"), "nobody knows which text ran"


def test_it_is_the_same_line_whatever_text_ran():
    assert LineOfFile("mine.py", 2, checksum_of("one")) == LineOfFile("mine.py", 2)
    assert LineOfFile("mine.py", 2) != LineOfFile("mine.py", 3)


def test_a_text_that_no_file_can_have_has_a_checksum_too():
    assert checksum_of("\ud800") != checksum_of("")
