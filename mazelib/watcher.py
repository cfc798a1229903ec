"""Watches files: tells when one was saved, by what the system says of it, without reading it."""

from __future__ import annotations

from pathlib import Path

Stamp = tuple[int, int, int, int] | None


class Watcher:
    """Remembers how each file looked, and tells which look different now."""

    def __init__(self, paths: list[Path]) -> None:
        self._stamps = {path: stamp(path) for path in paths}

    def changed(self) -> list[Path]:
        """The files that were saved, appeared or vanished since the last call."""
        now = {path: stamp(path) for path in self._stamps}
        changed = [path for path in now if now[path] != self._stamps[path]]
        self._stamps = now
        return changed


def stamp(path: Path) -> Stamp:
    """What changes whenever a file is saved: time (nanoseconds), size, identity, rights; None if missing."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode
