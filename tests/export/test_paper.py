"""Paper: how large the squares on a sheet of A4 are, and which way the sheet lies."""

import pytest

from mazelib.export.paper import HEAD, LONG, MARGIN, SHORT, paper_for


def test_squares_are_as_large_as_the_sheet_allows():
    paper = paper_for(10, 10)
    assert paper.side * 10 == pytest.approx(min(SHORT - 2 * MARGIN, LONG - 2 * MARGIN - HEAD))


@pytest.mark.parametrize(
    ("across", "down"), [(1, 1), (3, 40), (40, 3), (60, 60), (101, 61), (61, 101)]
)
def test_turned_round_the_squares_would_not_be_larger(across, down):
    side, width, height = paper_for(across, down)
    assert {width, height} == {SHORT, LONG}
    turned = min((height - 2 * MARGIN) / across, (width - 2 * MARGIN - HEAD) / down)
    assert side >= turned


def test_a_wide_maze_lies_and_a_high_one_stands():
    lying = paper_for(40, 10)
    standing = paper_for(10, 40)
    assert lying.width > lying.height
    assert standing.width < standing.height
