"""The kind of lesson with a walk by the arrow keys: ``show({"up": Heading.UP, ...})``."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading
from mazelib.kinds.map_lesson import MapLesson, MapLessonOptions
from mazelib.kinds.options import TraceOption
from mazelib.learner.show_call import ShowCall
from mazelib.text.sentences import _


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

    def headings(self) -> dict[str, Heading]:
        """Which arrow key leads where; LocatedError if the script has it wrong."""
        shown = self.rule.call.rule
        assert isinstance(shown, dict)
        keys = dict[str, Heading](shown)
        are_arrows = set(keys) <= {heading.word for heading in Heading}
        are_headings = {type(heading) for heading in keys.values()} == {Heading}
        if not (are_arrows and are_headings):
            what = _("its keys are no arrow keys to headings.")
            advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
            raise self.rule.file.error(what, advice)
        return keys
