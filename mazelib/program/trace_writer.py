"""Traces: one JSON object a line for every tick, from tick 0 on.

    {"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}
"""

import json
import sys
from pathlib import Path
from typing import TextIO

from mazelib.makers.making import Making
from mazelib.timeline import Timeline

Recording = Timeline | Making


class TraceWriter:
    """Writes what is recorded and not yet written, to a file or, named ``-``, to standard output.

    The first tick of a run replaces an older trace. ValueError: something else is there already.
    """

    def __init__(self, name: str) -> None:
        # The path is made absolute: a learner's file may go to another folder before the first tick.
        self._path = None if name == "-" else Path(name).absolute()
        self._file: TextIO | None = None if self._path else sys.stdout
        self._recording: Recording | None = None
        self._written = 0
        if self._path:
            _check_may_write(self._path)

    def follow(self, recording: Recording, most: int | None = None) -> None:
        """Write the new ticks of a recording, at most so many; of another one than before, all again."""
        if recording is not self._recording:
            self._recording, self._written = recording, 0
            if self._path:
                if self._file:
                    self._file.close()
                self._file = self._path.open("w", encoding="utf-8", newline="\n")
        last = recording.last if most is None else min(recording.last, self._written + most - 1)
        if self._file and self._written <= last:
            ticks = range(self._written, last + 1)
            self._file.writelines(json.dumps(recording.traced(tick)) + "\n" for tick in ticks)
            self._file.flush()
            self._written = last + 1


def _check_may_write(path: Path) -> None:
    if path.is_file():
        with path.open("rb") as file:
            if file.read(11) not in (b"", b'{"tick": 0,'):
                raise ValueError(f"{path} is there already and is no trace: it stays. Give another name.")
    elif not path.parent.is_dir():
        raise ValueError(f"the trace {path} cannot be written: there is no such folder.")
