"""Accesses that do not say how they are aligned are looked at where words are told by their places, else not."""

from __future__ import annotations

from enzyme_build.analysis import Node, callee_name
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
    here, elsewhere, copied, moved = Node(), Node(), Node(), Node()
    looks = PlaceLooks()
    for place, pieces in (
        ("at a.c:1", [here]),
        ("at a.c:2", [elsewhere]),
        ("at a.c:1", [copied]),
        ("at a.c:3", [moved]),
    ):
        looks.look(builder, function.arguments[0], 8, place, pieces)
    looks.tell_by_places([copied])
    looks.tell_by_places([moved], only_note=True)
    looks.finish()
    looking = [f for name, f in module.functions.items() if "at_multiple.8" in name and _takes_address(f)]
    first, other, noting = ([i for i in f.instructions() if isinstance(i, Call)] for f in looking)
    assert "stop" in callee_name(first[0]), "one of the memories that this place is about"
    assert not other
    assert "note" in callee_name(noting[0]), "a copy asks whether a number has been seen there"


def _takes_address(function: Function) -> bool:
    return str(function.arguments[0].type) == "ptr"
