"""The line that began last in a worker, as the lesson can read it at any time.

It stands in memory that both share. So it is known while Python works on one endless call, and even
after the worker has died.

    8 bytes            which file it is, and the line in it
    the rest           the files, one after the other, each ended by a zero byte: the checksum of
                       its text, a space, and its path

A file is written before any of its lines begins, and is never changed: so the lesson, which reads
at any moment, never reads half of one.
"""

import mmap
import re
from pathlib import Path

from mazelib.learner.script.line_of_file import LineOfFile, checksum_of

#: The bytes of the memory; nearly all are for the files.
SIZE = 1 << 16
_FILES_BEGIN = 8
#: The number of the file is multiplied by this, and the line is added.
LINES_OF_A_FILE = 1 << 32
#: How a file is written: the checksum of its text, and its path.
_ENTRY = re.compile("([0-9a-f]{8}) (.+)", re.DOTALL)


class LastLine:
    """The line that began last. The lesson and its worker have one each, on the same memory.

    (Without memory to share, it is known in this process only.)
    """

    def __init__(self, memory: mmap.mmap | None = None) -> None:
        self._memory = memory or mmap.mmap(-1, SIZE)
        #: The worker writes the code of each line to this one entry.
        self.code = memoryview(self._memory).cast("q")
        #: What stands for line 0 of each file, by its path; the number of the line is added.
        self.codes: dict[str, int] = {}
        #: The files that are written, each with the checksum of its text.
        self._entries: list[str] = []
        #: Where the next one begins.
        self._next = _FILES_BEGIN

    def add_file(self, path: Path, text: str) -> None:
        """Take note of a file with this text: its lines can begin from now on.

        If there is no room for it, its lines are not known to the lesson.
        """
        entry = f"{checksum_of(text)} {path}"
        if entry not in self._entries:
            content = (entry + "\0").encode("utf-8", "surrogateescape")
            end = self._next + len(content)
            if end <= SIZE:
                self._memory[self._next : end] = content
            self._next = min(end, SIZE)
            self._entries.append(entry)
        self.codes[str(path)] = self._entries.index(entry) * LINES_OF_A_FILE

    def read(self) -> LineOfFile | None:
        """The line that began last; None if none has begun, or a rule has written over it."""
        number, line = divmod(self.code[0], LINES_OF_A_FILE)
        names = self._memory[_FILES_BEGIN:].rstrip(b"\0")
        files = names.decode("utf-8", "surrogateescape").split("\0")
        if not line or number >= len(files):
            return None
        entry = _ENTRY.fullmatch(files[number])
        return LineOfFile(entry[2], line, entry[1]) if entry else None

    def close(self) -> None:
        """Let go of the shared memory."""
        self.code.release()
        self._memory.close()

    def clear(self) -> None:
        """No line has begun yet."""
        self.code[0] = 0
