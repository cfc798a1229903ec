"""Traces: one JSON object a line for every tick, from tick 0 on.

    {"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}

A file holds the run that was started last. ``-`` is standard output.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TextIO

from mazelib.timeline import Timeline


class TraceError(ValueError):
    """A trace that cannot be written there."""


class Trace:
    """Writes what a timeline has recorded and was not yet written.

    Raises:
        TraceError: the file cannot be written, or it is there already and is no trace.
    """

    def __init__(self, name: str) -> None:
        self._is_standard = name == "-"
        self._file: TextIO = sys.stdout if self._is_standard else opened(Path(name))
        self._timeline: Timeline | None = None
        self._written = 0

    def follow(self, timeline: Timeline) -> None:
        """Write the new ticks of a timeline; of another timeline than before, all of them."""
        if timeline is not self._timeline:
            self._timeline, self._written = timeline, 0
            if not self._is_standard:
                self._file.seek(0)
                self._file.truncate()
        if self._written > timeline.last:
            return
        lines = [trace_line(timeline, tick) for tick in range(self._written, timeline.last + 1)]
        self._written = timeline.last + 1
        self._file.write("".join(lines))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if not self._is_standard:
            self._file.close()


def trace_line(timeline: Timeline, tick: int) -> str:
    """One tick as a line of a trace."""
    x, y = timeline.place(tick)
    heading, target = timeline.heading(tick).word, timeline.target(tick)
    return json.dumps({"tick": tick, "x": x, "y": y, "heading": heading, "target": target}) + "\n"


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
