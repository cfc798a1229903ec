"""The channel between the lesson and its worker: messages through pipes, each whole or not at all.

    8 bytes     the length of what follows
    the rest    the message, pickled

The lesson trusts nothing that a worker sends. A learner's code runs there, and might have changed
anything: so a message may consist of plain values and of our own messages, and of nothing else.
Nothing is called to read it.
"""

import io
import pickle
from collections.abc import Collection
from typing import BinaryIO

#: How the length of a message is written.
_LENGTH_BYTES = 8
#: A message is at most this many bytes long.
MOST_BYTES = 500_000_000


class ChannelError(Exception):
    """What came through the channel is no message."""


class ChannelClosed(ChannelError):
    """The other end is closed: no message will come any more."""


def send(stream: BinaryIO, message: object) -> None:
    """Write a message. OSError: the other end is closed. It may be called in any thread."""
    content = pickle.dumps(message, protocol=5)
    # One single write: two threads may be at it.
    stream.write(len(content).to_bytes(_LENGTH_BYTES, "big") + content)
    stream.flush()


def receive(stream: BinaryIO, classes: Collection[type]) -> object:
    """Wait for the next message. It may consist of plain values, and of objects of ``classes``.

    ChannelClosed: no message will come any more. ChannelError: it is none, or of other classes.
    """
    length = int.from_bytes(_read(stream, _LENGTH_BYTES), "big")
    if length > MOST_BYTES:
        raise ChannelError(f"{length} bytes are too many for a message")
    content = _read(stream, length)
    try:
        return _Reader(content, classes).load()
    except Exception as error:  # Whatever is in it, it is not ours.
        raise ChannelError(f"not a message: {error}") from None


def _read(stream: BinaryIO, count: int) -> bytes:
    """This many bytes. ChannelClosed: there are fewer."""
    content = stream.read(count)
    if len(content) < count:
        raise ChannelClosed
    return content


class _Reader(pickle.Unpickler):
    """Reads plain values, and objects of a few classes."""

    def __init__(self, content: bytes, classes: Collection[type]) -> None:
        super().__init__(io.BytesIO(content))
        self._classes = {(each.__module__, each.__qualname__): each for each in classes}

    def find_class(self, module: str, name: str) -> type:
        """A class that a message names. UnpicklingError: it is not one of those that may come."""
        known = self._classes.get((module, name))
        if known is None:
            raise pickle.UnpicklingError(f"{module}.{name} may not come through here")
        return known
