"""Forward derivatives of the halves of a call of MPI: what second derivatives of programs that communicate take.

The halves are linear in shadows: their tangents are further lanes of the same messages.  Tangents of the call's own
numbers go along, in messages that the forward half sends (`mpi_also`, see `records.h`).
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.differentiate.library_rules import write_rule
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.message_bodies import (
    Half,
    abi_of_body,
    add_message_types,
    contents_variable,
    place_of_body,
)
from enzyme_build.differentiate.session import Session
from enzyme_build.differentiate.signatures import Signature, pack, packed, parameters
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import I32, PTR, VOID, Builder, Function, Value, array, bare_name, function_type, i32, quoted, zero


def write_half(session: Session, function: Function, half: Half, signature: Signature) -> Function:
    """The derivative; raises UnsupportedError for any mode but forward."""
    if signature.mode != "forward":
        raise UnsupportedError(f"a derivative of `{half.name}` has a forward derivative, and no other")
    return _HalfWriter(session, function, half, signature).forward()


def pointer_list(builder: Builder, pointers: list[Value]) -> Value:
    """Where these lie one behind the other, as rules take the shadows of a buffer; null if there are none."""
    if not pointers:
        return zero(PTR)
    listed = builder.alloca(array(len(pointers), PTR))
    for lane, pointer in enumerate(pointers):
        builder.store(pointer, builder.gep(PTR, listed, [i32(lane)]))
    return listed


def rule_function(session: Session, abi: str, name: str) -> Function:
    """A function of the rules for an ABI, in the module."""
    add_message_types(session.module, abi)
    made = write_rule(session, name, rules.message_rule_texts(abi, name))
    made.syntax.after_parameters = "noinline"  # so that a derivative of the derivative comes to it
    return made


class _HalfWriter:
    def __init__(self, session: Session, function: Function, half: Half, signature: Signature):
        self.session = session
        self.function = function
        self.half = half
        self.width = signature.width
        self.abi = abi_of_body(function)
        count = signature.returns_primal + self.width * signature.result_active  # (a record is its own shadow)
        self.results = count if function.return_type is not VOID else 0
        types, names = parameters(function, signature, with_tangents=True)
        name = quoted(f"{bare_name(function.name)}.forward")
        self.made = session.module.add_function(
            name, function_type(packed([function.return_type] * self.results), types), names
        )
        self.made.syntax.after_parameters = machine_attributes(function)
        self.builder = Builder(session.module, self.made.add_block("entry"))
        rest = list[Value](self.made.arguments)
        self.given: list[tuple[Value, list[Value]]] = []  # each of the half's arguments, and its shadows
        for kind in signature.arguments:
            own = rest.pop(0)
            self.given.append((own, [rest.pop(0) for _ in range(self.width)] if kind == "dup" else []))

    def forward(self) -> Function:
        primals, tangents, adjoints = self._parted()
        lanes = i32((1 + self.width) * max((count for _, count in self.half.roles), default=1))
        if self.half.phase == "reverse":
            record = self.given[-1][0]
            rule = self._rule("reverse", 2 + len(adjoints))
            self.builder.call(rule, [record, lanes, *adjoints])
            self.builder.ret(None)
            return self.made
        body, place = bare_name(self.function.name), place_of_body(self.function)
        contents = contents_variable(self.session.module, body, self.half.contents, place)
        self._go_along(self.width, tangents)
        place = self.builder.alloca(I32)
        rule = self._rule("keep", len(primals) + 2 + len(adjoints) + 1)
        record = self.builder.call(rule, [*primals, contents, lanes, *adjoints, place])
        self._go_along(0, tangents)
        whole = self.builder.insert_value(zero(self.function.return_type), record, 0)
        whole = self.builder.insert_value(whole, self.builder.load(I32, place), 1)
        self.builder.ret(pack(self.builder, [whole] * self.results))
        return self.made

    def _go_along(self, width: int, tangents: list[Value]) -> None:
        """Let what makes records send tangents in so many lanes."""
        lists = [*tangents, zero(PTR), zero(PTR)][:2]
        self.builder.call(rule_function(self.session, self.abi, rules.ALSO), [i32(width), *lists])

    def _parted(self) -> tuple[list[Value], list[Value], list[Value]]:
        """The call's own arguments, and of each buffer a list of tangents, and one of adjoints with their tangents."""
        primals: list[Value] = []
        tangents: list[Value] = []
        adjoints: list[Value] = []
        rest = list(self.given)
        for role, count in self.half.roles:
            own, moved = rest.pop(0)
            shadows = [rest.pop(0) for _ in range(count)]
            primals.append(own)
            if role.isupper():
                tangents.append(pointer_list(self.builder, moved))
                of_shadows = [d[lane] if d else zero(PTR) for lane in range(self.width) for _, d in shadows]
                adjoints.append(pointer_list(self.builder, [*(shadow for shadow, _ in shadows), *of_shadows]))
        return primals, tangents, adjoints

    def _rule(self, phase: str, count: int) -> Function:
        made = rule_function(self.session, self.abi, rules.message_rule(self.half.name, phase))
        assert len(made.arguments) == count, (made.name, len(made.arguments), count)
        return made
