"""python -m mazelib check: print what is wrong with maps, and which exercises rules pass."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.options import SeedOption
from mazelib.command_line.parser import argument
from mazelib.command_line.terminal import BAD_INPUT, FINE
from mazelib.commands.shared.checked_rules import check_rules
from mazelib.commands.shared.command import Command
from mazelib.maps.folder import all_maps, find_map, maps_in, read_heya
from mazelib.maps.warnings import warnings
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _

#: How the name of a file with a rule ends.
PYTHON = ".py"


@dataclass(frozen=True, kw_only=True)
class Check(SeedOption, Command):
    """Check some maps and rules, or all maps in heya/."""

    help: ClassVar[str] = _("print what is wrong with maps, and which exercises rules pass")

    files: Sequence[str] = field(
        default=(),
        metadata=argument(
            _("maps, rules (.py), folders of rules or of maps; without any, all maps in heya/"),
            "FILE",
            how_many="*",
        ),
    )

    def run(self) -> int:
        """Check the maps first, and then the rules; return the highest status of all."""
        names = self.files or [str(path) for path in all_maps()]
        maps = list[str]()
        rules = list[Path]()
        for name in names:
            for file in _files_of(name):
                if file.endswith(PYTHON):
                    rules.append(Path(file))
                else:
                    maps.append(file)
        return max(_check_maps(maps), check_rules(rules, self.seed))


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
