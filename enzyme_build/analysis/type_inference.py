"""Which integers and which bytes are really floating-point numbers.

LLVM's types say it for everything but two: an integer that is only loaded, moved and stored may be a number in
transit, and memcpy copies anything.  Evidence for a memory object comes from all typed accesses to it (in this
function, in the functions that it is passed to, and in those that passed it), from TBAA tags, and from the types of
allocas and globals.  No evidence is no answer: `None`, and an error if the data is active.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.claims import Claim, claims_of, claims_of_global
from enzyme_build.analysis.declared_layouts import declared_layout
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects
from enzyme_build.analysis.number_traffic import Place, Traffic, traffic_of
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.pointer_stores import PointerStores
from enzyme_build.analysis.shapes import Program, Shapes
from enzyme_build.analysis.tbaa_leaves import is_bookkeeping, tagged_leaf
from enzyme_build.analysis.transit import Transit
from enzyme_build.analysis.type_trees import Evidence, Layout, layout_of, leaf_at
from enzyme_build.ir import (
    PTR,
    Argument,
    Call,
    Cast,
    ConstantInt,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    IntegerType,
    Load,
    PointerType,
    Return,
    Store,
    Type,
    Value,
    scalar_of,
)

Summary = dict[Place, list[Evidence]]


@dataclass(frozen=True)
class FunctionTypes:
    """Evidence about the memory behind the arguments, what kind of data arguments and result are, and the traffic."""

    summary: Summary
    arguments: list[Type | None]
    result: Type | None
    traffic: Traffic | None


class ModuleTypes:
    """Evidence that crosses calls: what callees say about their arguments, and what callers told them.

    `body_of` answers the form of a function in which it is looked at (every invoke a call), `program` what else is
    looked at.
    """

    def __init__(
        self,
        body_of: Callable[[Function], Function] = lambda function: function,
        program: Callable[[], Program] = Program,
    ) -> None:
        self._body_of = body_of
        self.shapes = Shapes(body_of, program)
        self.stores = PointerStores(body_of)
        self.given: dict[Function, Summary] = {}
        self._about: dict[Function, FunctionTypes] = {}

    def about(self, function: Function) -> FunctionTypes:
        """What the function says of its arguments and its result; a recursive question gets nothing."""
        found = self._about.get(function)
        if found is None:
            self._about[function] = FunctionTypes({}, [None] * len(function.arguments), None, None)
            body = self._body_of(function)
            types = TypeInference(MemoryObjects(body, self.stores), self, function)
            kinds = [types.kind_of(argument) for argument in body.arguments]
            found = self._about[function] = FunctionTypes(
                types.summary(), kinds, types.kind_of_result(), traffic_of(types)
            )
        return found


class TypeInference:
    def __init__(self, objects: MemoryObjects, across: ModuleTypes, primal: Function | None = None):
        self.objects = objects
        self.function = objects.function
        self.primal = primal or self.function
        self.module = self.function.module
        self.layout = self.module.layout
        self.across = across
        self.evidence: dict[MemoryObject, list[Evidence]] = {}
        self.by_base: dict[Value, list[Evidence]] = {}  # the same, relative to one pointer value
        self._transit = Transit(self.function)
        self._seen_globals: set[Value] = set()
        given = across.given.get(self.primal, {})
        for made in objects.objects:
            if made.kind == "argument" and isinstance(made.value, Argument):
                self.evidence[made] = list(given.get((made.value.index, made.is_deep), []))
        for instruction in self.function.instructions():
            self._collect(instruction)
        self._kinds = self._decide_kinds()

    # ---- questions ---------------------------------------------------------------------------------------
    def kind_of(self, value: Value) -> Type | None:
        """What an integer value really is: a floating type, a pointer, an integer; None if unknown."""
        if not isinstance(value.type, IntegerType):
            return scalar_of(value.type)
        if value.type.bits < 16 or isinstance(value, ConstantInt):
            return value.type
        if value not in self._transit:
            return value.type
        return self._kinds.get(self._transit.root(value))

    def memory_layout(self, pointers: Iterable[Value], size: int | None, instruction: Instruction) -> Layout | None:
        """The layout of the bytes at these addresses (all hold the same data: both sides of a copy)."""
        tag = instruction.metadata.get("tbaa", "")
        leaf = tagged_leaf(self.module, tag)
        if leaf is not None:
            return Layout(((0, leaf),), self.layout.size_of(leaf))
        pointers = list(pointers)
        for pointer in pointers:
            address = address_of(pointer)
            pointed_to = self.objects.of(pointer)
            for made in (o for o in self.objects.objects if o in pointed_to):
                offset, strides = self._within(made, address.base, address.offset, address.strides)
                evidence = self.evidence.get(made, [])
                found = layout_of(evidence, offset, strides, size, self.layout)
                if found is None and not strides:
                    found = declared_layout(made, offset, size, evidence, self.layout)
                if found is not None:
                    return found
            found = layout_of(self.by_base.get(address.base, []), address.offset, address.strides, size, self.layout)
            if found is not None:
                return found
        return self.across.shapes.layout(self.primal, pointers, size)

    def is_private(self, pointer: Value) -> bool:
        """True if only code that is differentiated has access to the memory."""
        return self.across.shapes.is_private(self.primal, pointer)

    def kind_of_result(self) -> Type | None:
        """The kind of what is returned, if all returns agree."""
        returned = [i.operands[0] for i in self.function.instructions() if isinstance(i, Return) and i.operands]
        kinds = {self.kind_of(value) for value in returned}
        return kinds.pop() if len(kinds) == 1 else None

    def summary(self) -> Summary:
        """What this function's accesses say about the memory of its arguments."""
        known = ((place, self.evidence[made]) for made, place in self.places())
        return {place: list(dict.fromkeys(items)) for place, items in known if items}

    def places(self) -> Iterator[tuple[MemoryObject, Place]]:
        """The memory behind each argument, and where it lies."""
        for made in self.objects.objects:
            if made.kind == "argument" and isinstance(made.value, Argument):
                yield made, (made.value.index, made.is_deep)

    def number_traffic(self, call: Call) -> Traffic | None:
        """What the called function does, if it has a body that has been looked at and says it all."""
        if classify(call) is CallKind.CUSTOM:
            return None
        types = self._callee_types(call)
        return types.traffic if types is not None else None

    def evidence_at(self, pointer: Value) -> list[Evidence]:
        """The evidence about everything that a pointer may point to, relative to the pointer."""
        address = address_of(pointer)
        found: list[Evidence] = []
        for made in self.objects.of(pointer):
            offset, strides = self._within(made, address.base, address.offset, address.strides)
            found += [e.shifted(None if offset is None else -offset, strides) for e in self.evidence.get(made, [])]
        return list(dict.fromkeys(found))

    # ---- evidence ----------------------------------------------------------------------------------------
    def _within(
        self, made: MemoryObject, base: Value, offset: int, strides: tuple[int, ...]
    ) -> tuple[int | None, tuple[int, ...]]:
        """An address relative to the object; offset None where the base is not the object's own pointer."""
        if made.value is base and not made.is_deep:
            return offset, strides
        return None, ()

    def _collect(self, instruction: Instruction) -> None:
        for claim in claims_of(instruction, self._transit):
            self._note(claim)
        if isinstance(instruction, Call):
            self._hear_callee(instruction)
        for operand in instruction.operands:
            if isinstance(operand, GlobalVariable) and operand not in self._seen_globals:
                self._seen_globals.add(operand)
                for claim in claims_of_global(operand, self.layout):
                    self._note(claim)

    def _note(self, claim: Claim) -> None:
        address = address_of(claim.pointer)
        strides = tuple(sorted({s for s in (*address.strides, *claim.strides) if s}))
        at_base = Evidence(address.offset + claim.offset, strides, claim.leaf, claim.declared)
        self.by_base.setdefault(address.base, []).append(at_base)
        for made in self.objects.of(claim.pointer):
            offset, inside = self._within(made, address.base, address.offset + claim.offset, strides)
            known = self.evidence.setdefault(made, [])
            item = Evidence(offset, inside or claim.strides, claim.leaf, claim.declared)
            if item not in known:
                known.append(item)

    def _hear_callee(self, call: Call) -> None:
        callee = _body_of_callee(call)
        for (index, is_deep), items in self.across.about(callee).summary.items() if callee is not None else ():
            if index < len(call.arguments):
                self._hear_of(call.arguments[index], is_deep, items)

    def _hear_of(self, argument: Value, is_deep: bool, items: list[Evidence]) -> None:
        """Take over what a callee says of the memory behind its argument."""
        address = address_of(argument)
        direct = self.objects.of(argument)
        heard = self.objects.reach(o for made in direct for o in made.contents) if is_deep else direct
        for made in (o for o in self.objects.objects if o in heard):
            offset, strides = self._within(made, address.base, address.offset, address.strides)
            known = self.evidence.setdefault(made, [])
            for item in items:
                new = item.shifted(None if is_deep else offset, () if is_deep else strides)
                if new not in known:
                    known.append(new)

    def tell_callees(self) -> None:
        """Hand what is known about arguments down to the functions that are called."""
        for call in self.function.instructions():
            callee = _body_of_callee(call) if isinstance(call, Call) else None
            if callee is None or not isinstance(call, Call):
                continue
            given = self.across.given.setdefault(callee, {})
            for index, argument in enumerate(call.arguments[: len(callee.arguments)]):
                if isinstance(argument.type, PointerType):
                    known = given.setdefault((index, False), [])
                    known += [e for e in self.evidence_at(argument) if e not in known]
                    inside = self.objects.reach(o for made in self.objects.of(argument) for o in made.contents)
                    known = given.setdefault((index, True), [])
                    for made in (o for o in self.objects.objects if o in inside):
                        there = [e.shifted(None, ()) for e in self.evidence.get(made, [])]
                        known += [e for e in there if e not in known]

    # ---- integers in transit -----------------------------------------------------------------------------
    def _decide_kinds(self) -> dict[Value, Type | None]:
        votes: dict[Value, set[Type]] = {}
        arithmetic: set[Value] = set()
        for value in self._transit:
            root = self._transit.root(value)
            found = votes.setdefault(root, set())
            if self._transit.is_arithmetic(value):
                arithmetic.add(root)
            if isinstance(value, Load):
                self._vote(found, value.pointer, value)
                if is_bookkeeping(self.module, value.metadata.get("tbaa", "")):
                    arithmetic.add(root)
            if isinstance(value, Cast) and isinstance(scalar_of(value.operands[0].type), FloatType):
                found.add(scalar_of(value.operands[0].type))
            if isinstance(value, Cast) and value.opcode == "ptrtoint":
                found.add(value.operands[0].type)
            if isinstance(value, Call):
                self._vote_for(found, arithmetic, root, self._callee_types(value), None)
            for user, index in value.uses:
                if isinstance(user, Call):
                    self._vote_for(found, arithmetic, root, self._callee_types(user), index)
                elif isinstance(user, Store) and index == 0:
                    self._vote(found, user.pointer, user)
                    if is_bookkeeping(self.module, user.metadata.get("tbaa", "")):
                        arithmetic.add(root)
                elif isinstance(user, Cast) and user.opcode == "bitcast":
                    found.add(scalar_of(user.type))
                elif isinstance(user, Cast) and user.opcode == "inttoptr":
                    found.add(user.type)
        decided: dict[Value, Type | None] = {}
        for root, found in votes.items():
            floats = [t for t in found if isinstance(t, FloatType)]
            if len(floats) == 1:
                decided[root] = floats[0]
            elif not floats and (found or root in arithmetic):
                decided[root] = next((t for t in found if isinstance(t, PointerType)), root.type)
            else:
                decided[root] = self._kind_by_shape(root)
        return decided

    def _kind_by_shape(self, root: Value) -> Type | None:
        """What lies where the members of a group are loaded from and stored to."""
        pointers = [v.pointer for v in self._transit if isinstance(v, Load) and self._transit.root(v) is root]
        for value in self._transit:
            if self._transit.root(value) is root:
                pointers += [u.pointer for u, index in value.uses if isinstance(u, Store) and index == 0]
        size = self.layout.store_size_of(root.type)
        layout = self.across.shapes.layout(self.primal, pointers, size)
        if layout is None:
            return None
        if layout.floats:
            return layout.floats[0][1] if layout.is_uniform else None
        return PTR if self.objects.of(root) else root.type

    def _callee_types(self, call: Call) -> FunctionTypes | None:
        callee = _body_of_callee(call)
        return self.across.about(callee) if callee is not None else None

    def _vote_for(
        self, found: set[Type], arithmetic: set[Value], root: Value, types: FunctionTypes | None, index: int | None
    ) -> None:
        """What the called function says of its argument `index`, or of its result."""
        if types is None or (index is not None and index >= len(types.arguments)):
            return
        kind = types.result if index is None else types.arguments[index]
        if isinstance(kind, IntegerType):
            arithmetic.add(root)
        elif kind is not None:
            found.add(kind)

    def _vote(self, found: set[Type], pointer: Value, access: Instruction) -> None:
        leaf = tagged_leaf(self.module, access.metadata.get("tbaa", ""))
        if leaf is not None:
            found.add(leaf)
            return
        address = address_of(pointer)
        for made in self.objects.of(pointer):
            offset, strides = self._within(made, address.base, address.offset, address.strides)
            leaf = leaf_at(self.evidence.get(made, []), offset, strides, self.layout)
            if leaf is not None:
                found.add(leaf)


def _body_of_callee(call: Call) -> Function | None:
    """The called function, if its body says what its arguments are."""
    if classify(call) not in (CallKind.DEFINED, CallKind.CUSTOM):
        return None
    callee = called_function(call)
    return None if callee is None or callee.is_declaration else callee
