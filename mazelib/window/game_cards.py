"""The end of a round of the game: what happened, what it was worth, and what comes next."""

from mazelib.game.racers import RuleRacer, standings
from mazelib.game.round import Round
from mazelib.grid.routes import shortest_route
from mazelib.kinds.game import GameLesson, Rival
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.game_words import further_in_words, outcome_in_words
from mazelib.window.keys import Command
from mazelib.window.strip import Card, Outcome


def end_card(round: Round, lesson: GameLesson, rival: Rival | None, *, is_best: bool) -> Card:
    """The card of a round that is over."""
    if round.winner is None:
        return _lost(round, lesson)
    if len(round.players) > 1:
        return _won_by_one(round, lesson)
    you = round.players[0]
    seconds = you.arrived_at() or 0.0
    steps = you.timeline.steps(you.timeline.last)
    shortest = len(you.timeline.tour) - 1
    facts = [_steps_in_words(steps, shortest)]
    if lesson.seeing.counts and is_best:
        facts.append(_("A new best time!"))
    if rival:
        name = rival.name if isinstance(rival, RuleRacer) else _("Your best run")
        facts.append(standings(name, rival.arrived_at(), seconds))
    card = Card(
        _title(round, lesson, seconds),
        paragraph(*facts),
        _question(lesson, is_perfect=steps <= shortest),
        Outcome.GOOD,
        round.game.stars(steps, shortest) if lesson.seeing.counts else 0,
    )
    return _leading_on(card, lesson)


def _title(round: Round, lesson: GameLesson, seconds: float) -> str:
    if lesson.is_at_last_level and lesson.seeing.counts:
        title = _("The last level is won, in {seconds:.1f} seconds!")
        return title.format(seconds=seconds)
    return outcome_in_words(round)


def _steps_in_words(steps: int, shortest: int) -> str:
    if steps <= shortest:
        words = ngettext(
            "{count} step: no way is shorter.", "{count} steps: no way is shorter.", steps
        )
        return words.format(count=steps)
    words = _("You took {steps} steps. The shortest way (dots) has {shortest}.")
    return words.format(steps=steps, shortest=shortest)


def _question(lesson: GameLesson, *, is_perfect: bool) -> str:
    """What is asked at a good end; what cannot be done better is not asked for."""
    if not lesson.seeing.counts:
        return _("That was training. V goes on to the game itself: can you find the way there?")
    if is_perfect:
        return _("Shift R makes another maze. Can you do that again?")
    return lesson.call.question_at_end() or _("Where did you turn the wrong way?")


def _leading_on(card: Card, lesson: GameLesson) -> Card:
    """The card with its buttons: the next level, if it is open."""
    if lesson.may_play(lesson.level + 1):
        return card._replace(onward=further_in_words(lesson), again=_("Same maze"))
    return card._replace(
        leads_to=Command.RESTART,
        goes_back=Command.VIEW,
        onward=_("Same maze"),
    )


def _won_by_one(round: Round, lesson: GameLesson) -> Card:
    """The end of a race of two players."""
    card = Card(
        outcome_in_words(round),
        _("The dots are the shortest way."),
        _("R plays the same maze again. Shift R makes another one."),
        Outcome.GOOD,
    )
    return _leading_on(card, lesson)


def _lost(round: Round, lesson: GameLesson) -> Card:
    """The end of a round whose time is up: how far it still was, for who came nearest."""
    left = []
    for player in round.players:
        timeline = player.timeline
        here = timeline.place(timeline.last)
        steps = 0
        for _letter, place in timeline.waiting(timeline.last):
            way = shortest_route(round.heya, here, place)
            steps += len(way or [here]) - 1
            here = place
        left.append(steps)
    words = ngettext(
        "You were still {count} step away.", "You were still {count} steps away.", min(left)
    )
    facts = paragraph(words.format(count=min(left)), _("The dots are the shortest way."))
    question = _("Try the same maze again: now you know more about it.")
    return Card(
        outcome_in_words(round),
        facts,
        question,
        Outcome.WRONG,
        leads_to=Command.RESTART,
        goes_back=Command.VIEW,
        onward=_("Same maze"),
    )
