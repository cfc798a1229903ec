"""The history of the lines that ran: which lines of the strategy ran in every turn of a walk."""

from mazelib.values.lines_run import LinesRun, PlainLinesRun


class LinesRunHistory:
    """Which lines ran in the turns of a walk, wherever somebody watched them.

    A turn has the number of the tick to which it leads.
    """

    def __init__(self) -> None:
        self._by_tick: list[LinesRun | None] = []

    def note(self, tick: int, lines_run: LinesRun) -> None:
        """Write down which lines ran in a turn. Ticks come in order."""
        not_watched = tick - len(self._by_tick)
        if not_watched:
            self._by_tick.extend([None] * not_watched)
        self._by_tick.append(lines_run)

    def entries(self, after: int) -> tuple[tuple[int, PlainLinesRun], ...]:
        """What was written down after a tick: pairs of a tick and the lines, as plain data."""
        entries = []
        for tick in range(after + 1, len(self._by_tick)):
            lines_run = self._by_tick[tick]
            if lines_run is not None:
                entries.append((tick, lines_run.plain))
        return tuple(entries)

    def at(self, tick: int) -> LinesRun | None:
        """Which lines ran in a turn; None if nobody watched them."""
        if tick < len(self._by_tick):
            return self._by_tick[tick]
        return None
