"""What the site packs of our sources is all that a house in a browser needs."""

import subprocess
import sys
import zipfile
from pathlib import Path

import mypy_extensions
import pytest

from tools.site import SOURCES, sources

pytestmark = pytest.mark.once


def test_the_house_of_a_browser_opens_from_the_packed_sources_alone(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "house.zip", "w") as archive:
        for path in sources():
            archive.write(path, path.relative_to(SOURCES))
        archive.write(str(mypy_extensions.__file__), "mypy_extensions.py")
    code = f"""if True:
        import sys
        sys.path.insert(0, {str(tmp_path / "house.zip")!r})
        import magoteka.offline.desk
        from magoteka.games import GAMES
        print(len([*GAMES.values()]))"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("5", "")
