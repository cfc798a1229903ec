"""What tests ask about processes: whether one is still there. (POSIX only.)"""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from mazelib.learner.worker.worker import Worker


def is_running(process: int) -> bool:
    """Whether a process is there, and not only waits to be forgotten (a "zombie", state Z)."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return _state(process) not in ("", "Z")


def _state(process: int) -> str:
    """The letter of a process's state; "" if it is not there any more."""
    if not Path("/proc/self/stat").exists():
        command = ["ps", "-o", "stat=", "-p", str(process)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()[
            :1
        ]
    try:
        line = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
    return line.rpartition(")")[2].split()[0]


def wait_for_death(worker: Worker) -> None:
    """Wait until the lesson has received all that a worker has sent, and that it has died."""
    _sends, receives = worker._process._threads
    wait_until(lambda: not receives.is_alive())


def wait_until(question: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until the answer is yes."""
    until = time.monotonic() + seconds
    while not question():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)
