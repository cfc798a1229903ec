"""The part of the game that says who races: one's own best run, a rule, a robot, or a friend."""

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.command_line.options import from_to
from mazelib.command_line.parser import described
from mazelib.game.racers import KeyRacer, RuleRacer
from mazelib.game.races import Race, following
from mazelib.game.rules import YOURSELF, Game
from mazelib.game.seeing import Seeing
from mazelib.game.specials import Special, specials_of
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.kinds.shared.map_lesson import MapOption
from mazelib.kinds.walk import read_walker
from mazelib.learner.learner_script import LearnerScript
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, one_of, one_of_quoted
from mazelib.values.pausing import Pausing
from mazelib.walking.strategies import RULES, fresh_strategy
from mazelib.walking.walk import Walk

#: Who races against the player: one's own best run, or a rule.
Rival = KeyRacer | RuleRacer
#: The rule of the robot that races in a garden of its own, and how each robot is called.
ROBOT = "right_hand"
ROBOT_IN_WORDS = _("the {rule} robot")


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


class RacingLesson(Lesson):
    """Knows who races against the player.

    ``seeing`` is how the player sees the maze; it stays from level to level. While the window is
    open, the best run of each maze is kept.
    """

    options: GameOptions

    def __init__(self, loaded: LearnerScript, options: GameOptions) -> None:
        super().__init__(loaded, options)
        self.level = 0
        self.seeing = Seeing.EYES
        self._best_runs: dict[tuple[Heya, Seeing], tuple[float, KeyRacer]] = {}
        self._chosen: tuple[Race, Race] | None = None  # instead of the first one
        self._rival_path: Path | None = None
        if options.against not in (None, "", YOURSELF, *RULES):
            self._rival_path = _rule_file(str(options.against))
        self._rival_script: LearnerScript | None = None
        self._rules: tuple[Game, Race, Game] | None = None  # the script's, a race, the two as one

    @abstractmethod
    def maze(self) -> Heya:
        """The maze that is played."""

    @property
    def game(self) -> Game:
        """The rules of the game: the script's, with the changes of the command line."""
        given = self.call.given_as(Game)
        race = self.race
        # Asked many times a picture: its numbers are checked once.
        if self._rules is None or self._rules[0] is not given or self._rules[1] != race:
            self._rules = (given, race, self._as_raced(given, race))
        return self._rules[2]

    def _as_raced(self, given: Game, race: Race) -> Game:
        """The script's rules, with the changes of the command line, for those who race."""
        speed = self.options.ghost_speed or given.ghost_speed
        against = "" if race.is_from_file else race.against
        return replace(given, ghost_speed=speed, against=against, players=race.players)

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
        """The race that can be chosen next; a robot that races here anyway is passed over."""
        race = following(self.race, self._first_race)
        if race == Race(ROBOT) and self._has_robot_already:
            return following(race, self._first_race)
        return race

    @property
    def _has_robot_already(self) -> bool:
        """Whether the robot of this garden races, though none was chosen."""
        has_robot = Special.ROBOT in specials_of(self.level) and self.game.against == YOURSELF
        return has_robot and self._has_robot(self.maze())

    def choose_next_race(self) -> None:
        """Let others race, from the next round on."""
        self._chosen = (self._first_race, self.next_race)

    def read_others(self, loaded: LearnerScript) -> Pausing[None]:
        """If --against names a file, read its rule."""
        if self._rival_path:
            self._rival_script = yield from read_walker(loaded.workers, self._rival_path)

    def watched(self) -> list[Path]:
        """The paths of the script, and of the rule that runs against the player."""
        paths = super().watched()
        if self._rival_path:
            paths.append(self._rival_path)
        return paths

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


def _rule_file(name: str) -> Path:
    """The path of the file whose rule runs against the player. ValueError: there is none."""
    path = Path(name).absolute()
    if not path.is_file():
        sentence = _("--against {name}: there's no such file. Write {rules}, or a file.")
        raise ValueError(sentence.format(name=name, rules=one_of_quoted((YOURSELF, *RULES))))
    return path
