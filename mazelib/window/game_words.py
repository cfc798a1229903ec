"""The words around a round of the game: over the picture, on the buttons, beside them."""

import math

from mazelib.game.racers import round_to_tenths
from mazelib.game.races import Race
from mazelib.game.round import Round
from mazelib.game.rules import YOURSELF
from mazelib.game.seeing import Seeing
from mazelib.kinds.game import GameLesson
from mazelib.text.sentences import _, listed, ngettext, paragraph
from mazelib.window.game_shown import Hud
from mazelib.window.keys import Action, Command
from mazelib.window.scene import RowButton

#: What V leads to, by the way of seeing that comes next.
NEXT_VIEW = {
    Seeing.EYES: _("Through the eyes"),
    Seeing.TORCH: _("By torch"),
    Seeing.ABOVE: _("Training"),
}
#: What help says of keys that mean something else in other lessons.
MEANINGS: dict[Action, str] = {
    Command.PLAY: _("pause, or go on"),
    Command.RESTART: _("play the same maze again"),
    Command.NEXT_MAP: _("go to the next level"),
    Command.MAP_BEFORE: _("go to the level before"),
    Command.RACE: _("race yourself, a rule, or a friend"),
    Command.VIEW: _("see it by eyes, by torch, or all of it"),
}
#: What is said before the start, by the way of seeing.
BEGIN = {
    Seeing.EYES: _(
        "Find {letters}. Up walks, left and right turn. The clock starts with the first key."
    ),
    Seeing.TORCH: _("Find {letters} by torch. The clock starts with the first arrow key."),
    Seeing.ABOVE: _("Training: you see all of it, and there is no clock."),
}


#: The best times: whether there is one in this very maze, and whether the level has its crown.
BEST = {
    (False, False): _("best at this level: {best:.1f} s"),
    (False, True): _("crown won, best at this level: {best:.1f} s"),
    (True, False): _("best in this maze: {in_maze:.1f} s, at this level: {best:.1f} s"),
    (True, True): _("crown won, best in this maze: {in_maze:.1f} s, at this level: {best:.1f} s"),
}
#: How a race of two players has ended, by the winner.
WON_BY = (
    _("Orange wins, after {seconds:.1f} seconds!"),
    _("Blue wins, after {seconds:.1f} seconds!"),
)


def walking_keys(lesson: GameLesson) -> tuple[tuple[str, str], ...]:
    """The keys by which one walks, and what they do; then what can be won."""
    arrows = _("Arrow keys")
    if lesson.game.players > 1:
        return ((arrows, _("orange walks")), ("W A S D", _("blue walks")))
    keys = [(arrows, _("walk to that side"))]
    if lesson.seeing.turns_first:
        keys = [(_("Up"), _("walk")), (_("Left, right"), _("turn")), (_("Down"), _("turn back"))]
    coin = _("{seconds:g} s more, no star less; all: a crown")
    keys.append((_("Coins"), coin.format(seconds=lesson.game.coin_seconds)))
    keys.append((_("Stars"), _("the fewer steps, the more stars")))
    return tuple(keys)


def meaning_in(lesson: GameLesson, action: Action) -> str:
    """What help says that a key does in the game as it is now."""
    if action is Command.VIEW and lesson.game.players > 1:
        return _("see it by torch, or all of it")
    if action is Command.RESTART and lesson.is_in_run:
        return _("begin a new run")
    return MEANINGS.get(action, action.meaning)


def as_clock(seconds: float) -> str:
    """Seconds as a clock shows them: 0:07. One that has begun still counts as left."""
    whole = math.ceil(seconds - 1e-9)
    return f"{whole // 60}:{whole % 60:02d}"


def hud(round: Round, before_start: str, at_end: str = "") -> Hud:
    """What stands over the picture of a round, and what is said before its start and at its end.

    A coin that was just taken is told.
    """
    you = round.players[0].timeline
    steps = you.steps(you.last)
    words = ngettext("{count} step", "{count} steps", steps).format(count=steps)
    message = at_end
    if not round.elapsed:
        message = before_start
    elif round.has_new_coin and not at_end:
        message = _("+{seconds:g} seconds!").format(seconds=round.game.coin_seconds)
    return Hud(
        clock=as_clock(round.left) if round.has_clock else "",
        is_urgent=round.has_clock and round.is_urgent,
        stars=round.stars or None,
        steps=words if len(round.players) == 1 else "",
        coins=round.taken,
        message=message,
    )


def before_start(round: Round, lesson: GameLesson) -> str:
    """What is to be found, and by which keys."""
    letters = listed(letter for letter, _place in round.heya.controls)
    if len(round.players) > 1:
        words = _("Who finds {letters} first? Orange: arrow keys. Blue: W A S D.")
        return words.format(letters=letters)
    if round.is_practice and round.has_clock:
        if lesson.map_path:
            return _("For practice: you know this map.")
        return _("For practice: you know this maze. Shift R makes another one.")
    begin = BEGIN[lesson.seeing].format(letters=letters)
    rival = lesson.rival_name
    if rival and lesson.seeing.counts:
        against = _("You run against {name}.").format(name=rival)
        return paragraph(begin, against)
    return begin


def to_find(round: Round, number: int = 1) -> str:
    """What is to be found, as a film says it; and in which round, from the second on."""
    letters = listed(letter for letter, _place in round.heya.controls)
    words = _("Round {number}: find {letters}.") if number > 1 else _("Find {letters}.")
    return words.format(number=number, letters=letters)


def outcome_in_words(round: Round) -> str:
    """How a round has ended; "" if it has not."""
    if round.winner is None:
        return _("Time is up!") if round.is_lost else ""
    seconds = round.players[round.winner].arrived_at() or 0.0
    words = _("You found it in {seconds:.1f} seconds!")
    if len(round.players) > 1:
        words = WON_BY[round.winner]
    return words.format(seconds=seconds)


def best_in_words(lesson: GameLesson, round: Round) -> str:
    """What was won here before: in a run, how far; else the best time; "" if there is nothing."""
    if lesson.map_path or not round.counts:
        return ""
    if lesson.is_in_run:
        farthest = lesson.ladder.honours.farthest
        return _("farthest: maze {number}").format(number=farthest) if farthest else ""
    rooms = lesson.game.rooms(lesson.level)
    best = lesson.ladder.best_times.best(rooms, lesson.seeing)
    if best is None:
        return ""
    in_maze = lesson.best_in_maze(round.heya)
    if in_maze is not None and round_to_tenths(in_maze) <= best:
        in_maze = None  # It is the best one of all.
    words = BEST[in_maze is not None, lesson.ladder.honours.has_crown(rooms)]
    return words.format(best=best, in_maze=in_maze)


def further_in_words(lesson: GameLesson) -> str:
    """The words of the button that leads on: after the last level, a run without end begins."""
    if lesson.is_in_run:
        return _("Next maze")
    return _("A run of mazes") if lesson.is_at_last_level else _("Next level")


def race_in_words(race: Race) -> str:
    """The words of the button that chooses a race."""
    if race.players > 1:
        return _("Two players")
    if race.against == YOURSELF:
        return _("Race yourself")
    if not race.against:
        return _("Race nobody")
    return _("Race {name}").format(name=race.against.replace("_", " "))


def buttons(lesson: GameLesson) -> tuple[RowButton, ...]:
    """The buttons under the picture: once more, the next level if it is open, the next view."""
    again = _("New run") if lesson.is_in_run else _("Same maze again")
    row = [RowButton(Command.RESTART, again, is_main=True)]
    if lesson.may_play(lesson.level + 1):
        row.append(RowButton(Command.NEXT_MAP, further_in_words(lesson)))
    row.append(RowButton(Command.VIEW, NEXT_VIEW[lesson.next_seeing]))
    row.append(RowButton(Command.RACE, race_in_words(lesson.next_race)))
    return tuple(row)
