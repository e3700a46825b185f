"""Each thing that can be broken, broken once: the message names it, under the instruction."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_build.errors import InternalError
from enzyme_build.ir import (
    DOUBLE,
    I1,
    I32,
    VOID,
    Argument,
    Binary,
    Branch,
    Builder,
    Cast,
    ConstantFloat,
    Function,
    Phi,
    Return,
    constant_int,
    false,
    parse_module,
    verify,
)

SOURCE = """
define double @f(double %x, i32 %n) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %yes, label %end

yes:
  %y = fmul double %x, %x
  br label %end

end:
  %r = phi double [ %x, %entry ], [ %y, %yes ]
  %s = fadd double %r, %x
  ret double %s
}
"""


def swap_uses(f: Function) -> None:
    f.blocks[2].instructions[1].operands[0] = f.arguments[0]


def undominated(f: Function) -> None:
    f.blocks[2].instructions[1].set_operand(0, f.blocks[1].instructions[0])


def early(f: Function) -> None:
    block = f.blocks[1]
    block.insert(0, Binary("fadd", block.instructions[0], f.arguments[0]))


def foreign(f: Function) -> None:
    f.blocks[1].instructions[0].set_operand(0, Argument(DOUBLE, "z", 0))


def missing_incoming(f: Function) -> None:
    phi = f.blocks[2].instructions[0]
    assert isinstance(phi, Phi)
    phi.blocks.pop()
    phi.operands.pop().remove_use(phi, 1)


def wrong_operand(f: Function) -> None:
    f.blocks[1].instructions[0].set_operand(1, f.arguments[1])


def late_phi(f: Function) -> None:
    phi = Phi(DOUBLE, "late")
    for block in f.blocks[:2]:
        phi.add_incoming(f.arguments[0], block)
    f.blocks[2].insert(2, phi)


def wrong_return(f: Function) -> None:
    f.blocks[2].instructions[-1].erase()
    f.blocks[2].append(Return(VOID, [constant_int(I32, 0)]))


def self_loop(f: Function) -> None:
    f.blocks[1].terminator.replace_target(f.blocks[2], f.blocks[0])
    phi = f.blocks[2].instructions[0]
    assert isinstance(phi, Phi)
    phi.blocks.pop()
    phi.operands.pop().remove_use(phi, 1)


BREAKS: list[tuple[Callable[[Function], object], str]] = [
    (swap_uses, "does not list it among its uses|lists it as user"),
    (undominated, "does not dominate"),
    (early, "does not dominate"),
    (foreign, "an argument that is not in the function"),
    (missing_incoming, "its predecessors, which are %entry, %yes"),
    (wrong_operand, "different types: double and i32"),
    (late_phi, "a phi stands behind"),
    (wrong_return, "it returns i32 from a function of type double"),
    (self_loop, "the entry block has predecessors"),
    (lambda f: f.blocks[1].terminator.erase(), "does not end in a terminator"),
    (lambda f: f.blocks[1].insert(0, Branch(VOID, [], [f.blocks[2]])), "a terminator stands before the end"),
    (lambda f: f.blocks[1].insert(1, f.blocks[0].instructions[0]), "its parent is not|two places"),
    (lambda f: f.blocks[1].insert(0, Binary("fadd", f.arguments[1], f.arguments[1])), "operands of type i32"),
    (lambda f: f.blocks[1].insert(0, Cast("fptrunc", f.arguments[1], DOUBLE)), "cannot make double from i32"),
    (lambda f: f.add_block("empty"), "is empty"),
    (lambda f: f.entry.terminator.set_operand(0, f.arguments[1]), "its condition is i32"),
]


def parsed() -> Function:
    function = parse_module(SOURCE).functions["f"]
    assert len(function.blocks) == 3
    return function


def test_a_good_function_passes() -> None:
    verify(parsed())


@pytest.mark.parametrize(("damage", "message"), BREAKS)
def test_damage_is_found(damage: Callable[[Function], object], message: str) -> None:
    function = parsed()
    damage(function)
    with pytest.raises(InternalError, match=message):
        verify(function)


def test_the_message_stands_under_the_instruction() -> None:
    function = parsed()
    wrong_operand(function)
    with pytest.raises(InternalError) as caught:
        verify(function)
    lines = str(caught.value).split("\n")
    at = lines.index("  %y = fmul double %x, %n")
    assert lines[at + 1].strip().startswith("; ^^^ its operands have different types")
    assert "in `f`" in str(caught.value)


def test_calls_agree_with_their_type() -> None:
    function = parsed()
    builder = Builder(function.module).before(function.entry.instructions[0])
    builder.intrinsic("sqrt", [DOUBLE], DOUBLE, [function.arguments[0]])
    verify(function)
    function.entry.instructions[0].set_operand(0, function.arguments[1])
    with pytest.raises(InternalError, match="its argument 0 is i32, its function type says double"):
        verify(function)


def test_a_select_has_a_condition() -> None:
    function = parsed()
    builder = Builder(function.module).before(function.entry.instructions[0])
    one = ConstantFloat(DOUBLE, "1.0")
    builder.select(false(), one, function.arguments[0])
    verify(function)
    assert false().type is I1
    function.entry.instructions[0].set_operand(0, one)
    with pytest.raises(InternalError, match="its condition is double"):
        verify(function)
