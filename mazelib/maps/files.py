"""Files on disk: find a map, read a text with a clear error, write whole or not at all, watch."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from mazelib.maps.heya import Heya, lines_of, parse, write
from mazelib.text.diagnostics import Diagnostic, LocatedError, visible

#: No map within the limits of the format needs more bytes than this, and no strategy either.
MOST_BYTES, MOST_BYTES_OF_CODE = 32 * 1024 * 1024, 1_000_000

#: The folder of maps beside the package; and the file that says their order.
HEYA_FOLDER, ORDER = Path(__file__).resolve().parents[2] / "heya", "order.txt"


def find_map(name_or_path: str) -> Path:
    """The path that exists, else heya/NAME or heya/NAME.txt. LocatedError with the maps that there are."""
    for path in (Path(name_or_path), HEYA_FOLDER / name_or_path, HEYA_FOLDER / f"{name_or_path}.txt"):
        # (Not path.exists(): that raises at a name that no file can have.)
        if os.path.exists(path):  # noqa: PTH110
            return path
    names = ", ".join(path.stem for path in maps_in(HEYA_FOLDER)) or "none"
    advice = f"Give the path of a file, or a name out of heya/: {names}."
    raise LocatedError(name_or_path, [Diagnostic("there is no such map.", advice)])


def maps_in(folder: Path) -> list[Path]:
    """The maps of a folder: those that its order.txt names (where it can be read), then others, by name."""
    maps = {path.stem: path for path in sorted(folder.glob("*.txt")) if path.name != ORDER}
    names = list[str]()
    with suppress(LocatedError):
        lines = lines_of(read_text(folder / ORDER, "list of maps"))
        names = [line.strip().removesuffix(".txt") for line in lines]
    return [maps[name] for name in dict.fromkeys([*names, *maps]) if name in maps]


def read_heya(path: Path) -> Heya:
    """Read the map in a UTF-8 text file. LocatedError if it cannot be read, or is no map."""
    return parse(read_text(path, "map"), visible(path.name or str(path)))


def read_text(path: Path, what: str, most_bytes: int = MOST_BYTES) -> str:
    """The text of a UTF-8 file, line ends untouched; ``what`` it should be is said in the LocatedError."""
    try:
        if path.exists() and not path.is_file():  # To open a pipe would be to wait for its other end.
            raise OSError(0, "it is no plain file")
        with path.open("rb") as file:
            raw = file.read(most_bytes + 1)
        if len(raw) <= most_bytes:
            return raw.decode("utf-8")
        why, advice = f"the file is larger than {most_bytes:,} bytes.", f"No {what} is: name another."
    except FileNotFoundError:
        why, advice = "there is no such file.", f"Look for a typing mistake in: {visible(str(path))}"
    except OSError as error:
        why, advice = f"the {what} cannot be read ({error.strerror}).", "Look at its name and rights."
    except UnicodeDecodeError as error:
        raise LocatedError(path.name, [_undecoded(raw, error.start)]) from None
    raise LocatedError(path.name or str(path), [Diagnostic(why, advice)])


def _undecoded(raw: bytes, start: int) -> Diagnostic:
    """What is wrong with the first byte that is not UTF-8; in the quoted line it is a �."""
    before = lines_of(raw[:start].decode("utf-8"))
    after = lines_of(raw[start:].decode("utf-8", "replace"))[0]
    what = f"from here on the file is not UTF-8 text (byte 0x{raw[start]:02X})."
    advice = "Save it again with the encoding UTF-8: editors ask for it under 'Save as'."
    return Diagnostic(what, advice, len(before), len(before[-1]) + 1, before[-1] + after)


def check_may_save(path: Path, *, force: bool, what: str = "", endings: Sequence[str] = ()) -> None:
    """ValueError if no file can be written there, ``what`` has these endings: said before it is made."""
    if endings and path.suffix.lower() not in endings:
        raise ValueError(f"{path}: {what} ends in {', '.join(endings[:-1])} or {endings[-1]}.")
    if path.exists() and not force:
        raise ValueError(f"{path} exists already. Choose another name, or add --force to overwrite it.")
    if not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}. Make it first.")


def save_heya(heya: Heya, path: Path, *, force: bool) -> str:
    """Save a map, and the line that says so. OSError if it cannot be written."""
    write_bytes(path, write(heya).encode("utf-8"), force=force)
    return f"{path}: {heya.note}"


def write_bytes(path: Path, content: bytes, *, force: bool = False) -> None:
    """Write a file, whole or not at all: it is on the disk before it gets its name.

    FileExistsError: it is there and ``force`` was not given, or is no plain file. Nothing is left behind.
    """
    path = Path(os.path.realpath(path))  # a link is kept, and what it leads to is written
    if path.exists() and not (force and path.is_file()):
        raise FileExistsError(f"{path} exists already")
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    file = temporary.open("xb")  # x: nobody else's file is lost
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


class FileWatcher:
    """Remembers how files looked, and tells which look different now, without reading them."""

    def __init__(self, watched: Callable[[], list[Path]]) -> None:
        self._watched = watched
        self._stamps = {path: _stamp(path) for path in watched()}

    def changed(self) -> list[Path]:
        """The files that were saved, appeared or vanished since the last call."""
        before, self._stamps = self._stamps, {path: _stamp(path) for path in self._watched()}
        return [path for path, stamp in self._stamps.items() if before.get(path, stamp) != stamp]


def _stamp(path: Path) -> tuple[int, ...] | None:
    """What changes whenever a file is saved: time (nanoseconds), size, identity, rights; None if missing."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode
