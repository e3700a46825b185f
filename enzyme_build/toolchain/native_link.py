"""A link line with bitcode on it, turned into one that the system's linker understands.

Either each module becomes an object on its own, as a plain compiler would have made it, or all of them together
became one object that takes the place of the first.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from enzyme_build.artifacts import Archive, Bitcode, NativeObject, OutputKind
from enzyme_build.toolchain import cache, codegen, static_archive, store, user_compiler
from enzyme_build.toolchain.command_line import Item, Kind
from enzyme_build.toolchain.compilers import Language, Tool, find
from enzyme_build.toolchain.link_line import LinkLine, Place

PLAIN_LEVEL = 2  # of a link that does not say: what LLVM's own link-time optimisation takes


_NOT_AT_LINK = (Kind.LANGUAGE, Kind.DEPENDENCIES, Kind.OURS, Kind.OUTPUT)


def link_words(places: Sequence[Place]) -> list[str]:
    """The places as arguments of a linker driver, without what it would misunderstand."""
    return [word for place in places if place.item.kind not in _NOT_AT_LINK for word in place.item.words]


class Tell(Protocol):
    """Hears what is being done, and how many of how many things are."""

    def __call__(self, what: str, done: int = 0, of: int = 0) -> None: ...


def quietly(what: str, done: int = 0, of: int = 0) -> None:
    """Nobody wants to know what is being done."""


def natively(line: LinkLine, tool: Tool, level: int, folder: Path, tell: Tell = quietly) -> list[Place]:
    """The places with each module as machine code of its own, as a plain compiler makes it."""
    made = machine_code(list(line.modules), line.kind is OutputKind.SHARED, tool, level, tell)
    return [_native_place(place, made, folder, number) for number, place in enumerate(line.places)]


def machine_code(
    modules: Sequence[Bitcode], shared: bool, tool: Tool, level: int, tell: Tell = quietly
) -> dict[int, bytes]:
    """The object of each module, by the module's `id`: what lies beside it, if it can go there, else it is compiled.

    Compilers run side by side, and what one has made before is taken from the cache.
    """
    ready = {id(module): module.native for module in modules if _fits(module, shared)}
    left = [module for module in modules if id(module) not in ready]
    if not left:
        return ready
    tool = tool if tool.compiles_bitcode else find(Language.C)
    maker = [cache.this_version(), *([repr(tool), *user_compiler.states(tool)] if tool.compiles_bitcode else [])]

    def compiled(module: Bitcode) -> bytes:
        key = cache.digest([*maker, str(level), module.data])
        known = store.get("objects", key)
        if known is None:
            tell(f"compile {module.name}")
            known = codegen.machine_code_by(tool, module, level)
            store.put("objects", key, known)
        return known

    if not tool.compiles_bitcode:
        return ready | {id(module): compiled(module) for module in left}
    from concurrent.futures import ThreadPoolExecutor  # most links compile nothing

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return ready | {id(module): data for module, data in zip(left, pool.map(compiled, left))}


def _fits(module: Bitcode, shared: bool) -> bool:
    """Whether there is machine code beside it that can go into the output: for libraries, only if it was meant so."""
    return bool(module.native) and (not shared or (b"PIC Level" in module.data and b"PIE Level" not in module.data))


def with_derived(line: LinkLine, derived: Sequence[Path], left: Mapping[int, bytes], folder: Path) -> list[Place]:
    """The places with all bitcode replaced by the objects made of it, and by the machine code of modules that are left.

    What is left of an archive is an archive: perhaps only code that nobody needs asks for it.
    """
    places: list[Place] = []
    objects = [_object_place(path) for path in derived]
    for number, place in enumerate(line.places):
        if not place.has_bitcode:
            places.append(place)
            continue
        places += objects
        objects = []
        for count, content in enumerate(place.contents):
            path = folder / f"{number}-{count}-{content.path.name}"
            if isinstance(content, Archive):
                if rest := static_archive.native_remainder(content, left):
                    places.append(_archive_place(rest, path))
            elif id(content) in left:
                path = path.with_name(f"{path.name}.o")
                path.write_bytes(left[id(content)])
                places.append(_object_place(path))
    return places


def _native_place(place: Place, made: Mapping[int, bytes], folder: Path, number: int) -> Place:
    members = [m for c in place.contents for m in (c.members if isinstance(c, Archive) else (c,))]
    if all(isinstance(member, NativeObject) or made[id(member)] is member.native for member in members):
        return place
    objects: list[static_archive.Member] = []
    is_archive = False
    for content in place.contents:
        is_archive = is_archive or isinstance(content, Archive)
        for member in content.members if isinstance(content, Archive) else (content,):
            data = made[id(member)] if isinstance(member, Bitcode) else member.data
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
