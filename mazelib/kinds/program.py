"""A lesson at work, in a window or without: from script, map and options to a walk, or to a making."""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from mazelib.challenges import exercises
from mazelib.challenges.practice import Practice
from mazelib.export.printing import check_may_print, print_pages, usual_name
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.command_line import Options
from mazelib.kinds.kind import Kind, kind_of, load_walking_script, making_of
from mazelib.learner.loading import LoadedScript, load_script
from mazelib.making.maze import Maze
from mazelib.making.recording import Making
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import find_map, maps_in, read_heya
from mazelib.maps.heya import Heya
from mazelib.text.characters import visible
from mazelib.walking.recording import Timeline
from mazelib.walking.walk import Walk

#: What can be traced: both know their last tick, and each tick as a line of JSON.
Recording = Timeline | Making
#: What needs no map from a file: it makes its mazes.
WITHOUT_MAP = (Kind.MAKE, Kind.SHEET, Kind.GAME)


class Program:
    """What a lesson gives to the window: it begins its run again and again, always from what is on disk.

    ``call`` is what the script gave to ``show``, ``text`` what it says of itself, ``rule`` the rule read
    last, ``map_path`` the map (None: a maze is made), ``seed`` decides all chance. ``other_view``: a game
    from above, a worksheet with its answer. A rule that ``practice`` has put in order walks instead of the
    script's, until that is saved. ValueError: the script, map, size or trace cannot be.
    """

    def __init__(self, script: Path, options: Options) -> None:
        self.script, self.name, self.options = script, script.stem, options
        rule = load_script(script)
        self.call, self.text = rule.call, rule.file.docstring
        self.seed = options.chosen_seed
        self.turn, self.other_view = 0, False
        self.rule: LoadedScript | None = None
        self.strategy_path = options.strategy.absolute() if options.strategy else None
        self.practice = Practice((self.strategy_path or script).name)
        self.film_path = options.film.absolute() if options.film else None
        self.map_path: Path | None = None
        if self.kind is Kind.MAKE:
            Maze(*self.size)
        elif kind_of(self.call) is Kind.SHEET:
            check_may_print(options.to or usual_name(), self.worksheet.how_many, force=options.force)
        elif self.kind is not Kind.GAME:
            self.map_path = self._found_map()
        self.trace = TraceWriter(options.trace, force=options.force) if options.trace else None

    @property
    def kind(self) -> Kind:
        """What is done with the rule."""
        return kind_of(self.rule.call if self.rule else self.call)

    @property
    def task(self) -> str:
        """The line of the task: that of the file whose rule walks."""
        if self.strategy_path is None or self.rule is None:
            return self.call.task
        usual = f"The rule in {visible(self.strategy_path.name)}: where does it go, and why?"
        return self.rule.call.task or usual

    @property
    def size(self) -> tuple[int, int]:
        """The size of the maze that is made now, in rooms."""
        return self.options.rooms(self.call.sizes[self.turn % len(self.call.sizes)])

    def read(self) -> LoadedScript:
        """Read the script, and the rule that walks instead of its own; LocatedError where that cannot be."""
        rule, before = load_script(self.script), self.call
        self.call, self.text = rule.call, rule.file.docstring
        if self.strategy_path:
            rule = load_walking_script(self.strategy_path)
        self.rule = rule = self.practice.lines.rule or rule
        is_other = self.map_path is None or (self.call.map != before.map and not self.options.map)
        if is_other and self.kind not in WITHOUT_MAP:
            self.map_path = self._found_map()
        return rule

    def _found_map(self) -> Path:
        return find_map(self.options.map or self.call.map).absolute()

    def heya(self) -> Heya:
        """The map as its file is now; LocatedError if it cannot be used."""
        assert self.map_path is not None
        return read_heya(self.map_path)

    def walk(self, rule: LoadedScript, heya: Heya, *, recorded: bool) -> Walk:
        """A fresh walk by the rule."""
        return Walk(heya, rule.strategy(random.Random(self.seed)), self.options.limit, recorded=recorded)

    def making(self, rule: LoadedScript) -> Making:
        """A fresh maze under the hands of the rule."""
        return making_of(rule, Maze(*self.size), random.Random(self.seed))

    @property
    def worksheet(self) -> Worksheet:
        """The worksheet of the script, as large and as often as was asked for."""
        sheet: Worksheet = self.rule.call.rule if self.rule else self.call.rule
        size = self.options.size
        rooms = sheet.rooms if size is None else (size, size)
        count = sheet.how_many if self.options.count is None else self.options.count
        return replace(sheet, rooms=rooms, how_many=count)

    def print_sheet(self, sheet: Worksheet, seed: int, progress: Callable[[str], None]) -> Path:
        """Write a worksheet; where it is. ValueError, OSError: it cannot be written."""
        path = self.options.to or usual_name()
        print_pages(list(sheet.pages(seed)), path, progress, force=self.options.force)
        return path.absolute()

    def next_map(self) -> None:
        """Turn to the map that comes next in the folder, or to the next maze, or level."""
        if self.kind in WITHOUT_MAP or self.map_path is None:
            self.turn, self.seed = self.turn + 1, self.seed + 1
        elif self.map_path.parent == exercises.FOLDER:
            self.map_path = self._found_map()
        else:
            maps = maps_in(self.map_path.parent)
            after = maps.index(self.map_path) + 1 if self.map_path in maps else 0
            self.map_path = [*maps[after:], *maps, self.map_path][0]

    def watched(self) -> list[Path]:
        """The files of which a change begins the run anew."""
        return [path for path in (self.script, self.map_path, self.strategy_path) if path]

    def note_saved(self, paths: list[Path]) -> None:
        """Files were saved: a script's own rule walks again."""
        if {self.script, self.strategy_path} & {*paths}:
            self.practice = Practice(self.practice.script, self.practice.number, self.practice.done)

    def write_trace(self, recording: Recording) -> None:
        """Write new ticks into the trace. After an error, which is raised, no more."""
        trace, self.trace = self.trace, None
        if trace:
            trace.follow(recording)
        self.trace = trace


class TraceWriter:
    """Writes every tick as a line of JSON into a file or, named ``-``, to standard output.

    {"tick": 0, "x": 1, "y": 1, "heading": "up", "target": "a"}

    ValueError: there can be no such file, or there is one and ``force`` was not given.
    """

    def __init__(self, name: str, *, force: bool) -> None:
        # The path is made absolute: a learner's file may go to another folder before the first tick.
        self._path = None if name == "-" else Path(name).absolute()
        self._file: TextIO = sys.stdout
        self._recording: Recording | None = None
        self._written = 0
        if self._path:
            check_may_save(self._path, force=force)

    def follow(self, recording: Recording) -> None:
        """Write the new ticks of a recording; of another one than before, all again."""
        if recording is not self._recording:
            self._recording, self._written = recording, 0
            if self._path:
                self._file = self._path.open("w", encoding="utf-8", newline="\n")
        ticks = range(self._written, recording.last + 1)
        self._file.writelines(json.dumps(recording.traced(tick)) + "\n" for tick in ticks)
        self._file.flush()
        self._written = recording.last + 1
