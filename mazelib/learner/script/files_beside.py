"""The files beside a script: when it imports one, that is the learner's code as much as the script.

So it is guarded, its lines are counted, and it is run afresh in every run of the script.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from mazelib.learner.script.learner_file import LearnerFile, read_learner_file

#: The file beside our own lessons that finds mazelib is no learner's.
HERE = "here"


class FilesBeside:
    """The modules of one run that are files in the script's ``folder``.

    ``run`` runs a file that is imported for the first time, with these global names.
    """

    def __init__(
        self, folder: Path, run: Callable[[LearnerFile, dict[str, object]], None]
    ) -> None:
        self._folder = folder
        self._run = run
        self._modules: dict[str, ModuleType] = {}

    def module(self, name: str) -> ModuleType | None:
        """The module of this name; None if it is no file beside the script, or Python's own is.

        StrategyError: its file cannot be read.
        """
        if name in self._modules:
            return self._modules[name]
        path = self._folder / f"{name}.py"
        if name == HERE or not path.is_file() or _is_found_elsewhere(name, path):
            return None
        file = read_learner_file(path)
        module = ModuleType(name)
        module.__file__ = str(path)
        module.__spec__ = spec_from_file_location(name, path)
        # Before it runs, as Python does: the file may import one that imports it in turn.
        self._modules[name] = module
        sys.modules[name] = module
        self._run(file, vars(module))
        return module


def _is_found_elsewhere(name: str, path: Path) -> bool:
    """Whether Python finds another module of this name than the file at the path.

    (importlib.util.find_spec would also find the module of an earlier script.)
    """
    for finder in (BuiltinImporter, FrozenImporter, PathFinder):
        spec = finder.find_spec(name)
        if spec is not None:
            return spec.origin != str(path)
    return False


@contextmanager
def importing_from(folder: Path) -> Iterator[None]:
    """Let a script import the files beside it, unless something else of the same name is found.

    Afterwards ``sys.path`` is as it was before, whatever the script did to it.
    """
    search_path = sys.path
    before = list(search_path)
    search_path.append(str(folder))
    try:
        yield
    finally:
        search_path[:] = before
        sys.path = search_path
