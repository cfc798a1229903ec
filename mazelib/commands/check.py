"""python -m mazelib check: print what's wrong with maps, and which tasks rules pass."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.options import ForceOption, PrintOption, SeedOption, from_to
from mazelib.command_line.parser import argument, described
from mazelib.command_line.terminal import BAD_INPUT, FINE
from mazelib.commands.shared.checked_rules import check_rules
from mazelib.commands.shared.class_table import CSV, check_class, csv_of
from mazelib.commands.shared.command import Command
from mazelib.maps.files import check_ending, check_may_save, write_bytes
from mazelib.maps.folder import all_maps, find_map, maps_in, read_heya
from mazelib.maps.warnings import warnings
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _

#: How the name of a file with a rule ends.
PYTHON = ".py"


@dataclass(frozen=True, kw_only=True)
class Check(ForceOption, PrintOption, SeedOption, Command):
    """Check some maps and rules, or all maps in heya/."""

    help: ClassVar[str] = _("print what's wrong with maps, and which tasks rules pass")

    files: Sequence[str] = field(
        default=(),
        metadata=argument(
            _("maps, rules (.py), folders of rules or of maps; without any, all maps in heya/"),
            "FILE",
            how_many="*",
        ),
    )

    workers: int | None = field(
        default=None,
        metadata=described(
            _("how many files are checked at once (one for each core)"), "N", read=from_to(1, 64)
        ),
    )

    def run(self) -> int:
        """Check the maps first, and then the rules; return the highest status of all.

        The rules of a folder, or any rules with --to, are told as a table.
        """
        if self.to:
            check_ending(self.to, CSV)
            check_may_save(self.to, force=self.force)
        names = self.files or [str(path) for path in all_maps()]
        maps = list[str]()
        rules = list[Path]()
        for name in names:
            for file in _files_of(name):
                if file.endswith(PYTHON):
                    rules.append(Path(file))
                else:
                    maps.append(file)
        if self.to and not rules:
            raise ValueError(_("--to writes a table of rules: name a folder with rules in it."))
        status = _check_maps(maps)
        if rules and (self.to or any(map(_is_folder, names))):
            return max(status, self._check_class(rules))
        return max(status, check_rules(rules, self.seed))

    def _check_class(self, rules: Sequence[Path]) -> int:
        """Check rules, and tell the results as a table: on the screen, and in a file."""
        status, checked = check_class(rules, self.seed, self.workers)
        if self.to:
            write_bytes(self.to, csv_of(checked), force=self.force)
        return status


def _files_of(name: str) -> list[str]:
    """The rules in a folder, or else its maps. Anything that is no folder stands for itself."""
    if not _is_folder(name):
        return [name]
    folder = Path(name)
    files = sorted(folder.glob(f"*{PYTHON}")) or maps_in(folder)
    return [str(file) for file in files] or [name]


def _is_folder(name: str) -> bool:
    """Whether there is a folder of this name; False for a name that no folder can have."""
    try:
        return name != "" and Path(name).is_dir()
    except (OSError, ValueError):
        return False


def _check_maps(names: Sequence[str]) -> int:
    """Print the errors and warnings of each map; BAD_INPUT if there is an error."""
    status = FINE
    for name in names:
        try:
            print(_findings(find_map(name)))
        except LocatedError as error:
            print(error)
            status = BAD_INPUT
    return status


def _findings(path: Path) -> str:
    """What there is to say about a map, line by line. LocatedError: the file is no map."""
    heya = read_heya(path)
    found = warnings(heya) or [_("{map}: nothing wrong.").format(map=heya.name)]
    return "\n".join(found)


COMMAND = Check
