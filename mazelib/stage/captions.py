"""Captions: what happened in a tick and why, in one or two sentences.

The reason is the comments of the lines that ran; without any, what was sensed and answered.
"""

from mazelib.stage.walk_painter import End
from mazelib.timeline import Moment, Verdict
from mazelib.walk import Walk


def walk_caption(moment: Moment, said: str, walk: Walk | None, end: End | None) -> str:
    """The caption of a moment of a walk; ``said`` is what the comments say, ``end`` that of the walk."""
    if walk and end:
        return verdict_sentence(walk, end)
    if moment.tick == 0:
        return "Here the walker stands before its first tick." if walk else "Nobody walks yet."
    told = f"Tick {moment.tick:,}: {said or told_from_senses(moment)}"
    if moment.reached:
        return f"{told} Reached {moment.reached}!"
    return told if moment.moved else f"{told} But there is a wall: no step."


def told_from_senses(moment: Moment) -> str:
    """The reason of a rule that says none itself."""
    if moment.sensed is None or moment.turn is None:
        return ""
    return f"It sensed {moment.sensed.words} and answered {moment.turn.word}."


def verdict_sentence(walk: Walk, end: End) -> str:
    """What the verdict means, in full sentences."""
    ending = walk.ending
    assert ending is not None
    if ending.verdict is Verdict.CIRCLING:
        same = "the same place, facing the same way" + ("" if walk.keeps_nothing else ", the same memory")
        return f"Circling: {same}, as at tick {ending.since:,}: it will walk this circle for ever."
    if ending.verdict is Verdict.ARRIVED:
        shortest = f"; the shortest route (dots) has {len(end.shortest) - 1:,}" if end.shortest else ""
        return f"Arrived after {ending.tick:,} ticks and {end.steps:,} steps{shortest}."
    is_in_doubt = walk.doubt and not walk.tosses
    doubt = f" Whether it circles cannot be told ({walk.doubt})." if is_in_doubt else ""
    return f"Out of ticks after {ending.tick:,}. That proves nothing: it might still arrive.{doubt}"


def making_caption(tick: int, said: str) -> str:
    """The caption of a step of a maker: what it yielded."""
    return f"Step {tick:,}: {said}" if tick else "Before the first step."
