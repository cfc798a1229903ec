"""The kind of lesson that plays the maze game: ``show(Game(...))``."""

from pathlib import Path
from typing import NamedTuple

from mazelib.game.goose import Goose
from mazelib.game.ladder import Ladder
from mazelib.game.match import Match
from mazelib.game.round import Round
from mazelib.game.rules import Game, facing_a_way
from mazelib.kinds.shared.geese import goose_of
from mazelib.kinds.shared.racing_lesson import GameOptions, RacingLesson, Rival
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _, listed


class PlayedRound(NamedTuple):
    """A round that was begun, and who runs against the player."""

    round: Round
    rival: Rival | None


class GameLesson(RacingLesson):
    """A game against the clock.

    ``level`` counts from 0; at first, it is the first one that was never won. The ``ladder`` keeps
    what was won. While the window is open, all rounds ``played`` are kept, and the ``match`` of two
    players.
    ``begins_with_choice``: some levels were won before, so the player chooses one first.
    LocatedError: the map of --map does not exist.
    """

    takes = Game
    shows = _("this script shows a game.")
    options_class = GameOptions

    def __init__(self, loaded: LearnerScript, options: GameOptions) -> None:
        super().__init__(loaded, options)
        self.ladder = Ladder()
        self.has_sound = True
        self.played = list[PlayedRound]()
        self.map_path = find_map(options.map).absolute() if options.map else None
        self.match = Match()
        self._won_level: int | None = None  # in the round that is played
        self._came_from: int | None = None
        self._carried = (0, 0.0)  # to a level of a run, so many seconds
        self._known = set[Heya]()
        self._letters = list[str]()  # of the map of one's own
        self.begins_with_choice = False
        if not self.map_path:
            self.begins_with_choice = self.ladder.is_won(self.game.rooms(0))
            self.level = self.ladder.first_unwon(self.game)
            self.seed += self.level

    def watched(self) -> list[Path]:
        """The paths of the script, of the rule that runs against the player, and of the map."""
        paths = super().watched()
        if self.map_path:
            paths.append(self.map_path)
        return paths

    def maze(self) -> Heya:
        """The maze of the current level, or the map. LocatedError: the map cannot be used."""
        if self.map_path is None:
            return self.game.maze(self.level, self.seed)
        heya = read_heya(self.map_path)
        if not heya.controls:
            what = _("{name}: there is nothing to find on this map.").format(name=heya.name)
            raise ExplainedError(Explanation(what, _("Write a G where the way is to end.")))
        self._letters = [letter for letter, _place in heya.controls]
        return facing_a_way(heya)

    def goose(self, heya: Heya) -> Goose | None:
        """The goose that walks on a map, if there is one in this level."""
        return goose_of(self.loaded, self.game, self.level, heya, self.seed)

    @property
    def task(self) -> str:
        """The task, a line above the map: for a map without G it names the letters.

        In training there is no clock to beat.
        """
        if not self.seeing.counts:
            return _("Training. Find the way, and take your time.")
        if not self._letters or LAST_CONTROL in self._letters:
            return self.call.task
        letters = listed(self._letters)
        return _("Find {letters} before the clock runs out.").format(letters=letters)

    def note_won(self, round: Round) -> bool:
        """Keep what a round was worth that was won; return whether its time is the best one."""
        game = self.game
        by_two = len(round.players) > 1
        self._won_level = self.level
        self.ladder.note_won(game, self.level, by_two=by_two)
        if self.is_in_run:
            self._carried = (self.level + 1, round.left)
        if by_two or self.is_in_run:
            return False
        rooms = game.rooms(self.level)
        self.ladder.honours.keep_stars(rooms, round.stars)
        if not round.may_be_record:
            return False
        if round.has_all_coins:
            self.ladder.honours.keep_crown(rooms)
        seconds = round.players[0].arrived_at() or 0.0
        return self.ladder.best_times.keep(rooms, self.seeing, seconds)

    @property
    def best_time(self) -> float | None:
        """The best time of this level in this way of seeing, in seconds; None: there is none."""
        return self.ladder.best_times.best(self.game.rooms(self.level), self.seeing)

    def is_known(self, heya: Heya) -> bool:
        """Whether all of a maze was shown: then one star can be earned, and no record."""
        return heya in self._known

    def note_known(self, heya: Heya) -> None:
        """Note that all of a maze is shown, or the way through it."""
        self._known.add(heya)

    @property
    def carried(self) -> float:
        """The seconds that were left in the maze before this one of a run."""
        level, seconds = self._carried
        return seconds if self.is_in_run and level == self.level else 0.0

    @property
    def is_at_last_level(self) -> bool:
        """Whether this is the last of the levels that the script names; others come after it."""
        return not self.map_path and self.level == len(self.game.levels) - 1

    @property
    def maze_number(self) -> int:
        """The number of this level, or of this maze in its run, from 1."""
        return self.game.number(self.level)

    @property
    def is_in_run(self) -> bool:
        """Whether this maze belongs to a run, after the last level: there is one try for it."""
        return not self.map_path and self.game.beyond(self.level) > 0

    @property
    def match_winner(self) -> int | None:
        """The number of the player who has won the match of two; None while it goes on."""
        return self.match.winner(self.game.match_points)

    def may_play(self, level: int) -> bool:
        """Whether a level is open: the first one is, and each that follows one that was won."""
        return not self.map_path and self.ladder.is_open(self.game, level)

    def turn_on(self, further: int) -> None:
        """Turn to the level so much further on, if it is open; each level has its own seed.

        Back from a run leads to the last level.
        """
        if self.is_in_run and further < 0:
            self.begin_run()
        level = self.level + further
        if not self.may_play(level):
            return
        super().turn_on(further)
        if further == 1 and self._won_level == self.level:
            self._came_from = self.level
        self.level = level

    def take_came_from(self) -> int | None:
        """The level that was won just before this one; told once."""
        came_from = self._came_from
        self._came_from = None
        self._won_level = None
        return came_from

    def go_to(self, level: int) -> None:
        """Play a level, if it is open. From a run, wherever it was, one goes as from its start."""
        if self.is_in_run:
            self.begin_run()
        if level != self.level:
            self.turn_on(level - self.level)
            self._came_from = None

    def begin_run(self) -> None:
        """Begin a run anew, with mazes that nobody has seen."""
        self.ladder.end_run()
        self._carried = (0, 0.0)
        self.level = len(self.game.levels)
        self.seed += 1


KIND = GameLesson
