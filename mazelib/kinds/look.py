"""The kind of lesson in which a class draws a map beside its text: ``show()`` without a rule."""

from pathlib import Path

from mazelib.kinds.shared.map_lesson import MapLesson, MapLessonOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.drawing_tasks import DrawingTasks
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.maps.history import MapHistory
from mazelib.maps.shared_file import SharedFile
from mazelib.text.characters import visible
from mazelib.text.sentences import _


class LookLesson(MapLesson):
    """A map to look at and to draw on; nobody walks.

    ``history`` has all that was drawn on the map that is shown, and what editors have saved.
    """

    takes = type(None)
    shows = _("this script shows a map to look at.")

    def __init__(self, loaded: LearnerScript, options: MapLessonOptions) -> None:
        super().__init__(loaded, options)
        self._histories: dict[Path, MapHistory] = {}
        self._tasks: dict[Path, DrawingTasks] = {}

    @property
    def history(self) -> MapHistory:
        """All texts of the map that is shown, since it was shown first."""
        path = self.map_path
        if path not in self._histories:
            self._histories[path] = MapHistory(path)
        return self._histories[path]

    @property
    def was_changed_before(self) -> bool:
        """Whether the map is as it was opened, and that is not how it came with the lessons."""
        original = SharedFile(self.map_path).original()
        is_other = original is not None and original != self.history.text
        return is_other and not self.history.is_drawn_on

    def tasks_on(self, heya: Heya) -> DrawingTasks:
        """The tasks of the map that is shown; ``heya`` is that map as it is now."""
        path = self.map_path
        if path not in self._tasks:
            self._tasks[path] = DrawingTasks(heya)
        self._tasks[path].note(heya)
        return self._tasks[path]

    def heya(self) -> Heya:
        """Read the map as it is saved, or as it is drawn; LocatedError: it cannot be used."""
        self.history.note_file()
        return parse(self.history.text, visible(self.map_path.name), is_typed=True)


KIND = LookLesson
