"""The line that began last, as another process reads it."""

import mmap
from itertools import pairwise
from pathlib import Path

import pytest

from mazelib.learner.guard.last_line import SIZE, LastLine
from mazelib.learner.script.line_of_file import LineOfFile


def test_whoever_has_the_same_memory_reads_the_line_and_knows_the_text_that_ran():
    memory = mmap.mmap(-1, SIZE)
    last_line = LastLine(memory)
    there = LastLine(memory)
    assert last_line.read() is None
    there.add_file(Path("mine.py"), "one\ntwo")
    there.add_file(Path("my helper.py"), "three")
    there.code[0] = there.codes["my helper.py"] + 1
    line = last_line.read()
    assert line == LineOfFile("my helper.py", 1)
    assert line.is_of("three")
    assert not line.is_of("four")
    there.add_file(Path("my helper.py"), "four")
    assert last_line.read().is_of("three"), "it began before"
    there.code[0] = there.codes["my helper.py"] + 1
    assert last_line.read().is_of("four")
    there.code[0] = there.codes["mine.py"] + 2
    assert (last_line.read().path, last_line.read().is_of("one\ntwo")) == ("mine.py", True)
    there.code.release()
    last_line.close()


def test_what_was_written_of_a_file_is_never_changed_so_that_no_half_of_it_can_be_read():
    last_line = LastLine()
    written = [bytes(last_line._memory).rstrip(b"\0")]
    for text in ("one", "two", "one", "three"):
        last_line.add_file(Path("mine.py"), text)
        last_line.code[0] = last_line.codes["mine.py"] + 1
        assert last_line.read().is_of(text)
        last_line.clear()
        written.append(bytes(last_line._memory).rstrip(b"\0"))
    for before, after in pairwise(written):
        assert after.startswith(before)
    assert written[2] == written[3], "the same text is written once"


def test_where_there_is_no_room_for_a_file_the_others_are_still_known():
    last_line = LastLine()
    paths = [Path("first.py"), Path("x" * (1 << 16)), Path("last.py")]
    for path in paths:
        last_line.add_file(path, "text")
    read = []
    for path in paths:
        last_line.code[0] = last_line.codes[str(path)] + 1
        read.append(last_line.read())
    assert read == [LineOfFile("first.py", 1), None, None]


@pytest.mark.parametrize("garbage", [b"garbage ", b"\0", bytes(range(1, 200)), b"\xff"])
def test_if_a_rule_writes_over_the_memory_no_line_is_told_rather_than_a_wrong_one(garbage):
    garbage = garbage * 99
    last_line = LastLine()
    last_line.add_file(Path("mine.py"), "text")
    last_line.code[0] = last_line.codes["mine.py"] + 1
    last_line._memory[: len(garbage)] = garbage
    assert last_line.read() is None
    last_line.code[0] = last_line.codes["mine.py"] + 2
    assert last_line.read() is None, "its next line has begun, but the name of its file is lost"
