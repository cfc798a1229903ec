"""The kind of lesson in which the maze game is played: ``show(Game(...))``."""

from dataclasses import dataclass, field, replace

from mazelib.game.rules import Game
from mazelib.kinds.lesson import Lesson
from mazelib.kinds.options import LessonOptions, SeedOption, from_to
from mazelib.kinds.parser import described
from mazelib.learner.show_call import ShowCall
from mazelib.maps.heya import Heya
from mazelib.walking.strategies import RULES


@dataclass(frozen=True, kw_only=True)
class GameOptions(SeedOption, LessonOptions):
    """What the game can be asked for."""

    against: str | None = field(
        default=None,
        metadata=described("let a ghost start with you, by this rule", choices=list(RULES)),
    )
    ghost_speed: int | None = field(
        default=None, metadata=described("its steps", "A_SECOND", read=from_to(1, 1000))
    )


def game_in(call: ShowCall) -> Game:
    """The game that a script gave to ``show``; there is one in each call that the kind takes."""
    assert isinstance(call.rule, Game)
    return call.rule


class GameLesson(Lesson):
    """A game against the clock."""

    name = "game"
    shows = "a game"
    options_class = GameOptions
    options: GameOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """A Game."""
        return isinstance(call.rule, Game)

    @property
    def game(self) -> Game:
        """The numbers of the game: those of the script, but for what the command line says."""
        game = game_in(self.rule.call)
        if self.options.against:
            game = replace(game, against=self.options.against)
        if self.options.ghost_speed:
            game = replace(game, ghost_speed=self.options.ghost_speed)
        return game

    def maze(self) -> Heya:
        """The maze of the level at hand."""
        return self.game.maze(self.maze_number, self.seed)
