"""How a worker ended: why, and at which line of the learner's. (Its words: script/words/ended.)

The cause decides whether a run tries again (see worker_run).
"""

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.messages import Script
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Explanation, LocatedError
from mazelib.text.lines import lines_of
from mazelib.walking.strategy import StrategyEndedError, StrategySlowError


class Cause(Enum):
    """What made a worker end."""

    #: Its process is not there any more, for whatever reason.
    DIED = auto()
    #: It thought for too long.
    TOOK_TOO_LONG = auto()
    #: What it has sent cannot be, or our own code went wrong.
    NONSENSE = auto()


@dataclass(frozen=True)
class WorkerEnd:
    """How a worker has ended: the error for all that it was asked, and the line that began last."""

    error: StrategyEndedError
    line: LineOfFile | None = None
    cause: Cause = Cause.DIED


def error_at(
    line: LineOfFile | None,
    script: Script | None,
    explanation: Explanation,
    cause: Cause = Cause.DIED,
) -> StrategyEndedError:
    """The error that tells how a worker ended: at its last line, as far as that is known.

    ``script`` is the one that it was asked about, if it was asked at all.
    """
    kind = StrategySlowError if cause is Cause.TOOK_TOO_LONG else StrategyEndedError
    if line is None:
        return kind(script.path.name if script else "", [explanation.at()])
    quoted = _text_of(line, script)
    diagnostic = explanation.at(line.number, quoted)
    return kind(Path(line.path).name, [diagnostic])


def _text_of(line: LineOfFile, script: Script | None) -> str:
    """The text of a line as it ran; "" if that text is lost."""
    # The script may have been saved since: then another text stands in its file.
    text = script.text if script and str(script.path) == line.path else None
    with suppress(LocatedError, IndexError):
        lines = lines_of(read_text(Path(line.path)) if text is None else text)
        if line.is_of("\n".join(lines)):
            return lines[line.number - 1]
    return ""
