"""Library classes with pointers to memory of one kind, by the names of their type descriptions (libstdc++, libc++)."""

from __future__ import annotations

import re
from functools import lru_cache

_STRINGS = re.compile(r"_ZTSN?S(?:t7__cxx11|t3__1|t)\d+basic_string(?:_view)?I[cwDu]")
_CONTAINERS = re.compile(
    r"_ZTSN?S(?:t7__cxx11|t3__1|t)\d+(?:_Vector_base|vector|__split_buffer|_Deque_base|deque|_Hashtable|__hash_table"
    r"|valarray)I"
)
_NUMBERS = r"[fdegahstijlmxy]|St7complexI[fde]E"
_VECTORS_OF_NUMBERS = re.compile(
    rf"_ZTSNSt12_Vector_baseI(?:{_NUMBERS})SaI(?:{_NUMBERS}|S[0-9A-Z]*_)EE17_Vector_impl_dataE"
)

_VECTORS = re.compile(r"_ZTSNSt12_Vector_baseI.*E17_Vector_impl_dataE")


_METHODS = re.compile(
    r"_ZNK?S(?:t7__cxx11|t3__1|t)\d+(?:_Vector_base|vector|_Deque_base|deque|_List_base|list|_Rb_tree|map|set|multimap"
    r"|multiset|__tree|_Hashtable|__hash_table|basic_string)I"
)


@lru_cache(maxsize=8192)
def is_method_of_container(function: str) -> bool:
    """True for a function of a container or a string of the library, by the linker's name: it has the object itself
    from where its first argument leads to, as far as that can be dereferenced."""
    return _METHODS.match(function) is not None


@lru_cache(maxsize=8192)
def is_text_class(name: str) -> bool:
    """True for strings, and for the parts that they are made of: their pointers lead to characters."""
    return _STRINGS.match(name) is not None


@lru_cache(maxsize=8192)
def is_container_class(name: str) -> bool:
    """True for containers, and for the parts that they are made of: their pointers lead to what their types say."""
    return _CONTAINERS.match(name) is not None


@lru_cache(maxsize=8192)
def is_vector_of_numbers(name: str) -> bool:
    """True for three addresses: a block of numbers of its own, where what is used of it ends, and where it ends."""
    return _VECTORS_OF_NUMBERS.match(name) is not None


@lru_cache(maxsize=8192)
def is_vector(name: str) -> bool:
    """True for the same three addresses, whatever the block holds."""
    return _VECTORS.match(name) is not None


@lru_cache(maxsize=8192)
def own_members(name: str) -> tuple[int, ...]:
    """The offsets of members to which a class has pointers: the start of a hash table's list, and its only bucket."""
    return (16, 48) if name.startswith("_ZTSSt10_HashtableI") else ()


_LINKS = {  # to the nodes of trees, lists and tables, and how large a head is, from where its address leads on
    re.compile(
        r"(?:p1 )?_ZTS(?:St18_Rb_tree_node_base|St15_Rb_tree_header|NSt3__1\d+__tree_(?:end_node|node_base))"
    ): 32,
    re.compile(r"(?:p1 )?_ZTSN(?:St8__detail15_List_node_base|St3__1\d+__list_node_base)"): 16,
    re.compile(r"(?:p[12] )?_ZTSN(?:St8__detail15_Hash_node_base|St3__1\d+__(?:hash_node_base|forward_begin_node))"): 8,
}


@lru_cache(maxsize=8192)
def head_behind(base: str, access: str) -> int | None:
    """Of an address that a library's list, tree or table keeps of a node or of its own head (by the names of what it is
    a member of, and of its type): the bytes of such a head, and nobody looks in front of either.  None for others."""
    return next((size for link, size in _LINKS.items() if link.match(access) or link.match(base)), None)


def is_description(name: str) -> bool:
    """True for a virtual table or a type's description, by the linker's name of the variable: no data is behind it."""
    return name.startswith(("_ZTV", "_ZTI", "_ZTS", "_ZTT"))


_EXCEPTION = re.compile(
    r"_ZTSN?St(?:3__1|3_V2)?\d+(?:exception|(?:logic|domain|runtime|range|overflow|underflow|system)_error"
    r"|invalid_argument|length_error|out_of_range|bad_\w+?)E?$"
)


@lru_cache(maxsize=1024)
def is_exception_class(name: str) -> bool:
    """True for the standard library's exceptions: their `what`, as the library has it, reads no numbers."""
    return _EXCEPTION.match(name) is not None


_MOVES_ELEMENTS = re.compile(
    r"_(?:ZN|R)[\w$.]*?4core3(?:ptr\d+(?:copy|copy_nonoverlapping|read|write)"
    r"|mem12maybe_uninit[\w$.]*?\d+(?:write|assume_init_read))(?:17h|B|$|I|C)"
    r"|_ZNS[\w$.]*(?:8__copy_m|13__copy_move_b)I|_ZSt14__relocate_a_1I"
)


_COPIES_TEXT = re.compile(
    r"_ZN\d+_\$LT\$alloc\.\.string\.\.String\$u20\$as\$u20\$core\.\.(?:clone\.\.Clone\$GT\$5clone"
    r"|convert\.\.From\$LT\$\$RF\$str\$GT\$\$GT\$4from)17h"
    r"|_ZN5alloc3str\d+_\$LT\$impl\$u20\$alloc\.\.borrow\.\.ToOwned\$u20\$for\$u20\$str\$GT\$8to_owned17h"
    r"|_ZN5alloc6string6String\d+(?:push_str|insert_str)17h"
    r"|_RNvX\w*?5alloc6string\w*?6String\w*?(?:5Clone5clone|4FromReE4from)$|_RNvX\w*?5alloc3str\w*?7ToOwned8to_owned$"
    r"|_RNvM\w*?5alloc6string\w*?6String\d+(?:push_str|insert_str)$"
)


@lru_cache(maxsize=8192)
def copies_text(name: str) -> bool:
    """True for functions of Rust's library that copy strings, and call nothing of the program."""
    return _COPIES_TEXT.match(name) is not None


_MOVES_CHARACTERS = re.compile(r"_ZNSt(3__1)?11char_traitsI[cwDu]\w*?E\d*(copy|move)")


@lru_cache(maxsize=8192)
def moves_characters(name: str) -> bool:
    """True for functions by which C++'s strings move characters: no addresses."""
    return _MOVES_CHARACTERS.match(name) is not None


_TABLE = re.compile(r"_ZN9hashbrown3raw\d+RawTable\$LT\$T\$C\$A\$GT\$|_RN\w*?9hashbrown3raw\w*?8RawTable")


@lru_cache(maxsize=8192)
def is_table_of(name: str) -> bool:
    """True for functions of a hash table of Rust's library, whose type parameter T is that of its elements."""
    return _TABLE.match(name) is not None


_TREE = re.compile(r"_ZN5alloc11collections5btree|_RN\w*?5alloc11collections5btree")


@lru_cache(maxsize=8192)
def is_in_tree(name: str) -> bool:
    """True for functions of Rust's ordered maps: of those that have them, K and V are the types of keys and values."""
    return _TREE.match(name) is not None


_ANYTHING = re.compile(r"_ZN4core3(?:ptr|mem)|_RN\w*?4core3(?:ptr|mem)")


@lru_cache(maxsize=8192)
def moves_anything(name: str) -> bool:
    """True for the functions of Rust's library that move values of whatever type."""
    return _ANYTHING.match(name) is not None


def moves_elements(name: str) -> bool:
    """True for an instance of the generic functions of Rust or C++ that move elements of the type it is for."""
    return _MOVES_ELEMENTS.match(name) is not None
