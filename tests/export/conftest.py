"""What the tests of worksheets share."""

import shutil
import subprocess

import pytest


@pytest.fixture(scope="session")
def office():
    """LibreOffice, if it is here: a function that turns files into another format, in a folder."""
    program = shutil.which("soffice")
    if not program:
        pytest.skip("needs LibreOffice")

    def converted(files, form, folder):
        command = [program, "--headless", "--convert-to", form, "--outdir", folder, *files]
        subprocess.run([*map(str, command)], capture_output=True, check=True, timeout=200)
        return [folder / f"{file.stem}.{form.partition(':')[0]}" for file in files]

    return converted
