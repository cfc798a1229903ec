"""A shortest way, found from both ends at once and in leaps from crossing to crossing.

    S . . . +          In a corridor there is nothing to decide: in with one step, out with
            .          the other. So a search only stops to think at crossings, which are all
            .          places that have not just two open sides, and at its two ends.
    + . . . G

    1. A search begins at the start, another at the goal, both at distance 0.
    2. One of them, the one with less to do, takes the crossing that is nearest to where it began
       and settles it: no way to it can be shorter than the one that it was come to by.
    3. From there it follows each corridor to the next crossing, and writes down how far that is.
    4. If the other search has settled that crossing, the two have met: that is a way. It is the
       shortest when the distances at which the two searches now stand add up to no less.

The crossings wait by distance, in one list for each, so that the nearest need not be looked for.

Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959; from both ends,
T. A. J. Nicholson, 1966; lists by distance, R. B. Dial, 1969.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from itertools import count

from mazelib.compass import index_steps

# A place that a search must stop at has this bit besides its four open sides.
_END = 16

# So many distances are settled before it is the other search's turn, perhaps.
_STRETCH = 64

# What is noted where a search began; else it is 1 + the heading that leads one step back.
_BEGAN = 5


def shortest_way(sides: bytes, width: int, start: int, goal: int) -> list[int] | None:
    """The places of a shortest way from start to goal, both among them; None if there is none.

    ``sides`` are the open sides of each place (see ``Heya.sides``), places are their numbers.
    """
    if start == goal:
        return [start]
    marked = bytearray(sides)
    marked[start] |= _END
    marked[goal] |= _END
    ahead, behind = _Search(marked, width, start), _Search(marked, width, goal)
    # Both ends are settled first of all: so the two have met before either has no more to do.
    best = behind.advance(ahead, ahead.advance(behind, None))
    while ahead.waiting and behind.waiting:
        if best and ahead.distance + behind.distance + 2 >= best.length:
            break
        one, other = (ahead, behind) if ahead.waiting <= behind.waiting else (behind, ahead)
        best = one.advance(other, best)
    if best is None:
        return None
    best.join()
    return ahead.way_back(best.place)[::-1] + behind.way_back(best.place)[1:]


class _Search:
    """A search outwards from one place.

    ``distance`` is that of the crossings it settled last, ``waiting`` how many it has still to
    look at. ``notes`` has how to step back from each crossing settled (0: it is not),
    ``distances`` how far it is.
    """

    def __init__(self, sides: bytearray, width: int, place: int) -> None:
        self.distance = -1
        self.waiting = 1
        self.notes = bytearray(len(sides))
        self.distances = array("i", bytes(4 * len(sides)))
        self._sides = sides
        self._steps = steps = index_steps(width)
        self._by_distance = defaultdict(list, {0: [place << 3 | _BEGAN]})
        ways = [[step for heading, step in enumerate(steps) if kind >> heading & 1] for kind in range(32)]
        # Out of a corridor's place leads the step in plus the sum of its two steps: straight on
        # they cancel out. None is for places that are no corridor.
        self._bends = [sum(ways[kind]) if len(ways[kind]) == 2 else None for kind in range(16)] + [None] * 16
        self._is_dead_end = [len(ways[kind]) == 1 for kind in range(16)] + [False] * 16
        self._back = {-step: 1 + heading for heading, step in enumerate(steps)}
        # By the note of a crossing and its sides: the ways on from there, all but the way back.
        self._onward = [
            [[step for step in steps_on if self._back[-step] != note] for steps_on in ways]
            for note in range(_BEGAN + 1)
        ]

    def advance(self, other: _Search, best: _Meeting | None) -> _Meeting | None:
        """Settle the crossings of some more distances; the best meeting so far."""
        first = self.distance + 1
        self.distance += _STRETCH
        for distance in range(first, first + _STRETCH):
            arrived = self._by_distance.pop(distance, None)
            if arrived:
                self.waiting -= len(arrived)
                best = self._settle(arrived, distance, other, best)
        return best

    def _settle(
        self, arrived: list[int], distance: int, other: _Search, best: _Meeting | None
    ) -> _Meeting | None:
        # Most of a large maze is corridors: the loop works with numbers in local names only.
        sides, notes, bends, back, onward = self._sides, self.notes, self._bends, self._back, self._onward
        for entry in arrived:
            crossing, note = entry >> 3, entry & 7
            if notes[crossing]:
                continue
            notes[crossing] = note
            self.distances[crossing] = distance
            for step in onward[note][sides[crossing]]:
                place = crossing + step
                for length in count(distance + 1):  # noqa: B007 (it is used behind the loop)
                    bend = bends[sides[place]]
                    if bend is None:
                        break
                    step += bend
                    place += step
                if notes[place] or self._is_dead_end[sides[place]]:
                    continue
                self._by_distance[length].append(place << 3 | back[step])
                self.waiting += 1
                if other.notes[place]:
                    total = length + other.distances[place]
                    if best is None or total < best.length:
                        best = _Meeting(total, place, self, back[step])
        return best

    def way_back(self, place: int) -> list[int]:
        """The places from a crossing settled back to where the search began, both among them."""
        sides, bends, way = self._sides, self._bends, [place]
        while self.notes[place] != _BEGAN:
            step = self._steps[self.notes[place] - 1]
            place += step
            way.append(place)
            while (bend := bends[sides[place]]) is not None:
                step += bend
                place += step
                way.append(place)
        return way


class _Meeting:
    """Where one search came upon a crossing that the other had settled, and how long that way is."""

    def __init__(self, length: int, place: int, found_by: _Search, note: int) -> None:
        self.length = length
        self.place = place
        self._found_by = found_by
        self._note = note

    def join(self) -> None:
        """Settle the crossing for the search that found it there, so that both lead back."""
        if not self._found_by.notes[self.place]:
            self._found_by.notes[self.place] = self._note
