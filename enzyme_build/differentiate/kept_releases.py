"""What derivatives written by hand read: memory that the program frees before goes back behind the whole derivative.

The forward sweep puts each block into a list, with the function that frees it and what that takes behind the address.
(Derivatives made from a body need none of this: what they read of such memory is on the tape.)  Where a user asks for
the halves one by one, nobody knows when the last one has run, and the blocks stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, callee_name, classify
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Module,
    Value,
    constant_int,
    function_type,
    i64,
    is_integer,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.primal_sweep import PrimalSweep

_LIST = "enzyme_build.kept_releases"
_MOST = 2  # integers behind the address: a size and an alignment


def release_later(sweep: PrimalSweep, call: Call) -> bool:
    """Instead of a call that frees memory which a reverse half may read; False if none may."""
    rule = rules.deallocation_rule(callee_name(call)) if classify(call) is CallKind.DEALLOCATION else None
    if rule is None or not sweep.session.hand_written.may_read(sweep.types.primal, call.arguments[rule.pointer]):
        return False
    others = [sweep.primal(a) for a in call.arguments[1:]]
    release = called_function(call)
    if rule.pointer != 0 or release is None or len(others) > _MOST or not all(is_integer(a.type) for a in others):
        raise UnsupportedError(
            f"a derivative that is written by hand may read memory that `{callee_name(call)}` frees before it runs",
            help="free it with `free` or `operator delete`, or behind what is differentiated",
        )
    builder = sweep.builder
    words = [a if a.type is I64 else builder.cast("zext", a, I64) for a in others]
    words += [i64(0)] * (_MOST - len(words))
    builder.call(_keeper(builder.module), [sweep.primal(call.arguments[0]), release, i64(len(others)), *words])
    return True


def kept_so_far(builder: Builder) -> Value:
    """In front of a derivative: the list as it is."""
    return builder.load(PTR, _list(builder.module))


def release_kept(builder: Builder, before: Value) -> None:
    """Behind it: free what has been added since."""
    builder.call(_releaser(builder.module), [before])


@run_time_function(
    "enzyme_build.release_later", VOID, [PTR, PTR, I64, I64, I64], ["block", "release", "count", "size", "alignment"]
)
def _keeper(builder: Builder, made: Function) -> None:
    """Put a block in front of the list."""
    head, word = _list(builder.module), builder.module.layout.pointer_size()
    entry = rules.allocate(builder, i64((len(made.arguments) + 1) * word))
    builder.store(builder.load(PTR, head), entry)
    for index, argument in enumerate(made.arguments):
        builder.store(argument, builder.gep(PTR, entry, [index + 1]))
    builder.store(entry, head)
    builder.ret()


@run_time_function("enzyme_build.release_kept", VOID, [PTR], ["before"])
def _releaser(builder: Builder, made: Function) -> None:
    """Free the blocks in front of that one."""
    head = _list(builder.module)
    look, next_, again, end = (made.add_block(n) for n in ("look", "next", "again", "end"))
    ways = [made.add_block(f"with_{count}") for count in range(_MOST + 1)]
    builder.branch(look)
    builder.at_end(look)
    entry = builder.load(PTR, head)
    is_end = builder.binary(
        "or", builder.compare("eq", entry, made.arguments[0]), builder.compare("eq", entry, zero(PTR))
    )
    builder.branch_if(is_end, end, next_)
    builder.at_end(next_)
    builder.store(builder.load(PTR, entry), head)
    block, release = (builder.load(PTR, builder.gep(PTR, entry, [k])) for k in (1, 2))
    count, *words = (builder.load(I64, builder.gep(PTR, entry, [k + 3])) for k in range(_MOST + 1))
    rules.release(builder, entry)
    for index, way in enumerate(ways[:-1]):
        other = made.add_block(f"more_than_{index}")
        builder.branch_if(builder.compare("eq", count, constant_int(I64, index)), way, other)
        builder.at_end(other)
    builder.branch(ways[-1])
    for index, way in enumerate(ways):
        builder.at_end(way)
        given = [block, *words[:index]]
        builder.call(release, given, function_type(VOID, [a.type for a in given]))
        builder.branch(again)
    builder.at_end(again)
    builder.branch(look)
    builder.at_end(end).ret()


def _list(module: Module) -> GlobalVariable:
    """One for all files that are differentiated apart."""
    found = module.globals.get(_LIST)
    if found is None:
        found = module.add_global(GlobalVariable(_LIST, PTR, "null", "linkonce_odr hidden"))
        found.thread_local = True
    return found
