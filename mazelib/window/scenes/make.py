"""The scene of a maze that is being made, step by step."""

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.make import MakeLesson, MakingRun
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.making.field import Field
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.values.pausing import Pausing
from mazelib.window.features import Features
from mazelib.window.keys import PLAYED
from mazelib.window.layout import Share
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.pen import Pen
from mazelib.window.scene import Scene
from mazelib.window.shown import MakingShown
from mazelib.window.strip import Card, Outcome, Strip


class MazeScene(Scene[MakingShown]):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    lesson: MakeLesson
    features = Features(commands=frozenset(PLAYED), panels=("code",), share=Share.LONG_RULE)

    def __init__(self, lesson: MakeLesson) -> None:
        self.making = lesson.making()
        self.run = MakingRun(lesson, self.making)
        self.timeline = self.making.timeline
        self._painter = MazePainter(self.timeline)
        super().__init__(lesson, self.timeline, _name_of(self.timeline.field))

    def beginning(self) -> Pausing[None]:
        yield from self.making.beginning()
        # What the rule marks in its first step is seen from the start.
        self.advance(1)
        while not self.ended and self.last < 1:
            yield
            self.advance(1)
        self._painter = MazePainter(self.timeline)

    def line_after(self, seconds: float) -> LineOfFile | None:
        return self.making.line_after(seconds)

    def advance(self, ticks: int) -> None:
        self.making.advance(ticks)

    @property
    def ended(self) -> bool:
        return self.timeline.done

    @property
    def pauses_at(self) -> int | None:
        return self.timeline.ready_at

    def place_at(self, tick: int) -> Place | None:
        return self.timeline.frame(tick).worker

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> MakingShown:
        return MakingShown(
            timeline=self.timeline,
            tick=tick,
            source=self.source,
            phase=phase,
            lines_run=self.timeline.frame(tick).lines_run,
        )

    def timeline_marks(self) -> dict[int, str]:
        return {} if self.pauses_at is None else {self.pauses_at: _("ready")}

    def says(self, shown: MakingShown, *, is_asking: bool) -> Strip:
        if not shown.tick:
            question = _("All is wall. What will the first step do?")
            return Strip(_("Before the first step"), question, asks=True)
        caption = self.timeline.frame(shown.tick).caption
        if is_asking and shown.tick == self.pauses_at:
            caption = paragraph(caption, _("Press Space."))
        return Strip(_("Step {step:,}").format(step=shown.tick), caption)

    def card(self, shown: MakingShown) -> Card | None:
        if not self.ended or shown.tick < self.last:
            return None
        facts = _("{steps:,} steps for {rooms:,} rooms.").format(
            steps=shown.tick, rooms=self.timeline.field.rooms
        )
        ask = self.question(_("What would you change in the rule?"))
        return Card(_("Finished."), facts, ask, Outcome.GOOD)

    @property
    def other_chance(self) -> str:
        return _("another maze")

    def tick_words(self, tick: int) -> str:
        return _("step {step:,}").format(step=tick)

    def status(self, shown: MakingShown) -> str:
        return _("step {step:,} · seed {seed}").format(step=shown.tick, seed=self.seed)

    def draw_map(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        self._painter.draw(pen, area, shown)


def _name_of(field: Field) -> str:
    """What the header calls a maze: by its shape, or by its size."""
    if field.mask:
        shape = field.mask.name.removesuffix(".txt")
        sentence = ngettext("{shape}: {count:,} room", "{shape}: {count:,} rooms", field.rooms)
        return sentence.format(shape=shape, count=field.rooms)
    sentence = _("{across:,} × {down:,} rooms")
    return sentence.format(across=field.width, down=field.height)


SCENE = MazeScene
