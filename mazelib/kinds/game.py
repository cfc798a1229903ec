"""The kind of lesson that plays the maze game: ``show(Game(...))``."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from mazelib.command_line.options import from_to
from mazelib.command_line.parser import described
from mazelib.game.ladder import Ladder
from mazelib.game.match import Match
from mazelib.game.racers import KeyRacer, RuleRacer
from mazelib.game.races import Race, following
from mazelib.game.round import Round
from mazelib.game.rules import YOURSELF, Game, facing_a_way
from mazelib.game.seeing import Seeing
from mazelib.game.specials import Special, specials_of
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.kinds.shared.map_lesson import MapOption
from mazelib.kinds.walk import read_walker
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _, listed, one_of, one_of_quoted
from mazelib.values.pausing import Pausing
from mazelib.walking.strategies import RULES, fresh_strategy
from mazelib.walking.walk import Walk

#: Who races against the player: one's own best run, or a rule.
Rival = KeyRacer | RuleRacer


#: The rule of the robot that races in a garden of its own, and how each robot is called.
ROBOT = "right_hand"
ROBOT_IN_WORDS = _("the {rule} robot")


class PlayedRound(NamedTuple):
    """A round that was begun, and who runs against the player."""

    round: Round
    rival: Rival | None


@dataclass(frozen=True, kw_only=True)
class GameOptions(MapOption, LessonOptions):
    """The options of the game."""

    run_options = ("seed",)

    against: str | None = field(
        default=None,
        metadata=described(
            _("who starts with you: you; or a rule, by its name ({names}) or in a file").format(
                names=one_of(RULES)
            ),
            "RULE",
        ),
    )
    ghost_speed: int | None = field(
        default=None,
        metadata=described(_("steps of that rule a second"), "STEPS", read=from_to(1, 1000)),
    )
    players: int | None = field(
        default=None,
        metadata=described(
            _("2: two players side by side, by the arrow keys and by W A S D"),
            "PLAYERS",
            read=from_to(1, 2),
        ),
    )


class GameLesson(Lesson):
    """A game against the clock.

    ``level`` counts from 0; at first, it is the first one that was never won. ``seeing`` is how
    the player sees the maze; it stays from level to level. The ``ladder`` keeps what was won. While
    the window is open, the best run of each maze is kept, all rounds ``played``, and the
    ``match`` of two players.
    ``begins_with_choice``: some levels were won before, so the player chooses one first.
    LocatedError: the map of --map does not exist.
    """

    takes = Game
    shows = _("this script shows a game.")
    options_class = GameOptions
    options: GameOptions

    def __init__(self, loaded: LearnerScript, options: GameOptions) -> None:
        super().__init__(loaded, options)
        self.ladder = Ladder()
        self.level = 0
        self.seeing = Seeing.EYES
        self.has_sound = True
        self.played = list[PlayedRound]()
        self.map_path = find_map(options.map).absolute() if options.map else None
        self._best_runs: dict[tuple[Heya, Seeing], tuple[float, KeyRacer]] = {}
        self.match = Match()
        self._won_level: int | None = None  # in the round that is played
        self._came_from: int | None = None
        self._known = set[Heya]()
        self._letters = list[str]()  # of the map of one's own
        self._chosen: tuple[Race, Race] | None = None  # instead of the first one
        self._rival_path: Path | None = None
        if options.against not in (None, "", YOURSELF, *RULES):
            self._rival_path = _rule_file(str(options.against))
        self._rival_script: LearnerScript | None = None
        self.begins_with_choice = False
        if not self.map_path:
            self.begins_with_choice = self.ladder.best_times.is_won(self.game.rooms(0))
            self.level = self.ladder.first_unwon(self.game)
            self.seed += self.level

    @property
    def game(self) -> Game:
        """The rules of the game: the script's, with the changes of the command line."""
        game = self.call.given_as(Game)
        if self.options.ghost_speed:
            game = replace(game, ghost_speed=self.options.ghost_speed)
        race = self.race
        against = "" if race.is_from_file else race.against
        return replace(game, against=against, players=race.players)

    @property
    def race(self) -> Race:
        """Who races: as chosen in the window, else by the command line, else by the script."""
        first, chosen = self._chosen or (self._first_race, self._first_race)
        is_as_before = first == self._first_race
        return chosen if is_as_before else self._first_race  # The script was saved with another.

    @property
    def _first_race(self) -> Race:
        game = self.call.given_as(Game)
        players = self.options.players or game.players
        if self._rival_path:
            return Race(self._rival_path.name, players, is_from_file=True)
        against = game.against if self.options.against is None else self.options.against
        return Race(against, players)

    @property
    def next_race(self) -> Race:
        """The race that can be chosen next."""
        return following(self.race, self._first_race)

    def choose_next_race(self) -> None:
        """Let others race, from the next round on."""
        self._chosen = (self._first_race, self.next_race)

    def read_others(self, loaded: LearnerScript) -> Pausing[None]:
        """If --against names a file, read its rule."""
        if self._rival_path:
            self._rival_script = yield from read_walker(loaded.workers, self._rival_path)

    def watched(self) -> list[Path]:
        """The paths of the script, of the map, and of the rule that runs against the player."""
        paths = super().watched()
        if self.map_path:
            paths.append(self.map_path)
        if self._rival_path:
            paths.append(self._rival_path)
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

    def rival(self, heya: Heya) -> Rival | None:
        """Who runs against the player on a map; None if nobody does."""
        game = self.game
        if self.race.is_from_file and self._rival_script:
            walk = self._rival_script.walk(heya, self.seed, None, recorded=True)
            return RuleRacer(walk, game.ghost_speed, self.race.against)
        if game.against == YOURSELF and not self._has_robot(heya):
            best = self._best_runs.get((heya, self.seeing))
            return best[1] if best else None
        if not game.against:
            return None
        rule = ROBOT if game.against == YOURSELF else game.against
        of_library = Walk(heya, fresh_strategy(rule, self.seed))
        return RuleRacer(of_library, game.ghost_speed, self.rival_name)

    def _has_robot(self, heya: Heya) -> bool:
        """Whether a robot races the player in this garden, who has no run to race there."""
        has_robot = Special.ROBOT in specials_of(self.level) and self.game.players == 1
        return has_robot and (heya, self.seeing) not in self._best_runs

    def keep_run(self, heya: Heya, seconds: float, run: KeyRacer) -> None:
        """Keep a run that arrived, if it is the best one of its maze."""
        before = self._best_runs.get((heya, self.seeing))
        if before is None or seconds < before[0]:
            self._best_runs[heya, self.seeing] = (seconds, run)

    def best_in_maze(self, heya: Heya) -> float | None:
        """The seconds of the best run of a maze, if it was won before."""
        best = self._best_runs.get((heya, self.seeing))
        return best[0] if best else None

    @property
    def task(self) -> str:
        """The task, a line above the map: for a map without G it names the letters."""
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
        if by_two or self.is_in_run:
            return False
        rooms = game.rooms(self.level)
        self.ladder.honours.keep_stars(rooms, round.stars)
        if round.has_all_coins:
            self.ladder.honours.keep_crown(rooms)
        seconds = round.players[0].arrived_at() or 0.0
        return self.ladder.best_times.keep(rooms, self.seeing, seconds)

    def is_known(self, heya: Heya) -> bool:
        """Whether all of a maze was shown: then not all stars can be earned."""
        return heya in self._known

    def note_known(self, heya: Heya) -> None:
        """Note that all of a maze is shown, or the way through it."""
        self._known.add(heya)

    @property
    def is_at_last_level(self) -> bool:
        """Whether this is the last of the levels that the script names; others come after it."""
        return not self.map_path and self.level == len(self.game.levels) - 1

    @property
    def is_in_run(self) -> bool:
        """Whether this maze belongs to a run, after the last level: there is one try for it."""
        return not self.map_path and self.game.beyond(self.level) > 0

    @property
    def match_winner(self) -> int | None:
        """The number of the player who has won the match of two; None while it goes on."""
        return self.match.winner(self.game.match_points)

    @property
    def rival_name(self) -> str:
        """How one calls who runs against the player; "" if nobody does."""
        if self.race.is_from_file:
            return self.race.against
        if self.game.against == YOURSELF:
            maze = self.maze()
            if self._has_robot(maze):
                return ROBOT_IN_WORDS.format(rule=ROBOT.replace("_", " "))
            has_run = (maze, self.seeing) in self._best_runs
            return _("your own best run") if has_run else ""
        rule = self.game.against.replace("_", " ")
        return ROBOT_IN_WORDS.format(rule=rule) if rule else ""

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
        self.level = len(self.game.levels)
        self.seed += 1


def _rule_file(name: str) -> Path:
    """The path of the file whose rule runs against the player. ValueError: there is none."""
    path = Path(name).absolute()
    if not path.is_file():
        sentence = _("--against {name}: there is no such file. Write {rules}, or a file.")
        raise ValueError(sentence.format(name=name, rules=one_of_quoted((YOURSELF, *RULES))))
    return path


KIND = GameLesson
