"""The files beside a script: one that it imports is the learner's code as much as the script is.

So it is guarded, its lines are counted, and it is run afresh in every run of the script. A folder
beside the script is refused: Python itself would keep what is in it from one walk to the next.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.words.refused import RefusedError, is_a_folder

#: The file beside our own lessons that finds mazelib is not the learner's.
HERE = "here"
#: Nor is mazelib itself, which may lie beside a script.
_OURS = (HERE, "mazelib")
_ABOVE_MAZELIB = str(Path(__file__).parents[3])


class FileBeside(ModuleType):
    """A module that is a file beside a script."""


class FilesBeside:
    """The modules of one run that are files in the script's ``folder``.

    ``run`` runs a file that is imported for the first time, with these global names.
    """

    def __init__(self, folder: Path, run: Callable[[LearnerFile, dict[str, object]], None]) -> None:
        self._folder = folder
        self._run = run
        self._modules: dict[str, ModuleType] = {}

    def module(self, name: str) -> ModuleType | None:
        """The module of this name; None if it is no file beside the script, or Python's own is.

        (HERE is one, whether it lies there or not: a script may be taken from our lessons.)

        StrategyError: its file cannot be read. RefusedError: it is a folder.
        """
        if name == HERE:
            return ModuleType(HERE)  # It has nothing to do: mazelib is found already.
        if name in self._modules:
            return self._modules[name]
        path = _path_beside(self._folder, name)
        if path is None:
            return None
        file = read_learner_file(path)
        module = FileBeside(name)
        module.__file__ = str(path)
        module.__spec__ = spec_from_file_location(name, path)
        # Before it runs, as Python does: the file may import one that imports it in turn.
        self._modules[name] = module
        sys.modules[name] = module
        self._run(file, vars(module))
        return module


def imported_paths(file: LearnerFile) -> list[Path]:
    """The files beside a file that it imports, wherever it does so, and perhaps only later.

    A rule may import one in its first turn, and no run before that shows it.
    """
    paths: list[Path] = []
    for name in file.imported_names:
        with suppress(RefusedError):
            path = _path_beside(file.path.parent, name)
            if path is not None:
                paths.append(path)
    return paths


def _path_beside(script_folder: Path, name: str) -> Path | None:
    """The file that is the module of this name; None if there is none, or Python finds another.

    RefusedError: it is a folder.
    """
    first_name = name.partition(".")[0]
    if first_name in _OURS or _is_found_elsewhere(script_folder, first_name):
        return None
    path = script_folder / f"{name}.py"
    folder = script_folder / first_name
    if (folder / "__init__.py").is_file() or (folder.is_dir() and not path.is_file()):
        raise RefusedError(is_a_folder(first_name))
    return path if path.is_file() else None


def _is_found_elsewhere(script_folder: Path, name: str) -> bool:
    """Whether Python finds a module of this name elsewhere than in the script's folder.

    (importlib.util.find_spec would also find the module of an earlier script.)
    """
    folders = [*folders_of_modules(), str(script_folder)]
    beside = (str(script_folder / f"{name}.py"), str(script_folder / name / "__init__.py"))
    for spec in (
        BuiltinImporter.find_spec(name),
        FrozenImporter.find_spec(name),
        PathFinder.find_spec(name, folders),
    ):
        if spec is not None:
            # A folder without an __init__.py has no origin. Nothing else is found instead.
            return spec.origin is not None and spec.origin not in beside
    return False


def folders_of_modules() -> list[str]:
    """The folders in which a worker looks for modules, but for those beside a script.

    Python itself also looks beside the script that it runs, and in the current folder. What lies
    there may be another learner's.
    """
    learners = {Path(sys.argv[0]).resolve().parent, Path().resolve()}
    others = [folder for folder in sys.path if Path(folder).resolve() not in learners]
    return [_ABOVE_MAZELIB, *others]


@contextmanager
def importing_from(folder: Path) -> Iterator[None]:
    """Let a script import the files beside it, unless something else of the same name is found.

    Python forgets those of the run before, which may lie beside another script. Afterwards
    ``sys.path`` is as it was before, whatever the script did to it.
    """
    for name, module in list(sys.modules.items()):
        if isinstance(module, FileBeside):
            del sys.modules[name]
    search_path = sys.path
    before = list(search_path)
    search_path.append(str(folder))
    try:
        yield
    finally:
        search_path[:] = before
        sys.path = search_path
