"""What fits: the size at which a text has room, and as much of it as has room at all."""

from bisect import bisect_left
from collections.abc import Callable

from pygame import Rect

from mazelib.window.drawing.lettering import Face, Lettering

#: A title stands in one line if it can be this large there: a share of its usual height.
ONE_LINE = 0.84


class TextFitting:
    """Measures texts. Sizes are heights of letters in pixels; ``smallest`` is the smallest size."""

    lettering: Lettering
    smallest: int

    def _largest(self, largest: int, fits: Callable[[int], bool]) -> int:
        """The largest size that fits, at most ``largest``; the smallest size if none fits."""
        for size in range(largest, self.smallest, -1):
            if fits(size):
                return size
        return min(largest, self.smallest)

    def size_to_fit(self, text: str, width: int, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest down to the smallest, at which a line of text fits a width."""

        def fits(size: int) -> bool:
            return self.lettering.width(text, size, face) <= width

        return self._largest(largest, fits)

    def lines_to_fit(self, text: str, at: Rect, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest to the smallest, at which a wrapped text fits a rectangle."""

        def fits(size: int) -> bool:
            return self.height(text, at.width, size, face) <= at.height

        return self._largest(largest, fits)

    def title_size(self, text: str, at: Rect, largest: int) -> int:
        """The size of a bold title: in one line if it is nearly as large there, or else wrapped."""
        in_one_line = self.size_to_fit(text, at.width, largest, Face.BOLD)
        is_cut = self.lettering.width(text, in_one_line, Face.BOLD) > at.width
        if is_cut or in_one_line < ONE_LINE * largest:
            return self.lines_to_fit(text, at, largest, Face.BOLD)
        return min(in_one_line, self.lines_to_fit(text, at, largest, Face.BOLD))

    def height(self, text: str, width: int, size: int, face: Face = Face.TEXT) -> int:
        """How high a text is when it is wrapped to a width, in pixels."""
        lines = self.lettering.wrapped(text, size, width, face)
        return len(lines) * self.lettering.line_height(size)

    def fitting(self, text: str, at: Rect, face: Face = Face.TEXT) -> str:
        """The first sentences of a text, as many as fit into a rectangle."""
        while text and self.height(text, at.width, self.smallest, face) > at.height:
            last_end = max(text.rfind(f"{end} ") for end in ".?!")
            text = text[: last_end + 1]
        return text

    def shortened(self, text: str, at: Rect, face: Face = Face.TEXT) -> str:
        """A text, if it fits in the smallest letters; or else as many of its words as do, and "…".

        Whole sentences, if at least one has room.
        """

        def fits(count: int) -> bool:
            part = f"{' '.join(words[:count])} …"
            return self.height(part, at.width, self.smallest, face) <= at.height

        if self.height(text, at.width, self.smallest, face) <= at.height:
            return text
        whole = self.fitting(text, at, face)
        words = text.split()
        too_many = bisect_left(range(len(words)), True, key=lambda count: not fits(count))
        return whole or f"{' '.join(words[: max(0, too_many - 1)])} …"

    def cut_to_fit(
        self, text: str, width: int, size: int = 0, face: Face = Face.TEXT
    ) -> str:
        """A line of text; if it is too wide, its beginning and "…".

        Its letters have this size; without one, they are the smallest.
        """
        size = size or self.smallest

        def fits(count: int) -> bool:
            return self.lettering.width(f"{text[:count]}…", size, face) <= width

        if self.lettering.width(text, size, face) <= width:
            return text
        too_many = bisect_left(range(len(text)), True, key=lambda count: not fits(count))
        return f"{text[: max(0, too_many - 1)]}…"
