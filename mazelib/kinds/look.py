"""The kind of lesson that shows a map beside its text: ``show()`` without a rule."""

from mazelib.kinds.shared.map_lesson import MapLesson
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.sentences import _


class LookLesson(MapLesson):
    """A map to look at; nobody walks."""

    shows = _("this script shows a map to look at.")

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """True for a call without a rule."""
        return call.given is None


KIND = LookLesson
