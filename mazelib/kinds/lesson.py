"""A lesson at work, with or without a window: what every kind of lesson has."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

from mazelib.kinds.options import (
    USUAL_SPEED,
    HeadlessOption,
    LessonOptions,
    PlayOptions,
    SeedOption,
    TraceOption,
    new_seed,
)
from mazelib.kinds.parser import kept_options
from mazelib.kinds.terminal import FINE
from mazelib.kinds.trace import STANDARD_OUTPUT, Traceable, TraceWriter
from mazelib.learner.loading import LoadedScript, load_script
from mazelib.learner.show_call import ShowCall
from mazelib.making.recording import Making
from mazelib.text.sentences import _
from mazelib.walking.walk import Walk

#: What a lesson plays where something goes on by itself.
Run = Walk | Making


class Lesson:
    """One script at work; a kind of lesson is a class of it with a ``name``.

    A kind says of itself:

    ``name``          what it is called by: the scene of that name shows it
    ``shows``         in a message: "it shows a game"
    ``panels``        that it can open, in their order on the screen
    ``options_class`` what it can be asked for on the command line

    A kind that takes the options for a seed, a trace, playing or a run without a window need not
    do more for them.

    ``script`` is the file, ``loaded`` what it said when it was read last, and ``rule`` the script
    whose rule is at work, which may be another one. ``seed`` decides all chance. ``maze_number``
    counts, from 0, the mazes or levels that were asked for. ``other_view``: a game is seen from
    above, a worksheet with its answer. ``map_path`` is None where a maze is made.
    """

    #: Every kind, as its file is imported.
    kinds: ClassVar[list[type[Lesson]]] = []

    name: ClassVar[str]
    shows: ClassVar[str]
    panels: ClassVar[tuple[str, ...]] = ()
    options_class: ClassVar[type[LessonOptions]] = LessonOptions

    options: LessonOptions
    map_path: Path | None = None

    def __init_subclass__(cls) -> None:
        """Note a kind: a class that has a name of its own."""
        if "name" in vars(cls):
            Lesson.kinds.append(cls)

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """Whether a script that gave this to ``show`` is a lesson of this kind."""
        raise NotImplementedError

    def __init__(self, loaded: LoadedScript, options: LessonOptions) -> None:
        self.options = options
        self.loaded = loaded
        self.rule = loaded
        # Made absolute: a learner's file may go to another folder.
        self.script = loaded.file.path.absolute()
        self.film_path = options.film.absolute() if options.film else None
        self.seed = options.chosen_seed if isinstance(options, SeedOption) else new_seed()
        self.maze_number = 0
        self.other_view = False
        self.trace: TraceWriter | None = None
        if isinstance(options, TraceOption) and options.trace:
            self.trace = TraceWriter(options.trace)

    @property
    def call(self) -> ShowCall:
        """What the script gave to ``show``."""
        return self.loaded.call

    @property
    def text(self) -> str:
        """What the script says of itself, at its top."""
        return self.loaded.file.docstring

    @property
    def task(self) -> str:
        """The line of the task."""
        return self.call.task

    @property
    def speed(self) -> float:
        """How many steps a second are played at first."""
        if isinstance(self.options, PlayOptions):
            return self.options.speed
        return USUAL_SPEED

    @property
    def plays_at_once(self) -> bool:
        """Whether playing begins without waiting for Space."""
        return isinstance(self.options, PlayOptions) and self.options.play

    @property
    def is_headless(self) -> bool:
        """Whether no window is wanted."""
        return isinstance(self.options, HeadlessOption) and self.options.headless

    def check_files(self) -> None:
        """ValueError if a file that is to be written cannot be: said before anything is done."""
        if self.trace:
            self.trace.check(force=self.options.force)
        self.options.check_film()
        paths = self.files_to_write()
        if len(set(paths)) < len(paths):
            sentence = _("Maze, trace and film cannot be one file: give each a name of its own.")
            raise ValueError(sentence)

    def files_to_write(self) -> list[Path]:
        """The files that were asked for."""
        paths = []
        if self.film_path:
            paths.append(self.film_path.resolve())
        if self.trace and self.trace.path:
            paths.append(self.trace.path.resolve())
        return paths

    def before_window(self) -> None:
        """Do what was asked for besides the window."""

    def run_headless(self, begun: Run | None = None) -> int:
        """Run to the end without a window, and print the result; the exit status.

        ``begun`` is a run of this lesson that was begun before, and goes on: then its film shows
        the very run that is told of.
        """
        return FINE

    def afresh(self) -> Lesson:
        """This lesson with its script read anew; or one of another kind, if it was saved as that.

        Then the options that both kinds know are kept. ValueError: the script cannot be used.
        """
        loaded = load_script(self.script)
        kind = kind_for(loaded.call)
        lesson: Lesson = self
        if kind is not type(self):
            lesson = kind(loaded, kept_options(kind.options_class, self.options))
            lesson.seed = self.seed
        lesson.take(loaded)
        return lesson

    def take(self, loaded: LoadedScript) -> None:
        """Take in the script as it was just read. ValueError: it cannot be used."""
        self.loaded = loaded
        self.rule = loaded

    def next_map(self) -> None:
        """Turn to the next maze or level."""
        self.maze_number += 1
        self.seed += 1

    def watched(self) -> list[Path]:
        """The files of which a change begins the run anew."""
        return [self.script]

    def note_saved(self, paths: list[Path]) -> None:
        """Take note that files were saved."""

    def print_outcome(self, text: str) -> None:
        """Print what a run without a window gives; to standard error if the trace is printed."""
        trace_is_printed = isinstance(self.options, TraceOption) and (
            self.options.trace == STANDARD_OUTPUT
        )
        print(text, end="", file=sys.stderr if trace_is_printed else sys.stdout)

    def write_trace(self, recording: Traceable) -> None:
        """Write new ticks into the trace, if there is one. After an error, no more."""
        trace = self.trace
        self.trace = None
        if trace:
            trace.follow(recording)
        self.trace = trace


def kind_for(call: ShowCall) -> type[Lesson]:
    """The kind of lesson that takes what was given to ``show``.

    A kind that is a subclass of another kind goes before it. ValueError: no kind takes it, or two
    kinds do that are not related.
    """
    takers = [kind for kind in Lesson.kinds if kind.takes(call)]
    if not takers:
        sentence = _(
            "show can do nothing with what it was given, which is of type {type}."
            " Give it a function of the view, or a class with a method turn."
        )
        raise ValueError(sentence.format(type=type(call.rule).__name__))
    found = max(takers, key=lambda kind: len(kind.__mro__))
    for kind in takers:
        if not issubclass(found, kind):
            sentence = _(
                "Two kinds of lesson take what show was given: {one} and {other}."
                " In mazelib/kinds, one of them must refuse it."
            )
            one, other = sorted([found.name, kind.name])
            raise ValueError(sentence.format(one=one, other=other))
    return found
