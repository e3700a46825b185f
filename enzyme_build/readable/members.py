"""What debug information says of the sources: the names of structs' members, and where functions begin."""

from __future__ import annotations

import re
from pathlib import PurePath

from enzyme_build.ir import MetadataNode, Module, bare_name, metadata_node, struct_body


def member_names(module: Module) -> dict[str, dict[int, str]]:
    """For each struct of LLVM that debug information describes, the names of its members by their offsets in bytes."""
    wanted: dict[str, list[str]] = {}
    for key, type_ in module.types.items():
        name = bare_name(key)
        short = re.sub(r"\.\d+$", "", re.sub(r"^(struct|class|union)\.", "", name))
        wanted.setdefault(short.rpartition("::")[2].lower(), []).append(name)
        fortran = re.search(r"T(\w+)$", short)
        if fortran and short.startswith("_Q"):
            wanted.setdefault(fortran[1].lower(), []).append(name)
        del type_
    found: dict[str, dict[int, str]] = {}
    for text in module.metadata.values():
        if "!DICompositeType(tag: DW_TAG_structure_type" not in text and "DW_TAG_class_type" not in text:
            continue
        node = metadata_node(module, text)
        for name in wanted.get(node.text("name").lower(), ()):
            members = _members(module, node)
            type_ = module.types.get(name) or module.types.get(f'"{name}"')
            body = struct_body(type_) if type_ is not None else None
            if body is None or node.number("size") != 8 * module.layout.size_of(body):
                continue
            if members and len(members) >= len(found.get(name, ())):
                found[name] = members
    return found


def heads_of_functions(module: Module) -> frozenset[tuple[str, int]]:
    """The lines on which functions begin, by their file's name."""
    found: set[tuple[str, int]] = set()
    for text in module.metadata.values():
        if "!DISubprogram(" in text:
            node = metadata_node(module, text)
            file = metadata_node(module, node.text("file"))
            found.add((PurePath(file.text("filename")).name, node.number("line")))
    return frozenset(found)


def _members(module: Module, node: MetadataNode) -> dict[int, str]:
    found: dict[int, str] = {}
    for reference in metadata_node(module, node.text("elements")).operands:
        member = metadata_node(module, reference)
        if (
            member.text("tag") == "DW_TAG_member"
            and member.text("name")
            and "DIFlagStaticMember" not in member.text("flags")
        ):
            found.setdefault(member.number("offset") // 8, member.text("name"))
    return found
