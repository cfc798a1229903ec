"""A scene of the game on which the map of all gardens can be shown, to choose a level there."""

from mazelib.game.round import Round
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _
from mazelib.window.game.garden_choice import GardenChoice
from mazelib.window.input.clicks import ClickTarget, GardenToPlay
from mazelib.window.scene import Reopening
from mazelib.window.scenes.shared.map_scene import MapScene


class ChoosingScene(MapScene):
    """Plays a round, or shows the map of all gardens; the round waits meanwhile."""

    lesson: GameLesson
    _round: Round

    def __init__(self, lesson: GameLesson) -> None:
        super().__init__(lesson, lesson.maze())
        self._choice: GardenChoice | None = None  # the map of all gardens, while it is shown
        if lesson.begins_with_choice:
            lesson.begins_with_choice = False
            self._choice = GardenChoice(lesson)
        came_from = lesson.take_came_from()
        if came_from is not None and not lesson.is_in_run:
            self._choice = GardenChoice(lesson, came_from=came_from)
        self._is_to_close = False  # if Esc is pressed once more

    def leave(self) -> bool:
        """Show the map of all gardens; a round waits meanwhile. On it, a second Esc closes."""
        self._end_passage()
        is_running = bool(self._round.presses) and self._round.ended_at is None
        if self._is_to_close:
            return False
        if self._choice:
            self._is_to_close = True
            self.news = _("Press Esc again to close the game.")
            return True
        if self.lesson.map_path:
            self._is_to_close = is_running
            self.news = _("Paused. Press Esc again to close the game.") if is_running else ""
            return is_running
        has_won = self._round.winner is not None
        self._choice = GardenChoice(self.lesson, has_round=is_running, is_won=has_won)
        return True

    def idle(self, seconds: float) -> None:
        if self._choice:
            self._choice.elapse(seconds)
            if self._choice.has_passed:
                self._end_passage()

    def _end_passage(self) -> None:
        """Let the round be seen, if the creature was still on its way to it."""
        if self._choice and self._choice.is_passage:
            self._choice = None

    def choose(self, what: ClickTarget) -> None:
        if self._choice and isinstance(what, GardenToPlay):
            self._choice.chosen = what.number
            self._begin_chosen(self._choice)

    def _begin_chosen(self, choice: GardenChoice) -> None:
        """Go on with the round that waits, or begin one in the garden that is chosen."""
        if choice.is_of_round or choice.is_passage:
            self._choice = None
        elif self.lesson.may_play(choice.chosen):
            self.lesson.go_to(choice.chosen)
            self.reopening = Reopening.PAUSED
