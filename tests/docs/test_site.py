"""The documentation becomes a site without a warning: links lead somewhere, and each page is in a table of contents."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build import documents

NEEDED = ("sphinx", "myst_parser", "furo", "sphinx_copybutton", "sphinx_design")
MISSING = [name for name in NEEDED if importlib.util.find_spec(name) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', '.join(MISSING)}: pip install -e '.[docs]'")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    pages = documents.source("index").parent
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(folder / "trees")]
    done = subprocess.run(
        [*command, str(pages), str(folder / "html")], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout
    return folder / "html"


def test_every_page_is_there(site: Path) -> None:
    assert all((site / f"{name}.html").is_file() for name in documents.names())


def test_links_and_pictures_lead_somewhere(site: Path) -> None:
    broken: list[str] = []
    anchors: dict[Path, set[str]] = {}
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        anchors[page] = set(re.findall(r' id="([^"]+)"', text))
    for page in anchors:
        for target in re.findall(r'(?:href|src)="([^":]*)"', page.read_text(encoding="utf-8")):
            path, _, anchor = target.partition("#")
            found = (page.parent / path.partition("?")[0]).resolve() if path else page
            if not found.exists() or (anchor and found in anchors and anchor not in anchors[found]):
                broken.append(f"{page.relative_to(site)}: {target}")
    assert not broken


def test_what_the_code_says_is_in_it(site: Path) -> None:
    settings = (site / "reference" / "settings.html").read_text(encoding="utf-8")
    python = (site / "reference" / "python.html").read_text(encoding="utf-8")
    assert "bitcode-libraries" in settings and "freed-by" in settings
    assert "enzyme_build.load" in python and "value_and_grad" in python
