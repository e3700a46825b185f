"""`--exclude-libs` for a linker that has no such option: what some archives define is not shown by the library.

A version script that makes every name that the archives define local does the same; zig's linker knows those.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_build.toolchain import bitcode, elf, static_archive

_OPTION = "--exclude-libs"


def as_version_script(words: Sequence[str], folder: Path) -> list[str]:
    """The words of a link with a version script, written into `folder`, in place of the option."""
    rest, excluded = _split(words)
    if not excluded or any("--version-script" in word for word in rest):
        return rest
    archives = [Path(word) for word in rest if word.endswith(".a") and not word.startswith("-")]
    names = {name for path in archives if excluded & {"ALL", path.name} for name in _defined(path)}
    if not names:
        return rest
    script = folder / "local-names.map"
    script.write_text("{ local:\n" + "".join(f'  "{name}";\n' for name in sorted(names)) + "};\n")
    return [*rest, f"-Wl,--version-script={script}"]


def _split(words: Sequence[str]) -> tuple[list[str], set[str]]:
    """The words without the option, and the archives that it named."""
    rest: list[str] = []
    excluded: set[str] = set()
    for word in words:
        if not (word.startswith("-Wl,") and _OPTION in word):
            rest.append(word)
            continue
        parts = iter(word.split(",")[1:])
        kept: list[str] = []
        for part in parts:
            if part.partition("=")[0] != _OPTION:
                kept.append(part)
                continue
            excluded |= set((part.partition("=")[2] or next(parts, "")).split(":"))
        rest += ["-Wl," + ",".join(kept)] if kept else []
    return rest, excluded


def _defined(archive: Path) -> set[str]:
    members = static_archive.read_members(bitcode.read_file(archive), archive)
    objects = [elf.read(member.data) for member in members if member.data.startswith(elf.MAGIC)]
    return {name for each in objects for name in each.symbols.defined}
