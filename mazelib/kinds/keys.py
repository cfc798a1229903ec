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


def headings_in(call: ShowCall) -> dict[str, Heading] | None:
    """The headings that a script gave to ``show``, by arrow key; None if they are something else.

    The arrow keys are "up", "right", "down" and "left". There must be one at least.
    """
    assert isinstance(call.rule, dict)
    headings = dict(call.rule)
    are_arrows = set(headings) <= {heading.word for heading in Heading}
    are_headings = all(type(heading) is Heading for heading in headings.values())
    return headings if headings and are_arrows and are_headings else None


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
        headings = headings_in(self.rule.call)
        if headings is None:
            what = _("the dict that show was given is not one from arrow keys to headings.")
            advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
            raise self.rule.file.error(what, advice)
        return headings
