"""The kind of lesson in which somebody walks by the arrow keys: ``show({"up": Heading.UP, ...})``."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading
from mazelib.kinds.map_lesson import MapLesson, MapLessonOptions
from mazelib.kinds.options import TraceOption
from mazelib.kinds.trace import TraceWriter
from mazelib.learner.loading import LoadedScript
from mazelib.learner.show_call import ShowCall


@dataclass(frozen=True, kw_only=True)
class KeysOptions(TraceOption, MapLessonOptions):
    """What such a lesson can be asked for."""


class KeysLesson(MapLesson):
    """A walk by keys."""

    name = "keys"
    shows = "a walk by keys"
    options_class = KeysOptions
    options: KeysOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """A dict from the names of arrow keys to headings."""
        return isinstance(call.rule, dict)

    def __init__(self, loaded: LoadedScript, options: KeysOptions) -> None:
        super().__init__(loaded, options)
        if options.trace:
            self.trace = TraceWriter(options.trace)

    def check_files(self) -> None:
        """ValueError if the trace or the film cannot be written."""
        if self.trace:
            self.trace.check(force=self.options.force)
        super().check_files()

    def headings(self) -> dict[str, Heading]:
        """Which arrow key leads where; LocatedError if the script has it wrong."""
        keys = dict(self.rule.call.rule)
        are_arrows = set(keys) <= {heading.word for heading in Heading}
        are_headings = {type(heading) for heading in keys.values()} == {Heading}
        if not (are_arrows and are_headings):
            what = "its keys are no arrow keys to headings."
            raise self.rule.file.error(what, 'Write: {"up": Heading.UP, ...}')
        return keys
