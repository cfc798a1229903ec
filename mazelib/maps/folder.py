"""The folder of maps: find one by its name, list them, read and save."""

from pathlib import Path

from mazelib.maps.course import COURSE
from mazelib.maps.files import read_text, write_bytes
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse, write
from mazelib.text.characters import visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _, listed

#: The folder of maps.
HEYA_FOLDER = COURSE / "heya"
#: The folder of maps that are shapes of mazes (see making.masks). They are not to be walked.
SHAPES_FOLDER = HEYA_FOLDER / "shapes"


def find_map(name_or_path: str) -> Path:
    """The path of a map: the given path if it exists, or else heya/NAME or heya/NAME.txt.

    LocatedError: none of them exists; the message names the nearest map in heya/, or all of them.
    """
    return _found_in(HEYA_FOLDER, name_or_path)


def find_shape(name_or_path: str) -> Path:
    """The path of the shape of a maze: as find_map, but in heya/shapes/."""
    return _found_in(SHAPES_FOLDER, name_or_path)


def _found_in(folder: Path, name_or_path: str) -> Path:
    """The path of a map: the given path if it exists, or else a file of this folder."""
    if not name_or_path:
        what = _("there's no name between the quotes.")
        raise LocatedError("map", [Diagnostic(what, _which_maps_there_are(folder))])
    candidates = [
        Path(name_or_path),
        folder / name_or_path,
        folder / f"{name_or_path}.txt",
    ]
    for path in candidates:
        if _exists(path):
            return path
    nearest = did_you_mean(name_or_path, [path.stem for path in maps_in(folder)])
    advice = nearest or _which_maps_there_are(folder)
    raise LocatedError(name_or_path, [Diagnostic(_("there's no map with this name."), advice)])


def _which_maps_there_are(folder: Path) -> str:
    """The advice where a map cannot be found."""
    names = listed(path.stem for path in maps_in(folder))
    sentence = _("Write the path of a file, or the name of a map in heya/: {names}.")
    if folder == SHAPES_FOLDER:
        sentence = _("Write the path of a file, or the name of a shape in heya/shapes/: {names}.")
    return sentence.format(names=names or _("none"))


def _exists(path: Path) -> bool:
    """Whether a file exists; False for a name that no file can have."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def maps_in(folder: Path) -> list[Path]:
    """The maps of a folder, by name."""
    return sorted(folder.glob("*.txt"), key=lambda path: path.stem)


def all_maps() -> list[Path]:
    """The maps in heya/, by name."""
    return maps_in(HEYA_FOLDER)


def read_heya(path: Path) -> Heya:
    """Read the map in a UTF-8 text file. LocatedError: it cannot be read, or is not a map."""
    return parse(read_text(path), visible(path.name or str(path)), is_typed=True)


def save_heya(heya: Heya, path: Path, *, force: bool) -> None:
    """Save a map.

    FileExistsError: the file exists, and ``force`` was not given. OSError: it cannot be written.
    """
    write_bytes(path, write(heya).encode("utf-8"), force=force)


def saved_in_words(heya: Heya, path: Path) -> str:
    """The line that says where a map was saved, and quotes its note."""
    return _("Saved: {path}. {note}").format(path=path, note=heya.note)
