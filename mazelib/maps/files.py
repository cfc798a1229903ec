"""Files on disk: reading them, with a clear error, and writing them whole or not at all."""

import codecs
import errno
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from mazelib.text.characters import visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _, one_of

#: No map within the limits of the format needs more bytes than this.
MOST_BYTES_OF_A_FILE = 32 * 1024 * 1024
#: The advice about a file in another encoding.
SAVE_AS_UTF8 = _("Save it again with the encoding UTF-8. Look under 'Save as' in your editor.")
#: No program takes longer to write a file, in seconds.
SECONDS_OF_WRITING = 60


def read_text(path: Path, most_bytes: int = MOST_BYTES_OF_A_FILE) -> str:
    """The text of a UTF-8 file, its line ends untouched.

    LocatedError: the file cannot be read, is too large, or is not UTF-8.
    """
    raw = read_bytes(path, most_bytes)
    if _is_utf16(raw):
        what = _("this file is saved as UTF-16, not as UTF-8.")
        raise LocatedError(_name_of(path), [Diagnostic(what, SAVE_AS_UTF8)])
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise LocatedError(_name_of(path), [_not_utf8(raw, error.start)]) from None


def read_bytes(path: Path, most_bytes: int = MOST_BYTES_OF_A_FILE) -> bytes:
    """The bytes of a plain file. LocatedError: it cannot be read, or is too large."""
    try:
        check_may_read(path)
        raw = _first_bytes(path, most_bytes + 1)
    except OSError as error:
        what = _("this file can't be read ({reason}).").format(reason=error.strerror)
        advice = _("Is the name right? Are you allowed to open it?")
        raise LocatedError(_name_of(path), [Diagnostic(what, advice)]) from None
    if len(raw) > most_bytes:
        what = _("this file is too large: more than {count:,} bytes.").format(count=most_bytes)
        advice = _("Is it the right file?")
        raise LocatedError(_name_of(path), [Diagnostic(what, advice)])
    return raw


def check_may_read(path: Path) -> None:
    """LocatedError: there is no such file, or it is a folder. The file is not opened."""
    if path.is_dir():
        what = _("this is a folder, not a file.")
        raise LocatedError(_name_of(path), [Diagnostic(what, _("Choose a file in it."))])
    if not path.exists():
        advice = _("Is this spelt right? {path}").format(path=visible(str(path)))
        raise LocatedError(_name_of(path), [Diagnostic(_("there's no such file."), advice)])


def _name_of(path: Path) -> str:
    """What messages call a file."""
    return path.name or str(path)


def _first_bytes(path: Path, most_bytes: int) -> bytes:
    """The first bytes of a plain file. OSError: it is none. (Opening a pipe would wait.)"""
    if not path.is_file():
        raise OSError(0, _("it isn't a plain file"))
    with path.open("rb") as file:
        return file.read(most_bytes)


def _is_utf16(raw: bytes) -> bool:
    """Whether bytes look like UTF-16, with a mark at the start or without: a third of them are 0.

    Text in UTF-8 has none of these bytes.
    """
    has_mark = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return has_mark or 3 * raw.count(0) > len(raw)


def _not_utf8(raw: bytes, start: int) -> Diagnostic:
    """The error that the byte at ``start`` is not UTF-8. The quoted line shows it as �."""
    lines_before = lines_of(raw[:start].decode("utf-8"))
    before = lines_before[-1]
    after = lines_of(raw[start:].decode("utf-8", "replace"))[0]
    sentence = _("from here on this file isn't UTF-8 text (byte 0x{byte:02X}).")
    what = sentence.format(byte=raw[start])
    return Diagnostic(what, SAVE_AS_UTF8, len(lines_before), len(before) + 1, before + after)


def check_ending(path: Path, endings: Sequence[str]) -> None:
    """ValueError unless the file's name ends in one of the ``endings``, each with its dot."""
    if path.suffix.lower() not in endings:
        sentence = _("{path}: the name has to end in {endings}.")
        raise ValueError(sentence.format(path=path, endings=one_of(endings)))


def check_may_save(path: Path, *, force: bool) -> None:
    """ValueError if no file can be written there. This is asked before the file is made."""
    if path.exists() and not force:
        sentence = _("{path} exists already. Choose another name, or add --force to overwrite it.")
        raise ValueError(sentence.format(path=path))
    if not path.parent.is_dir():
        sentence = _("{path}: there's no folder {folder}. Make it first.")
        raise ValueError(sentence.format(path=path, folder=path.parent))


def unused_path(folder: Path, name: str, ending: str) -> Path:
    """The first path of a folder that no file has: the name, a number, and the ending."""
    paths = (folder / f"{name}-{number:03}{ending}" for number in count(1))
    return next(path for path in paths if not path.exists())


def write_bytes(
    path: Path,
    content: bytes,
    *,
    force: bool = False,
    check: Callable[[], None] | None = None,
) -> None:
    """Write a file, whole or not at all: it is on the disk before it gets its name.

    ``check`` is called just before it gets its name; what that raises ends the writing.
    FileExistsError: the file exists, and ``force`` was not given or it is no plain file. OSError:
    the file cannot be written; the error names it. After an error, nothing is left behind; and
    what was left by a program that was ended while it wrote this file is deleted.
    """
    named = path
    path = Path(os.path.realpath(path))  # A link stays a link; the file behind it is written.
    if path.is_symlink():  # It leads round in a circle.
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(named))
    if path.exists() and not (force and path.is_file()):
        raise FileExistsError(_("{path} exists already").format(path=path))
    try:
        _write_beside(path, content, check)
    except OSError as error:
        error.filename = str(named)  # Nobody knows the name of the file beside it.
        raise
    with suppress(OSError):
        _delete_leftovers(path)


def _write_beside(path: Path, content: bytes, check: Callable[[], None] | None) -> None:
    """Write a file beside a path, and give it this name once it is whole."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    file = temporary.open("xb")  # x: never over another file.
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            temporary.chmod(path.stat().st_mode & 0o777)  # What may be done with it stays.
        if check:
            check()
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _delete_leftovers(path: Path) -> None:
    """Delete the temporary files of a path just written that are too old to be still needed."""
    leftover = re.compile(rf"{re.escape(path.name)}\.\d+\.part")
    newest = path.stat().st_mtime - SECONDS_OF_WRITING
    for other in path.parent.iterdir():
        if leftover.fullmatch(other.name) and other.stat().st_mtime < newest:
            other.unlink()
