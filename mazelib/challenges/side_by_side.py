"""Walks of a rule under check, side by side, up to the first that goes wrong."""

from collections.abc import Iterable
from dataclasses import dataclass

from mazelib.challenges.exercise import Fault
from mazelib.challenges.faults import not_arrived_fault, stopped
from mazelib.challenges.walks import AskedWalkBegins
from mazelib.maps.heya import Heya
from mazelib.values.pausing import Pausing
from mazelib.walking.strategy import StrategyEndedError, StrategyError, StrategySlowError
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk_so_far import TICKS_OF_A_BATCH, OtherDice, WalkSoFar

#: A walk goes on for so many ticks after its dice were exchanged: to turn round takes two.
TICKS_AFTER_A_TOSS = 4


class HadToBeEndedError(Exception):
    """The rule had to be ended on a walk; ``fault`` tells of it.

    If it ``was_slow``, nothing is known of it: on another machine it may be in time.
    """

    def __init__(self, fault: Fault, *, was_slow: bool) -> None:
        super().__init__(fault.sentence)
        self.fault = fault
        self.was_slow = was_slow


@dataclass(frozen=True)
class _Failed:
    """A walk that went wrong ``at`` its last tick and its number."""

    at: tuple[int, int]
    fault: Fault
    walk: WalkSoFar


def walked_side_by_side(
    walks: dict[int, WalkSoFar], ended: dict[int, WalkSoFar]
) -> Pausing[Fault | None]:
    """Walk until all have arrived, or one has gone wrong; note those that ended up to then.

    Which of them is ready sooner depends on the worker, and tells nothing: of all that go wrong, it
    is the one with the lowest tick, and then with the lowest number. HadToBeEndedError: the rule
    had to be ended.
    """
    on_their_way = dict(walks)
    arrived: dict[int, WalkSoFar] = {}
    first: _Failed | None = None
    while on_their_way:
        for number, walk in list(on_their_way.items()):
            fault = _fault_of_batch(walk, number)
            at = (walk.tick, number)
            if fault or walk.ending or (first and at > first.at):
                del on_their_way[number]
            if fault and (first is None or at < first.at):
                first = _Failed(at, fault, walk)
            elif walk.ending and not fault:
                arrived[number] = walk
        yield
    for number, walk in arrived.items():
        if first is None or (walk.tick, number) < first.at:
            ended[number] = walk
    if first is None:
        return None
    if first.walk.ending:
        ended[first.fault.walk] = first.walk
    return first.fault


def _fault_of_batch(walk: WalkSoFar, number: int) -> Fault | None:
    """Why a walk goes wrong in its next ticks, if it does."""
    try:
        walk.advance(TICKS_OF_A_BATCH)
    except StrategyEndedError as error:
        raise _had_to_be_ended(walk, number, error) from None
    except StrategyError as error:
        return stopped(walk, number, error)
    if walk.ending is None or walk.ending.verdict is Verdict.ARRIVED:
        return None
    return not_arrived_fault(walk, number, walk.ending)


def _had_to_be_ended(
    walk: WalkSoFar, number: int, error: StrategyEndedError
) -> HadToBeEndedError:
    """The error for a walk on which the rule had to be ended."""
    was_slow = isinstance(error, StrategySlowError)
    return HadToBeEndedError(stopped(walk, number, error), was_slow=was_slow)


def walked_with_other_dice(
    begin_walk: AskedWalkBegins, heya: Heya, seed: str, toss: int, dice: Iterable[int]
) -> Pausing[dict[int, WalkSoFar]]:
    """The beginnings of a walk, by the numbers of the other dice from the tick of a toss on.

    One that goes wrong there shows nothing, and is left out. HadToBeEndedError: the rule had to be
    ended.
    """
    walks = dict[int, WalkSoFar]()
    for number in dice:
        other_dice = OtherDice(toss, f"{seed} {number} instead")
        walks[number] = begin_walk(heya, seed, toss + TICKS_AFTER_A_TOSS, other_dice)
    under_way = dict(walks)
    while under_way:
        for number, walk in list(under_way.items()):
            try:
                walk.advance(TICKS_OF_A_BATCH)
            except StrategyEndedError as error:
                raise _had_to_be_ended(walk, 0, error) from None
            except StrategyError:
                del walks[number]
                del under_way[number]
                continue
            if walk.ending:
                del under_way[number]
        yield
    return walks


def walked_alone(walk: WalkSoFar, number: int) -> Pausing[WalkSoFar]:
    """A walk as far as it goes. HadToBeEndedError: the rule had to be ended."""
    while walk.ending is None:
        try:
            walk.advance(TICKS_OF_A_BATCH)
        except StrategyEndedError as error:
            raise _had_to_be_ended(walk, number, error) from None
        except StrategyError:
            break
        yield
    return walk
