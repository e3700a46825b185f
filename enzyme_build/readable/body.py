"""A function's blocks as a graph of statements: each value an expression where it is used, or a variable.

A phi is a variable that every way into its block assigns; `joining` makes one variable of those that may share it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_build.errors import UnsupportedError, blame
from enzyme_build.ir import (
    I8,
    I64,
    VOID,
    Alias,
    Alloca,
    ArrayType,
    AtomicRMW,
    Binary,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    ExtractElement,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    GlobalValue,
    InsertElement,
    InsertValue,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    PointerType,
    Poison,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Type,
    Unary,
    Undef,
    Unreachable,
    Value,
    element_type,
    location_of,
    struct_body,
)
from enzyme_build.readable import arithmetic
from enzyme_build.readable.c_types import C_BOOL, C_VOID, VOID_POINTER, CType, Types, pointer_to
from enzyme_build.readable.calls import Callees, effect_of, fitted
from enzyme_build.readable.constants import plain_constant, zero_text
from enzyme_build.readable.expressions import (
    ASSIGN,
    POSTFIX,
    UNARY,
    Expression,
    binary,
    build,
    call,
    cast,
    choice,
    negated,
    text,
    variable,
)
from enzyme_build.readable.folding import Folding
from enzyme_build.readable.graph import Condition, Jump, Leave, Line, Node, Selection, Statement
from enzyme_build.readable.memory import Memory, is_of_an_integer
from enzyme_build.readable.ranges import fits_int

Copies = list[tuple[Phi, Expression]]


@dataclass
class Body:
    """The graph of one function: `entry` after `run`; `copies` what each edge assigns to phis, all at once."""

    function: Function
    types: Types
    callees: Callees
    pointees: dict[Value, Type]
    global_name: Callable[[GlobalValue], str]
    is_source: Callable[[Instruction], bool]
    result: CType = C_VOID
    objects: list[Alloca] = field(default_factory=list[Alloca])
    copies: dict[Node, Copies] = field(default_factory=dict[Node, Copies])
    _lines: dict[str, Line | None] = field(default_factory=dict[str, "Line | None"])

    def __post_init__(self) -> None:
        module = self.function.module
        self.folding = Folding(self.function, self.is_source, effect_of)
        self.memory = Memory(
            module, self.types, self.pointees, self.value, self.index, self.callees.helpers, self._tagged()
        )  # fmt: skip
        self.nodes = {block: Node(number) for number, block in enumerate(self.function.blocks)}
        self._known: dict[Value, Expression] = {}
        self._count = len(self.nodes)

    def run(self) -> Node:
        """Translate everything; the entry's node."""
        for block in self.function.blocks:
            for instruction in block.instructions:
                with blame(location_of(instruction)):
                    self._instruction(instruction, self.nodes[block])
        return self.nodes[self.function.entry]

    def _tagged(self) -> frozenset[Value]:
        """The pointers behind which the source has an integer, as an access through them says."""
        accesses = (i for i in self.function.instructions() if isinstance(i, (Load, Store)))
        return frozenset(
            access.pointer
            for access in accesses
            if isinstance(access.accessed_type, IntegerType) and is_of_an_integer(self.function.module, access)
        )

    # ---- values --------------------------------------------------------------------------------------------
    def type_of(self, value: Value) -> CType:
        """The C type of the variable that holds a value."""
        if not isinstance(value.type, PointerType):
            return self.types.value(value.type)
        target = self.pointees.get(value)
        if target is None:
            return VOID_POINTER
        return pointer_to(self.types.of(target) if target is not I8 else CType("integer", "char", bits=8))

    def value(self, value: Value) -> Expression:
        """The expression of an operand; an object in memory stands for itself, not for its address."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._expression(value)
        return found

    def address(self, value: Value) -> Expression:
        """The expression of an operand that is an address, of whatever pointer type."""
        if isinstance(value, Constant) and not isinstance(value, (GlobalValue, ConstantExpression)):
            return text("NULL", VOID_POINTER) if not isinstance(value, Function) else self.value(value)
        if isinstance(value, Function):
            return self.value(value)
        if isinstance(value, Cast) and value.opcode == "inttoptr" and value not in self.pointees:
            return self.value(value)
        if not isinstance(value, (Alloca, GlobalValue, ConstantExpression, GetElementPtr)):
            return self.value(value)
        return self.memory.address(value)

    def operand(self, value: Value) -> Expression:
        """The expression of any operand."""
        return self.address(value) if isinstance(value.type, PointerType) else self.value(value)

    def index(self, value: Value) -> Expression:
        """An index: C extends signed integers itself, and an address is computed without wrapping around."""
        if isinstance(value, Cast) and self.folding.is_repeated(value):
            inner = value.operands[0]
            if value.opcode == "sext" or "nneg" in value.flags:
                return self._wide(inner)
        if isinstance(value, Binary) and value.type is I64 and self.folding.is_written_where_used(value):
            return arithmetic.of_binary(value, self.index(value.operands[0]), self.index(value.operands[1]), True)
        return self.value(value)

    def _wide(self, value: Value) -> Expression:
        """A narrower integer as part of an index, which C computes in 64 bits: without casts that change nothing."""
        if isinstance(value, Cast) and value.opcode == "trunc" and value.operands[0].type is I64:
            return self.index(value.operands[0]) if fits_int(value.operands[0]) else self.value(value)
        if not isinstance(value, Binary) or value.opcode not in ("add", "sub") or "nsw" not in value.flags:
            return self.value(value)
        if not self.folding.is_written_where_used(value):
            return self.value(value)
        left, right = map(self._wide, value.operands)
        return arithmetic.of_binary(value, left, right, True)

    def _expression(self, value: Value) -> Expression:
        if isinstance(value, Constant):
            return self._constant(value)
        if isinstance(value, Alloca) and isinstance(value.count, ConstantInt):
            return variable(value, self.types.of(value.allocated_type))
        if isinstance(value, Instruction) and self.folding.is_written_where_used(value):
            return self._translated(value)
        return variable(value, self.type_of(value))

    def _constant(self, constant: Constant) -> Expression:
        found = plain_constant(constant, self.types)
        if found is not None:
            return found
        match constant:
            case Function():
                return text(f"(void *){self.global_name(constant)}", VOID_POINTER, UNARY)
            case Alias():
                return text(self.global_name(constant), VOID_POINTER)
            case GlobalValue():
                return text(self.global_name(constant), self.types.of(constant.value_type))
            case ConstantExpression(opcode="getelementptr"):
                return self.memory.address(constant)
            case ConstantExpression(opcode=opcode, operands=operands) if len(operands) == 1:
                made = Cast(opcode, operands[0], constant.type)
                return arithmetic.of_cast(made, self.operand(operands[0]), self.types)
            case ConstantExpression(opcode=opcode, operands=[left, right], flags=flags):
                made = Binary(opcode, left, right, flags=flags)
                return arithmetic.of_binary(made, self.value(left), self.value(right))
            case ConstantAggregate(elements=elements):
                type_ = self.types.value(constant.type)
                inner = [self.operand(element) for element in elements]
                return _literal(type_, inner, is_array=isinstance(constant.type, ArrayType))
            case _:
                raise UnsupportedError(f"the constant `{constant!r}`")

    def _translated(self, instruction: Instruction) -> Expression:
        """The expression of an instruction without side effects."""
        match instruction:
            case Binary():
                left, right = map(self.value, instruction.operands)
                return arithmetic.of_binary(instruction, left, right)
            case Unary():
                return arithmetic.unary(instruction, self.value(instruction.operands[0]))
            case Compare():
                left, right = map(self.operand, instruction.operands)
                return arithmetic.comparison(instruction, left, right)
            case Cast():
                return arithmetic.of_cast(instruction, self.operand(instruction.operands[0]), self.types)
            case GetElementPtr():
                return self.memory.address(instruction)
            case Select():
                return self._select(instruction)
            case Freeze():
                return self.operand(instruction.operands[0])
            case Load():
                return self.memory.load(instruction)
            case ExtractValue():
                return self._member(self.value(instruction.operands[0]), instruction.operands[0].type, instruction.path)
            case ExtractElement():
                vector, index = map(self.value, instruction.operands)
                return build("{0}[{1}]", POSTFIX, self.types.of(instruction.type), (vector, POSTFIX), (index, ASSIGN))
            case ShuffleVector():
                return self._shuffled(instruction)
            case AtomicRMW():
                return self._exchange(instruction)
            case CompareExchange():
                return self._compare_exchange(instruction)
            case Call():
                made = self.callees.call(instruction, self.value, self.address)
                assert made is not None
                return made
            case _:
                raise UnsupportedError(f"C has nothing like the instruction `{instruction.opcode}`")

    def _shuffled(self, instruction: ShuffleVector) -> Expression:
        left, right = map(self.value, instruction.operands)
        type_ = self.types.of(instruction.type)
        mask = [text(str(-1 if lane is None else lane), C_BOOL) for lane in instruction.mask]
        return call("__builtin_shufflevector", type_, left, right, *mask)

    def _exchange(self, instruction: AtomicRMW) -> Expression:
        known = {"xchg": "exchange_n", **{name: f"fetch_{name}" for name in ("add", "sub", "and", "or", "xor")}}
        if instruction.operation not in known:
            raise UnsupportedError(f"the atomic operation `{instruction.operation}`")
        pointer, value = instruction.operands
        name = f"__atomic_{known[instruction.operation]}"
        return self.memory.atomic(name, instruction.type, pointer, self.operand(value))

    def _compare_exchange(self, instruction: CompareExchange) -> Expression:
        pointer, expected, new = instruction.operands
        result, number = self.types.value(instruction.type), self.types.of(expected.type)
        if number.kind == "float":
            raise UnsupportedError("an atomic access to a floating-point number")
        first, second = self.types.member(instruction.type, 0), self.types.member(instruction.type, 1)
        name = f"compare_exchange_{'p' if number.kind == 'pointer' else f'i{number.bits}'}"
        written = (
            f"static inline {result} {name}({number.declare('*place')}, {number.declare('expected')}, "
            f"{number.declare('new')}) {{\n  {result} result;\n"
            f"  result.{second} = __atomic_compare_exchange_n(place, &expected, new, false, __ATOMIC_SEQ_CST, "
            f"__ATOMIC_SEQ_CST);\n  result.{first} = expected;\n  return result;\n}}\n"
        )
        address = fitted(self.address(pointer), pointer_to(number))
        helper = self.callees.helpers.use(name, written)
        return call(helper, result, address, self.operand(expected), self.operand(new))

    def _select(self, instruction: Select) -> Expression:
        condition, yes, no = instruction.operands
        first, second, third = self.value(condition), self.operand(yes), self.operand(no)
        type_ = self.type_of(instruction)
        if type_ == C_BOOL and third.template == "false":
            return binary("&&", first, second, C_BOOL)
        if type_ == C_BOOL and second.template == "true":
            return binary("||", first, third, C_BOOL)
        if type_ == C_BOOL and second.template == "false" and third.template == "true":
            return negated(first)
        if type_.kind == "pointer":  # C would make one of `char *` and `void *` a `void *`
            second, third = (e if e.template == "NULL" else cast(type_, e) for e in (second, third))
        return choice(first, second, third, type_)

    def _member(self, aggregate: Expression, type_: Type, path: tuple[int, ...]) -> Expression:
        is_value = True
        for number in path:
            if struct_body(type_) is not None:
                aggregate = build(f"{{0}}.{self.types.member(type_, number)}", POSTFIX, C_VOID, (aggregate, POSTFIX))
            else:
                wrapped = f"{{0}}.{self.types.member(type_, 0)}[{number}]" if is_value else f"{{0}}[{number}]"
                aggregate = build(wrapped, POSTFIX, C_VOID, (aggregate, POSTFIX))
            is_value = False
            type_ = element_type(type_, number)
        c_type = self.types.of(type_)
        return Expression(aggregate.template, aggregate.level, c_type, aggregate.arguments, aggregate.needs)

    # ---- statements ----------------------------------------------------------------------------------------
    def line_of(self, instruction: Instruction) -> Line | None:
        """The line of the source that an instruction comes from."""
        reference = instruction.metadata.get("dbg", "")
        if reference not in self._lines:
            found = location_of(instruction) if reference else None
            self._lines[reference] = (found.file, found.line) if found is not None and found.line else None
        return self._lines[reference]

    def _instruction(self, instruction: Instruction, node: Node) -> None:
        line = self.line_of(instruction)
        match instruction:
            case Phi():
                return
            case Alloca():
                self._object(instruction, node)
            case Store():
                self._store(instruction, node, line)
            case Branch() | Switch() | Return() | Unreachable():
                node.exit = self._exit(instruction, line)
            case Invoke():
                raise UnsupportedError("a call that may throw an exception, which C has not")
            case InsertElement():
                vector, value, index = map(self.value, instruction.operands)
                node.statements.append(Statement(vector, instruction, line=line))
                own = variable(instruction, self.type_of(instruction))
                place = build("{0}[{1}]", POSTFIX, value.type, (own, POSTFIX), (index, ASSIGN))
                node.statements.append(Statement(value, None, place, line))
            case InsertValue():
                self._insert(instruction, node, line)
            case Call() if not self.folding.is_written_where_used(instruction):
                made = self.callees.call(instruction, self.value, self.address)
                if made is not None:
                    self._assign(instruction, made, node, line)
            case _:
                if not self.folding.is_written_where_used(instruction) and (
                    instruction.uses or not _is_pure(instruction)
                ):
                    self._assign(instruction, self._translated(instruction), node, line)

    def _assign(self, instruction: Instruction, made: Expression, node: Node, line: Line | None) -> None:
        if instruction.type is VOID or not instruction.uses:
            node.statements.append(Statement(made, line=line))
            return
        node.statements.append(Statement(fitted(made, self.type_of(instruction)), instruction, line=line))

    def _object(self, alloca: Alloca, node: Node) -> None:
        if isinstance(alloca.count, ConstantInt) and alloca.count.value == 1:
            self.objects.append(alloca)
            return
        size = self.types.layout.size_of(alloca.allocated_type)
        count = binary("*", self.value(alloca.count), text(str(size), self.types.of(I64)), self.types.of(I64))
        made = call("__builtin_alloca", VOID_POINTER, build("(size_t){0}", UNARY, count.type, (count, UNARY)))
        node.statements.append(Statement(made, alloca))

    def _store(self, store: Store, node: Node, line: Line | None) -> None:
        if isinstance(store.value, (Undef, Poison)):
            return
        place, helper = self.memory.store(store)
        value = self.operand(store.value)
        if place is None and helper.startswith("__atomic"):
            made = self.memory.atomic(helper, store.value.type, store.pointer, value)
            node.statements.append(Statement(made, line=line))
        elif place is None:
            made = call(helper, C_VOID, self.address(store.pointer), value)
            node.statements.append(Statement(made, line=line))
        elif place.type.kind == "array":
            raise UnsupportedError("an array is stored as a value")
        else:
            node.statements.append(Statement(fitted(value, place.type), None, place, line))

    def _insert(self, instruction: InsertValue, node: Node, line: Line | None) -> None:
        """A struct with one member changed; a chain that begins with nothing is one literal at its end."""
        if len(instruction.uses) == 1 and isinstance(next(iter(instruction.uses))[0], InsertValue) and (
            next(iter(instruction.uses))[1] == 0 and _parts(instruction) is not None
            and next(iter(instruction.uses))[0].parent is instruction.parent
        ):  # fmt: skip
            return
        type_ = self.types.value(instruction.type)
        parts = _parts(instruction)
        body = struct_body(instruction.type)
        if parts is not None and body is not None and all(len(path) == 1 for path in parts):
            inner = [
                fitted(self.operand(parts[(n,)]), self.types.of(t)) if (n,) in parts else zero_text(self.types.of(t))
                for n, t in enumerate(body.fields)
            ]
            if all(self.types.of(t).kind != "array" for t in body.fields):
                node.statements.append(Statement(_literal(type_, inner, False), instruction, line=line))
                return
        chain = _chain(instruction) if parts is not None else [instruction]
        start = self.value(chain[0].operands[0])
        node.statements.append(Statement(start, instruction, line=line))
        for step in chain:
            place = self._member(variable(instruction, type_), instruction.type, step.path)
            node.statements.append(Statement(self.operand(step.operands[1]), None, place, line))

    def _exit(self, instruction: Instruction, line: Line | None) -> Jump | Condition | Selection | Leave:
        block = instruction.block
        match instruction:
            case Branch() if not instruction.is_conditional or instruction.targets[0] is instruction.targets[1]:
                return Jump(self._edge(block, instruction.targets[0]))
            case Branch():
                condition = self.value(instruction.operands[0])
                yes, no = (self._edge(block, target) for target in instruction.targets)
                return Condition(condition, yes, no, line)
            case Switch():
                edges = {target: self._edge(block, target) for target in dict.fromkeys(instruction.targets)}
                cases: dict[Node, list[int]] = {}
                for case, target in zip(instruction.cases, instruction.targets[1:]):
                    assert isinstance(case, ConstantInt)
                    cases.setdefault(edges[target], []).append(case.value)
                pairs = [(values, node) for node, values in cases.items()]
                return Selection(self.value(instruction.operands[0]), pairs, edges[instruction.targets[0]], line)
            case Return() if instruction.operands:
                value = self.operand(instruction.operands[0])
                return Leave("return", fitted(value, self.result), line)
            case Return():
                return Leave("return", None, line)
            case _:
                self.callees.helpers.headers.add("stdlib.h")
                return Leave("abort()", None, line)

    def _edge(self, block: Block, target: Block) -> Node:
        """The node that a way leads to: one of its own, if it assigns phis."""
        made: Copies = []
        for phi in target.phis:
            value = phi.value_from(block)
            if value is phi:
                continue
            expression = zero_text(self.type_of(phi)) if isinstance(value, (Undef, Poison)) else self.operand(value)
            made.append((phi, fitted(expression, self.type_of(phi))))
        if not made:
            return self.nodes[target]
        self._count += 1
        node = Node(self._count, exit=Jump(self.nodes[target]))
        self.copies[node] = made
        return node


def _is_pure(instruction: Instruction) -> bool:
    return not isinstance(instruction, (AtomicRMW, CompareExchange)) and "volatile" not in instruction.flags


def _chain(instruction: InsertValue) -> list[InsertValue]:
    """The insertions that make a value, the first one first."""
    found = [instruction]
    while isinstance(found[-1].operands[0], InsertValue):
        before = found[-1].operands[0]
        if len(before.uses) != 1 or before.parent is not instruction.parent:
            break
        found.append(before)
    return found[::-1]


def _parts(instruction: InsertValue) -> dict[tuple[int, ...], Value] | None:
    """What was put into an aggregate by its places, if it began with nothing and all happened in this block."""
    chain = _chain(instruction)
    if not isinstance(chain[0].operands[0], (Undef, Poison)):
        return None
    return {step.path: step.operands[1] for step in chain}


def _literal(type_: CType, parts: list[Expression], is_array: bool) -> Expression:
    """`(struct pair){a, b}`."""
    holes = ", ".join(f"{{{n}}}" for n in range(len(parts)))
    written = f"({type_.name}){{{{{holes}}}}}" if is_array else f"({type_.name}){{{holes}}}"
    return build(written, POSTFIX, type_, *((part, ASSIGN) for part in parts))
