"""A number that is typed digit by digit. After a 1 it waits a moment: it may become 12."""

from collections.abc import Sequence

#: How long a further digit is waited for, in seconds.
DIGIT_SECONDS = 0.8


class TypedNumber:
    """The number that is being typed, one of the ``numbers`` of the lessons."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers
        self._digits = ""
        self._seconds_left = 0.0

    def type(self, digit: str) -> int:
        """Take one more digit; return the number so far."""
        self._digits += digit
        self._seconds_left = DIGIT_SECONDS
        return int(self._digits)

    def is_whole(self, seconds: float) -> bool:
        """Whether the number is whole after these seconds: then the next digit begins another."""
        self._seconds_left -= seconds
        if not self._digits or (self._may_go_on and self._seconds_left > 0):
            return False
        self._digits = ""
        return True

    @property
    def _may_go_on(self) -> bool:
        """Whether a longer number begins with the digits."""
        least = 10 * int(self._digits)
        return any(least <= number < least + 10 for number in self._numbers)
