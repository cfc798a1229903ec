"""The base of all kinds of lesson: a script at work, with or without a window."""

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
from mazelib.learner.given import Given, Unusable
from mazelib.learner.loading import LoadedScript
from mazelib.learner.show_call import ShowCall
from mazelib.making.recording import Making
from mazelib.text.demands import Demand, check
from mazelib.text.sentences import _
from mazelib.walking.walk import Walk

#: The run of a lesson in which something goes on by itself.
Run = Walk | Making


class Lesson:
    """One script at work. A kind of lesson is a subclass with a ``name``.

    Each kind sets these:

    ``name``          the name of the kind, and of the scene that shows it
    ``shows``         a sentence for messages: "this script shows a game."
    ``panels``        the panels that it can open, in their order on the screen
    ``options_class`` its options on the command line

    The options for a seed, a trace, playing, and a run without a window are handled here: a kind
    only has to include them in its ``options_class``.

    A lesson has these:

    ``script``      the path of the script
    ``loaded``      the script as it was read last
    ``rule``        the script whose rule is at work; it may be another one
    ``seed``        the seed of all chance
    ``maze_number`` the number of the current maze or level, from 0
    ``other_view``  True: a game is seen from above, a worksheet with its answer
    ``map_path``    the path of the map; None if a maze is made
    """

    #: Every kind whose file has been imported.
    kinds: ClassVar[list[type[Lesson]]] = []

    name: ClassVar[str]
    shows: ClassVar[str]
    panels: ClassVar[tuple[str, ...]] = ()
    options_class: ClassVar[type[LessonOptions]] = LessonOptions

    options: LessonOptions
    map_path: Path | None = None

    def __init_subclass__(cls) -> None:
        """Register a kind: a subclass with a ``name`` of its own."""
        if "name" in vars(cls):
            Lesson.kinds.append(cls)

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """Whether this call of ``show`` makes a lesson of this kind."""
        raise NotImplementedError

    @classmethod
    def check_call(cls, call: ShowCall) -> None:
        """Check what else ``show`` was given. ValueError: this kind cannot use it."""
        sentence = _("{name}={value!r} is wrong: write a list of some of these: {panels}.")
        if not cls.panels:
            sentence = _("{name}={value!r} is wrong: this kind of lesson has no panels to open.")
        is_known = set(call.panels) <= set(cls.panels)
        panels = ", ".join(sorted(cls.panels))
        check(
            {"panels": list(call.panels)},
            [Demand("panels", is_known, sentence, {"panels": panels})],
        )

    def __init__(self, loaded: LoadedScript, options: LessonOptions) -> None:
        self.options = options
        self.loaded = loaded
        self.rule = loaded
        # Absolute, since a learner's script may change the current folder.
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
        """The docstring of the script."""
        return self.loaded.file.docstring

    @property
    def task(self) -> str:
        """The task, a line above the map."""
        return self.call.task

    @property
    def speed(self) -> float:
        """The speed at the start, in steps a second."""
        if isinstance(self.options, PlayOptions):
            return self.options.speed
        return USUAL_SPEED

    @property
    def plays_at_once(self) -> bool:
        """Whether the lesson plays at once, without waiting for Space."""
        return isinstance(self.options, PlayOptions) and self.options.play

    @property
    def is_headless(self) -> bool:
        """Whether the lesson runs without a window."""
        return isinstance(self.options, HeadlessOption) and self.options.headless

    def check_files(self) -> None:
        """Check, before anything is done, that all files can be written; ValueError: one cannot."""
        if self.trace:
            self.trace.check(force=self.options.force)
        self.options.check_film()
        paths = self.files_to_write()
        if len(set(paths)) < len(paths):
            sentence = _("Maze, trace and film cannot be one file: give each a name of its own.")
            raise ValueError(sentence)

    def files_to_write(self) -> list[Path]:
        """The paths of all files that this run will write."""
        paths = []
        if self.film_path:
            paths.append(self.film_path.resolve())
        if self.trace and self.trace.path:
            paths.append(self.trace.path.resolve())
        return paths

    def before_window(self) -> None:
        """Do what the options ask for before a window opens."""

    def run_headless(self, begun: Run | None = None) -> int:
        """Run to the end without a window, print the outcome, and return the exit status.

        ``begun`` is a run that has begun already, and then goes on: a film shows the very run whose
        outcome is printed. None: a new run begins.
        """
        return FINE

    def afresh(self) -> Lesson:
        """Read the script again, and return this lesson; or a new one if its kind has changed.

        A new lesson keeps the seed, and all options that its kind has, too. ValueError: the script
        cannot be used.
        """
        loaded = self.loaded.as_it_is_now()
        kind = kind_for(loaded.call)
        lesson: Lesson = self
        if kind is not type(self):
            lesson = kind(loaded, kept_options(kind.options_class, self.options))
            lesson.seed = self.seed
        lesson.take(loaded)
        return lesson

    def take(self, loaded: LoadedScript) -> None:
        """Use the script as it was just read. ValueError: it cannot be used."""
        self.loaded = loaded
        self.rule = loaded

    def next_map(self) -> None:
        """Turn to the next maze or level."""
        self.maze_number += 1
        self.seed += 1

    def watched(self) -> list[Path]:
        """The files to watch: the run begins again when one of them changes."""
        return [self.script]

    def note_saved(self, paths: list[Path]) -> None:
        """React to saved files, just before the run begins again."""

    def print_outcome(self, text: str) -> None:
        """Print the outcome of a run; to standard error if the trace goes to standard output."""
        trace_is_printed = isinstance(self.options, TraceOption) and (
            self.options.trace == STANDARD_OUTPUT
        )
        print(text, end="", file=sys.stderr if trace_is_printed else sys.stdout)

    def write_trace(self, recording: Traceable) -> None:
        """Write new ticks to the trace, if there is one. An error ends the trace."""
        if self.trace is None:
            return
        try:
            self.trace.follow(recording)
        except (ValueError, OSError):
            self.trace.close()
            self.trace = None
            raise


class NoKindError(ValueError):
    """No kind of lesson takes a call of ``show``: ``what`` is wrong, and what to do instead."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(f"{what} {advice}")
        self.what = what
        self.advice = advice


def kind_for(call: ShowCall) -> type[Lesson]:
    """The kind of lesson that takes a call of ``show``.

    If several kinds take it, the one that is a subclass of all the others is chosen. NoKindError:
    no kind takes it. ValueError: two kinds do and neither is a subclass of the other.
    """
    takers = [kind for kind in Lesson.kinds if kind.takes(call)]
    if not takers:
        raise _no_kind(call.given)
    found = max(takers, key=lambda kind: len(kind.__mro__))
    for kind in takers:
        if not issubclass(found, kind):
            sentence = _(
                "Two kinds of lesson take this call of show: {one} and {other}."
                " Change takes() of one of them, so that it refuses the call."
            )
            one, other = sorted([found.name, kind.name])
            raise ValueError(sentence.format(one=one, other=other))
    return found


def _no_kind(given: Given) -> NoKindError:
    """About what no kind of lesson takes."""
    class_name = type(given).__name__
    if isinstance(given, Unusable):
        class_name = given.class_name
        if given.has_turn:
            what = _("show needs the class {name} itself, and {name}() is an object of it.")
            advice = _("Leave out the brackets: show({name})")
            return NoKindError(what.format(name=class_name), advice.format(name=class_name))
    what = _("show cannot use a value of type {type}.").format(type=class_name)
    advice = _("Give it a function of the view, or a class with a method turn.")
    return NoKindError(what, advice)
