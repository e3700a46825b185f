"""Cycles with several entries become natural loops.

A strongly connected region with entries E₁ … Eₙ gets one new header: every edge into an Eᵢ first notes i, goes
to the header, and the header switches to Eᵢ.  Values that cross blocks there live in stack slots meanwhile,
because the definitions need not dominate their uses any more.
"""

from __future__ import annotations

from enzyme_build.analysis import ControlFlow, LoopForest
from enzyme_build.ir import (
    I32,
    VOID,
    Block,
    Branch,
    Builder,
    Function,
    Instruction,
    Phi,
    Switch,
    Value,
    constant_int,
)

DISPATCH = "dispatch.irreducible"  # the new headers are called so


def make_reducible(function: Function) -> bool:
    """Give every irreducible region of the function one header; True if there was any."""
    changed = False
    while True:
        flow = ControlFlow(function)
        forest = LoopForest(flow)
        if not forest.irreducible_edges:
            return changed
        source, target = forest.irreducible_edges[0]
        region = _region(flow, forest, source, target)
        _give_header(function, flow, region)
        changed = True


def _region(flow: ControlFlow, forest: LoopForest, source: Block, target: Block) -> set[Block]:
    """The strongly connected region of both blocks inside the innermost natural loop around them."""
    loop = forest.innermost[target]
    while loop is not None and (source not in loop.blocks or loop.header is target):
        loop = loop.parent
    inside = set(flow.order) if loop is None else loop.blocks - {loop.header}
    return _reach(target, inside, forward=True, flow=flow) & _reach(target, inside, forward=False, flow=flow)


def _reach(start: Block, inside: set[Block], forward: bool, flow: ControlFlow) -> set[Block]:
    seen = {start}
    work = [start]
    while work:
        block = work.pop()
        for other in block.successors if forward else flow.predecessors[block]:
            if other in inside and other not in seen:
                seen.add(other)
                work.append(other)
    return seen


def _give_header(function: Function, flow: ControlFlow, region: set[Block]) -> None:
    entries = [b for b in flow.order if b in region and any(p not in region for p in flow.predecessors[b])]
    for value in _crossing_values(function, flow, region, entries):
        demote(function, value)
    header = Block(DISPATCH, function)
    function.blocks.insert(function.blocks.index(entries[0]), header)
    which = Phi(I32, "which")
    header.append(which)
    for number, entry in enumerate(entries):
        for is_inside in (False, True):
            sources = [p for p in flow.predecessors[entry] if (p in region) is is_inside]
            if sources:
                note = _note(function, sources, entry, header)
                which.add_incoming(constant_int(I32, number), note)
    cases = [constant_int(I32, number) for number in range(1, len(entries))]
    header.append(Switch(VOID, which, entries, cases))


def _note(function: Function, sources: list[Block], entry: Block, header: Block) -> Block:
    """A block between `sources` and the new header, which says that they want to go to `entry`."""
    note = Block("to.dispatch", function)
    function.blocks.insert(function.blocks.index(header), note)
    for source in sources:
        source.terminator.replace_target(entry, note)
    note.append(Branch(VOID, [], [header]))
    return note


def _crossing_values(
    function: Function, flow: ControlFlow, region: set[Block], entries: list[Block]
) -> list[Instruction]:
    """Values whose definition might not dominate a use once the region has one header; the entries' phis last."""
    crossing = [
        instruction
        for instruction in function.instructions()
        if not all(flow.dominates(instruction.block, entry) for entry in entries)
        and any(
            _use_block(user, index) is not instruction.parent
            and (instruction.parent in region or _use_block(user, index) in region)
            for user, index in instruction.uses
        )
    ]
    entry_phis = [phi for entry in entries for phi in entry.phis]
    return [v for v in crossing if v not in entry_phis] + [*entry_phis]


def _use_block(user: Instruction, index: int) -> Block | None:
    return user.blocks[index] if isinstance(user, Phi) else user.parent


def demote(function: Function, value: Instruction) -> None:
    """Keep `value` in a stack slot: stored where it is defined, loaded before each use."""
    builder = Builder(function.module)
    slot = builder.before(function.entry.instructions[0]).alloca(value.type, f"{value.name or 'value'}.slot")
    loaded: dict[Block, Value] = {}
    for user, index in list(value.uses):
        if isinstance(user, Phi):
            source = user.blocks[index]
            if source not in loaded:
                loaded[source] = builder.before(source.terminator).load(value.type, slot)
            user.set_operand(index, loaded[source])
        else:
            user.set_operand(index, builder.before(user).load(value.type, slot))
    if not isinstance(value, Phi):
        _after(builder, value).store(value, slot)
        return
    for incoming, source in value.incoming:
        builder.before(source.terminator).store(incoming, slot)
    value.erase()


def _after(builder: Builder, value: Instruction) -> Builder:
    instructions = value.block.instructions
    return builder.before(instructions[instructions.index(value) + 1])
