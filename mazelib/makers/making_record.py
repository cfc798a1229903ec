"""What a trace says of a making: where the worker stood after each step."""

from __future__ import annotations

from typing import Any

from mazelib.makers.making import Making


class MakingRecord:
    """A making as a recording that can be traced, with the same keys as a walk has."""

    def __init__(self, making: Making) -> None:
        self._making = making
        self._shown = making.shown()

    @property
    def last(self) -> int:
        """The newest step made."""
        return self._making.steps_done

    def traced(self, tick: int) -> dict[str, Any]:
        """A step as one line of a trace holds it; before the first one nobody stands anywhere."""
        self._shown.show(tick)
        x, y = self._shown.worker or (None, None)
        return {"tick": tick, "x": x, "y": y, "heading": None, "target": None}
