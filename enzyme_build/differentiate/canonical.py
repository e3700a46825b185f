"""The canonical copy of a primal function: the same function, with everything that its reverse needs spelled out.

In the copy
- there is one `ret`, in its own block; every invoke is a call, and a call through a pointer a choice among calls by
  name (`dispatch`); no unreachable block is left; `setjmp` returns once (`first_returns`); nothing follows a place
  without a derivative that is to stop late (`late_stops`);
- every cycle is a natural loop with one preheader and blocks of its own behind each exit;
- every loop has a canonical induction variable (0, 1, 2, ...), and its value at each exit is a phi in the exit block;
- every block with several predecessors has a phi that numbers them: 0, 1, ... in the order of `predecessors`;
- a counter that lags behind another one is computed from it (`lagging_counters`);
- every countable loop has an instruction, as far outside as its operands allow, for the number of its iterations;
- memory that nobody could free is freed (`forgotten_memory`), releases that were merged are apart (`merged_releases`);
- an address that is loaded as a lane of numbers is loaded by itself (`addresses_in_lanes`);
- a loop that adds to a number by comparing and exchanging is an atomic addition (`atomic_updates`);
- a loop that moves bytes one by one is a call that moves the block (`byte_loops`), and a copy in pieces is one copy
  (`split_copies`), and a word that is moved in pieces is moved whole (`joined_pieces`);
- a method that a pointer to a member holds is one of the object's own class (`member_pointers`);
- a series has the iterations of its derivative (`more_iterations`).

These are ordinary instructions, so "which way did control come, how often did the loop run" becomes "which values
does the reverse sweep need", and one mechanism (record or recompute) answers both.  The copy is never printed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_build import rules
from enzyme_build.analysis import (
    ControlFlow,
    Loop,
    LoopForest,
    TripCount,
    callee_name,
    calls_in,
    hoist_level,
    initialised_once,
    passed_in_memory,
    remove_incoming,
    remove_unreachable_blocks,
    shifts_at_most,
    trip_count,
)
from enzyme_build.differentiate.addresses_in_lanes import load_addresses_apart
from enzyme_build.differentiate.atomic_updates import spell_out_atomics
from enzyme_build.differentiate.byte_loops import move_blocks
from enzyme_build.differentiate.constant_writers import call_constant_writers
from enzyme_build.differentiate.counts import is_short, write_count
from enzyme_build.differentiate.dispatch import Targets, call_by_name
from enzyme_build.differentiate.first_returns import end_jumps, has_jumps
from enzyme_build.differentiate.forgotten_memory import free_forgotten_memory
from enzyme_build.differentiate.fortran_integers import tag_integers
from enzyme_build.differentiate.irreducible import DISPATCH, demote, make_reducible
from enzyme_build.differentiate.joined_pieces import join_pieces
from enzyme_build.differentiate.lagging_counters import count_together
from enzyme_build.differentiate.lane_choices import choose_lanes
from enzyme_build.differentiate.lasting_variables import make_lasting
from enzyme_build.differentiate.late_stops import end_at_marks
from enzyme_build.differentiate.library_bodies import call_bodies
from enzyme_build.differentiate.library_forms import spell_out_calls
from enzyme_build.differentiate.member_phis import choose_members
from enzyme_build.differentiate.member_pointers import adjust_by_nothing
from enzyme_build.differentiate.members import pass_members
from enzyme_build.differentiate.merged_releases import release_apart
from enzyme_build.differentiate.more_iterations import more_iterations
from enzyme_build.differentiate.narrow_results import take_lower_halves
from enzyme_build.differentiate.pure_calls import mark_pure_calls
from enzyme_build.differentiate.rounding import call_for_rounding
from enzyme_build.differentiate.sized_calls import pass_sizes
from enzyme_build.differentiate.split_copies import join_split_copies
from enzyme_build.differentiate.word_calls import pass_words
from enzyme_build.ir import (
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Binary,
    Block,
    Branch,
    Builder,
    Call,
    Function,
    Instruction,
    Invoke,
    Phi,
    Poison,
    Return,
    ShuffleVector,
    Type,
    Undef,
    Value,
    clone_body,
    constant_int,
    function_type,
    i64,
    zero,
)
from enzyme_build.rules import is_annotation

ENOMEM = 12  # what posix_memalign returns when there is no memory


@dataclass(eq=False)
class LoopFacts:
    """What the canonical copy holds for one loop."""

    index: Phi  # the canonical induction variable
    count: Value | None = None  # header executions at most, i64, if it has a closed form
    count_level: Loop | None = None  # the outermost loop that `count` is computed in front of
    exact: TripCount | None = None  # set if `count` is the exact number


@dataclass(eq=False)
class CanonicalFunction:
    primal: Function
    copy: Function  # detached from the module's symbol table
    values: dict[Value, Value]  # primal value -> value in the copy
    flow: ControlFlow
    forest: LoopForest
    loops: dict[Loop, LoopFacts]
    entered_from: dict[Block, Phi]  # block with several predecessors -> the phi that numbers them
    exit_index: dict[tuple[Block, Loop], Phi]  # (block behind an exit, loop) -> its index phi at the exit
    choices: list[list[Call]]  # what each call through a pointer became
    passive_blocks: set[Block] = field(init=False)  # no derivative: they end in abort, exit or throw, or run once

    def __post_init__(self) -> None:
        ending = [b for b in self.flow.order if isinstance(b.terminator, Return)]
        seen: set[Block] = set()
        while ending:
            block = ending.pop()
            if block not in seen:
                seen.add(block)
                ending += self.flow.predecessors[block]
        self.passive_blocks = {block for block in self.flow.order if block not in seen} | initialised_once(
            self.copy, self.flow
        )

    @property
    def exit_block(self) -> Block | None:
        """The block with the return; None for a function that never returns."""
        return next((b for b in self.copy.blocks if isinstance(b.terminator, Return)), None)

    @property
    def dispatchers(self) -> list[Block]:
        """The headers that were given to cycles with several entries."""
        return [block for block in self.flow.order if block.name == DISPATCH]


def canonical_copy(
    primal: Function,
    targets: Targets = lambda _: ([], False),
    only_doubles: bool = False,
    reads_later: Callable[[Call | Invoke], bool] = lambda _: False,
) -> CanonicalFunction:
    """The canonical copy of a function with a body; `targets` answers what a call through a pointer may call.

    `only_doubles`: no number in the program's memory is as short as an integer.  `reads_later`: the derivative of this
    call reads what its arguments point to when the function, and its variables, are long gone.
    """
    copy = Function(
        primal.module,
        primal.name,
        primal.function_type,
        [a.name for a in primal.arguments],
        [a.attributes for a in primal.arguments],
    )
    copy.syntax, copy.metadata, copy.body_text = primal.syntax, primal.metadata, None
    values: dict[Value, Value] = dict(zip(primal.arguments, copy.arguments))
    clone_body(primal, copy, values, keep=lambda i: not is_annotation(i))
    _outlast(copy, reads_later)
    _own_copies(copy)
    _nothing_undefined(copy)
    _calls_for_invokes(copy)
    if rules.NO_DERIVATIVE in copy.module.functions:
        end_at_marks(copy)
    _returned_allocations(copy)
    release_apart(copy)
    load_addresses_apart(copy)
    join_split_copies(copy)
    join_pieces(copy)
    spell_out_atomics(copy)
    if has_jumps(copy.module):
        end_jumps(copy)
    call_bodies(copy)
    call_constant_writers(copy)
    more_iterations(copy)
    spell_out_calls(copy)
    take_lower_halves(copy)
    choose_lanes(copy)
    call_for_rounding(copy)
    mark_pure_calls(copy)
    tag_integers(copy, only_doubles)
    adjust_by_nothing(copy)
    choices = call_by_name(copy, targets)
    pass_members(copy)
    choose_members(copy)
    pass_sizes(copy)
    pass_words(copy)
    remove_unreachable_blocks(copy)
    _single_edges(copy)
    _unify_returns(copy)
    make_reducible(copy)
    free_forgotten_memory(copy)
    _preheaders(copy)
    count_together(copy)
    _own_exits(copy)
    _close_loops(copy)
    return _spell_out(primal, copy, values, choices)


def _outlast(function: Function, reads_later: Callable[[Call | Invoke], bool]) -> None:
    for call in [call for call in calls_in(function) if reads_later(call)]:
        make_lasting(call)


def _own_copies(function: Function) -> None:
    """An argument passed `byval` is the callee's own copy: make it one, because derivatives pass plain pointers."""
    builder = Builder(function.module).before(function.entry.instructions[0])
    for argument in function.arguments:
        kind, type_ = passed_in_memory(function.module, argument.attributes)
        if kind != "byval" or type_ is None:
            continue
        aligned = re.search(r"\balign (\d+)", argument.attributes)
        copy = builder.alloca(type_, f"{argument.name}.copy", alignment=int(aligned[1]) if aligned else 0)
        argument.replace_all_uses_with(copy)
        memcpy = function.module.declare("llvm.memcpy.p0.p0.i64", VOID, [PTR, PTR, I64, I1])
        size = i64(function.module.layout.size_of(type_))
        builder.call(memcpy, [copy, argument, size, zero(I1)], function_type(VOID, [PTR, PTR, I64, I1]))


def _nothing_undefined(function: Function) -> None:
    """Undefined operands become zero, which refines the program.

    A lane or branch that nobody looks at may be poison in the primal; in a derivative it would meet a zero seed,
    and zero times poison is poison.
    """
    for instruction in function.instructions():
        for index, operand in enumerate(instruction.operands):
            if isinstance(operand, (Undef, Poison)):
                instruction.set_operand(index, zero(operand.type))
        if isinstance(instruction, ShuffleVector):
            instruction.mask = tuple(0 if lane is None else lane for lane in instruction.mask)


def _calls_for_invokes(function: Function) -> None:
    """An exception does not pass a derivative: the unwind edge goes, the landing pad dies with it."""
    for block in function.blocks:
        terminator = block.instructions[-1]
        if not isinstance(terminator, Invoke):
            continue
        bundles = list(terminator.bundle_values())
        call = Call(
            terminator.function_type,
            terminator.callee,
            terminator.arguments,
            terminator.name,
            syntax=terminator.syntax,
            bundles=bundles,
        )
        call.metadata = dict(terminator.metadata)
        call.origin = terminator.origin
        normal, unwind = terminator.targets
        terminator.replace_all_uses_with(call)
        for phi in unwind.phis:
            remove_incoming(phi, [block])
        terminator.erase()
        block.append(call)
        block.append(Branch(VOID, [], [normal]))


def _returned_allocations(function: Function) -> None:
    """An allocator that hands out memory through a pointer becomes one that returns it, and a store."""
    builder = Builder(function.module)
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        rule = rules.allocation_rule(callee_name(call))
        other = rules.allocation_rule(rule.returning) if rule is not None and rule.returning else None
        if rule is None or other is None or rule.alignment is None or other.alignment is None:
            continue
        assert rule.result_argument is not None
        roles = {other.alignment: call.arguments[rule.alignment], other.size[0]: call.arguments[rule.size[0]]}
        arguments = [roles[index] for index in sorted(roles)]
        allocator = function.module.declare(other.name, PTR, [a.type for a in arguments])
        with builder.before(call).deriving(call):
            memory = builder.call(allocator, arguments, function_type(PTR, [a.type for a in arguments]), call.name)
            builder.store(memory, call.arguments[rule.result_argument])
            failed = builder.compare("eq", memory, zero(PTR))
            call.replace_all_uses_with(builder.select(failed, constant_int(call.type, ENOMEM), zero(call.type)))
        call.erase()


def _unify_returns(function: Function) -> None:
    returns = [b.terminator for b in function.blocks if isinstance(b.terminator, Return)]
    if len(returns) < 1:
        return
    exit_block = function.add_block("exit")
    builder = Builder(function.module, exit_block)
    phi = None
    if function.return_type is not VOID:
        phi = builder.phi(function.return_type, "result")
    for old in returns:
        source = old.block
        if phi is not None:
            phi.add_incoming(old.operands[0], source)
        old.erase()
        builder.at_end(source).branch(exit_block)
    builder.at_end(exit_block).ret(phi)


def _preheaders(function: Function) -> None:
    flow = ControlFlow(function)
    forest = LoopForest(flow)
    for loop in forest.loops:
        outside = [p for p in flow.predecessors[loop.header] if p not in loop.blocks]
        if len(outside) != 1 or len(outside[0].successors) != 1:
            redirect(function, outside, loop.header, loop.header.name + ".preheader")


def _own_exits(function: Function) -> None:
    """After this, every predecessor of a block behind an exit lies in the same innermost loop."""
    while True:
        flow = ControlFlow(function)
        forest = LoopForest(flow)
        shared = None
        for loop in reversed(forest.loops):
            targets = dict.fromkeys(target for _, target in loop.exit_edges(flow))
            for target in targets:
                inside = [p for p in flow.predecessors[target] if p in loop.blocks]
                if len(inside) != len(flow.predecessors[target]):
                    shared = (inside, target)
                    break
            if shared:
                break
        if shared is None:
            return
        redirect(function, shared[0], shared[1], shared[1].name + ".exit")


def _close_loops(function: Function) -> None:
    """A value used outside its loop passes a phi in the exit block; one that does not goes through a stack slot."""
    forest = LoopForest(ControlFlow(function))
    for block in list(forest.innermost):
        loop = forest.innermost[block]
        if loop is None:
            continue
        for instruction in list(block.instructions):
            if any(_leaves(user, index, loop) for user, index in instruction.uses):
                demote(function, instruction)


def _leaves(user: Instruction, index: int, loop: Loop) -> bool:
    """True for a use outside the loop that is not a phi fed from inside it."""
    if isinstance(user, Phi):
        return user.blocks[index] not in loop.blocks
    return user.parent not in loop.blocks


def _single_edges(function: Function) -> None:
    """Several cases of a switch that lead to one block do so through a block between: one edge a pair of blocks."""
    for source in list(function.blocks):
        for target, count in Counter(source.terminator.targets).items():
            if count > 1:
                made = Block("cases", function)
                function.blocks.insert(function.blocks.index(target), made)
                for phi in target.phis:
                    value = next(value for value, block in phi.incoming if block is source)
                    remove_incoming(phi, [source])
                    phi.add_incoming(value, made)
                made.append(Branch(VOID, [], [target]))
                source.terminator.replace_target(target, made)


def redirect(function: Function, sources: list[Block], target: Block, name: str) -> Block:
    """A new block between `sources` and `target`; phis of the target are split."""
    made = Block(name, function)
    function.blocks.insert(function.blocks.index(target), made)
    for phi in target.phis:
        moved = [(v, b) for v, b in phi.incoming if b in sources]
        kept = [(v, b) for v, b in phi.incoming if b not in sources]
        if not moved:
            continue
        merged = Phi(phi.type, phi.name)
        merged.origin = phi.origin
        merged.flags = phi.flags
        made.append(merged)
        for value, block in moved:
            merged.add_incoming(value, block)
        phi.drop_operands()
        phi.blocks = []
        for value, block in kept:
            phi.add_incoming(value, block)
        phi.add_incoming(merged, made)
    made.append(Branch(VOID, [], [target]))
    for source in sources:
        source.terminator.replace_target(target, made)
    return made


def _spell_out(
    primal: Function, copy: Function, values: dict[Value, Value], choices: list[list[Call]]
) -> CanonicalFunction:
    flow = ControlFlow(copy)
    forest = LoopForest(flow)
    result = CanonicalFunction(primal, copy, values, flow, forest, {}, {}, {}, choices)
    for loop in forest.loops:
        result.loops[loop] = LoopFacts(_index_phi(loop, forest))
    for block in flow.order:
        predecessors = flow.predecessors[block]
        for loop in forest.left_by(predecessors[0], block) if predecessors else []:
            phi = _new_phi(block, I64, "exit.index")
            for source in predecessors:
                for _ in range(source.terminator.targets.count(block)):  # an entry for each of a switch's edges
                    phi.add_incoming(result.loops[loop].index, source)
            result.exit_index[(block, loop)] = phi
        if len(predecessors) > 1:
            phi = _new_phi(block, I8 if len(predecessors) < 128 else I32, "entered.from")
            for number, source in enumerate(predecessors):
                phi.add_incoming(constant_int(phi.type, number), source)
            result.entered_from[block] = phi
    on_device = copy.module.is_for_device
    for loop in forest.loops:
        count = trip_count(loop, flow) or trip_count(loop, flow, of_pointers=True)
        if count is not None and (count.is_exact or is_short(count, on_device)):
            facts = result.loops[loop]
            facts.count_level = hoist_level(count, loop)
            facts.exact = count if count.is_exact else None
            anchor = forest.preheader(facts.count_level).terminator
            facts.count = write_count(Builder(copy.module).before(anchor), count, loop, facts.count_level, forest)
            if facts.exact is not None:
                move_blocks(loop, facts.count, forest.preheader(loop).terminator)
        elif (on_device or loop.parent is None) and (most := shifts_at_most(loop, flow)) is not None:
            result.loops[loop].count_level, result.loops[loop].count = loop, i64(most)
    return result


def _new_phi(block: Block, type_: Type, name: str) -> Phi:
    phi = Phi(type_, name)
    block.insert(0, phi)
    return phi


def _index_phi(loop: Loop, forest: LoopForest) -> Phi:
    phi = _new_phi(loop.header, I64, "index")
    successor = Binary("add", phi, i64(1), "index.next", ("nuw", "nsw"))
    loop.header.insert(len(loop.header.phis), successor)
    for predecessor in forest.flow.predecessors[loop.header]:
        inside = predecessor in loop.blocks
        phi.add_incoming(successor if inside else i64(0), predecessor)
    return phi
