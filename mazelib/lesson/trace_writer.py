"""Traces: one JSON object a line for every tick, from tick 0 on.

    {"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}

A file holds the run that was started last. ``-`` is standard output.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TextIO

from mazelib.timeline import Recording


class TraceError(ValueError):
    """A trace that cannot be written there."""


class TraceWriter:
    """Writes what is recorded and not yet written.

    An older trace is replaced when the first tick is written, and not before.

    Raises:
        TraceError: the file cannot be written, or it is there already and is no trace.
    """

    def __init__(self, name: str) -> None:
        # The path is made absolute: a learner's file may go to another folder before the first tick.
        self._path = None if name == "-" else Path(name).absolute()
        if self._path:
            _check_may_write(self._path)
        elif sys.stdout is None:
            raise TraceError("the trace cannot be written to standard output (it is closed).")
        self._file: TextIO | None = None if self._path else sys.stdout
        self._recording: Recording | None = None
        self._written = 0

    def follow(self, recording: Recording, most: int | None = None) -> None:
        """Write the new ticks of a recording, at most so many; of another one than before, all again.

        Raises:
            TraceError: the disk is full, or the file has become unwritable.
            BrokenPipeError: nobody reads on.
        """
        try:
            if recording is not self._recording:
                self._recording, self._written = recording, 0
                self._begin()
            last = recording.last if most is None else min(recording.last, self._written + most - 1)
            if self._file and self._written <= last:
                ticks = range(self._written, last + 1)
                self._file.writelines(json.dumps(recording.traced(tick)) + "\n" for tick in ticks)
                self._file.flush()
                self._written = last + 1
        except BrokenPipeError:
            raise
        except OSError as error:
            raise TraceError(_cannot_write(self._path, error)) from None

    def _begin(self) -> None:
        """Open the file, empty; a pipe or a device just goes on."""
        if self._path and self._file is None:
            self._file = self._path.open("w", encoding="utf-8", newline="\n")
        elif self._path and self._file and self._path.is_file():
            self._file.seek(0)
            self._file.truncate()


def _check_may_write(path: Path) -> None:
    """TraceError if a trace cannot go there, or would replace what is no trace."""
    try:
        if path.exists() and not _is_trace(path):
            raise TraceError(f"{path} is there already and is no trace: it stays. Give another name.")
    except OSError as error:
        raise TraceError(_cannot_write(path, error)) from None
    there = path if path.exists() else path.parent
    if not os.access(there, os.W_OK):
        why = "no such folder" if not there.exists() else "no right to write there"
        raise TraceError(f"the trace cannot be written to {path} ({why}).")


def _is_trace(path: Path) -> bool:
    """Whether a file is empty or begins as a trace does; devices such as /dev/null lose nothing."""
    if not path.is_file():
        return not path.is_dir()
    with path.open("rb") as file:
        return file.read(11) in (b"", b'{"tick": 0,')


def _cannot_write(path: Path | None, error: OSError) -> str:
    return f"the trace cannot be written to {path or 'standard output'} ({error.strerror or error})."
