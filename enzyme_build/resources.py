"""Where this package's data folders are: `cmake/`, `templates/`, `example_projects/` and `docs/`.

A data folder lies beside the package in a checkout (and so for an editable install), and in `share/` inside
the package in a wheel.  The wheel's place is looked at first: a checkout never has it.
"""

from __future__ import annotations

from pathlib import Path

from enzyme_build.errors import InternalError

_PACKAGE = Path(__file__).resolve().parent


def cmake_directory() -> Path:
    """The folder that holds `EnzymePyConfig.cmake`: what `EnzymePy_DIR` or `EnzymePy_ROOT` must name."""
    return _data_folder("cmake")


def pkgconfig_directory() -> Path:
    """The folder that holds `enzymepy.pc` for pkg-config, and `meson.ini`, a machine file of Meson."""
    return _PACKAGE / "pkgconfig"


def templates_directory() -> Path:
    """The folder that holds one folder for each template of `enzyme-build new`."""
    return _data_folder("templates")


def example_projects_directory() -> Path:
    """The folder that holds the example projects."""
    return _data_folder("example_projects")


def docs_directory() -> Path:
    """The folder that holds the pages of the documentation."""
    return _data_folder("docs")


def _data_folder(name: str) -> Path:
    for candidate in (_PACKAGE / "share" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise InternalError(f"this installation has no folder `{name}`", help="install enzyme-build again")
