"""Watching files: which of them were saved, without reading them."""

from collections.abc import Callable
from pathlib import Path

#: What changes whenever a file is saved: time (nanoseconds), size, identity, rights.
#: None for a file that is not there.
Stamp = tuple[int, int, int, int] | None


class FileWatcher:
    """Remembers how files looked, and tells which look different now.

    ``list_files`` is asked each time which files to look at: they may become others.
    """

    def __init__(self, list_files: Callable[[], list[Path]]) -> None:
        self._list_files = list_files
        self._stamps = self._stamps_now()

    def changed(self) -> list[Path]:
        """The files that were saved, appeared or vanished since the last call.

        A file that is looked at for the first time has not changed.
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
    """How a file looks now."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode
