"""The version of the maze lessons (see CHANGELOG.md)."""

VERSION = "0.2.0"
