"""The base of all commands of ``python -m mazelib``."""

from dataclasses import dataclass
from typing import ClassVar

from mazelib.command_line.options import ForceOption, SaveOption
from mazelib.command_line.parser import Options
from mazelib.command_line.terminal import FINE
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import save_heya, saved_in_words
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write


@dataclass(frozen=True, kw_only=True)
class Command(Options):
    """A command with its options: each field is an option or argument of the command line.

    ``help`` says what the command is for.
    """

    help: ClassVar[str]

    def run(self) -> int:
        """Do it, and return the exit status. ValueError, OSError: it cannot be done."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class MapCommand(SaveOption, ForceOption, Command):
    """A command that makes a map, and prints it or saves it with --save."""

    def check_save(self) -> None:
        """Check before the map is made that it can be saved. ValueError: it cannot."""
        if self.save:
            check_may_save(self.save, force=self.force)

    def give(self, heya: Heya) -> int:
        """Print the map or, with --save, save it and say where. Returns the exit status."""
        if self.save:
            save_heya(heya, self.save, force=self.force)
            print(saved_in_words(heya, self.save))
        else:
            print(write(heya), end="")
        return FINE
