"""The channel between the lesson and its worker: messages through pipes, each whole or not at all.

    8 bytes     the length of what follows
    the rest    the message, pickled

A learner's code runs in the worker, and may write into the pipe, or change what a message is made
of. So the lesson reads only plain values and objects of a few known classes, and calls nothing else
while it reads. Anything else ends the channel.

A message that was read need not be right. Its values may have the wrong types: soundness looks at
them first, and a walk or a making then checks what it records. Code that forges a message on
purpose can also spoil the known classes themselves. This is no wall against a program that wants to
do harm, which has all rights of the learner anyway.
"""

import io
from collections.abc import Callable
from pickle import Pickler, Unpickler, UnpicklingError, loads
from typing import IO, Any

from mazelib.learner import limits

#: The class of a module and name that may be in a message; None if it may not.
KnownClass = Callable[[str, str], type | None]
#: How the length of a message is written.
_LENGTH_BYTES = 8


class ChannelError(ValueError):
    """What came through the channel is no message, or not the one that it has to be."""


class ChannelClosedError(ChannelError):
    """The other end is closed: no more messages will come."""


def send(stream: IO[bytes], message: object) -> None:
    """Write a message. It may be called in any thread.

    OSError: the other end is closed. ChannelError: it is too long. PicklingError, or whatever else
    is raised by what is in it: it cannot be written. Then nothing was.
    """
    written = _Written()
    Pickler(written, protocol=5).dump(message)
    content = written.content
    content[:_LENGTH_BYTES] = (len(content) - _LENGTH_BYTES).to_bytes(_LENGTH_BYTES, "big")
    # One single write: two threads may be at it.
    stream.write(content)
    stream.flush()


def receive(stream: IO[bytes], known: KnownClass) -> object:
    """Wait for the next message; ``known`` says which classes may be in it.

    ChannelClosedError: no message will come any more. ChannelError: what came is none, or has other
    classes in it.
    """
    length = int.from_bytes(_read(stream, _LENGTH_BYTES), "big")
    _demand_possible(length)
    content = _read(stream, length)
    try:
        return _Reader(content, known).load()
    except Exception as error:  # Whatever is in it, it is not ours.
        raise ChannelError(f"not a message: {error}") from None


def receive_trusted(stream: IO[bytes]) -> Any:
    """Wait for the next message of a sender that is trusted: anything may be in it."""
    length = int.from_bytes(_read(stream, _LENGTH_BYTES), "big")
    return loads(_read(stream, length))


def _read(stream: IO[bytes], count: int) -> bytes:
    """This many bytes. ChannelClosedError: there are fewer."""
    content = stream.read(count)
    if len(content) < count:
        raise ChannelClosedError
    return content


def _demand_possible(length: int) -> None:
    """ChannelError: a message cannot be as long as this."""
    if length > limits.MOST_BYTES_OF_A_MESSAGE:
        raise ChannelError(f"{length} bytes are too many for a message")


class _Written:
    """What is written of a message so far: room for its length, and then the parts of it."""

    def __init__(self) -> None:
        self.content = bytearray(_LENGTH_BYTES)

    def write(self, part: bytes) -> None:
        """Append a part. ChannelError: now it is too long, and nothing more of it is written."""
        self.content += part
        _demand_possible(len(self.content) - _LENGTH_BYTES)


class _Reader(Unpickler):
    """Reads plain values, and objects of a few classes."""

    def __init__(self, content: bytes, known: KnownClass) -> None:
        super().__init__(io.BytesIO(content))
        self._known = known

    def find_class(self, module: str, name: str) -> type:
        """A class that a message names. UnpicklingError: it is not one of those that may come."""
        found = self._known(module, name)
        if found is None:
            raise UnpicklingError(f"{module}.{name} may not come through here")
        return found
