"""The channel: a message comes through as it was, or not at all."""

import io
import os
import pickle
from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.script.show_call import ShowCall
from mazelib.learner.worker.channel import (
    ChannelClosedError,
    ChannelError,
    receive,
    receive_trusted,
    send,
)
from mazelib.learner.worker.messages import (
    Failed,
    PrintedText,
    Script,
    ScriptRead,
    WalkPlan,
)
from mazelib.learner.worker.soundness import known_class
from mazelib.text.diagnostics import Diagnostic
from tests.samples import heya

MESSAGES = [
    PrintedText("こんにちは\n" * 10_000),
    Failed("mine.py", (Diagnostic("wrong", "mend it", 3),), "text"),
    ScriptRead(
        ShowCall(None, maps=["loop"], ask={"circling": "Why?"}), (Script(Path("mine.py"), "x = 1"),)
    ),
]


def sent(*messages: object) -> io.BytesIO:
    """A stream from which these messages come."""
    stream = io.BytesIO()
    for message in messages:
        send(stream, message)
    stream.seek(0)
    return stream


def forged(content: bytes) -> io.BytesIO:
    """A stream from which this content of a message comes."""
    return io.BytesIO(len(content).to_bytes(8, "big") + content)


def test_messages_come_through_as_they_were_and_in_their_order():
    stream = sent(*MESSAGES)
    assert [receive(stream, known_class) for _message in MESSAGES] == MESSAGES
    with pytest.raises(ChannelClosedError):
        receive(stream, known_class)


def test_what_is_trusted_may_be_anything():
    plan = WalkPlan(heya("first"), 7, 100)
    assert receive_trusted(sent(plan)) == plan
    with pytest.raises(ChannelError, match="WalkPlan may not come through here"):
        receive(sent(plan), known_class)


@pytest.mark.parametrize("cut", [1, 7, 8, 9, -1])
def test_half_a_message_is_none(cut):
    half = sent(MESSAGES[1]).getvalue()[:cut]
    with pytest.raises(ChannelClosedError):
        receive(io.BytesIO(half), known_class)


class Harm:
    """Unpickled, it makes a folder."""

    def __reduce__(self):
        return os.mkdir, ("harm",)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no pickle at all",
        pickle.dumps(Harm()),
        pickle.dumps([PrintedText("x"), print]),
        pickle.dumps(MESSAGES[1])[:-20],
        b"cmazelib.lesson\nshow\n.",
        b"cos\nsystem\n(S'true'\ntR.",
        # An attribute of a known class, as in a name with dots.
        b"\x80\x04\x8c\x24mazelib.learner.worker.messages\x94\x8c\x09Failed.of\x94\x93.",
    ],
)
def test_what_is_no_message_is_refused_and_runs_nothing(content, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ChannelError):
        receive(forged(content), known_class)
    assert not list(tmp_path.iterdir())


def test_a_message_that_is_too_long_is_not_even_read(monkeypatch):
    stream = sent(PrintedText("x" * 101))
    monkeypatch.setattr(limits, "MOST_BYTES_OF_A_MESSAGE", 100)
    with pytest.raises(ChannelError, match="too many for a message"):
        receive(stream, known_class)
    assert stream.tell() == 8


class Endless:
    """It is written as a list without an end."""

    def __init__(self, items) -> None:
        self.items = items

    def __reduce__(self):
        return list, (), None, self.items


def test_a_message_that_is_too_long_is_not_even_written_to_its_end(monkeypatch):
    monkeypatch.setattr(limits, "MOST_BYTES_OF_A_MESSAGE", 100)
    stream = io.BytesIO()
    read = []
    texts = (read.append(number) or PrintedText(f"{number}") for number in range(10**9))
    with pytest.raises(ChannelError, match="too many for a message"):
        send(stream, Endless(texts))
    assert stream.getvalue() == b""
    assert len(read) < 10_000
