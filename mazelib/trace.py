"""Traces: one JSON object a line for every tick, from tick 0 on.

    {"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}

A file holds the run that was started last. ``-`` is standard output.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Protocol, TextIO


class Recording(Protocol):
    """What can be traced: it grows, and has something to say of each tick."""

    @property
    def last(self) -> int:
        """The newest tick recorded."""

    def traced(self, tick: int) -> dict[str, Any]:
        """What a trace holds of a tick."""


class TraceError(ValueError):
    """A trace that cannot be written there."""


class Trace:
    """Writes what was recorded and is not yet written.

    Raises:
        TraceError: the file cannot be written, or it is there already and is no trace.
    """

    def __init__(self, name: str) -> None:
        self._is_standard = name == "-"
        self._file: TextIO = sys.stdout if self._is_standard else opened(Path(name))
        self._recording: Recording | None = None
        self._written = 0

    def follow(self, recording: Recording) -> None:
        """Write the new ticks of a recording; of another recording than before, all of them."""
        if recording is not self._recording:
            self._recording, self._written = recording, 0
            if not self._is_standard:
                self._file.seek(0)
                self._file.truncate()
        if self._written > recording.last:
            return
        lines = [trace_line(recording, tick) for tick in range(self._written, recording.last + 1)]
        self._written = recording.last + 1
        self._file.write("".join(lines))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if not self._is_standard:
            self._file.close()


def trace_line(recording: Recording, tick: int) -> str:
    """One tick as a line of a trace."""
    # Only for who writes a trace: lessons start sooner without.
    import json

    return json.dumps(recording.traced(tick)) + "\n"


def opened(path: Path) -> TextIO:
    """Open a file for a trace; one that is there already only if it is empty or a trace."""
    try:
        if path.exists() and not is_trace(path):
            raise TraceError(f"{path} is there already and is no trace: it stays. Give another name.")
        return path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise TraceError(f"the trace cannot be written to {path} ({error.strerror}).") from None


def is_trace(path: Path) -> bool:
    """Whether a file is empty or begins as a trace does."""
    if not path.is_file():
        # Devices and pipes, such as /dev/null, lose nothing.
        return not path.is_dir()
    with path.open("rb") as file:
        return file.read(11) in (b"", b'{"tick": 0,')
