"""The base of all kinds of lesson on a map from a file: which maps it has, and in which order."""

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.options import A_MAP
from mazelib.command_line.parser import Options, described
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.texts_side_by_side import texts_side_by_side
from mazelib.learner.script.words.wrong_show import comma_between
from mazelib.maps.folder import find_map, maps_in, read_heya
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import Explanation, LocatedError
from mazelib.text.sentences import _

#: The map of a lesson that names none.
FIRST_MAP = "first"
#: The panels that can stand beside a map on which something walks, in their order on the screen.
WALK_PANELS: tuple[str, ...] = ("text", "steps", "turns", "code", "memory", "eyes")


@dataclass(frozen=True, kw_only=True)
class MapOption(Options):
    """Which map to use."""

    map: str | None = field(default=None, metadata=described(A_MAP, "FILE_OR_NAME"))


@dataclass(frozen=True, kw_only=True)
class MapLessonOptions(LessonOptions, MapOption):
    """The options of a lesson on a map."""


def walk_panels_with(*more: str, above: str) -> tuple[str, ...]:
    """The panels beside a walk, with ``more`` panels right ``above`` one of them."""
    index = WALK_PANELS.index(above)
    return (*WALK_PANELS[:index], *more, *WALK_PANELS[index:])


class MapLesson(Lesson):
    """A lesson on maps that the script names, or on one from --map.

    LocatedError: there's no map with this name.
    """

    panels: ClassVar[tuple[str, ...]] = ("text",)
    options_class = MapLessonOptions
    options: MapLessonOptions

    def __init__(self, loaded: LearnerScript, options: MapLessonOptions) -> None:
        super().__init__(loaded, options)
        self._named_maps = _maps_named_by(loaded)
        self.map_path = self._first_map()

    def _first_map(self) -> Path:
        if self._named_maps and not self.options.map:
            return self._named_maps[0]
        return find_map(self.options.map or FIRST_MAP).absolute()

    @property
    def maps(self) -> list[Path]:
        """The maps to go through: the script's, or those of the folder in which the map lies."""
        if self.map_path in self._named_maps:
            return self._named_maps
        return maps_in(self.map_path.parent)

    @property
    def is_last_map(self) -> bool:
        """Whether this is the last of the maps that the script names."""
        return self._named_maps[-1:] == [self.map_path]

    def take(self, loaded: LearnerScript) -> None:
        """Use the script; if it does not name the map any more, turn to the first that it names.

        LocatedError: it names a map that does not exist. This is told at every save.
        """
        named_maps = _maps_named_by(loaded)
        super().take(loaded)
        are_new = named_maps != self._named_maps
        self._named_maps = named_maps
        if are_new and not self.options.map and self.map_path not in named_maps:
            self.map_path = self._first_map()

    def heya(self) -> Heya:
        """Read the map; LocatedError: it cannot be used."""
        return read_heya(self.map_path)

    def turn_on(self, further: int) -> None:
        """Turn to the map so much further in the order; the first one follows the last."""
        maps = self.maps
        if not maps:
            return
        number = 0
        if self.map_path in maps:
            number = maps.index(self.map_path) + further
        self.map_path = maps[number % len(maps)]

    def watched(self) -> list[Path]:
        """The paths of the script and the map."""
        return [*super().watched(), self.map_path]


def _maps_named_by(loaded: LearnerScript) -> list[Path]:
    """The maps that a script names, in its order. LocatedError: one of them does not exist."""
    maps = []
    for name in loaded.call.maps:
        try:
            maps.append(find_map(name).absolute())
        except LocatedError as error:
            row = texts_side_by_side(loaded.file.lines, name)
            if row:
                explanation = comma_between(row.one, row.other, row.code)
                raise loaded.file.error(explanation, row.line) from None
            what = _("there's no map called '{name}'.").format(name=name)
            explanation = Explanation(what, _map_that_is_meant(name) or error.first.advice)
            line = loaded.file.line_of_argument(loaded.call.line, "maps", name)
            raise loaded.file.error(explanation, line) from None
    return maps


def _map_that_is_meant(name: str) -> str:
    """The advice about the name of a map that is several, or has a folder or capitals; or ""."""
    names = re.split(r"[,;]\s*", name)
    if len(names) > 1:
        sentence = _("Each name needs quotes of its own: {names}")
        return sentence.format(names=json.dumps(names, ensure_ascii=False))
    last = re.split(r"[\\/]", name)[-1].lower().removesuffix(".txt")
    with suppress(LocatedError):
        find_map(last)
        return _('Did you mean "{name}"?').format(name=last)
    return ""
