"""A tally: how often something had happened by any tick of a walk."""

from array import array


class Tally:
    """Counts tick by tick, and remembers the count at every tick from 0 on."""

    def __init__(self) -> None:
        self._counts = array("q", [0])

    @property
    def last(self) -> int:
        """The newest tick that it has counted."""
        return len(self._counts) - 1

    def note(self, happened: bool) -> None:
        """Count the next tick, in which it ``happened`` or did not."""
        count = self._counts[-1]
        if happened:
            count += 1
        self._counts.append(count)

    def at(self, tick: int) -> int:
        """How often it had happened by the end of a tick."""
        return self._counts[tick]
