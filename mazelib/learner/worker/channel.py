"""The channel between the lesson and its worker: messages through pipes, each whole or not at all.

    8 bytes     the length of what follows
    the rest    the message, pickled

The lesson trusts nothing that a worker sends, for a learner's code runs there and might have
changed anything. So a message from there consists of plain values and of our own frozen ones, and
to read it calls nothing else. A worker trusts the lesson.
"""

import io
from collections.abc import Callable
from pickle import Unpickler, UnpicklingError, dumps, loads
from typing import IO, Any

from mazelib.learner.worker import limits

#: The class of a module and name that may be in a message; None if it may not.
KnownClass = Callable[[str, str], type | None]
#: How the length of a message is written.
_LENGTH_BYTES = 8


class ChannelError(Exception):
    """What came through the channel is no message."""


class ChannelClosedError(ChannelError):
    """The other end is closed: no message will come any more."""


def send(stream: IO[bytes], message: object) -> None:
    """Write a message. OSError: the other end is closed. It may be called in any thread."""
    content = dumps(message, protocol=5)
    # One single write: two threads may be at it.
    stream.write(len(content).to_bytes(_LENGTH_BYTES, "big") + content)
    stream.flush()


def receive(stream: IO[bytes], known: KnownClass) -> object:
    """Wait for the next message; ``known`` says which classes may be in it.

    ChannelClosedError: no message will come any more. ChannelError: what came is none, or has other
    classes in it.
    """
    length = int.from_bytes(_read(stream, _LENGTH_BYTES), "big")
    if length > limits.MOST_BYTES_OF_A_MESSAGE:
        raise ChannelError(f"{length} bytes are too many for a message")
    content = _read(stream, length)
    try:
        return _Reader(content, known).load()
    except Exception as error:  # Whatever is in it, it is not ours.
        raise ChannelError(f"not a message: {error}") from None


def receive_trusted(stream: IO[bytes]) -> Any:
    """Wait for the next message of somebody who is trusted: anything may be in it."""
    length = int.from_bytes(_read(stream, _LENGTH_BYTES), "big")
    return loads(_read(stream, length))


def _read(stream: IO[bytes], count: int) -> bytes:
    """This many bytes. ChannelClosedError: there are fewer."""
    content = stream.read(count)
    if len(content) < count:
        raise ChannelClosedError
    return content


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
