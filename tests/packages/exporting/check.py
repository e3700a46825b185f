"""A wheel that exports a static library with bitcode as a CMake package."""
# tag: py3-none
# not: editable                   (an installed CMake package is a folder; an editable installation has no such one)

from pathlib import Path

import exporting

folder = Path(exporting.__file__).parent
assert (folder / "include" / "pair" / "pair.h").is_file() and (folder / "lib" / "libpair.a").is_file()
assert "EnzymePy::Bitcode" in (folder / "cmake" / "pairTargets.cmake").read_text()
