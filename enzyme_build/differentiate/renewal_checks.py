"""Whether making a memo again has left all state as it was: the program looks where the analysis cannot tell.

    token = keep(is it the same key?, &global, bytes);  what makes it again  still(token, &global, bytes);

`keep` copies what a global holds where the program would have gone by what it holds; `still` stops the derivative if
that is not there once more behind what follows: something counts there, moves on, or depends on what was there.
Numbers may differ in their last bits, for derivatives are compiled otherwise than the program.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from enzyme_build import rules
from enzyme_build.analysis import Looks, Renewal
from enzyme_build.differentiate.loops_written import Frame, counted
from enzyme_build.differentiate.registrations import keep_inactive
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Binary,
    Block,
    Builder,
    Compare,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    IntegerType,
    Module,
    Phi,
    Select,
    Type,
    Value,
    bare_name,
    clone_instruction,
    constant_int,
    false,
    float_constant,
    i64,
    quoted,
    true,
    zero,
)

_ALIKE = {DOUBLE: 2.0**-49, FLOAT: 2.0**-20}  # relative: a few operations in another order


def look_at_renewal(
    module: Module,
    renewal: Renewal,
    looks: Looks,
    decided: Collection[Compare],
    depends_on: Callable[[list[str]], str],
    numbers_in: Callable[[GlobalVariable], Collection[Type]],
) -> None:
    """Around what makes the memo again; before any of these comparisons is decided."""
    builder = Builder(module).before(renewal.guard.terminator)
    is_same = _is_same(builder, renewal, decided)
    for variable in looks.written:
        size = i64(module.layout.size_of(variable.value_type))
        token = builder.call(_keep(module), [is_same, variable, size])
        ends: list[tuple[Value, Instruction]] = [(token, block.terminator) for block in looks.returns]
        for block in looks.exits:
            first = next(i for i in block.instructions if not isinstance(i, Phi))
            kept = Builder(module).before(block.instructions[0]).phi(I64, "kept")
            for source in _predecessors(block):
                kept.add_incoming(token if source in looks.blocks else zero(I64), source)
            ends.append((kept, first))
        name = bare_name(variable.name)
        still = _still(module, name, depends_on([name]), [t for t in _ALIKE if t in numbers_in(variable)])
        for kept, end in ends:
            there = Builder(module).before(end)
            for key, offset, length in looks.keys:
                if key is variable:
                    there.call(_take(module), [kept, variable, i64(offset), i64(length)])
            there.call(still, [kept, variable, size])


def _predecessors(block: Block) -> list[Block]:
    return [other for other in block.function.blocks if block in other.successors]


def _is_same(builder: Builder, renewal: Renewal, decided: Collection[Compare]) -> Value:
    """Would the program go by what the memo holds?"""
    condition, again = renewal.guard.terminator.operands[0], renewal.guard.successors[0] is renewal.start
    if not _leads_to(condition, [renewal.comparison]):
        condition, again = renewal.comparison, renewal.differs
    return builder.binary("xor", _copied(condition, decided, builder), constant_int(I1, int(again)))


def _leads_to(condition: Value, decided: Collection[Value]) -> bool:
    if condition in decided:
        return True
    if not isinstance(condition, (Binary, Select)) or condition.type is not I1:
        return False
    return any(_leads_to(operand, decided) for operand in condition.operands)


def _copied(value: Value, decided: Collection[Compare], builder: Builder) -> Value:
    """The parts of a condition that depend on comparisons, with these as the program has them."""
    if not _leads_to(value, decided):
        return value
    assert isinstance(value, Instruction)
    operands = value.operands if value in decided else [_copied(o, decided, builder) for o in value.operands]
    return builder.insert(clone_instruction(value, operands))


def _keep(module: Module) -> Function:
    """(is it the same key, place, bytes) → the address of a copy; 0: none."""

    def write(builder: Builder, made: Function) -> None:
        is_same, place, size = made.arguments
        copying, without = made.add_block("copying"), made.add_block("without")
        builder.branch_if(is_same, copying, without)
        builder.at_end(copying)
        copy = rules.allocate(builder, size)
        builder.intrinsic("memcpy", [PTR, PTR, I64], VOID, [copy, place, size, false()])
        builder.ret(builder.cast("ptrtoint", copy, I64))
        builder.at_end(without).ret(zero(I64))
        keep_inactive(made)

    return run_time_function("enzyme_build.keep_state", I64, [I1, PTR, I64], ["same", "place", "bytes"])(write)(module)


def _take(module: Module) -> Function:
    """(copy, place, offset, bytes): these need not be as they were."""

    def write(builder: Builder, made: Function) -> None:
        token, place, offset, size = made.arguments
        taking, without = made.add_block("taking"), made.add_block("without")
        builder.branch_if(builder.compare("eq", token, zero(I64)), without, taking)
        builder.at_end(taking)
        copy = builder.cast("inttoptr", token, PTR)
        to, source = (builder.gep(I8, base, [offset]) for base in (copy, place))
        builder.intrinsic("memcpy", [PTR, PTR, I64], VOID, [to, source, size, false()])
        builder.branch(without)
        builder.at_end(without).ret()
        keep_inactive(made)

    types, names = [I64, PTR, I64, I64], ["copy", "place", "offset", "bytes"]
    return run_time_function("enzyme_build.take_key", VOID, types, names)(write)(module)


def _still(module: Module, variable: str, message: str, numbers: list[FloatType]) -> Function:
    """(copy, place, bytes): stops unless the same lies there; `numbers`: what may lie there and be nearly the same."""

    def write(builder: Builder, made: Function) -> None:
        token, place, size = made.arguments
        looking, without, other = (made.add_block(n) for n in ("looking", "without", "other"))
        builder.branch_if(builder.compare("eq", token, zero(I64)), without, looking)
        builder.at_end(without).ret()
        builder.at_end(other)
        rules.stop(builder, message)
        builder.unreachable()
        builder.at_end(looking)
        copy = builder.cast("inttoptr", token, PTR)

        def look(at: Value, unit: IntegerType, types: Iterable[FloatType] = ()) -> None:
            words = [builder.load(unit, builder.gep(I8, base, [at]), alignment=1) for base in (copy, place)]
            following = made.add_block("following")
            builder.branch_if(_are_alike(builder, words[0], words[1], types), following, other)
            builder.at_end(following)

        whole = builder.binary("and", size, i64(-8))
        end = builder.binary("udiv", whole, i64(8))
        counted(Frame(builder, made), i64(0), end, lambda k: look(builder.binary("mul", k, i64(8)), I64, numbers))
        counted(Frame(builder, made), whole, size, lambda at: look(at, I8))
        rules.release(builder, copy)
        builder.ret()
        keep_inactive(made)

    name = quoted(f"enzyme_build.still.{variable}")
    return run_time_function(name, VOID, [I64, PTR, I64], ["copy", "place", "bytes"])(write)(module)


def _are_alike(builder: Builder, left: Value, right: Value, types: Iterable[FloatType]) -> Value:
    """The same word, or nearly the same double, or two that are nearly the same floats each."""
    alike = builder.compare("eq", left, right)
    if DOUBLE in types:
        alike = builder.binary("or", alike, _are_near(builder, left, right, DOUBLE))
    if FLOAT in types:
        halves: Value = true()
        for shift in (0, 32):
            parts = [builder.cast("trunc", builder.binary("lshr", w, i64(shift)), I32) for w in (left, right)]
            same = builder.compare("eq", parts[0], parts[1])
            near = builder.binary("or", same, _are_near(builder, parts[0], parts[1], FLOAT))
            halves = builder.binary("and", halves, near)
        alike = builder.binary("or", alike, halves)
    return alike


def _are_near(builder: Builder, left: Value, right: Value, type_: FloatType) -> Value:
    """(Small integers are no normal numbers.)"""
    numbers = [builder.cast("bitcast", word, type_) for word in (left, right)]
    apart, size = (
        builder.intrinsic("fabs", [type_], type_, [v])
        for v in (builder.binary("fsub", numbers[0], numbers[1]), numbers[0])
    )
    least = float_constant(type_, 2.0**-1022 if type_ is DOUBLE else 2.0**-126)
    bound = builder.binary("fmul", size, float_constant(type_, _ALIKE[type_]))
    is_normal = builder.compare("oge", size, least)
    return builder.binary("and", is_normal, builder.compare("ole", apart, bound))
