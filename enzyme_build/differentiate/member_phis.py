"""What is chosen among structs is chosen member by member: each member is a number, an address or an integer by itself.

%v = phi { i32, i64 } [ %a, %one ], [ %b, %other ]    becomes    %v.0 = phi i32 …    %v.1 = phi i64 …
"""

from __future__ import annotations

from enzyme_build.ir import (
    Builder,
    ConstantAggregate,
    ConstantNull,
    ExtractValue,
    Function,
    InsertValue,
    Phi,
    Select,
    StructType,
    Undef,
    Value,
    is_aggregate,
    zero,
)

Members = dict[Phi | Select, list[Value]]


def choose_members(function: Function) -> None:
    """Each phi and each select of flat structs becomes one for each member."""
    phis = [phi for block in function.blocks for phi in block.phis if _is_flat(phi)]
    members: Members = {phi: _phis_of(phi) for phi in phis}
    for choice in [i for i in function.instructions() if isinstance(i, Select) and _is_flat(i)]:
        members[choice] = _selects_of(choice, members)
    for phi in phis:
        _enter(phi, members)
    for choice in members:
        choice.drop_operands()  # (they use each other)
    for choice, found in members.items():
        _replace(choice, found)
        choice.erase()


def _is_flat(choice: Phi | Select) -> bool:
    type_ = choice.type
    return isinstance(type_, StructType) and bool(type_.fields) and not any(map(is_aggregate, type_.fields))


def _phis_of(phi: Phi) -> list[Value]:
    assert isinstance(phi.type, StructType)
    builder = Builder(phi.function.module, phi.block)
    with builder.deriving(phi):
        return [builder.phi(field) for field in phi.type.fields]


def _selects_of(choice: Select, members: Members) -> list[Value]:
    assert isinstance(choice.type, StructType)
    builder = Builder(choice.function.module).before(choice)
    condition, one, other = choice.operands
    with builder.deriving(choice):
        places = range(len(choice.type.fields))
        pairs = [(_member(builder, one, k, members), _member(builder, other, k, members)) for k in places]
        return [builder.select(condition, *pair) for pair in pairs]


def _enter(phi: Phi, members: Members) -> None:
    for value, block in phi.incoming:
        builder = Builder(phi.function.module).before(block.terminator)
        with builder.deriving(phi):
            for index, member in enumerate(members[phi]):
                assert isinstance(member, Phi)
                member.add_incoming(_member(builder, value, index, members), block)


def _member(builder: Builder, whole: Value, index: int, members: Members) -> Value:
    while isinstance(whole, InsertValue):
        if whole.path == (index,):
            return whole.operands[1]
        whole = whole.operands[0]
    if isinstance(whole, (Phi, Select)) and whole in members:
        return members[whole][index]
    if isinstance(whole, ConstantAggregate):
        return whole.elements[index]
    if isinstance(whole, ConstantNull) and isinstance(whole.type, StructType):
        return zero(whole.type.fields[index])
    return builder.extract_value(whole, index)


def _replace(choice: Phi | Select, members: list[Value]) -> None:
    """What takes a member takes it by itself; for what takes the whole, it is put together again."""
    for user in [user for user in choice.users if isinstance(user, ExtractValue)]:
        user.replace_all_uses_with(members[user.path[0]])
        user.erase()
    if not choice.uses:
        return
    after = next(i for i in choice.block.instructions if not isinstance(i, Phi)) if isinstance(choice, Phi) else choice
    builder = Builder(choice.function.module).before(after)
    whole: Value = Undef(choice.type)
    with builder.deriving(choice):
        for index, member in enumerate(members):
            whole = builder.insert_value(whole, member, index)
    choice.replace_all_uses_with(whole)
