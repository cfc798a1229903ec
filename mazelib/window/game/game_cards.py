"""The end of a round of the game: what happened, what it was worth, and what comes next."""

from mazelib.game.racers import steps_to_go
from mazelib.game.round import Round
from mazelib.kinds.game import GameLesson
from mazelib.kinds.shared.racing_lesson import Rival
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.game.game_results import (
    beaten_in_words,
    coins_in_words,
    goose_in_words,
    players_in_words,
    race_in_words,
    rival_when_lost,
    steps_in_words,
)
from mazelib.window.game.game_shown import PLAYERS, WINNERS, WINNING_RIVAL
from mazelib.window.game.game_words import (
    NEXT_VIEW,
    further_in_words,
    known_in_words,
    match_in_words,
    outcome_in_words,
)
from mazelib.window.input.keys import Command
from mazelib.window.screen.strip import Card, Outcome


def end_card(round: Round, lesson: GameLesson, rival: Rival | None, *, is_best: bool) -> Card:
    """The card of a round that is over. Its buttons name their keys."""
    card = _end_card(round, lesson, rival, is_best=is_best)
    onward, again = card.buttons
    onward = card.leads_to.with_key(onward)
    if isinstance(card.goes_back, Command):
        again = card.goes_back.with_key(again)
    return card._replace(onward=onward, again=again)


def _end_card(round: Round, lesson: GameLesson, rival: Rival | None, *, is_best: bool) -> Card:
    if len(round.players) > 1 and (round.winner is not None or lesson.match_winner is not None):
        return _won_by_one(round, lesson)
    if round.winner is None:
        return _lost(round, lesson, rival)
    facts = [steps_in_words(round), coins_in_words(round), goose_in_words(round)]
    if is_best:
        facts.append(_("A new best time!"))
    if rival:
        facts.append(race_in_words(round, rival))
    if lesson.is_in_run and round.counts:
        facts.append(_run_in_words(lesson))
    card = Card(
        _title(round, lesson, rival),
        paragraph(*filter(None, facts)),
        _question(round, lesson),
        Outcome.GOOD,
        round.stars,
        picture=_picture(round),
        has_crown=round.may_be_record and round.has_all_coins,
    )
    return _leading_on(card, lesson)


def _picture(round: Round) -> str:
    """What a round that was won is about: the cup, if it has one, or who got it first."""
    if round.is_beaten:
        return WINNING_RIVAL
    return "prize" if LAST_CONTROL in dict(round.heya.controls) else ""


def _title(round: Round, lesson: GameLesson, rival: Rival | None) -> str:
    if rival and round.is_beaten:
        return beaten_in_words(round, rival)
    if lesson.is_at_last_level and round.counts:
        title = _("You won the last level in {seconds:.1f} seconds!")
        return title.format(seconds=round.players[0].arrived_at())
    return outcome_in_words(round)


def _run_in_words(lesson: GameLesson) -> str:
    longest = lesson.ladder.honours.longest_run
    words = _("Best run: {count} mazes.")
    if longest == lesson.maze_number:
        words = ngettext("Best run ever: {count} maze!", "Best run ever: {count} mazes!", longest)
    return words.format(count=longest)


def _question(round: Round, lesson: GameLesson) -> str:
    """What is asked at a good end; what cannot be done better is not asked for."""
    if not round.counts:
        return _trained(lesson)
    if round.is_known:
        return known_in_words(lesson)
    if lesson.is_in_run:
        words = _("M goes on to maze {number}, with your {seconds:.0f} spare seconds.")
        return words.format(number=lesson.maze_number + 1, seconds=round.left)
    if round.is_beaten:
        return _("Get there first, and you can win up to three stars.")
    if round.meetings.count(0):
        return _("Can you slip past the goose next time?")
    return _question_of_steps(round, lesson)


def _question_of_steps(round: Round, lesson: GameLesson) -> str:
    if round.steps_that_count <= round.shortest:
        return _("Shift R makes another maze. Can you do that again?")
    return lesson.call.question_at_end() or _("Where did you turn the wrong way?")


def _trained(lesson: GameLesson) -> str:
    if lesson.map_path:
        return _("That was training. V starts the real game.")
    return _("V starts the real game, in another maze. Only that opens the next garden.")


def _leading_on(card: Card, lesson: GameLesson) -> Card:
    """The card with its buttons: the next level, if it is open."""
    again = _("New run") if lesson.is_in_run else _("Same maze")
    if lesson.may_play(lesson.level + 1):
        return card._replace(onward=further_in_words(lesson), again=again)
    if lesson.map_path:
        return _on_own_map(card, again, lesson)
    return card._replace(leads_to=Command.ANOTHER, again=again)


def _won_by_one(round: Round, lesson: GameLesson) -> Card:
    """The end of a race of two players, and perhaps of their match."""
    most = lesson.game.match_points
    question = _("Revenge? {most:g} points win the match.").format(most=most)
    card = Card(
        outcome_in_words(round),
        paragraph(*players_in_words(round)),
        question,
        Outcome.GOOD,
        picture=PLAYERS[round.winner or 0],
    )
    if lesson.match_winner is not None:
        card = card._replace(
            title=match_in_words(lesson),
            facts=paragraph(outcome_in_words(round), *players_in_words(round)),
            question=_("A rematch begins at 0 : 0."),
            picture=WINNERS[lesson.match_winner],
        )
    if lesson.map_path:
        return card._replace(leads_to=Command.RESTART, goes_back=Command.VIEW)
    onward = _("Next round") if lesson.match_winner is None else _("Rematch")
    return card._replace(leads_to=Command.ANOTHER, onward=onward, again=_("Same maze"))


def _lost(round: Round, lesson: GameLesson, rival: Rival | None) -> Card:
    """The end of a round whose time is up: how far it still was, and who was faster."""
    facts = list[str]()
    if len(round.players) > 1:
        facts += players_in_words(round)
    else:
        timeline = round.players[0].timeline
        left = steps_to_go(timeline, timeline.last)
        words = ngettext(
            "You were still {count} step away.", "You were still {count} steps away.", left
        )
        facts.append(words.format(count=left))
    if rival:
        facts.append(rival_when_lost(rival, round.ended_at or 0.0))
    facts.append(_("The dots are the shortest path."))
    card = Card(
        outcome_in_words(round),
        paragraph(*facts),
        _question_when_lost(round, lesson),
        Outcome.WRONG,
        leads_to=Command.ANOTHER,
        goes_back=Command.RESTART,
        onward=_("Another maze"),
        again=_("Same maze"),
    )
    if lesson.is_in_run:
        return _end_of_run(card, lesson)
    if lesson.map_path:
        return _on_own_map(card, card.again, lesson)
    return card


def _question_when_lost(round: Round, lesson: GameLesson) -> str:
    """What the maze is worth now that its way is seen."""
    if len(round.players) > 1:
        return _("Now you both know the way.")
    if lesson.map_path:
        return _("Now you know the way: this maze gives one star.")
    return _("Now you know the way: this maze gives one star, another one three.")


def _on_own_map(card: Card, again: str, lesson: GameLesson) -> Card:
    """The card with its buttons where there is no other maze."""
    return card._replace(
        leads_to=Command.RESTART,
        goes_back=Command.VIEW,
        onward=again,
        again=NEXT_VIEW[lesson.seeing.following],
    )


def _end_of_run(card: Card, lesson: GameLesson) -> Card:
    """The card of a run that is lost."""
    title = _("Time's up! Your run ends at maze {number}.").format(number=lesson.maze_number)
    longest = lesson.ladder.honours.longest_run
    question = _("How far can you get in a new run?")
    if longest:
        words = ngettext(
            "The best run is {count} maze. Can you beat it?",
            "The best run is {count} mazes. Can you beat it?",
            longest,
        )
        question = words.format(count=longest)
    return card._replace(
        title=title,
        question=question,
        leads_to=Command.RESTART,
        goes_back=Command.MAP_BEFORE,
        onward=_("New run"),
        again=_("Level {number}").format(number=len(lesson.game.levels)),
    )
