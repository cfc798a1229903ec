"""The scene of a maze that is being made, in halves: first the rule asks, and then it acts.

    tick t    it looks    the maze as step t has left it; what step t + 1 asks; a question
              it acts     the maze as step t + 1 leaves it; what has changed; what the rule says

The step beside the timeline is always the one that the maze was last changed by: t, then t + 1.
"""

from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import replace

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.make import MakeLesson, MakingRun
from mazelib.learner.script.given import makers_of
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.script.source import Source
from mazelib.making.field import WALL, Field
from mazelib.making.way_back import WayBack
from mazelib.text.sentences import _, ngettext
from mazelib.values.pausing import Pausing
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.input.keys import PLAYED, Action, Command
from mazelib.window.making.going_back import GoingBack
from mazelib.window.making.maker_cards import WHAT_TO_CHANGE
from mazelib.window.making.maker_strip import MakerStrip
from mazelib.window.making.rooms_picked import RoomsPicked
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.painters.small_maze import NOT_MAZES, SmallMaze
from mazelib.window.rule.rule_parts import RuleParts
from mazelib.window.scene import Reopening, Scene
from mazelib.window.scenes.shared.film_end import seen_in_maze
from mazelib.window.scenes.shared.maker_guesses import MakerGuesses
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import MakingShown

#: What help says of keys that mean something else in walks.
MEANINGS: dict[Action, str] = {
    Command.GUESS: _("guess what it will do"),
    Command.RESTART: _("make another maze"),
    Command.NEXT_MAP: _("go to the next size"),
    Command.MAP_BEFORE: _("go to the previous size"),
}
#: A making takes about so many steps for each room.
STEPS_OF_A_ROOM = 4
#: A tick shows the next step, and a class can guess where the worker will be in the one after that.
#: So a tick is shown only when so many steps after it are made.
AHEAD = 2
#: A making goes ahead of the class by so many steps at most, and in one frame by so many: so the
#: timeline is as long as the making nearly from the start.
MOST_AHEAD = 5_000
STEPS_IN_FRAME = 200
#: Where the worker goes back, a class sees it in each room; a very long way takes no longer.
SECONDS_OF_ROOM_BACK = 0.25
LONGEST_WAY_BACK_SECONDS = 2.5
#: So many words can be read while a film is quick.
MOST_FEW_WORDS = 5
#: In a film of so many steps at most one sees what each asks.
MOST_ASKED_IN_FILM = 80
#: For so many pauses a scene waits for its first steps before it is shown.
PAUSES_FOR_FIRST_STEPS = 20


class MazeScene(Scene[MakingShown]):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    lesson: MakeLesson
    features = Features(
        commands=frozenset(PLAYED | {Command.GUESS, Command.FOREVER}),
        panels=("code",),
        share=Share.LONG_RULE,
        has_halves=True,
    )
    change_seconds = 0.6

    def __init__(self, lesson: MakeLesson) -> None:
        self.making = lesson.making()
        self.run = MakingRun(lesson, self.making)
        self.timeline = self.making.timeline
        super().__init__(lesson, self.timeline, _name_of(self.timeline.field))
        self._has_failed = False
        self._is_noted = False
        self._solved_before: int | None = None
        self._has_asked_for_next = False
        makers = [maker.name for maker in makers_of(self.call.given)]
        self._parts = RuleParts(self.source, makers)
        self._picked = RoomsPicked()
        self._begin_to_follow()

    def _begin_to_follow(self) -> None:
        """Let picture, guesses and strip follow the making from its step 0."""
        way_back = WayBack(self.timeline)
        self._going_back = GoingBack(self.timeline)
        self._painter = MazePainter(self.timeline, way_back, self._going_back)
        self.guesses = MakerGuesses(self.timeline, way_back)
        self._strip = MakerStrip(
            self.timeline, self.call, way_back, self._going_back, self.source.calls_itself
        )

    def beginning(self) -> Pausing[None]:
        yield from self.making.beginning()
        # The window may have drawn the scene while its rule began: step 0 was empty then.
        self._begin_to_follow()
        for _pause in range(PAUSES_FOR_FIRST_STEPS):
            self.work()
            if self.timeline.last >= AHEAD or self._is_over:
                break
            yield

    def work(self) -> None:
        """Make steps ahead: tick 0 shows what the first ones ask, and the timeline how many come.

        If the rule fails in one, that is told as soon as the class comes to it.
        """
        if self.timeline.last < MOST_AHEAD and not self._is_over:
            with suppress(ValueError):
                self.advance(STEPS_IN_FRAME)

    def line_after(self, seconds: float) -> LineOfFile | None:
        return self.making.line_after(seconds)

    def advance(self, ticks: int) -> None:
        try:
            self.making.advance(ticks)
        except ValueError:
            self._has_failed = True
            raise
        if self.ended and not self._is_noted:
            self._is_noted = True
            self.lesson.solved.note(self.timeline)
            self._solved_before = self.lesson.solved.before(self.timeline)

    @property
    def ended(self) -> bool:
        return self.timeline.done

    @property
    def last(self) -> int:
        """The newest tick: it is known what the steps after it do, or that there are none."""
        last = self.timeline.last
        return last if self._is_over else max(0, last - AHEAD)

    @property
    def last_half(self) -> int:
        is_known_what_it_does = not self._is_over and self.timeline.last >= AHEAD
        return 2 * self.last + 1 if is_known_what_it_does else 2 * self.last

    @property
    def _is_over(self) -> bool:
        """Whether there will be no more steps."""
        return self.ended or self._has_failed

    @property
    def pauses_at(self) -> int | None:
        return self.timeline.ready_at

    @property
    def last_half_of_film(self) -> int:
        """Where a maze that was ready is all wall again, a film ends with the maze."""
        ready = self.pauses_at
        if ready is None or self.goes_on or not self.ended:
            return self.last_half
        end = self.timeline.frame(self.last)
        is_filled = all(end.value(room) == WALL for room in self.timeline.rooms)
        return 2 * ready if is_filled else self.last_half

    @property
    def goes_on(self) -> bool:
        return self.lesson.goes_on

    def ask_for_next(self) -> None:
        if not self._has_asked_for_next:
            self._has_asked_for_next = True
            self.lesson.turn_to_next_maze()
            self.reopening = Reopening.UNCHANGED

    def is_seen_to_end(self, card: Card | None) -> bool:
        is_pause = card is not None and card.is_pause
        return self._has_asked_for_next or (super().is_seen_to_end(card) and not is_pause)

    def carry_out(self, command: Command) -> None:
        if command is not Command.FOREVER:
            return
        self.lesson.goes_on = not self.lesson.goes_on
        self.news = _("It stops after this maze.")
        if self.goes_on:
            self.news = _("It goes on forever, maze after maze. E stops that.")

    @property
    def usual_length(self) -> int:
        return STEPS_OF_A_ROOM * self.timeline.field.rooms

    def place_at(self, tick: int) -> Place | None:
        return self.timeline.frame(tick).looks_at

    def click_place(self, place: Place, tick: int) -> bool:
        if tick != self.pauses_at:
            return False
        self._picked = self._picked.with_click(place, self.timeline.frame(tick))
        return True

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> MakingShown:
        # During the move into a tick, the half before is shown: its work is done.
        is_moving = phase < 1 and not thinks and tick > 0
        if is_moving:
            tick -= 1
            thinks = True
        step = self.timeline.frame(self.timeline.step_after(tick))
        is_ready = tick == self.pauses_at and not thinks  # Its maker is still in sight.
        at_work = self.timeline.frame(tick) if is_ready else step
        return MakingShown(
            timeline=self.timeline,
            tick=tick,
            thinks=thinks,
            source=self._parts.of(at_work.part),
            whole=self.source,
            phase=phase if is_moving else 0.0,
            lines_run=step.lines_run if thinks else None,
            picked=self._picked if is_ready else RoomsPicked(),
        )

    @property
    def rules_in_turn(self) -> Sequence[Source]:
        return self._parts.all

    @property
    def shape(self) -> tuple[float, float]:
        places = self.timeline.field.places
        return places.width, places.height

    def note_change(self, before: Source) -> None:
        self._parts.note_change(before)

    def source_with_line(self, file: str, line: int, otherwise: Source) -> Source:
        return self._parts.with_line(file, line, otherwise)

    def source_with_change(self, otherwise: Source) -> Source:
        return self._parts.with_change(otherwise)

    def seconds_of_move(self, tick: int) -> float:
        if not tick or not self._going_back.goes_back_from(tick):
            return 0.0
        rooms = len(self._going_back.rooms_walked(tick)) - 1
        return min(LONGEST_WAY_BACK_SECONDS, rooms * SECONDS_OF_ROOM_BACK)

    def timeline_marks(self) -> dict[int, str]:
        ready_at = self.pauses_at
        if ready_at is None or (self.ended and ready_at == self.last):
            return {}  # The end of the bar says it.
        is_missing = self._strip.cards.missing_after(ready_at)
        return {ready_at: _("not ready") if is_missing else _("ready")}

    def says(self, shown: MakingShown, *, is_asking: bool) -> Strip:
        return self._strip.says(shown, is_asking=is_asking)

    def card(self, shown: MakingShown) -> Card | None:
        if shown.asks and shown.tick == self.pauses_at:
            return shown.picked.on(self._strip.cards.ready())
        if not self.ended or shown.tick < self.last:
            return None
        question = self.question(WHAT_TO_CHANGE)
        card = self._strip.card_at_end(shown, question, self._solved_before)
        if not self.lesson.has_sizes:
            return card._replace(leads_to=Command.FOREVER, onward="")
        if card.leads_to is Command.NEXT_MAP:
            return card._replace(onward=_("Next size"))
        return card

    def seen_in_film(self, shown: MakingShown) -> str:
        """What is true of its maze; or, where that is solved, that it was the same rule."""
        ready = self.pauses_at
        if ready is None:
            ready = self.last
        if self._strip.cards.missing_after(ready):
            return ""
        if not self.timeline.has_goal:
            return seen_in_maze(self.timeline, ready)
        if shown.tick == ready:
            return _("Now the same rule solves it.")
        return _("The same rule made the maze and solved it.")

    @property
    def mazes_in_help(self) -> Sequence[SmallMaze]:
        """What a rule never makes that digs alone: rooms with numbers would give away an answer."""
        is_dug = not (self.timeline.has_groups or self.timeline.has_goal)
        return NOT_MAZES if is_dug else ()

    def meaning(self, action: Action) -> str:
        if action is Command.FOREVER and self.goes_on:
            return _("stop after this maze")
        return MEANINGS.get(action, action.meaning)

    def restarts_with_other_chance(self, *, with_shift: bool) -> bool:
        return not with_shift

    def restart_in_words(self, *, with_shift: bool) -> str:
        return _("The same maze again.") if with_shift else _("Another maze of this size.")

    def is_of_use(self, action: Action) -> bool:
        if action in (Command.NEXT_MAP, Command.MAP_BEFORE):
            return self.lesson.has_sizes
        return super().is_of_use(action)

    def why_no_map(self, further: int) -> str:
        if self.lesson.has_sizes:
            return ""
        return _("There's only this size. R makes another maze.")

    @property
    def shift_restart(self) -> str:
        return _("the same maze again")

    def tick_words(self, tick: int) -> str:
        return _("step {step:,}").format(step=tick)

    def so_far(self, ticks: int) -> str:
        words = ngettext("{steps:,} step so far.", "{steps:,} steps so far.", ticks)
        return words.format(steps=ticks)

    def told_apart(self) -> Sequence[tuple[Hashable, ...]]:
        """The line of each step, and how many calls are open; that it is ready, its card says."""
        told = list[tuple[Hashable, ...]]()
        for tick in range(self.last):
            step = self.timeline.frame(self.timeline.step_after(tick))
            line = step.lines_run.decided if step.lines_run else None
            is_told = tick + 1 != self.pauses_at
            told.append((("line", line), ("calls", step.calls)) if is_told else ())
        return told

    @property
    def asks_in_film(self) -> bool:
        return self.timeline.has_groups and self.last <= MOST_ASKED_IN_FILM

    def with_proof(self, shown: MakingShown) -> MakingShown:
        """One path is drawn, from the first room of the maze to the last."""
        if not self.seen_in_film(shown) or self.timeline.has_goal or not self.timeline.rooms:
            return shown
        frame = self.timeline.frame(shown.tick)
        rooms = list(self.timeline.rooms)
        picked = RoomsPicked().with_click(rooms[0], frame).with_click(rooms[-1], frame)
        return replace(shown, picked=picked)

    def in_few_words(self, tick: int) -> str:
        if tick + 1 == self.pauses_at:
            return ""  # Its card says that it is ready.
        said = self.says(self.shown(tick, thinks=True), is_asking=False).sentence
        return said if len(said.split()) <= MOST_FEW_WORDS else ""

    @property
    def timeline_note(self) -> str:
        return _("forever") if self.goes_on else ""

    def status(self, shown: MakingShown) -> str:
        return _("step {step:,} · seed {seed}").format(step=shown.tick_told, seed=self.seed)

    def draw_map(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        self._painter.draw(pen, area, shown)


def _name_of(field: Field) -> str:
    """What the header calls a maze: by its shape, or by its size."""
    if field.mask:
        return field.mask.name.removesuffix(".txt")
    sentence = _("{across:,} × {down:,} rooms")
    return sentence.format(across=field.width, down=field.height)


SCENE = MazeScene
