"""A rule in a worker that is asked turn by turn, for a walk that goes on in the lesson.

The worker that checks a rule holds no map, so no trick of the rule's finds one.
"""

import random
from hashlib import blake2b

from mazelib.learner.guard.guarded_rules import GuardedStrategy
from mazelib.learner.worker.messages import Failed, Kept, TurnAsked, TurnGiven, TurnsBegun
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.circle import DIGEST_SIZE


class AskedRule:
    """A rule that answers one turn after the other."""

    def __init__(self, strategy: GuardedStrategy) -> None:
        self._strategy = strategy
        self._kept = self._kept_now()

    def begun(self) -> TurnsBegun:
        """What is to be known of it before its first turn."""
        return TurnsBegun(self._kept, self._strategy.comes_round)

    def turn(self, asked: TurnAsked) -> TurnGiven | Failed:
        """Its turn; or what went wrong."""
        if asked.new_dice is not None:
            self._strategy.guard.dice.setstate(random.Random(asked.new_dice).getstate())
        try:
            turn = self._strategy.turn(asked.view, asked.place, asked.heading)
        except LocatedError as error:
            return Failed.of(error)
        if self._kept.doubt is None:  # Once there is a doubt, it stays.
            self._kept = self._kept_now()
        return TurnGiven(turn, self._strategy.lines_run().plain, self._kept)

    def _kept_now(self) -> Kept:
        memory = self._strategy.deciding_memory()
        digest = blake2b(memory.frozen, digest_size=DIGEST_SIZE).digest() if memory.frozen else b""
        return Kept(digest, memory.doubt)
