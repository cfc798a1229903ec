"""What a worker does for each request: it reads a script, and leads the runs of its rule."""

from mazelib.learner.last_line import LastLine
from mazelib.learner.loading import load_script
from mazelib.learner.messages import Answer, ReadScript, Request, ScriptRead


class Runs:
    """The runs of one worker."""

    def __init__(self, last_line: LastLine) -> None:
        self._last_line = last_line

    def answer(self, request: Request) -> Answer:
        """Do what a request asks for. LocatedError: the learner's code went wrong."""
        match request:
            case ReadScript(path=path, text=text):
                loaded = load_script(path, text, self._last_line)
                return ScriptRead(loaded.call, ())
