"""A good end of a film: paper falls, and the path is drawn that proves what is said."""

from collections.abc import Iterator
from dataclasses import replace

from mazelib.window.film.shot import Shot
from mazelib.window.screen.strip import Outcome
from mazelib.window.stage.frame import Frame

#: At a good end, paper falls for so long, and for this share of the time of the end at most.
REJOICING_SECONDS = 2.0
REJOICING_SHARE = 0.6


def before_paper_falls(frame: Frame) -> Frame:
    """The same; at a good end, the path that proves it is still to be drawn."""
    if frame.card is None or frame.card.outcome is not Outcome.GOOD:
        return frame
    return frame._replace(shown=replace(frame.shown, drawn=0.0))


def rejoicing(last: Frame, every: float, held: float) -> Iterator[Shot]:
    """The last picture; at a good end paper falls, and the path is drawn that proves it."""
    if last.card is None or last.card.outcome is not Outcome.GOOD:
        yield Shot(last, held)
        return
    count = round(min(REJOICING_SECONDS, REJOICING_SHARE * held) / every)
    for number in range(1, count):
        share = number / count
        shown = replace(last.shown, drawn=share)
        yield Shot(last._replace(shown=shown, falls=share), every)
    yield Shot(last, held - max(0, count - 1) * every)
