"""The code of a maker as the code panel shows it: its source, and the line that decided a step."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Collection
from dataclasses import replace

from mazelib.makers.making import Making
from mazelib.source import Piece, Source
from mazelib.tracing import Ran


def source_of_making(making: Making) -> Source:
    """The functions of a maker that a class reads, moved to the left margin."""
    pieces = []
    for function in making.taught:
        lines, first = inspect.getsourcelines(function)
        text = textwrap.dedent("".join(lines)).rstrip("\n")
        pieces.append(Piece(inspect.getfile(function), first, tuple(text.split("\n"))))
    return Source(tuple(pieces), frozenset(piece.file for piece in pieces))


def with_decision(ran: Ran, source: Source, decides: Collection[str]) -> Ran:
    """What ran in a step, with the line of the shown source that decided it.

    The line that gave the answer, as the tracer knows it, decides only for a strategy: of a maker it
    would always be the same last line. Here it is the last to run of the lines that decide, or
    where none of them ran the last of all that are shown.
    """
    texts = {
        (piece.file, number): text.strip()
        for piece in source.pieces
        for number, text in enumerate(piece.lines, piece.first)
    }
    shown = [line for line in ran.lines if line in texts]
    deciding = [line for line in shown if texts[line] in decides] or shown
    return replace(ran, decided=deciding[-1]) if deciding else ran
