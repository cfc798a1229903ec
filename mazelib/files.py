"""Files on disk: find a map, read a text with a clear error, write whole or not at all, watch."""

from __future__ import annotations

import codecs
import errno
import os
import re
import stat
import tempfile
from pathlib import Path

from mazelib.diagnostics import Diagnostic, FileError, visible
from mazelib.heya import Heya, HeyaError, parse

#: No map within the limits of the format needs more bytes than this, and no strategy either.
MOST_BYTES, MOST_BYTES_OF_CODE = 32 * 1024 * 1024, 1_000_000

#: The folder of maps beside the package.
HEYA_FOLDER = Path(__file__).resolve().parent.parent / "heya"

SAVE_AGAIN = "Save it again with the encoding UTF-8: editors ask for it under 'Save as'."


def find_map(name_or_path: str) -> Path:
    """The file that is meant: a path that exists, else heya/NAME or heya/NAME.txt.

    Raises:
        FileError: there is none; the message lists the maps that there are.
    """
    for path in (Path(name_or_path), HEYA_FOLDER / name_or_path, HEYA_FOLDER / f"{name_or_path}.txt"):
        # (Not path.exists(): that raises at a name that no file can have.)
        if os.path.exists(path):  # noqa: PTH110
            return path
    names = ", ".join(sorted(path.stem for path in HEYA_FOLDER.glob("*.txt"))) or "none"
    advice = f"Give the path of a file, or a name out of heya/: {names}."
    raise FileError(name_or_path, [Diagnostic("there is no such map.", advice)])


def read_heya(path: Path) -> Heya:
    """Read the map in a UTF-8 text file.

    Raises:
        FileError: the file is missing, a folder, unreadable, too large, or not UTF-8.
        HeyaError: it is no map.
    """
    name = visible(path.name or str(path))
    text = read_text(path, "map")
    if not text:
        raise HeyaError(name, [Diagnostic("the file is empty.", "Draw a map in it and save it.", 1, 1)])
    return parse(text, name)


def read_text(path: Path, what: str, most_bytes: int = MOST_BYTES) -> str:
    """The text of a UTF-8 file, line ends untouched; FileError says why there is none.

    ``what`` it should be is said in messages: a map, a strategy.
    """
    name = path.name or str(path)
    try:
        is_folder = path.is_dir()
        # A pipe would keep us waiting for whoever writes into it.
        is_special = path.exists() and not is_folder and not path.is_file()
        raw = b"" if is_folder or is_special else _first_bytes(path, most_bytes)
    except FileNotFoundError:
        advice = f"Look for a typing mistake in: {visible(str(path))}"
        raise _whole_file(name, "there is no such file.", advice) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        advice = "Look at the file's name and rights."
        raise _whole_file(name, f"the file cannot be read ({reason}).", advice) from None
    if is_folder:
        raise _whole_file(name, f"this is a folder, not a {what}.", "Name a file inside it.")
    if is_special:
        raise _whole_file(name, "this is no plain file.", "Name a text file.")
    if len(raw) > most_bytes:
        advice = f"No {what} is: name another."
        raise _whole_file(name, f"the file is larger than {most_bytes:,} bytes.", advice)
    return _decoded(raw, name)


def _first_bytes(path: Path, most_bytes: int) -> bytes:
    """The file's content, or so much of it that it is clearly too large."""
    with path.open("rb") as file:
        return file.read(most_bytes + 1)


def _decoded(raw: bytes, name: str) -> str:
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise _whole_file(name, "the file is UTF-16 text, not UTF-8.", SAVE_AGAIN)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        skipped = len(codecs.BOM_UTF8) if raw.startswith(codecs.BOM_UTF8) else 0
        raise FileError(name, [_undecoded(raw[skipped:], error.start - skipped)]) from None


def _undecoded(raw: bytes, start: int) -> Diagnostic:
    """What is wrong with the first byte that is not UTF-8; what cannot be read is quoted as �."""
    before = raw[:start].decode("utf-8").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    after = re.split(b"[\r\n]", raw[start:], maxsplit=1)[0].decode("utf-8", "replace")
    what = f"from here on the file is not UTF-8 text (byte 0x{raw[start]:02X})."
    return Diagnostic(what, SAVE_AGAIN, len(before), len(before[-1]) + 1, before[-1] + after)


def _whole_file(name: str, what: str, advice: str) -> FileError:
    return FileError(name, [Diagnostic(what, advice)])


def write_text(path: Path, text: str, *, force: bool = False) -> None:
    """Write a UTF-8 file, whole or not at all, line ends as they are in the text.

    Where a link stands it is kept, and what it leads to is written; so are the rights of a file.

    Raises:
        FileExistsError: the file is there already and ``force`` was not given.
        OSError: the disk is full, the folder is missing or read-only, or there is something that
            is no plain file; nothing is left behind.
    """
    write_bytes(path, text.encode("utf-8"), force=force)


def write_bytes(path: Path, content: bytes, *, force: bool = False) -> None:
    """As write_text, for bytes. The content is on the disk before it gets the file's name."""
    path = Path(os.path.realpath(path))
    if path.is_symlink():  # links that lead round in a circle, and to no file
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if path.exists() and not force:
        raise FileExistsError(f"{path} exists already")
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no plain file")
    rights = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files that only their owner can read; a map is for everybody.
        os.chmod(temporary, rights)
        if force:
            os.replace(temporary, path)
        else:
            _take_name(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _take_name(temporary: str, path: Path) -> None:
    """Give the file its name, unless another program took the name meanwhile."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise FileExistsError(f"{path} exists already") from None
    except (AttributeError, NotImplementedError, OSError):
        # Not every file system knows links; there a name just taken is looked for once more.
        if path.exists():
            raise FileExistsError(f"{path} exists already") from None
        os.replace(temporary, path)
        return
    os.unlink(temporary)


def _umask() -> int:
    """The rights that new files do not get; the system tells them only by setting them."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


class FileWatcher:
    """Remembers how each file looked, and tells which look different now, without reading them."""

    def __init__(self, paths: list[Path]) -> None:
        self._stamps = {path: _stamp(path) for path in paths}

    def changed(self) -> list[Path]:
        """The files that were saved, appeared or vanished since the last call."""
        now = {path: _stamp(path) for path in self._stamps}
        changed = [path for path in now if now[path] != self._stamps[path]]
        self._stamps = now
        return changed


def _stamp(path: Path) -> tuple[int, ...] | None:
    """What changes whenever a file is saved: time (nanoseconds), size, identity, rights; None if missing."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode
