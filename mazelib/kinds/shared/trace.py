"""The trace of a run: every tick as a line of JSON.

{"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}
"""

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TextIO

from mazelib.maps.files import check_may_save, write_bytes
from mazelib.text.sentences import _

#: This file name means standard output.
STANDARD_OUTPUT = "-"


class Traceable(Protocol):
    """A recording that can be traced: a walk or the making of a maze."""

    @property
    def last(self) -> int:
        """The newest tick recorded."""

    def traced(self, tick: int) -> Mapping[str, object]:
        """The facts of one tick, for a line of the trace."""


class Trace:
    """Where every tick is written. This class writes nowhere: no trace is asked for."""

    #: The file; None if there is none.
    path: Path | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether a run has to be recorded for it."""
        return False

    @property
    def is_printed(self) -> bool:
        """Whether it goes to standard output, and nothing else may go there."""
        return False

    def check(self, *, force: bool) -> None:
        """ValueError: it cannot be written, or the file exists and may not be overwritten."""

    def follow(self, recording: Traceable) -> None:
        """Write the new ticks of a recording; a new recording starts the file afresh.

        ValueError, OSError: they cannot be written. That ends the trace.
        """


class TraceWriter(Trace):
    """Writes every tick to a file; the name ``-`` means standard output.

    A new file gets its name when all ticks recorded so far are in it. Then it grows by whole lines,
    so it can be read while the run goes on.
    """

    def __init__(self, name: str) -> None:
        if name != STANDARD_OUTPUT:
            # Absolute, since a learner's script may change the current folder.
            self.path = Path(name).absolute()
        self._has_ended = False
        # A lesson that is opened anew is not checked again: its file is its own already.
        self._may_overwrite = True
        self._stream: TextIO = sys.stdout
        self._recording: Traceable | None = None
        self._ticks_written = 0

    @property
    def is_wanted(self) -> bool:
        """True until it has ended by an error."""
        return not self._has_ended

    @property
    def is_printed(self) -> bool:
        """Whether it goes to standard output, so that nothing else may."""
        return self.path is None

    def check(self, *, force: bool) -> None:
        """ValueError: it cannot be written, or the file exists and may not be overwritten."""
        self._may_overwrite = force
        if self.path:
            check_may_save(self.path, force=force)
        elif sys.stdout is None:
            raise ValueError(
                _("The trace cannot be printed: standard output is closed. Write: --trace FILE")
            )

    def follow(self, recording: Traceable) -> None:
        """Write the new ticks of a recording; another recording starts the file anew.

        ValueError, OSError: it cannot be written. That ends the trace.
        """
        if self._has_ended:
            return
        try:
            self._write_new_ticks(recording)
        except (ValueError, OSError):
            self._has_ended = True
            self.close()
            raise

    def close(self) -> None:
        """Close the file. An error here is ignored: ``follow`` has raised one already."""
        if self.path and self._stream is not sys.stdout:
            with suppress(OSError):
                self._stream.close()

    def _write_new_ticks(self, recording: Traceable) -> None:
        if recording is not self._recording:
            self._begin(recording)
        self._stream.write(self._new_lines(recording))
        self._stream.flush()

    def _new_lines(self, recording: Traceable) -> str:
        """A line for each tick that is not written yet."""
        ticks = range(self._ticks_written, recording.last + 1)
        self._ticks_written = recording.last + 1
        return "".join(json.dumps(recording.traced(tick)) + "\n" for tick in ticks)

    def _begin(self, recording: Traceable) -> None:
        self.close()
        self._recording = recording
        self._ticks_written = 0
        if self.path is None:
            return
        if not self.path.exists() or self.path.is_file():  # It is no device and no pipe.
            lines = self._new_lines(recording)
            write_bytes(self.path, lines.encode(), force=self._may_overwrite)
        self._may_overwrite = True  # From now on, the file is ours.
        self._stream = self.path.open("a", encoding="utf-8", newline="\n")


def trace_named(name: str | None) -> Trace:
    """The trace that --trace asks for; None: it asks for none."""
    return TraceWriter(name) if name else Trace()
