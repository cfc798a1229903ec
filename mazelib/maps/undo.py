"""Texts that can be taken back: each one that there was, and which of them is shown."""

from dataclasses import dataclass, field


@dataclass
class Texts:
    """Every text since the first; ``number`` is that of the one that is shown, from 0."""

    all: list[str] = field(default_factory=list)
    number: int = -1

    @property
    def shown(self) -> str:
        """The text that is shown; an empty one as long as there is none."""
        return self.all[self.number] if self.all else ""

    @property
    def first(self) -> str:
        """The text that was there first; an empty one as long as there is none."""
        return self.all[0] if self.all else ""

    def add(self, text: str) -> None:
        """Let a text follow the one that is shown; those that were taken back are gone."""
        del self.all[self.number + 1 :]
        self.all.append(text)
        self.number = len(self.all) - 1

    def replace(self, text: str) -> None:
        """Put a text in the place of the one that is shown."""
        self.all[self.number] = text

    def go(self, further: int) -> bool:
        """Show the text so much further on, or back; False: there is none."""
        number = self.number + further
        if not 0 <= number < len(self.all):
            return False
        self.number = number
        return True
