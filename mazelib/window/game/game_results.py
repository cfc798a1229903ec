"""What a round was worth and how a race ended, in sentences."""

from mazelib.game.racers import RuleRacer, round_to_tenths, steps_to_go
from mazelib.game.round import Round
from mazelib.kinds.shared.racing_lesson import Rival
from mazelib.text.sentences import _, ngettext

#: The results of the two players, by their number.
STEPS_AWAY = (
    _("Orange was still {steps} away."),
    _("Blue was still {steps} away."),
)


def steps_in_words(round: Round) -> str:
    """How many steps it took, and how many there had to be; the way to coins does not count."""
    steps = round.steps
    shortest = round.shortest
    if round.steps_that_count <= shortest:
        words = ngettext(
            "{count} step: no path is shorter.", "{count} steps: no path is shorter.", steps
        )
        if round.taken:
            words = _("{count} steps with the coins: no path is shorter.")
        return words.format(count=steps)
    words = _("You took {steps} steps. The shortest path (dots) takes {shortest}.")
    if round.steps_that_count < steps:
        words = _(
            "You took {counting} steps, not counting those for coins. "
            "The shortest path (dots) takes {shortest}."
        )
    return words.format(steps=steps, counting=round.steps_that_count, shortest=shortest)


def coins_in_words(round: Round) -> str:
    """How many of the coins were taken; "" if there were none."""
    if not round.coins_in_all:
        return ""
    if not round.may_be_record:
        words = ngettext(
            "{taken} of {count} coin.", "{taken} of {count} coins.", round.coins_in_all
        )
        return words.format(taken=round.taken, count=round.coins_in_all)
    if round.has_all_coins:
        words = ngettext(
            "The only coin: a crown!", "All {count} coins: a crown!", round.coins_in_all
        )
        return words.format(count=round.coins_in_all)
    words = ngettext(
        "{taken} of {count} coin. Get them all to win a crown.",
        "{taken} of {count} coins. Get them all to win a crown.",
        round.coins_in_all,
    )
    return words.format(taken=round.taken, count=round.coins_in_all)


def goose_in_words(round: Round) -> str:
    """How often the goose was met, or that it was not; "" where there is none."""
    met = round.meetings.count(0)
    if round.goose is None:
        return ""
    if not met:
        return _("The goose never met you!")
    words = ngettext("You met the goose once.", "You met the goose {count} times.", met)
    if round.stars:
        words = ngettext(
            "You met the goose once: two stars at most.",
            "You met the goose {count} times: two stars at most.",
            met,
        )
    return words.format(count=met)


def race_in_words(round: Round, rival: Rival) -> str:
    """Who was first in a race that the player has come to the end of, and by how much."""
    yours = round_to_tenths(round.players[0].arrived_at() or 0.0)
    theirs = rival.arrived_at()
    if isinstance(rival, RuleRacer):
        if theirs is None:
            return _("You got there first: {name} was still {steps} away.").format(
                name=rival.name, steps=_steps_away(rival, yours)
            )
        first = _("You came second: {name} got there {seconds:.1f} s before you.")
        second = _("You were {seconds:.1f} s faster than {name}.")
        equal = _("You and {name} got there at the same time.")
        name = rival.name
    else:
        first = _("Your best run was {seconds:.1f} s faster.")
        second = _("You were {seconds:.1f} s faster than your best run.")
        equal = _("You were as fast as your best run.")
        if round.is_beaten:
            return ""  # The title says so.
        name = ""
    difference = yours - round_to_tenths(theirs or 0.0)
    words = equal
    if difference > 0:
        words = first
    elif difference < 0:
        words = second
    return words.format(name=name, seconds=abs(difference))


def beaten_in_words(round: Round, rival: Rival) -> str:
    """That a rival was there before the player."""
    if isinstance(rival, RuleRacer):
        return _("This time {name} was first!").format(name=rival.name)
    yours = round_to_tenths(round.players[0].arrived_at() or 0.0)
    theirs = round_to_tenths(rival.arrived_at() or 0.0)
    return _("Your best run was {seconds:.1f} s faster.").format(seconds=yours - theirs)


def rival_when_lost(rival: Rival, seconds: float) -> str:
    """What is said of a rival when the time of the player is up."""
    arrived = rival.arrived_at()
    is_there = arrived is not None and arrived <= seconds
    if not isinstance(rival, RuleRacer):
        return _("Your best run took {seconds:.1f} s.").format(seconds=arrived)
    if is_there:
        words = _("You lost to {name}: it got there in {seconds:.1f} s.")
        return words.format(name=rival.name, seconds=arrived)
    words = _("But {name} didn't get there either: {steps} to go.")
    return words.format(name=rival.name, steps=_steps_away(rival, seconds))


def players_in_words(round: Round) -> list[str]:
    """How far each of two players was from the end who had not come to it."""
    told = list[str]()
    for number, player in enumerate(round.players):
        if number != round.winner:
            left = steps_to_go(player.timeline, player.timeline.last)
            told.append(STEPS_AWAY[number].format(steps=_count_of_steps(left)))
    return told


def _steps_away(rival: Rival, seconds: float) -> str:
    return _count_of_steps(steps_to_go(rival.timeline, rival.tick_at(seconds)))


def _count_of_steps(count: int) -> str:
    return ngettext("{count} step", "{count} steps", count).format(count=count)
