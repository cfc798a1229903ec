"""The line that began last in a worker, as the lesson can read it at any time.

It stands in a piece of memory that both share, a small file that both have mapped. So it is known
while Python works on one endless call, and even after the worker has died.

    8 bytes            which file it is, and the line in it
    the rest           the paths of the files, one after the other, each ended by a zero byte
"""

import mmap
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

#: The bytes of the shared memory; 60,000 of them are for the paths.
_SIZE = 1 << 16
_PATHS_BEGIN = 8
#: The number of the file is multiplied by this, and the line is added.
LINES_OF_A_FILE = 1 << 32


@dataclass(frozen=True)
class LineOfFile:
    """A line of a file: its path, and its number from 1."""

    path: str
    number: int


class LastLine:
    """The line that began last. Both the lesson and its worker have one, on the same ``path``.

    (Without a path, it is in nobody else's memory.)
    """

    def __init__(self, path: str = "") -> None:
        if path:
            with open(path, "r+b") as file:
                self._memory = mmap.mmap(file.fileno(), _SIZE)
        else:
            self._memory = mmap.mmap(-1, _SIZE)
        #: The worker writes the code of each line to this one entry.
        self.code = memoryview(self._memory).cast("q")
        #: What stands for line 0 of each file, by its path; the number of the line is added.
        self.codes: dict[str, int] = {}

    @classmethod
    def shared(cls) -> tuple["LastLine", str]:
        """A new one, and the path by which the worker finds it. OSError: it cannot be made."""
        number, path = tempfile.mkstemp(prefix="mazelib-")
        os.truncate(path, _SIZE)
        os.close(number)
        return cls(path), path

    def add_file(self, path: Path) -> None:
        """Take note of a file: its lines can begin from now on."""
        if str(path) not in self.codes:
            self.codes[str(path)] = len(self.codes) * LINES_OF_A_FILE
            paths = "".join(f"{each}\0" for each in self.codes)
            room = _SIZE - _PATHS_BEGIN
            names = paths.encode("utf-8", "surrogateescape")[:room]
            self._memory[_PATHS_BEGIN:] = names.ljust(room, b"\0")

    def read(self) -> LineOfFile | None:
        """The line that began last; None if none has begun yet."""
        number, line = divmod(self.code[0], LINES_OF_A_FILE)
        names = self._memory[_PATHS_BEGIN:].rstrip(b"\0")
        paths = names.decode("utf-8", "surrogateescape").split("\0")
        if not line or number >= len(paths):
            return None
        return LineOfFile(paths[number], line)

    def close(self) -> None:
        """Nobody will look at it any more."""
        self.code.release()
        self._memory.close()

    def clear(self) -> None:
        """No line has begun yet."""
        self.code[0] = 0


#: For code that runs in no worker.
NOBODY_ASKS = LastLine()


def remove(path: str) -> None:
    """Take the file away as soon as both have opened it. (Windows does so only when both end.)"""
    with suppress(OSError):
        os.unlink(path)
