"""A tally: how often something had happened up to any tick of a walk."""

from array import array


class Tally:
    """Counts tick by tick, and knows the count at every tick it has counted, from tick 0 on."""

    def __init__(self) -> None:
        self._counts = array("q", [0])

    @property
    def last(self) -> int:
        """The newest tick that is counted."""
        return len(self._counts) - 1

    def note(self, happened: bool) -> None:
        """Count the next tick: whether it happened in it."""
        count = self._counts[-1]
        if happened:
            count += 1
        self._counts.append(count)

    def at(self, tick: int) -> int:
        """How often it had happened after a tick."""
        return self._counts[tick]
