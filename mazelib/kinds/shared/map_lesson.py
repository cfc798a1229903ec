"""The base of all kinds of lesson with a map from a file: which map it is, and which is next."""

from dataclasses import dataclass, field
from pathlib import Path

from mazelib.command_line.options import A_MAP
from mazelib.command_line.parser import Options, described
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.folder import find_map, maps_in, read_heya
from mazelib.maps.heya import Heya

#: The panels that can stand beside a map, in their order on the screen.
WALK_PANELS: tuple[str, ...] = ("text", "steps", "turns", "code", "memory", "eyes")


@dataclass(frozen=True, kw_only=True)
class MapOption(Options):
    """Which map to use."""

    map: str | None = field(default=None, metadata=described(A_MAP, "FILE_OR_NAME"))


@dataclass(frozen=True, kw_only=True)
class MapLessonOptions(LessonOptions, MapOption):
    """The options of a lesson on a map."""


def walk_panels_with(*more: str, above: str) -> tuple[str, ...]:
    """The panels beside a map, with ``more`` panels right ``above`` one of them."""
    index = WALK_PANELS.index(above)
    return (*WALK_PANELS[:index], *more, *WALK_PANELS[index:])


class MapLesson(Lesson):
    """A lesson with a map that the script or --map names. ValueError: there is no such map."""

    panels = WALK_PANELS
    options_class = MapLessonOptions
    options: MapLessonOptions

    def __init__(self, loaded: LearnerScript, options: MapLessonOptions) -> None:
        super().__init__(loaded, options)
        self.map_path = self._first_map()

    def _first_map(self) -> Path:
        return find_map(self.options.map or self.call.map).absolute()

    def take(self, loaded: LearnerScript) -> None:
        """Use the script; if it names another map than before, turn to that map."""
        map_path = self.map_path
        if loaded.call.map != self.call.map and not self.options.map:
            # If there is no such map, the script is not used, and every save says so again.
            map_path = find_map(loaded.call.map).absolute()
        super().take(loaded)
        self.map_path = map_path

    def heya(self) -> Heya:
        """Read the map; LocatedError: it cannot be used."""
        return read_heya(self.map_path)

    def next_map(self) -> None:
        """Turn to the next map of the folder; after the last one, to the first."""
        maps = maps_in(self.map_path.parent)
        if not maps:
            return
        following = 0
        if self.map_path in maps:
            following = maps.index(self.map_path) + 1
        self.map_path = maps[following % len(maps)]

    def watched(self) -> list[Path]:
        """The paths of the script and the map."""
        return [*super().watched(), self.map_path]
