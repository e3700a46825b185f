"""Which functions the members of structs may hold, by the types that front ends state for memory accesses (TBAA).

A function pointer that is loaded from a member of a struct was stored to that member, stood there from the start (in
a variable's initial value), or came along when the whole struct was copied.  So a call through it reaches the
functions that are stored to such members by name, those that other members held from which it was assigned, and those
that initial values have at the member's place.  A C or C++ program that stores to a member through a pointer of
another type has no defined behaviour (C17 6.5p7); should one do so, its call stops, as all calls do whose pointer is
none of the functions that are known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.tbaa_leaves import leaf_named
from enzyme_build.ir import (
    Constant,
    ConstantAggregate,
    Function,
    GlobalVariable,
    Load,
    Module,
    Store,
    Type,
    Value,
    extract_path,
    initializer_of,
    is_pointer,
    struct_body,
    tbaa_fields,
    tbaa_name,
    tbaa_path,
)

Member = tuple[str, int]  # a struct type, and an offset in it
_STORED = re.compile(r"^ +store (?:\w+ )*ptr ([^\n]*)", re.MULTILINE)
_TAG = re.compile(r"!tbaa (!\d+)")
_SYMBOL = re.compile(r'@(?:[-\w.$]+|"[^"]*")')


class KeptFunctions:
    """`anywhere`: all functions whose address is taken; `named` answers which ones a constant is."""

    def __init__(
        self,
        module: Module,
        variables: Iterable[GlobalVariable],
        anywhere: list[Function],
        named: Callable[[Constant], Iterable[Function]],
    ):
        self._module = module
        self._anywhere = anywhere
        variables = list(variables)
        self._names = {named.name for named in (*anywhere, *variables)}
        self._named = named
        self._in_values: dict[int, dict[tuple[Type, Function], None]] = {}  # by distance from the start of a struct
        self._fitting: dict[tuple[str, Type], bool] = {}
        self._references: dict[str, str] = {}  # of types, by name
        self._stores: dict[Function, dict[Member, list[Store]]] = {}
        self._loose: set[Function] = set()  # named where nothing says that it is a struct's member
        for variable in variables:
            self._read_all(initializer_of(module, variable) if "@" in (variable.initializer or "") else None)
        self._writers = self._find_writers()
        self._closure: Closure[Member, Function] = Closure(self._look_at)

    def at(self, load: Load) -> list[Function] | None:
        """The functions that a load of a struct's member may give; None if it does not say what it is of."""
        members = self._members(_tag_of(load))
        if not members:
            return None
        found = self._loose.union(*(self._closure.of(member) for member in members))
        return [function for function in self._anywhere if function in found]

    def _members(self, tag: str) -> list[Member]:
        """The members that an access tag ("!5", or "") may be about; types of one name may be one type."""
        found: list[Member] = []
        for reference, offset in tbaa_path(self._module, tag) if tag else ():
            name = tbaa_name(self._module, reference) or reference
            self._references.setdefault(name, reference)
            found.append((name, offset))
        return found

    def _read_all(self, value: Constant | None) -> None:
        if isinstance(value, ConstantAggregate):
            self._read(value, 0, {})
        elif value is not None:
            self._loose.update(self._named(value))

    def _read(self, constant: Constant, place: int, structs: Mapping[tuple[int, Type], None]) -> None:
        """Notes the functions in an initial value, by their distances from the starts of the structs around them."""
        if isinstance(constant, ConstantAggregate):
            is_struct = struct_body(constant.type) is not None
            inner = {**structs, (place, constant.type): None} if is_struct else structs
            for index, element in enumerate(constant.elements):
                self._read(element, place + extract_path(self._module.layout, constant.type, (index,))[0], inner)
            return
        for function in self._named(constant):
            for start, struct in structs:
                self._in_values.setdefault(place - start, {})[struct, function] = None

    def _in_values_of(self, member: Member) -> list[Function]:
        kept = self._in_values.get(member[1], ())
        return [function for struct, function in kept if self._fits(member[0], struct)]

    def _fits(self, name: str, struct: Type) -> bool:
        """May an initial value of this type be of the struct that accesses call so?"""
        if (name, struct) not in self._fitting:
            self._fitting[name, struct] = self._is_like(self._references[name], struct)
        return self._fitting[name, struct]

    def _is_like(self, reference: str, struct: Type) -> bool:
        """Have both pointers at the same places, as far as both have something there?"""
        ours, theirs = tbaa_fields(self._module, reference), dict(self._module.layout.leaves(struct))
        pairs = ((leaf_named(name), theirs.get(place)) for place, name in ours.items())
        known = [(our, their) for our, their in pairs if our is not None and their is not None]
        is_large = max(ours, default=0) < self._module.layout.size_of(struct)
        return is_large and all(is_pointer(our) == is_pointer(their) for our, their in known)

    def _find_writers(self) -> dict[Member, dict[Function, None]]:
        """The functions that store pointers to a member."""
        found: dict[Member, dict[Function, None]] = {}
        seen: set[Function] = set()
        for function in self._module.functions.values():
            for tag, stored in dict.fromkeys(self._stores_of_pointers(function)):
                members = self._members(tag)
                for member in members:
                    found.setdefault(member, {})[function] = None
                if not members and stored is not None:
                    self._loose.update(self._named(stored))
                elif not members and function not in seen and self._names_any(function):
                    seen.add(function)
                    self._loose.update(self._chosen_among(function))
        return found

    def _names_any(self, function: Function) -> bool:
        """Its body has the name of a function whose address is taken, if only to call it, or of a table of some."""
        return function.is_parsed or any(name[1:] in self._names for name in _SYMBOL.findall(function.body_text or ""))

    def _chosen_among(self, function: Function) -> Iterator[Function]:
        """Functions that are stored where the access does not say that it is a struct's member: `*to = n ? f : g`."""
        for store in (i for i in function.instructions() if isinstance(i, Store) and is_pointer(i.value.type)):
            if not isinstance(store.value, Constant) and not self._members(_tag_of(store)):
                for origin in origins_of(store.value):
                    table = address_of(origin.pointer).base if isinstance(origin, Load) else None
                    if isinstance(table, GlobalVariable) and table.is_constant:
                        origin = initializer_of(self._module, table)
                    yield from self._named(origin) if isinstance(origin, Constant) else ()

    def _stores_of_pointers(self, function: Function) -> Iterator[tuple[str, Constant | None]]:
        """The access tags of a body's stores, and what is stored if that is a constant."""
        if not function.is_parsed:
            for line in _STORED.findall(function.body_text or ""):
                tag, name = _TAG.search(line), _SYMBOL.match(line)
                yield tag[1] if tag else "", self._module.symbol(name[0][1:]) if name else None
            return
        for store in function.instructions():
            if isinstance(store, Store) and is_pointer(store.value.type):
                stored = store.value if isinstance(store.value, Constant) else None
                yield _tag_of(store), stored

    def _look_at(self, member: Member) -> tuple[list[Function], list[Member]]:
        """What is kept in a member, and the members that it is assigned from."""
        found, others = dict.fromkeys(self._in_values_of(member)), dict[Member, None]()
        stores = (s for writer in self._writers.get(member, ()) for s in self._stores_in(writer).get(member, ()))
        for origin in (o for store in stores for o in origins_of(store.value)):
            functions, members = self._of_origin(origin)
            found |= dict.fromkeys(functions)
            others |= dict.fromkeys(members)
        return list(found), list(others)

    def _stores_in(self, function: Function) -> dict[Member, list[Store]]:
        """The stores of a body by member, looked at once: what fills a table writes to many."""
        if function not in self._stores:
            found = self._stores[function] = {}
            for store in (i for i in function.instructions() if isinstance(i, Store)):
                for member in self._members(_tag_of(store)):
                    found.setdefault(member, []).append(store)
        return self._stores[function]

    def _of_origin(self, origin: Value) -> tuple[Iterable[Function], Iterable[Member]]:
        if isinstance(origin, Constant):
            return self._named(origin), ()
        if isinstance(origin, Load) and (members := self._members(_tag_of(origin))):
            return (), members
        return self._anywhere, ()


def _tag_of(access: Load | Store) -> str:
    return access.metadata.get("tbaa", "")
