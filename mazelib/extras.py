"""Packages that only one job needs: asked for when it is done, so that all else runs without them."""

from importlib import import_module
from typing import Any


def needed(package: str, module: str) -> Any:
    """The module of a package; ValueError with the line that installs it, where it is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        how = f"Install it with: python -m pip install {package}"
        raise ValueError(f"{package} is missing, and this needs it. {how}") from None
