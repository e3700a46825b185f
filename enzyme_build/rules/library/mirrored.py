"""Functions that only follow or relink pointers: called again with shadow pointers, they do the same to the shadow.

The shadow of a linked structure has the same links between shadow nodes, so the same call keeps it so; a returned
pointer's shadow is what the second call returns.  Floating data is not touched; integers in the structure (the colours
of a tree) may be read, so its shadow has the same integers.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MirroredRule:
    """`links` are the offsets of the pointers in the nodes that it follows or relinks.

    `displaces`: the result lies somewhere in the object that this argument points to, or is null.
    `inside`: the argument that says how far inside of the result's object that place is; negative if it is not known.
    `described`: the argument that describes the class of the result.
    """

    name: str
    because: str
    changes_memory: bool
    links: tuple[int, ...] = ()
    reads_integers: bool = False
    displaces: int | None = None
    inside: int | None = None
    described: int | None = None


MIRRORED: dict[str, MirroredRule] = {}


def mirrored(
    names: str,
    because: str,
    *,
    changes_memory: bool = False,
    links: tuple[int, ...] = (),
    reads_integers: bool = False,
    displaces: int | None = None,
    inside: int | None = None,
    described: int | None = None,
) -> None:
    for name in names.split():
        MIRRORED[name] = MirroredRule(
            name, because, changes_memory, links, reads_integers, displaces, inside, described
        )


def mirrored_rule(name: str) -> MirroredRule | None:
    """Why the function `name` can be repeated on shadow pointers; None if it cannot."""
    return MIRRORED.get(name)


TREE = (8, 16, 24)  # parent, left, right; in front of them the colour, an integer
LIST = (0, 8)  # next, previous

mirrored(
    """_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base _ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base
    _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base _ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base""",
    because="walks a tree",
    links=TREE,
    reads_integers=True,
)
mirrored(
    """_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_
    _ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_""",
    because="relinks a tree",
    changes_memory=True,
    links=TREE,
    reads_integers=True,
)
mirrored(
    """_ZNSt8__detail15_List_node_base7_M_hookEPS0_ _ZNSt8__detail15_List_node_base9_M_unhookEv
    _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_ _ZNSt8__detail15_List_node_base10_M_reverseEv
    _ZNSt8__detail15_List_node_base4swapERS0_S1_""",
    because="relinks a list",
    changes_memory=True,
    links=LIST,
)
mirrored("__dynamic_cast", because="finds a base or derived object", displaces=0, inside=3, described=2)
