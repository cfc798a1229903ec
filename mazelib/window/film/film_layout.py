"""Where everything is in a picture of a film: the map up to the edges, over a band for the words.

    of a wide map            of a map that leaves room    higher than wide
    +--------------------+   +-----------+--------+       +---------------+
    |                    |   |           |        |       |      map      |
    |        map         |   |    map    |  rule  |       |               |
    |                    |   |           |        |       +---------------+
    +-----------+--------+   +-----------+--------+       | title    idea |
    | title     |        |   | title        idea  |       | sentence      |
    | sentence  |  rule  |   | sentence           |       +---------------+
    |           |        |   +--------------------+       |     rule      |
    +-----------+--------+                                +---------------+

The idea is one small picture: the coins of a walk by chance, say. A short rule is there where all
of it can be read and the map stays large.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

#: Text is so high in a film of this size, in pixels; in a larger one it is larger. One that is
#: higher than wide is measured lying on its side.
TEXT = 16
TEXT_WIDTH = 640
TEXT_HEIGHT = 480
#: In a smaller film, letters are at least so high.
LEAST_TEXT = 14
#: The letters of a rule are at least so high.
LEAST_TEXT_BESIDE = 16
#: Heights of the row with title and idea, and of the sentence with what is said below it, in
#: heights of text; in a tiny film there is only room for words.
TITLE = 2.0
SAID = 5.0
TITLE_OF_TINY = 1.6
SAID_IN_TINY = 5.0
#: How far words stay away from the edges of the band, in heights of text.
EDGE = 1.0
#: How far they stay away from its upper edge and its lower one.
ABOVE = 0.4
#: What stands beside the map leaves places of the map at least this share of the size that they
#: would have without it.
LEAST_MAP = 0.72
#: The words beside a rule have at least this width, in heights of text.
LEAST_WORDS = 20.0


class Beside(NamedTuple):
    """The room that a rule needs, with text of this height; all in pixels."""

    text: int
    width: int
    height: int


class FilmLayout(NamedTuple):
    """The places of a picture, in pixels; ``beside_text`` is the height of text in the rule.

    On the ``band`` lie the ``title``, the ``idea`` in the same row, and below what is ``said``.
    """

    map: Rect
    band: Rect
    title: Rect
    said: Rect
    rule: Rect | None = None
    beside_text: int = 0

    @property
    def for_end(self) -> "FilmLayout":
        """The same with the words of an end: they have the room of a rule that was beside them."""
        if self.rule is None or self.rule.top != self.band.top:
            return self
        title = Rect(self.title)
        said = Rect(self.said)
        title.width += self.rule.width
        said.width += self.rule.width
        return FilmLayout(self.map, self.band.union(self.rule), title, said)


def film_text(size: tuple[int, int]) -> int:
    """The height of text in a film of this size, in pixels."""
    long = max(size)
    short = min(size)
    return max(LEAST_TEXT, round(TEXT * min(long / TEXT_WIDTH, short / TEXT_HEIGHT)))


def is_tiny_film(size: tuple[int, int]) -> bool:
    """Whether there is only room for words under the map."""
    return min(size) < TEXT_HEIGHT


def film_laid_out(
    size: tuple[int, int],
    shape: tuple[float, float] | None,
    offers: Sequence[Beside] = (),
    *,
    has_words: bool = True,
) -> FilmLayout:
    """The places in a picture of this size, for a map of this shape: how wide and high it is.

    Without a shape, what is shown fills any room. Of the ``offers`` of a rule, the first one that
    has room stands beside the map or the words. Without words the map has all of the picture.
    """
    alone = _over_band(size, has_words=has_words)
    width, height = size
    for beside in offers:
        found = [_with_rule_below(alone, shape, beside)]
        if width > height:
            in_band = _with_rule_in_band(alone, beside, film_text(size))
            found = [_with_rule_beside(alone, beside), in_band]
        for layout in found:
            if layout and _place(layout.map, shape) >= LEAST_MAP * _place(alone.map, shape):
                return layout
    return alone


def _over_band(size: tuple[int, int], *, has_words: bool) -> FilmLayout:
    """The map, and below it the band with its title and what is said."""
    width, height = size
    text = film_text(size)
    title_height = TITLE_OF_TINY if is_tiny_film(size) else TITLE
    said_height = SAID_IN_TINY if is_tiny_film(size) else SAID
    above = round(ABOVE * text)
    high = round((title_height + said_height) * text) + 2 * above if has_words else 0
    band = Rect(0, height - high, width, high)
    inner = band.inflate(-2 * round(EDGE * text), -2 * above)
    title = Rect(inner.left, inner.top, inner.width, round(title_height * text))
    said = Rect(inner.left, title.bottom, inner.width, max(0, inner.bottom - title.bottom))
    return FilmLayout(Rect(0, 0, width, band.top), band, title, said)


def _with_rule_beside(alone: FilmLayout, beside: Beside) -> FilmLayout | None:
    """The rule at the right of the map; None if it has no room there."""
    if beside.height > alone.map.height or beside.width >= alone.map.width:
        return None
    at = Rect(alone.map)
    at.width -= beside.width
    rule = Rect(at.right, at.top, beside.width, at.height)
    return alone._replace(map=at, rule=rule, beside_text=beside.text)


def _with_rule_in_band(alone: FilmLayout, beside: Beside, text: int) -> FilmLayout | None:
    """The rule at the right of the words, below all of the map; None if words have no room then."""
    higher = max(0, beside.height - alone.band.height)
    if not alone.band.height or alone.title.width - beside.width < LEAST_WORDS * text:
        return None
    places = [Rect(at) for at in (alone.map, alone.band, alone.title, alone.said)]
    above, band, title, said = places
    above.height -= higher
    band.height += higher
    band.bottom = alone.band.bottom
    rule = Rect(band.right - beside.width, band.top, beside.width, band.height)
    title.top -= higher
    said.top -= higher
    said.height += higher
    for at in (band, title, said):
        at.width -= beside.width
    return FilmLayout(above, band, title, said, rule, beside.text)


def _with_rule_below(
    alone: FilmLayout, shape: tuple[float, float] | None, beside: Beside
) -> FilmLayout | None:
    """The rule under map and band; None if the map needs the room."""
    needed = round(shape[1] * alone.map.width / shape[0]) if shape else alone.map.height
    spare = alone.map.height - needed
    if beside.width > alone.map.width or spare < beside.height:
        return None
    at = Rect(alone.map)
    at.height -= beside.height
    rule = Rect(at.left, alone.band.bottom - beside.height, at.width, beside.height)
    return FilmLayout(
        at,
        alone.band.move(0, -beside.height),
        alone.title.move(0, -beside.height),
        alone.said.move(0, -beside.height),
        rule,
        beside.text,
    )


def _place(room: Rect, shape: tuple[float, float] | None) -> float:
    """How large a place of the map is in a room, in pixels; what fills any room is one place."""
    if shape is None:
        return float(min(room.width, room.height))
    across, down = shape
    return min(room.width / across, room.height / down)
