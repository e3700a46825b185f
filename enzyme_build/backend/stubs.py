"""Stubs of editable installations, where type checkers find them.

Sources stay where they lie, so a generated stub lies in another folder than its package, and a checker, which runs no
import hook, sees one of them only.  CMake installs the stub a second time, into the partial stub package
`PACKAGE-stubs` (PEP 561).  What an installation that is rebuilt on import installs lies in the build folder, which no
checker looks at: a `.pth` file names it.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from enzyme_build.backend.wheel_tags import with_recorded

_FINDER = re.compile(r"_editable_skbc_(\w+)\.py")
_PATHS = re.compile(r"'(/(?:[^'\\]|\\.)*)'")


def name_stubs(wheel: Path) -> None:
    """Add a `.pth` file to the wheel of an editable installation whose stubs lie elsewhere."""
    with zipfile.ZipFile(wheel) as archive:
        finders = [found for name in archive.namelist() if (found := _FINDER.fullmatch(name))]
        texts = [archive.read(found[0]).decode("utf-8") for found in finders]
    named = {Path(path) for text in texts for path in _PATHS.findall(text)}
    folders = sorted(str(folder) for folder in named if folder.is_dir() and any(folder.glob("*-stubs/py.typed")))
    if folders:
        with_recorded(wheel, f"_enzyme_build_{finders[0][1]}_stubs.pth", "\n".join(folders).encode() + b"\n")
