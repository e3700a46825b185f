"""Which kinds of numbers the debug information of some functions declares as members of structs or elements of arrays.

Memory of unknown content that other code has filled may hold numbers that nobody here accesses.  Their types have
names where they are declared: in the files of the functions that share the memory, as types of their variables and
parameters, of those of the functions that were inlined into them, and of global variables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from enzyme_build.ir import Function, Module, metadata_node

_PARTS = {"DW_ATE_float": 1, "DW_ATE_complex_float": 2}
_BITS_OF_DOUBLE = 64
_PLACES_ALONE = ("NoDebug", "LineTablesOnly", "DebugDirectivesOnly")
_BOOKKEEPING = ("_M_max_load_factor",)
_LOCATION = re.compile(r"!dbg (!\d+)")
_OF_FUNCTIONS = ("!DISubprogram(", "!DILocalVariable(")
_HOLDERS = ("DW_TAG_member", "DW_TAG_array_type", "DW_TAG_inheritance")


class DeclaredNumbers:
    """The types that a module's debug information lists, and whose variables they are."""

    def __init__(self, module: Module):
        self._module = module
        self._bits: dict[str, int] = {}  # of a type that is a number; 0: it is none
        self._scopes: dict[str, str] = {}  # the subprogram of a scope
        self._types_in: dict[str, list[str]] = {}  # the types of a subprogram's parameters and variables
        self._types_of_globals: list[str] = []
        for name, text in module.metadata.items():
            if any(kind in text for kind in _OF_FUNCTIONS):
                self._types_in.setdefault(self._subprogram(name), []).append(self._field(name, "type"))
            elif "!DIGlobalVariable(" in text:
                self._types_of_globals.append(self._field(name, "type"))

    def others(self, functions: Iterable[Function]) -> frozenset[int] | None:
        """The bits of numbers other than doubles that are members and elements of what these functions declare.

        1 stands for a decimal number, and any other that is none of IEEE 754's binary formats.

        Functions whose debug information has no types declare nothing (the runtime's, and what this package writes);
        None if that is all of them.
        """
        told = [(f, own) for f in functions if (own := f.metadata.get("dbg", "")) and self._has_types(own)]
        roots = list(self._types_of_globals)
        for function, own in told:
            for scope in {own, *self._scopes_in(function)}:
                roots += self._types_in.get(self._subprogram(scope), ())
        if not told:
            return None
        return frozenset(map(self._bits_held, _closure(roots, self._parts))) - {0, _BITS_OF_DOUBLE}

    def _has_types(self, subprogram: str) -> bool:
        """Its file was compiled with all debug information, not with places in the source alone."""
        return self._field(self._field(subprogram, "unit"), "emissionKind") not in _PLACES_ALONE

    def _field(self, reference: str, key: str) -> str:
        return metadata_node(self._module, reference).text(key)

    def _scopes_in(self, function: Function) -> set[str]:
        """The scopes of a body's instructions."""
        if function.is_parsed:
            locations = {i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata}
        else:
            locations = set(_LOCATION.findall(function.body_text or ""))
        return {self._field(location, "scope") for location in locations}

    def _subprogram(self, scope: str) -> str:
        """The function that a scope lies in."""
        way: list[str] = []
        while scope and scope not in self._scopes and metadata_node(self._module, scope).kind != "DISubprogram":
            way.append(scope)
            scope = self._field(scope, "scope")
        found = self._scopes.get(scope, scope)
        self._scopes.update(dict.fromkeys(way, found))
        return found

    def _parts(self, reference: str) -> Iterator[str]:
        """What a type is made of, the types that its pointers lead to included."""
        node = metadata_node(self._module, reference)
        if node.kind == "DISubroutineType":
            yield from metadata_node(self._module, node.text("types")).operands
        yield node.text("baseType")
        if node.kind == "DICompositeType":
            yield from metadata_node(self._module, node.text("elements")).operands

    def _bits_held(self, reference: str) -> int:
        """Of the numbers that a member or an array is, or is made of; 0 if there are none."""
        node = metadata_node(self._module, reference)
        is_holder = node.text("tag") in _HOLDERS and node.text("name") not in _BOOKKEEPING
        return self._bits_of(node.text("baseType")) if is_holder else 0

    def _bits_of(self, reference: str) -> int:
        """Of a number, perhaps by another name."""
        if reference not in self._bits:
            node = metadata_node(self._module, reference)
            if node.kind == "DIBasicType":
                encoding = node.text("encoding")
                parts = _PARTS.get(encoding, 0)
                self._bits[reference] = node.number("size") // parts if parts else int("float" in encoding)
            else:
                is_name = node.text("tag") in ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type")
                self._bits[reference] = self._bits_of(node.text("baseType")) if is_name else 0
        return self._bits[reference]


def _closure(roots: Iterable[str], onward: Callable[[str], Iterable[str]]) -> set[str]:
    seen, work = set[str](), list(roots)
    while work:
        here = work.pop()
        if here.startswith("!") and here not in seen:
            seen.add(here)
            work += onward(here)
    return seen
