"""The files of a lesson that is shown: which of them were saved, looked up now and then."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from mazelib.kinds.shared.lesson import Lesson
from mazelib.maps.watching import FileWatcher

#: How long to wait between two looks at the files, in seconds.
SECONDS_BETWEEN_LOOKS = 0.2
#: For how long it is told when a file was saved, in seconds.
SECONDS_TOLD = 60


class LessonFiles:
    """Watches the files of a lesson. ``clock`` gives the time in seconds."""

    def __init__(self, lesson: Lesson, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        #: When to look at the files again, by the clock.
        self.next_look_at = clock()
        self._saved_at: dict[Path, float] = {}
        #: A file that was saved and is not told of yet.
        self.untold: Path | None = None
        self.watch(lesson)

    def watch(self, lesson: Lesson) -> None:
        """Watch the files of a lesson as they are now."""
        self._watcher = FileWatcher(lesson.watched)

    def saved(self) -> list[Path]:
        """The files that were saved since the last look; none while it is too early to look."""
        now = self._clock()
        if now < self.next_look_at:
            return []
        self.next_look_at = now + SECONDS_BETWEEN_LOOKS
        changed = self._watcher.changed()
        self._saved_at.update(dict.fromkeys(changed, now))
        if changed:
            self.untold = changed[0]
        return changed

    def seconds_since_saved(self, path: Path) -> int | None:
        """How long ago a file was saved, in whole seconds; None: not lately, as far as is known."""
        saved_at = self._saved_at.get(path)
        if saved_at is None or self._clock() - saved_at >= SECONDS_TOLD:
            return None
        return int(self._clock() - saved_at)
