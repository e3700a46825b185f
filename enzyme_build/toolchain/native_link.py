"""A link line with bitcode on it, turned into one that the system's linker understands.

Either each module becomes an object on its own, as a plain compiler would have made it, or all of them together
became one object that takes the place of the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.toolchain import codegen, static_archive
from enzyme_build.toolchain.command_line import Item, Kind
from enzyme_build.toolchain.compilers import Tool
from enzyme_build.toolchain.link_line import LinkLine, Place

PLAIN_LEVEL = 2  # of a link that does not say: what LLVM's own link-time optimisation takes


_NOT_AT_LINK = (Kind.LANGUAGE, Kind.DEPENDENCIES, Kind.OURS, Kind.OUTPUT)


def link_words(places: Sequence[Place]) -> list[str]:
    """The places as arguments of a linker driver, without what it would misunderstand."""
    return [word for place in places if place.item.kind not in _NOT_AT_LINK for word in place.item.words]


def natively(line: LinkLine, tool: Tool, level: int, folder: Path) -> list[Place]:
    """The places with each module compiled on its own, as a plain compiler does; machine code beside one is taken."""

    def compiled(module: Bitcode) -> bytes:
        if module.native:
            return module.native
        codegen.compile_natively_with(tool, module, level, folder / "module.o")
        return (folder / "module.o").read_bytes()

    return [_native_place(place, compiled, folder, number) for number, place in enumerate(line.places)]


def with_derived(line: LinkLine, derived: Path, folder: Path) -> list[Place]:
    """The places with all bitcode replaced by the one object that was made of it."""
    places: list[Place] = []
    written = False
    for number, place in enumerate(line.places):
        if not place.has_bitcode:
            places.append(place)
            continue
        if not written:
            places.append(_object_place(derived))
            written = True
        archives = [content for content in place.contents if isinstance(content, Archive)]
        for archive in archives:
            if (rest := static_archive.native_remainder(archive)) is not None:
                places.append(_archive_place(rest, folder / f"{number}-{archive.path.name}"))
    return places


def _native_place(place: Place, compiled: Callable[[Bitcode], bytes], folder: Path, number: int) -> Place:
    members = [m for c in place.contents for m in (c.members if isinstance(c, Archive) else (c,))]
    if all(isinstance(member, NativeObject) or member.native for member in members):
        return place
    objects: list[static_archive.Member] = []
    is_archive = False
    for content in place.contents:
        is_archive = is_archive or isinstance(content, Archive)
        for member in content.members if isinstance(content, Archive) else (content,):
            data = compiled(member) if isinstance(member, Bitcode) else member.data
            objects.append(static_archive.Member(member.member or content.path.name, data))
    name = f"{number}-{place.contents[0].path.name}"
    if is_archive or len(objects) > 1:
        return _archive_place(static_archive.archive_bytes(objects), folder / name, whole=not is_archive)
    path = folder / f"{name}.o"
    path.write_bytes(objects[0].data)
    return _object_place(path)


def _object_place(path: Path) -> Place:
    return Place(Item(Kind.OBJECT, (str(path),), str(path)))


def _archive_place(data: bytes, path: Path, whole: bool = False) -> Place:
    path.write_bytes(data)
    words = ("-Wl,--whole-archive", str(path), "-Wl,--no-whole-archive") if whole else (str(path),)
    return Place(Item(Kind.OBJECT, words, str(path)))
