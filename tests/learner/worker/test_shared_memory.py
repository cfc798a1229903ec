"""The memory that the lesson shares with a worker: both see the same, and nothing stays behind."""

import os

import pytest

from mazelib.learner.worker.shared_memory import SharedMemory, opened
from tests.samples import posix_only

SIZE = 4096


@pytest.fixture
def shared():
    made = SharedMemory(SIZE)
    yield made
    made.hand_over()
    made.memory.close()


def inherited(shared: SharedMemory) -> str:
    """The name by which a worker opens the memory: it has descriptors of its own."""
    return str(os.dup(shared.descriptors[0])) if shared.descriptors else shared.name


def test_it_begins_empty_and_what_one_side_writes_the_other_reads(shared):
    there = opened(inherited(shared), SIZE)
    assert there[:] == bytes(SIZE)
    shared.memory[7:10] = b"one"
    there[SIZE - 3 :] = b"two"
    assert (there[7:10], shared.memory[SIZE - 3 :]) == (b"one", b"two")
    shared.hand_over()
    there[7:10] = b"new"
    assert shared.memory[7:10] == b"new", "to hand it over changes nothing"
    there.close()


def test_two_of_them_share_nothing(shared):
    other = SharedMemory(SIZE)
    other.memory[0:3] = b"one"
    assert shared.memory[0:3] == bytes(3)
    other.hand_over()


@posix_only
def test_nothing_of_it_lies_in_a_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    made = SharedMemory(SIZE)
    assert list(tmp_path.iterdir()) == []
    made.hand_over()


@posix_only
def test_only_the_worker_inherits_it_and_both_let_go_of_its_descriptor(shared):
    (descriptor,) = shared.descriptors
    assert descriptor > 2, "no standard stream has its number"
    assert not os.get_inheritable(descriptor)
    name = inherited(shared)
    opened(name, SIZE)
    for number in (int(name), descriptor):
        shared.hand_over()  # a second time nothing is left to do
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(number)
