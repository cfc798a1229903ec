"""Watches files: notices which ones were saved, without reading them."""

from collections.abc import Callable
from pathlib import Path

#: What changes when a file is saved: time (nanoseconds), size, identity, rights. None: there is no
#: such file.
Stamp = tuple[int, int, int, int] | None


class FileWatcher:
    """Remembers the stamps of files, and says which files have a different stamp now.

    ``list_files`` is called each time, since other files may need watching by then.
    """

    def __init__(self, list_files: Callable[[], list[Path]]) -> None:
        self._list_files = list_files
        self._stamps = self._stamps_now()

    def changed(self) -> list[Path]:
        """The files that were saved, appeared or vanished since the last call.

        A file that was not watched until now has not changed.
        """
        before = self._stamps
        self._stamps = self._stamps_now()
        changed = []
        for path, stamp in self._stamps.items():
            if path in before and before[path] != stamp:
                changed.append(path)
        return changed

    def _stamps_now(self) -> dict[Path, Stamp]:
        return {path: _stamp_of(path) for path in self._list_files()}


def _stamp_of(path: Path) -> Stamp:
    """The stamp of a file now."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode
