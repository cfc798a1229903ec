"""The kind of lesson that shows a map beside its text: ``show()`` without a rule."""

from mazelib.kinds.shared.map_lesson import MapLesson
from mazelib.text.sentences import _


class LookLesson(MapLesson):
    """A map to look at, without a walker."""

    takes = type(None)
    shows = _("this script shows a map to look at.")


KIND = LookLesson
