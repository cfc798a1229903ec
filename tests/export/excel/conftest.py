"""A worksheet that tests may change."""

import pytest

from mazelib.export.page import Page
from mazelib.making.makers import make
from tests.export.excel.books import workbook

PAGE = Page(make("merge", 4, 3, 1), "A maze", "Name")


@pytest.fixture(scope="session")
def content():
    """The bytes of a worksheet of 4 × 3 rooms."""
    return workbook([PAGE])


@pytest.fixture
def page():
    """The page of that worksheet."""
    return PAGE


@pytest.fixture
def path(content, tmp_path):
    """That worksheet in a file of this test's own."""
    path = tmp_path / "maze.xlsx"
    path.write_bytes(content)
    return path
