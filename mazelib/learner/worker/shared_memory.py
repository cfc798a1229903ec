"""Memory that the lesson shares with one worker, and of which nothing stays behind.

No file of it has a name in any folder. So nothing is left there, even if both are killed.

On Windows, the memory itself has a name, and is gone with the last process that has opened it.
Elsewhere it is a file that was removed as soon as it was open; the worker inherits its descriptor.
"""

import mmap
import os
import secrets
import sys
import tempfile

#: Standard input, output and error have lower numbers.
_FIRST_DESCRIPTOR = 3


class SharedMemory:
    """New memory of so many bytes. OSError: there is none.

    ``name``         the worker opens it by this (see ``opened``)
    ``descriptors``  these files the worker has to inherit
    """

    def __init__(self, size: int) -> None:
        self.descriptors: tuple[int, ...] = ()
        if sys.platform == "win32":
            self.name = f"mazelib-{secrets.token_hex(8)}"
            self.memory = mmap.mmap(-1, size, tagname=self.name)
            return
        descriptor = _removed_file(size)
        self.descriptors = (descriptor,)
        self.name = str(descriptor)
        self.memory = mmap.mmap(descriptor, size)

    def hand_over(self) -> None:
        """The worker was started: what it has inherited is needed here no more."""
        for descriptor in self.descriptors:
            os.close(descriptor)
        self.descriptors = ()


def opened(name: str, size: int) -> mmap.mmap:
    """In the worker: the memory of that name."""
    if sys.platform == "win32":
        return mmap.mmap(-1, size, tagname=name)
    memory = mmap.mmap(int(name), size)
    os.close(int(name))
    return memory


def _removed_file(size: int) -> int:
    """The descriptor of a file of zeros that is in no folder. OSError: there can be none."""
    import fcntl  # Windows has no such module.

    with tempfile.TemporaryFile() as file:
        file.truncate(size)
        # If the lesson was started without standard input, the file may have got its number.
        return fcntl.fcntl(file.fileno(), fcntl.F_DUPFD_CLOEXEC, _FIRST_DESCRIPTOR)
