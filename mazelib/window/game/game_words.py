"""The words around a round of the game: over the picture, on the buttons, beside them."""

import math
from collections.abc import Sequence

from mazelib.game.racers import round_to_tenths
from mazelib.game.races import Race
from mazelib.game.round import POINTS_OF_GOAL, Round
from mazelib.game.rules import YOURSELF
from mazelib.game.seeing import Seeing
from mazelib.game.specials import KEY, Special
from mazelib.kinds.game import GameLesson
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.sentences import _, listed, ngettext, paragraph
from mazelib.window.game.game_ending import FinaleShown
from mazelib.window.game.game_shown import Hud
from mazelib.window.game.garden_choice import honours_of
from mazelib.window.input.keys import Action, Command
from mazelib.window.scene import RowButton

#: How much larger the clock is at most in its last seconds, in pixels.
BEAT = 8
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
    Command.MAP_BEFORE: _("go to the previous level"),
    Command.RACE: _("race yourself, a rule, or a friend"),
    Command.VIEW: _("change the view: eyes, torch or all"),
}
#: What is said before the start, by the way of seeing.
BEGIN = {
    Seeing.EYES: _(
        "Find {letters}. Up walks, left and right turn. The clock starts with your first key."
    ),
    Seeing.TORCH: _(
        "Find {letters} by torchlight. The arrow keys walk, and the first one starts the clock."
    ),
    Seeing.ABOVE: _("You see the whole maze, and there's no clock. The arrow keys walk."),
}


#: What is said instead where something is special in the garden, and what it is.
GOAL = _("Find {letters}.")
SPECIAL = {
    Special.FOUNTAIN: _("Look over the hedges: the cup is by the fountain."),
    Special.FOOTPRINTS: _("You'll see where you've been by your footprints."),
    Special.FIREFLY: _("Take a coin, and a firefly shows you the way."),
}
#: What is asked where a goose walks, after the sentence that says how.
GOOSE = _("A goose! {how} Where will it go next?")
#: What is said of a player who has met it: alone, and of two by their numbers.
HONK = _("Honk! The goose costs you {seconds:g} seconds.")
HONK_OF_TWO = (
    _("Honk! The goose costs Orange a point."),
    _("Honk! The goose costs Blue a point."),
)
#: The best times: whether there is one in this very maze, and whether the level has its crown.
BEST = {
    (False, False): _("best: {best:.1f} s"),
    (False, True): _("crown won, best: {best:.1f} s"),
    (True, False): _("best here: {in_maze:.1f} s, in all: {best:.1f} s"),
    (True, True): _("crown won, best here: {in_maze:.1f} s, in all: {best:.1f} s"),
}
#: How a match of two players has ended, by the winner.
MATCH_WON_BY = (
    _("Orange wins the match, {orange} : {blue}!"),
    _("Blue wins the match, {blue} : {orange}!"),
)
#: How a race of two players has ended, by the winner.
WON_BY = (
    _("Orange won in {seconds:.1f} seconds!"),
    _("Blue won in {seconds:.1f} seconds!"),
)


def walking_keys(lesson: GameLesson) -> tuple[tuple[str, str], ...]:
    """The keys by which one walks, and what they do; then what can be won."""
    arrows = _("Arrow keys")
    if lesson.game.players > 1:
        return ((arrows, _("orange walks")), ("W A S D", _("blue walks")))
    keys = [(arrows, _("walk that way"))]
    if lesson.seeing.turns_first:
        keys = [(_("Up"), _("walk")), (_("Left, right"), _("turn")), (_("Down"), _("turn back"))]
    keys.append(("W A S D", _("do the same")))
    coin = _("each coin: {seconds:g} more seconds; all of them: a crown")
    keys.append(("", coin.format(seconds=lesson.game.coin_seconds)))
    keys.append(("", _("the fewer steps you take, the more stars you win")))
    return tuple(keys)


def meaning_in(lesson: GameLesson, action: Action) -> str:
    """What help says that a key does in the game as it is now."""
    if action is Command.RESTART and lesson.is_in_run:
        return _("start a new run")
    return MEANINGS.get(action, action.meaning)


def as_clock(seconds: float) -> str:
    """Seconds as a clock shows them: 0:07. One that has begun still counts as left."""
    whole = math.ceil(seconds - 1e-9)
    return f"{whole // 60}:{whole % 60:02d}"


def hud(
    round: Round, before_start: str, at_end: str = "", *, points: Sequence[int] = (0, 0)
) -> Hud:
    """What stands over the picture of a round, and what is said before its start and at its end.

    A coin that was just taken is told. ``points`` are those that two players have had before.
    """
    you = round.players[0].timeline
    steps = you.steps(you.last)
    words = ngettext("{count} step", "{count} steps", steps).format(count=steps)
    message = at_end
    if not round.elapsed:
        message = before_start
    elif round.has_new_coin and round.has_clock and not at_end:
        message = _("+{seconds:g} seconds!").format(seconds=round.game.coin_seconds)
    honk = "" if at_end else _honk_in_words(round)
    is_alone = len(round.players) == 1
    return Hud(
        clock=as_clock(round.left) if round.has_clock else "",
        is_urgent=round.has_clock and (round.is_urgent or bool(honk)),
        beat=_beat(round),
        stars=round.stars or None,
        steps=words if is_alone else "",
        coins=round.taken,
        coins_in_all=round.coins_in_all if is_alone else 0,
        has_key=round.has_key(0) if is_alone else None,
        points=() if is_alone else points_of(round, points),
        match_points=round.game.match_points,
        message=honk or message,
    )


def _honk_in_words(round: Round) -> str:
    """What is said of who has met the goose just now; "" if nobody has."""
    is_by_two = len(round.players) > 1
    for number in range(len(round.players)):
        if round.seconds_since_honk(number) is None:
            continue
        if is_by_two:
            return HONK_OF_TWO[number]
        if not round.has_clock:
            return _("Honk! In the real game the goose costs you time.")
        return HONK.format(seconds=round.game.goose_seconds)
    return ""


def points_of(round: Round, before: Sequence[int]) -> tuple[int, ...]:
    """The points that two players have with those of this round."""
    return tuple(had + round.points(number) for number, had in enumerate(before))


def _beat(round: Round) -> int:
    """How much larger the clock is in the last seconds: it beats as each of them begins."""
    if not round.has_clock or not round.is_urgent or round.ended_at is not None:
        return 0
    part = math.ceil(round.left) - round.left  # of the second that runs
    return math.ceil(BEAT * max(0.0, 1 - 3 * part))


def before_start(round: Round, lesson: GameLesson) -> str:
    """What is to be found, and by which keys."""
    letters = _goals_in_words(round)
    if len(round.players) > 1:
        words = _(
            "Blue: W A S D. Orange: arrow keys. {points} points for {letters}, one for a coin."
        )
        return words.format(letters=letters, points=POINTS_OF_GOAL)
    begin = BEGIN[lesson.seeing].format(letters=letters)
    if not lesson.seeing.counts and not lesson.map_path:
        begin = paragraph(begin, _("Only the real game opens the next garden."))
    specials = [SPECIAL[each] for each in SPECIAL if each in round.specials]
    if round.goose:
        specials.append(GOOSE.format(how=round.goose.says))
    if lesson.seeing.counts and (round.specials or round.goose):
        begin = paragraph(GOAL.format(letters=letters), *specials)
    rival = lesson.rival_name
    if rival and lesson.seeing.counts:
        against = _("You're racing {name}.").format(name=rival)
        begin = paragraph(begin, against)
    if round.carried >= 1:
        spare = _("{seconds:.0f} spare seconds from the last maze are on the clock.")
        begin = paragraph(begin, spare.format(seconds=round.carried))
    if round.is_known and round.has_clock:
        return paragraph(begin, known_in_words(lesson))
    return begin


def known_in_words(lesson: GameLesson) -> str:
    """What a maze gives that was shown, and how one comes to another one, if there is one."""
    if lesson.map_path:
        return _("You've seen the way: this maze gives one star.")
    return _("You've seen the way: this maze gives one star. Another maze: Shift and R.")


def _goals_in_words(round: Round) -> str:
    """What is to be found, in its order: letters, and the cup that stands at G."""
    letters = [letter for letter, _place in round.heya.controls]
    if Special.KEY in round.specials and KEY in letters:
        return _("the key and then the golden cup")
    return listed(_("the golden cup") if letter == LAST_CONTROL else letter for letter in letters)


def to_find(round: Round, number: int = 1) -> str:
    """What is to be found, as a film says it; and in which round, from the second on."""
    letters = _goals_in_words(round)
    words = _("Round {number}: find {letters}.") if number > 1 else _("Find {letters}.")
    return words.format(number=number, letters=letters)


def outcome_in_words(round: Round, faster_by: float = 0.0) -> str:
    """How a round has ended; "" if it has not. It was so much faster than any one before."""
    if round.winner is None:
        return _("Time's up!") if round.is_lost else ""
    seconds = round.players[round.winner].arrived_at() or 0.0
    words = _("You found it in {seconds:.1f} seconds!")
    if faster_by > 0:
        words = _("New record: {seconds:.1f} seconds! That's {faster:.1f} s faster than before.")
    if len(round.players) > 1:
        words = WON_BY[round.winner]
    return words.format(seconds=seconds, faster=faster_by)


def best_in_words(lesson: GameLesson, round: Round) -> str:
    """What was won here before: in a run, how far; else the best time; "" if there is nothing."""
    if lesson.map_path or not round.counts:
        return ""
    if lesson.is_in_run:
        longest = lesson.ladder.honours.longest_run
        words = _("maze {number}, best {best}") if longest else _("maze {number}")
        return words.format(number=lesson.maze_number, best=longest)
    rooms = lesson.game.rooms(lesson.level)
    best = lesson.best_time
    if best is None:
        return ""
    in_maze = lesson.best_in_maze(round.heya)
    if in_maze is not None and round_to_tenths(in_maze) <= best:
        in_maze = None  # It is the best one of all.
    words = BEST[in_maze is not None, lesson.ladder.honours.has_crown(rooms)]
    return words.format(best=best, in_maze=in_maze)


def match_in_words(lesson: GameLesson) -> str:
    """Who has won the match of two players; "" while it goes on."""
    if lesson.match_winner is None:
        return ""
    orange, blue = lesson.match.points
    return MATCH_WON_BY[lesson.match_winner].format(orange=orange, blue=blue)


def finale_of(lesson: GameLesson) -> FinaleShown:
    """What is told in the picture at the end of all levels, or of a match of two players."""
    if lesson.match_winner is not None:
        return FinaleShown(match_in_words(lesson), lesson.match_winner)
    count = len(lesson.game.levels)
    won = ngettext("You've won the only level!", "You've won all {count} levels!", count)
    return FinaleShown(won.format(count=count), 0, honours_of(lesson))


def further_in_words(lesson: GameLesson) -> str:
    """The words of the button that leads on: after the last level, a run without end begins."""
    if lesson.is_in_run:
        return _("Next maze")
    return _("Endless run") if lesson.is_at_last_level else _("Next level")


def race_in_words(race: Race) -> str:
    """The words of the button that chooses a race."""
    if race.players > 1:
        return _("Two players")
    if race.against == YOURSELF:
        return _("Race yourself")
    if not race.against:
        return _("Race nobody")
    if race.is_from_file:
        return _("Race {name}").format(name=race.against)
    return _("Race a robot")


def buttons(lesson: GameLesson, *, is_over: bool) -> tuple[RowButton, ...]:
    """The buttons under the picture: the next level if it is open, once more, the next view.

    What the card of the end offers has no other button here.
    """
    row = []
    is_by_two = lesson.game.players > 1
    if lesson.may_play(lesson.level + 1) and (is_by_two or not is_over):
        row.append(RowButton(Command.NEXT_MAP, further_in_words(lesson)))
    if not is_over:
        again = _("New run") if lesson.is_in_run else _("Same maze")
        row.append(RowButton(Command.RESTART, again))
    row.append(RowButton(Command.VIEW, NEXT_VIEW[lesson.seeing.following]))
    row.append(RowButton(Command.RACE, race_in_words(lesson.next_race)))
    if not lesson.map_path:
        row.append(RowButton(Command.CLOSE, _("All gardens")))
    return tuple(row)
