"""Numbers that the game keeps by name in the user's folder for data, as one small file each.

{"4 × 3 rooms, eyes": 12.3, "4 × 3 rooms, torch": 9.5}
"""

from math import inf
from typing import ClassVar, TypeGuard

from mazelib.maps.kept_files import DamagedError, locked, read_kept, set_aside, write_kept


class KeptNumbers:
    """Numbers as far as they are known: those of the file, and those of this session.

    Where there is no file, because the package platformdirs or the folder is missing, those of this
    session count. ``news`` is what has gone wrong, in a sentence, and is to be said once.

    A list of numbers is a subclass: ``file`` is the name of its file, ``more_is_better`` whether
    the larger one of two numbers is kept, and the rest is what it says.
    """

    file: ClassVar[str]
    more_is_better: ClassVar[bool]
    damaged_in_words: ClassVar[str]
    unsound_in_words: ClassVar[str]
    missing_in_words: ClassVar[str]
    #: With a gap for the {problem}.
    not_kept_in_words: ClassVar[str]

    def __init__(self) -> None:
        self._numbers: dict[str, float] = {}
        self.news = ""
        self._has_complained = False
        self.read_again()

    def number(self, name: str) -> float | None:
        """The number with this name; None if there is none."""
        return self._numbers.get(name)

    def keep_number(self, name: str, number: float) -> bool:
        """Keep a number if it is better than the one before; return whether it is.

        Another game may have kept numbers since: nothing of either is lost.
        """
        self.read_again()
        before = self.number(name)
        if before is not None and self._better(before, number) == before:
            return False
        self._numbers[name] = number
        try:
            with locked(self.file):
                self._take(self._kept())
                write_kept(self.file, self._numbers)
        except (DamagedError, OSError, ModuleNotFoundError) as error:
            self._complain(error)
        return True

    def read_again(self) -> None:
        """Take what the file holds now; what cannot be read of it is set aside, and told."""
        try:
            kept = self._kept()
        except (DamagedError, OSError, ModuleNotFoundError) as error:
            self._complain(error)
            return
        unsound = [name for name, number in kept.items() if not _is_number(number)]
        self._take(kept)
        if not unsound:
            return
        self.news = self.unsound_in_words
        try:
            set_aside(self.file)
            write_kept(self.file, self._numbers)
        except OSError as error:
            self._complain(error)

    def _better(self, one: float, other: float) -> float:
        return max(one, other) if self.more_is_better else min(one, other)

    def _kept(self) -> dict[str, object]:
        """What the file holds; nothing if there is none. DamagedError: it is no table at all."""
        return read_kept(self.file, _is_table) or {}

    def _take(self, kept: dict[str, object]) -> None:
        """Take the better number of the two, for every name."""
        for name, number in kept.items():
            if _is_number(number):
                self._numbers[name] = self._better(number, self._numbers.get(name, number))

    def _complain(self, error: Exception) -> None:
        """Say once why nothing can be kept, or each time that a list was damaged."""
        if isinstance(error, DamagedError):
            self.news = self.damaged_in_words
            return
        if self._has_complained:
            return
        self._has_complained = True
        if isinstance(error, ModuleNotFoundError):
            self.news = self.missing_in_words
        else:
            self.news = self.not_kept_in_words.format(problem=error)


def _is_table(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _is_number(value: object) -> TypeGuard[float]:
    """Whether a value is a number as this module writes it: one above 0."""
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        return False
    return 0 < value < inf
