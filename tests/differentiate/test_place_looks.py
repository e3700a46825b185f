"""Accesses that do not say how they are aligned are looked at where words are told by their places, else not."""

from __future__ import annotations

from enzyme_build.analysis import Node
from enzyme_build.differentiate.place_looks import PlaceLooks
from enzyme_build.ir import Builder, Call, Function, parse_module

TEXT = """
define void @f(ptr %p) {
  ret void
}
"""


def test_looks_are_kept_where_memory_is_copied_by_words() -> None:
    module = parse_module(TEXT)
    function = module.functions["f"]
    builder = Builder(module, function.blocks[0])
    here, elsewhere, copied = Node(), Node(), Node()
    looks = PlaceLooks()
    for place, pieces in (("at a.c:1", [here]), ("at a.c:2", [elsewhere]), ("at a.c:1", [copied])):
        looks.look(builder, function.arguments[0], 8, place, pieces)
    looks.finish({copied})
    first, other = (f for name, f in module.functions.items() if "at_multiple.8" in name and _takes_address(f))
    assert any(isinstance(i, Call) for i in first.instructions()), "one of the memories that this place is about"
    assert not any(isinstance(i, Call) for i in other.instructions())


def _takes_address(function: Function) -> bool:
    return str(function.arguments[0].type) == "ptr"
