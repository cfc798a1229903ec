"""The kind of lesson that plays the maze game: ``show(Game(...))``."""

from dataclasses import dataclass, field, replace
from importlib import import_module

from mazelib.command_line.options import from_to
from mazelib.command_line.parser import described
from mazelib.game.rules import Game
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.walking.strategies import RULES


@dataclass(frozen=True, kw_only=True)
class GameOptions(LessonOptions):
    """The options of the game."""

    run_options = ("seed",)

    against: str | None = field(
        default=None,
        metadata=described(
            _("a ghost starts with you and walks by this rule"), choices=list(RULES)
        ),
    )
    ghost_speed: int | None = field(
        default=None,
        metadata=described(_("steps of the ghost a second"), "STEPS", read=from_to(1, 1000)),
    )


class GameLesson(Lesson):
    """A game against the clock.

    ``level`` counts from 0. ``is_from_above`` says how the player sees the maze; it stays from
    level to level.
    """

    takes = Game
    shows = _("this script shows a game.")
    options_class = GameOptions
    options: GameOptions

    def __init__(self, loaded: LearnerScript, options: GameOptions) -> None:
        super().__init__(loaded, options)
        self.level = 0
        self.is_from_above = False

    @property
    def game(self) -> Game:
        """The rules of the game: the script's, with the changes of the command line."""
        game = self.call.given_as(Game)
        if self.options.against:
            game = replace(game, against=self.options.against)
        if self.options.ghost_speed:
            game = replace(game, ghost_speed=self.options.ghost_speed)
        return game

    def check_may_begin(self) -> None:
        """Check what a lesson needs. ModuleNotFoundError: the package for best times is missing."""
        import_module("platformdirs")
        super().check_may_begin()

    def maze(self) -> Heya:
        """Make the maze of the current level."""
        return self.game.maze(self.level, self.seed)

    def turn_on(self, further: int) -> None:
        """Turn to the level so much further on, which has another seed; none is before the first.
        """
        if self.level + further >= 0:
            super().turn_on(further)
            self.level += further


KIND = GameLesson
