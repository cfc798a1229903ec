"""The scenes of the lessons: a walk, a walk by arrow keys, a maze being made; and which one a lesson opens.

A caption's reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from collections.abc import Collection
from dataclasses import replace

from pygame import Rect

from mazelib.compass import Heading
from mazelib.heya import Heya, parse
from mazelib.learner.loading import Kind, keys_in
from mazelib.learner.strategy_source import Source
from mazelib.makers.making import Making
from mazelib.map_warnings import unreachable
from mazelib.program.program import Program
from mazelib.routes import shortest_tour
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.walk_painter import End, WalkPainter
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Moment, Ran, Timeline, Verdict
from mazelib.view import View
from mazelib.walk import Walk

#: Places of the largest map that is searched for unreachable control points while it is opened.
MOST_SEARCHED = 50_000


class WalkScene(Scene):
    """Plays one walk; without a walk it shows the map and nobody moves."""

    def __init__(
        self, timeline: Timeline, walk: Walk | None, panels: Collection[str], remark: str, source: Source
    ) -> None:
        heya = timeline.heya
        note = " ".join(f"{heya.name}{remark}: {heya.note}".removesuffix(": ").split())
        super().__init__(timeline, note, (heya.width, heya.height), panels, source)
        self._show(timeline, walk)

    def _show(self, timeline: Timeline, walk: Walk | None) -> None:
        self.recording = self.timeline = timeline
        self.walk = walk
        self._painter = WalkPainter(timeline)
        self._end: End | None = None
        self._remembers = bool(timeline.memory_at(0))

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether the walk has its verdict."""
        return self.walk is None or self.walk.ending is not None

    @property
    def remembers(self) -> bool:  # type: ignore[override]
        """Whether the strategy keeps anything, or did when this was last asked."""
        self._remembers = self._remembers or bool(self.timeline.memory_at(self.last))
        return self._remembers

    def advance(self, ticks: int) -> None:
        """Walk so many ticks more."""
        if self.walk is not None:
            self.walk.advance(ticks)

    def heading_at(self, tick: int) -> Heading:
        """Where the walker faces after a tick."""
        return self.timeline.heading(tick)

    def caption(self, tick: int) -> str:
        """The reason of a tick, and at the end the verdict; where the next turn failed, its line."""
        failed = self._failed_at(tick)
        if failed:
            return f"In its next turn the rule stopped at line {failed.decided[1]}."
        said = self.source.caption(self.timeline.ran_at(tick))
        return walk_caption(self.timeline.moment(tick), said, self.walk, self._end_at(tick))

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """Tick, target, heading; and the four senses."""
        timeline = self.timeline
        target = f"target {timeline.target(tick)}" if timeline.target(tick) else "all reached"
        return [f"tick {tick:,}", target, f"facing {timeline.heading(tick).word}"], timeline.view(tick)

    def draw_map(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the map and the walker as of a tick."""
        self._painter.draw(pen, area, tick, self._end_at(tick))

    def shown(self, tick: int, phase: float = 1.0) -> Shown:
        """What the panels draw from at a tick; where the next turn failed, how far that one came."""
        moment: Moment = self.timeline.moment(tick)
        shown = replace(super().shown(tick, phase), moment=moment)
        failed = self._failed_at(tick)
        if failed:
            moment = replace(moment, memory=self.timeline.memory_at(tick + 1))
            return replace(shown, ran=failed, moment=moment)
        return shown

    def _failed_at(self, tick: int) -> Ran | None:
        """What ran in the turn that failed after a tick; None where none did."""
        is_failed = tick == self.last == self.timeline.failed_after
        return self.timeline.ran_at(tick + 1) if is_failed else None

    def _end_at(self, tick: int) -> End | None:
        """What there is to draw at the end, worked out once; None for every other tick."""
        ending = self.walk.ending if self.walk else None
        if ending is None or tick != self.last:
            return None
        if self._end is None:
            tour = shortest_tour(self.timeline.heya) if ending.verdict is Verdict.ARRIVED else None
            self._end = End(ending.since, tour or [], self.timeline.steps(ending.tick))
        return self._end


class KeyboardScene(WalkScene):
    """Walks where the arrow keys say. Pressed in the past, a key makes a new future there."""

    remembers = False

    def __init__(
        self, walk: Walk, keys: Keyboard, by_key: dict[str, Heading], panels: Collection[str], source: Source
    ) -> None:
        assert walk.timeline is not None
        super().__init__(walk.timeline, walk, panels, "", source)
        self._keys, self._by_key, self._limit = keys, by_key, walk.limit
        self._pressed: list[Heading] = []

    def advance(self, ticks: int) -> None:
        """Nothing goes on by itself here."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Walk one tick where a key leads, from the tick that is shown; what came after that is forgotten."""
        headings = [self._by_key[heading.word]] if heading.word in self._by_key else []
        if headings and tick < self.last:
            headings = [self.timeline.heading(each) for each in range(1, tick + 1)] + headings
            walk = Walk(self.timeline.heya, self._keys, self._limit, may_circle=False)
            assert walk.timeline is not None
            self._show(walk.timeline, walk)
            del self._pressed[tick:]
        self._pressed += [heading] if headings else []
        for each in headings:
            self._keys.pressed = each
            super().advance(1)
        return bool(headings)

    def caption(self, tick: int) -> str:
        """What was pressed; before the first key, what to do."""
        if tick == 0 and not self.ended:
            return "Press an arrow key to walk."
        pressed, went = (self._pressed[tick - 1] if tick else self.heading_at(0)), self.heading_at(tick)
        said = f"You pressed {pressed.word}{'' if went is pressed else f', and the keys say {went.word}'}."
        return walk_caption(self.timeline.moment(tick), said, self.walk, self._end_at(tick))


def walk_caption(moment: Moment, said: str, walk: Walk | None, end: End | None) -> str:
    """The caption of a moment of a walk; ``said`` is what the comments say, ``end`` that of the walk."""
    if walk and end:
        return verdict_sentence(walk, end)
    if moment.tick == 0:
        return "Here the walker stands before its first tick." if walk else "Nobody walks yet."
    told = f"Tick {moment.tick:,}: {said or told_from_senses(moment)}"
    if moment.reached:
        return f"{told} Reached {moment.reached}!"
    return told if moment.moved else f"{told} But there is a wall: no step."


def told_from_senses(moment: Moment) -> str:
    """The reason of a rule that says none itself."""
    if moment.sensed is None or moment.turn is None:
        return ""
    return f"It sensed {', '.join(moment.sensed.words)} and answered {moment.turn.word}."


def verdict_sentence(walk: Walk, end: End) -> str:
    """What the verdict means, in full sentences."""
    ending = walk.ending
    assert ending is not None
    if ending.verdict is Verdict.CIRCLING:
        same = "the same place, facing the same way" + ("" if walk.keeps_nothing else ", the same memory")
        return f"Circling: {same}, as at tick {ending.since:,}: it will walk this circle for ever."
    if ending.verdict is Verdict.ARRIVED:
        shortest = f"; the shortest route (dots) has {len(end.shortest) - 1:,}" if end.shortest else ""
        return f"Arrived after {ending.tick:,} ticks and {end.steps:,} steps{shortest}."
    is_in_doubt = walk.doubt and not walk.tosses
    doubt = f" Whether it circles cannot be told ({walk.doubt})." if is_in_doubt else ""
    return f"Out of ticks after {ending.tick:,}. That proves nothing: it might still arrive.{doubt}"


class MazeScene(Scene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    def __init__(self, making: Making, note: str, panels: Collection[str], source: Source) -> None:
        field = making.maze.field
        super().__init__(making, note, (field.columns, field.lines), panels, source)
        self.making = making
        self._painter = MazePainter(making)
        self.advance(1)  # So that what the rule marks at its beginning is seen from the start.

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether there will be no more steps."""
        return self.making.done

    def advance(self, ticks: int) -> None:
        """Make so many steps more."""
        self.making.advance(ticks)
        self.pauses_at, self.shape = self.making.ready_at, self._painter.shape

    def caption(self, tick: int) -> str:
        """What the maker said when it yielded."""
        return f"Step {tick:,}: {self.making.caption(tick)}" if tick else "Before the first step."

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """The step, and how large the maze is."""
        field = self.making.maze.field
        return [f"step {tick:,}", f"{field.width:,} × {field.height:,} rooms"], None

    def draw_map(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the maze as of a step."""
        self._painter.draw(pen, area, tick)


def blank_scene() -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    return Scene(Timeline.still(parse("A")), "", (1, 1), (), Source())


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    kind, panels, source = rule.call.kind, program.call.panels, rule.source
    if kind is Kind.MAKE:
        return MazeScene(program.making(rule), f"{program.size_and_seed}.", panels, source)
    heya = program.heya()
    if kind is Kind.LOOK:
        return WalkScene(Timeline.still(heya), None, panels, _remark(program, heya), source)
    if kind is Kind.KEYS:
        keys = Keyboard()
        walk = Walk(heya, keys, program.options.limit, may_circle=False)
        return KeyboardScene(walk, keys, keys_in(rule.call.rule, rule.file), panels, source)
    walk = program.walk(rule, heya, recorded=True)
    assert walk.timeline is not None
    seed = f" (seed {program.seed})" if walk.tosses or program.options.make else ""
    return WalkScene(walk.timeline, walk, panels, seed + _remark(program, heya), source)


def _remark(program: Program, heya: Heya) -> str:
    """What is said behind the map's name about control points that cannot be reached."""
    if len(heya.floor) > MOST_SEARCHED:
        return ""
    letters = unreachable(heya)
    return f" (cannot be reached: {', '.join(letters)})" if letters else ""
