"""Files on disk: read a map with a clear error, write whole or not at all."""

import os
import tempfile
from pathlib import Path

from mazelib.complaint import Complaint
from mazelib.heya import Heya, HeyaError, parse

#: No map within the limits of the format needs more bytes than this.
MOST_BYTES = 32 * 1024 * 1024


def read_heya(path: Path) -> Heya:
    """Read the map in a UTF-8 text file.

    Raises:
        HeyaError: the file is missing, a folder, unreadable, too large, not UTF-8, or not a map.
    """
    name = path.name or str(path)
    return parse(read_text(path), name)


def read_text(path: Path) -> str:
    """The text of a UTF-8 file, line ends untouched; HeyaError says why there is none."""
    name = path.name or str(path)
    try:
        if path.is_dir():
            raise _whole_file(name, "this is a folder, not a map.", "Name a text file inside it.")
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        advice = f"Look for a typing mistake in: {path}"
        raise _whole_file(name, "there is no such file.", advice) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        advice = "Look at the file's name and rights."
        raise _whole_file(name, f"the file cannot be read ({reason}).", advice) from None
    if len(raw) > MOST_BYTES:
        raise _whole_file(name, f"the file is larger than {MOST_BYTES:,} bytes.", "No map is: name another.")
    if not raw:
        raise HeyaError(name, [Complaint("the file is empty.", "Draw a map in it and save it.", 1, 1)])
    return _decoded(raw, name)


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        line_start = before.rfind("\n") + 1
        line = raw[len(before[:line_start].encode()) :].split(b"\n", 1)[0]
        what = f"the file is not UTF-8 text (byte 0x{raw[error.start]:02X})."
        complaint = Complaint(
            what,
            "Save it again with the encoding UTF-8: editors ask for it under 'Save as'.",
            before.count("\n") + 1,
            len(before) - line_start + 1,
            line.decode("utf-8", "replace"),
        )
        raise HeyaError(name, [complaint]) from None


def _whole_file(name: str, what: str, advice: str) -> HeyaError:
    return HeyaError(name, [Complaint(what, advice)])


def write_text(path: Path, text: str, *, force: bool = False) -> None:
    """Write a UTF-8 file, whole or not at all, line ends as they are in the text.

    Raises:
        FileExistsError: the file is there already and ``force`` was not given.
        OSError: the disk is full, the folder is missing or read-only; nothing is left behind.
    """
    write_bytes(path, text.encode("utf-8"), force=force)


def write_bytes(path: Path, content: bytes, *, force: bool = False) -> None:
    """As write_text, for bytes. The content is on the disk before it gets the file's name."""
    if path.exists() and not force:
        raise FileExistsError(f"{path} exists already")
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files that only their owner can read; a map is for everybody.
        os.chmod(temporary, 0o666 & ~_umask())
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
    except (AttributeError, NotImplementedError, PermissionError):
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
