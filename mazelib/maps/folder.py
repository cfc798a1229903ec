"""The folder of maps: finding a map by its name, listing maps in order, reading, and saving."""

from contextlib import suppress
from pathlib import Path

from mazelib.maps.files import read_text, write_bytes
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse, write
from mazelib.text.characters import visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

#: The folder of maps beside the package.
HEYA_FOLDER = Path(__file__).resolve().parents[2] / "heya"
#: The file in a folder of maps that gives their order, one name on each line.
ORDER = "order.txt"


def find_map(name_or_path: str) -> Path:
    """The path of a map: the given path if it exists, or else heya/NAME or heya/NAME.txt.

    LocatedError: none of these exists; the message lists the maps in heya/.
    """
    if not name_or_path:
        raise _no_such_map("map", _("no name is given, only empty quotes."))
    candidates = [
        Path(name_or_path),
        HEYA_FOLDER / name_or_path,
        HEYA_FOLDER / f"{name_or_path}.txt",
    ]
    for path in candidates:
        if _exists(path):
            return path
    raise _no_such_map(name_or_path, _("there is no such map."))


def _no_such_map(name: str, what: str) -> LocatedError:
    """The error for a map that cannot be found; it lists the maps that there are."""
    names = ", ".join(path.stem for path in maps_in(HEYA_FOLDER))
    sentence = _("Give the path of a file, or the name of a map in heya/: {names}.")
    advice = sentence.format(names=names or _("none"))
    return LocatedError(name, [Diagnostic(what, advice)])


def _exists(path: Path) -> bool:
    """Whether a file exists; False for a name that no file can have."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def maps_in(folder: Path) -> list[Path]:
    """The maps of a folder: first those in its order.txt, then all others by name."""
    maps = {path.stem: path for path in folder.glob("*.txt") if path.name != ORDER}
    names = _names_in_order(folder) + sorted(maps)
    # A dict keeps each name once, at its first position.
    return [maps[name] for name in dict.fromkeys(names) if name in maps]


def _names_in_order(folder: Path) -> list[str]:
    """The names in a folder's order.txt; no names if it cannot be read."""
    names = list[str]()
    with suppress(LocatedError):
        for line in lines_of(read_text(folder / ORDER)):
            names.append(line.strip().removesuffix(".txt"))
    return names


def read_heya(path: Path) -> Heya:
    """Read the map in a UTF-8 text file. LocatedError: it cannot be read, or is not a map."""
    return parse(read_text(path), visible(path.name or str(path)))


def save_heya(heya: Heya, path: Path, *, force: bool) -> None:
    """Save a map.

    FileExistsError: the file exists, and ``force`` was not given. OSError: it cannot be written.
    """
    write_bytes(path, write(heya).encode("utf-8"), force=force)


def saved_in_words(heya: Heya, path: Path) -> str:
    """The line that says where a map was saved, and quotes its note."""
    return _("Saved: {path}. {note}").format(path=path, note=heya.note)


def is_order(path: Path) -> bool:
    """Whether a file gives the order of the maps in heya/, and is no map itself."""
    return path.resolve() == (HEYA_FOLDER / ORDER).resolve()
