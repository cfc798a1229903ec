"""The scene of lesson 1: a map beside its text. The class draws on either, and both change.

A click makes wall of floor, and floor of wall; a drag draws many. A sign that is typed stands where
the mouse points, and an arrow key puts the walker there. Each change is saved, and Z takes it back.
The strip asks for one task after the other, and sees itself when one is done.
"""

from time import monotonic
from typing import cast

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.look import LookLesson
from mazelib.maps.drawing_tasks import BUILD_A_WALL, OPEN_A_WALL
from mazelib.maps.editing import next_letter, sign_at
from mazelib.maps.signs import CONTROLS, LETTERS, PLAIN_FLOOR, STARTS, WALLS
from mazelib.text.characters import visible
from mazelib.text.sentences import _, paragraph
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.input.hands import Drawing
from mazelib.window.input.keys import Action, Command
from mazelib.window.painters.drawing_strip import TasksShown, draw_drawing_strip
from mazelib.window.panel import below_title
from mazelib.window.scene import AnyScene, Reopening
from mazelib.window.scenes.shared.map_film import MapFilm
from mazelib.window.scenes.shared.map_scene import MapScene, unreached
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Outcome, Strip
from mazelib.window.shown import WalkShown

#: A stroke that rests for so many seconds is saved.
SECONDS_OF_REST = 0.2
#: What a key would do is explained for so many seconds; then the task is back.
SECONDS_EXPLAINED = 4.0
#: A task that is done is praised for so many seconds.
SECONDS_OF_PRAISE = 3.0
#: What is said if a command has nothing to do.
NOTHING_TO_DO = {
    Command.UNDO: _("Nothing to undo."),
    Command.REDO: _("Nothing to redo."),
    Command.RESTORE: _("Nothing to reset."),
}
#: What is said where a sign would rub out a letter, or the walker.
_MOVE_LETTER = _("{letter} is here already. To move it, point at a free place and press its key.")
_MOVE_WALKER = _("The walker is here. To move it, point at a free place and press an arrow key.")
#: What is said where a border would be opened: the map would grow, and shift.
_BORDER = _("The map ends here. Outside, it's all wall.")
#: The command that makes a folder in which maps are saved.
START = "maze-lessons start"


class LookScene(MapScene):
    """Shows a map beside its text, and lets the class draw on both; nobody walks."""

    lesson: LookLesson
    features = Features(
        commands=frozenset({Command.UNDO, Command.REDO, Command.RESTORE}),
        panels=("text",),
        share=Share.HALVES,
        has_text_beside=True,
    )

    def __init__(self, lesson: LookLesson) -> None:
        super().__init__(lesson, lesson.heya())
        self.edited_file = f"{lesson.map_path.parent.name}/{lesson.map_path.name}"
        self._history = lesson.history
        #: The place at which a key could do nothing, and what is said there instead.
        self._explained: tuple[Place | None, str] | None = None
        self._explained_until = 0.0
        #: What the stroke does, if that is not what the task asks for.
        self._not_asked = ""
        #: Whether a stroke began on the border, and draws nothing.
        self._is_refused = False
        self._save_at = monotonic() + SECONDS_OF_REST
        self._praise_until = monotonic() + SECONDS_OF_PRAISE
        #: Which targets no way leads to, in words; "" if all can be reached.
        self._closed = unreached(self.timeline.heya)
        self._tasks = lesson.tasks_on(self.timeline.heya)
        self._was_changed_before = lesson.was_changed_before
        if self._history.is_drawn_on or self._tasks.tasks:
            self.note = self._closed  # The note was about the map before, or is not asked for.

    @property
    def drawing(self) -> Drawing:
        return self

    @property
    def signs_to_put(self) -> str:
        """Wall, floor, the walker; the letters on the map, which can be moved, and the next one."""
        signs = "".join(self.timeline.heya.rows)
        there = "".join(letter for letter in LETTERS if letter in signs)
        return WALLS + PLAIN_FLOOR + "".join(STARTS) + there + next_letter(self._history.text)

    def draw_at(self, place: Place, *, begins: bool) -> None:
        """Draw wall or floor: the first place of a stroke decides which; the border stays."""
        if begins:
            self._not_asked = self._instead_of_the_task(place)
            self._tasks.begin_act()
            self._is_refused = self._is_border(place)
            self._explained = None
        if self._is_border(place):
            self._say(place, _BORDER)
        elif begins:
            self._note(self._history.begin_stroke(place))
        elif not self._is_refused:
            self._note(self._history.go_on_to(place))

    def _instead_of_the_task(self, place: Place) -> str:
        """What a click there does, where the task asks for the opposite; "" elsewhere."""
        is_wall = sign_at(self._history.text, place) in WALLS
        if self._tasks.task is OPEN_A_WALL and not is_wall:
            return _("That was floor: now there's a wall. Z takes it back.")
        if self._tasks.task is BUILD_A_WALL and is_wall:
            return _("That was a wall: now it's floor. Z puts it back.")
        return ""

    def _is_border(self, place: Place) -> bool:
        """Whether the wall at a place is the last before the outside."""
        heya = self.timeline.heya
        x, y = place
        is_outermost = x in (0, heya.width - 1) or y in (0, heya.height - 1)
        return is_outermost and sign_at(self._history.text, place) in WALLS

    def end_stroke(self) -> None:
        """Save the stroke to its end."""
        self._is_refused = False
        self._note(self._history.save_stroke())

    def work(self) -> None:
        """Save a stroke that rests: to save each place of it would take too long."""
        if monotonic() >= self._praise_until:
            self._tasks.praise = ""
        if monotonic() >= self._explained_until:
            self._explained = None
        if monotonic() >= self._save_at:
            self._note(self._history.save_stroke())

    def put(self, place: Place, sign: str) -> None:
        """Put a sign at a place where neither a control point nor the walker's start stands."""
        self._not_asked = ""
        self._tasks.begin_act()
        there = sign_at(self._history.text, place)
        if there in CONTROLS and there != sign:
            self._say(place, _MOVE_LETTER.format(letter=there))
        elif there in STARTS and sign not in STARTS:
            self._say(place, _MOVE_WALKER)
        elif sign not in WALLS and self._is_border(place):
            self._say(place, _BORDER)
        else:
            self._note(self._history.draw(place, sign))

    def explain_key(self, place: Place | None, key: str) -> None:
        self._tasks.begin_act()
        following = next_letter(self._history.text)
        if key in self.signs_to_put:
            sentence = _("Point at a place first. Then {key} goes there.")
        elif key in LETTERS:
            sentence = _("The next letter is {letter}.")
        else:
            sentence = _("A map has no {key}. Use a letter, an arrow key, # or a space.")
        self._say(place, sentence.format(key=key, letter=following))

    def _say(self, place: Place | None, sentence: str) -> None:
        """Say a sentence for a while, as long as the mouse points at a place."""
        self._explained = (place, sentence)
        self._explained_until = monotonic() + SECONDS_EXPLAINED

    @property
    def own_keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (_("Click"), _("floor to wall, or wall to floor")),
            (_("Drag"), _("draw many")),
            (_("a b c"), _("put a letter where you point")),
            (_("Arrow keys"), _("put the start where you point")),
        )

    def meaning(self, action: Action) -> str:
        if action is Command.THEME:
            return _("dark mode on or off (mouse off the map)")
        if action is Command.RESTORE and not self._history.has_original:
            return _("reset the map")
        return super().meaning(action)

    def carry_out(self, command: Command) -> None:
        """Take back, draw again, or go back to the map as it was."""
        self._not_asked = ""
        history = self._history
        self._tasks.begin_act()
        if command is Command.UNDO:
            self._note(history.undo())
        elif command is Command.REDO:
            self._note(history.redo())
        elif command is Command.RESTORE:
            self._note(history.restore())
        if self.reopening:
            self._tasks.take_back()
        else:
            self.news = NOTHING_TO_DO[command]

    def _note(self, has_changed: bool) -> None:
        """Show the map as it is now, and say that it was saved, or which letters have changed."""
        if not has_changed:
            return
        self.reopening = Reopening.PAUSED
        moved = [
            _("{old} is now {new}.").format(old=old, new=new)
            for old, new in self._history.renamed.items()
        ]
        saved = _("Saved: {name}").format(name=visible(self.edited_file))
        if self._history.is_installed:
            saved = _("Not saved. To keep your maps: {command}").format(command=START)
        self.news = paragraph(*moved) or self._not_asked or saved
        if not self._history.is_saved:
            self.news = ""

    def card(self, shown: WalkShown) -> Card | None:
        """The end: the last task was done just now, and nothing was drawn after it."""
        if not self._tasks.is_at_end or self._history.why_not:
            return None
        ask = _("Now draw your own map.")
        praise = self._tasks.tasks[-1].praise
        return Card(_("All four."), praise, ask, Outcome.GOOD, goes_back=Command.RESTORE)

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether all tasks are done, and something was drawn."""
        return self._history.can_undo and self._tasks.task is None

    def says(self, shown: WalkShown, *, is_asking: bool) -> Strip:
        """The task, or that no way leads to a target; below it what can be done at a place."""
        if shown.is_filmed:
            told = _("Each character in the text is one place on the map.")
            return Strip(_("The map"), self._closed or told)
        place = shown.pointed
        heading, hint = self._about(place) if place else (self._heading(), "")
        asked = self._tasks.task.asks if self._tasks.task else _("Now draw your own maze.")
        if self._tasks.task:
            hint = ""  # One thing is asked at a time.
        sentence = self._tasks.praise or self._closed or asked
        if self._closed and not hint and not self._tasks.praise:
            hint = asked if self._tasks.task else _("Open a wall to make a way again.")
        if self._explained and self._explained[0] == place:
            heading = self._heading()
            sentence = self._explained[1]
            hint = ""
        if self._history.why_not:
            why = _("Not saved ({why}). You can keep drawing.")
            sentence = why.format(why=self._history.why_not)
        return Strip(heading, sentence, did=hint)

    def _heading(self) -> str:
        """Which task it is; after the last one, or without any, that the class may draw."""
        if self._was_changed_before:
            return _("This map has been changed before. R resets it.")
        count = len(self._tasks.tasks)
        if self._tasks.task is None:
            return _("Draw")
        return _("Task {number} of {count}").format(number=self._tasks.done + 1, count=count)

    def _about(self, place: Place) -> tuple[str, str]:
        """What is at a place, and what can be done there."""
        sign = sign_at(self._history.text, place)
        if sign in WALLS:
            heading = _("Wall at {place}")
            sentence = _("Click to make it floor. Drag to draw more.")
        elif sign in STARTS:
            heading = _("The walker starts at {place}")
            sentence = _("Press an arrow key to turn it.")
        elif place == self._start_without_sign:
            heading = _("The walker starts at {place}")
            sentence = _("The map has no start sign, so it starts on the first floor place.")
        elif sign in CONTROLS:
            heading = _("Target {letter} is at {place}")
            sentence = _("To move {letter}, point at another place and press its key.")
        else:
            heading = _("Floor at {place}")
            sentence = _("Click to make it wall. Drag to draw more.")
        return heading.format(place=place, letter=sign), sentence.format(letter=sign)

    @property
    def _start_without_sign(self) -> Place | None:
        """Where the walker starts if no sign says so."""
        heya = self.timeline.heya
        x, y = heya.start
        return None if heya.rows[y][x] in STARTS else heya.start

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the map below a row as high as the title of its text: both halves line up.

        In a film the map is as large as it goes.
        """
        if shown.is_filmed:
            super().draw_map(pen, area, shown)
            return
        pen.rounded(area, pen.theme.wall, pen.corner)
        super().draw_map(pen, below_title(pen, area), shown)

    def to_film(self) -> AnyScene:
        """A film shows the text, too, and tells what its signs mean."""
        return cast(AnyScene, MapFilm(self.lesson, self.timeline.heya))  # See AnyScene.

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        """Draw the strip with the tasks and the legend of the signs."""
        tasks = self._tasks
        is_praised = bool(tasks.praise) and strip.sentence == tasks.praise
        shown = TasksShown(len(tasks.tasks), tasks.done, is_praised)
        draw_drawing_strip(pen, area, strip, shown)


SCENE = LookScene
