"""What a module says of itself, as far as one must know to leave it out of a link: who refers to whom, and who asks.

It is read off LLVM's text once and kept by the module's contents: later links read a few names instead of bitcode.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import bitcode, cache, store

_NAME = r'@("[^"]*"|[-\w.$]+)'
_REFERENCE = re.compile(_NAME)
_FUNCTION = re.compile(rf"^define ([^@\n]*){_NAME}(\([^\n]*\{{\n.*?^\}})$", re.MULTILINE | re.DOTALL)
_DECLARATION = re.compile(rf"^declare [^@\n]*{_NAME}\(", re.MULTILINE)
_VARIABLE = re.compile(rf"^{_NAME} = ([^\n]*?)\b(global|constant|alias|ifunc) ([^\n]*)$", re.MULTILINE)
_CALL = re.compile(rf"\b(?:call|invoke)\b[^\n@]*?{_NAME}\(([^\n]*)")
_INDIRECT = re.compile(r'\b(?:call|invoke|callbr)\b[^\n@]*? %(?:"[^"]*"|[-\w.$]+)\(')
_RESULT_PLACE = re.compile(r"ptr [^,@]*sret\([^,@]*, ")  # the memory of a result may come before the function
_TARGET = re.compile(rf"ptr (?:[a-z_]+(?:\([^()]*\))? )*{_NAME}[,)]")
_FILE = re.compile(r"^(?:; ModuleID|source_filename)[^\n]*$", re.MULTILINE)
_LOCAL, _ABSENT = ("internal ", "private "), ("external ", "extern_weak ", "available_externally ")
_SAME_EVERYWHERE = ("linkonce_odr ", "weak_odr ")
_REPLACEABLE = ("weak ", "linkonce ", "common ")
_LISTS = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors")
_ENTRY = "__enzyme_"
_STATEMENT = re.compile(r"__enzyme_(?:register|inactive|nofree|shouldrecompute|function_like|allocation_like)")

LOCAL, SAME, WEAK, STRONG = "local", "same", "weak", "strong"


@dataclass(frozen=True)
class Unit:
    """One module.  Names are the linker's, without quotes.

    `defines`: how binding each definition is; `refers`: whom each definition names; `addresses`: whom it names other
    than to call them; `targets`: of a function with requests, the functions that it asks about; `open`: functions with
    a request about what only their callers know; `indirect`: functions with calls of pointers; `mutable`: variables;
    `states`: it says something of other functions; `fixed`: there must be one of it (lists, assembly, aliases).
    """

    defines: Mapping[str, str]
    undefined: frozenset[str]
    variables: frozenset[str]  # undefined ones
    refers: Mapping[str, tuple[str, ...]]
    addresses: Mapping[str, tuple[str, ...]]
    targets: Mapping[str, tuple[str, ...]]
    open: frozenset[str]
    indirect: frozenset[str]
    mutable: frozenset[str]
    states: bool
    fixed: bool

    @property
    def defined(self) -> frozenset[str]:
        """The names that others can see."""
        return frozenset(name for name, binding in self.defines.items() if binding != LOCAL)


def describe(module: Bitcode) -> Unit:
    """The description of a module, from the cache if it was read before."""
    return describe_all([module])[0]


def describe_all(modules: Sequence[Bitcode]) -> list[Unit]:
    """The same of several; those that nobody has read before are read in a child."""
    keys = [_key(module) for module in modules]
    new = {key: module for key, module in zip(keys, modules) if not _is_known(key)}
    said = bitcode.describe([*new.values()], lambda module: json.dumps(_as_json(read(str(module)))))
    for key, text in zip(new, said, strict=True):
        store.put("units", key, text.encode())
        _read[key] = _from_json(json.loads(text))
    return [_read[key] for key in keys]


_read: dict[str, Unit] = {}


def _key(module: Bitcode) -> str:
    return _key_of(cache.this_version(), module.is_text, module.data)


@lru_cache(maxsize=1024)
def _key_of(version: str, is_text: bool, data: bytes) -> str:
    return cache.digest([version, str(is_text), data])


def _is_known(key: str) -> bool:
    if key not in _read and (kept := store.get("units", key)) is not None:
        _read[key] = _from_json(json.loads(kept))
    return key in _read


def read(text: str) -> Unit:
    """The description of a module in LLVM's text."""
    text = _without_debug_information(text)
    defines: dict[str, str] = {}
    refers: dict[str, tuple[str, ...]] = {}
    addresses: dict[str, tuple[str, ...]] = {}
    targets: dict[str, tuple[str, ...]] = {}
    unbound, indirect, mutable, fixed = set[str](), set[str](), set[str](), "\nmodule asm " in text
    undefined = {_plain(name) for name in _DECLARATION.findall(text)}
    variables = set[str]()
    for quoted, words, what, rest in _VARIABLE.findall(text):
        name = _plain(quoted)
        fixed = fixed or name in _LISTS or what in ("alias", "ifunc")
        if words.startswith(_ABSENT):
            variables.add(name)
            continue
        defines[name] = _binding(words)
        refers[name] = addresses[name] = tuple(dict.fromkeys(names_in(rest)))
        if what == "global" and not name.startswith("llvm."):
            mutable.add(name)
    for words, quoted, body in _FUNCTION.findall(text):
        name = _plain(quoted)
        if words.startswith(_ABSENT):
            undefined.add(name)
            continue
        defines[name] = _binding(words)
        calls = [(_plain(callee), given) for callee, given in _CALL.findall(body)]
        asked = [_asked(given) for callee, given in calls if _ENTRY in callee]
        named = Counter(names_in(body))
        others = named - Counter(callee for callee, _ in calls) - Counter(target for target in asked if target)
        refers[name], addresses[name] = tuple(named), tuple(others)
        if asked:
            targets[name] = tuple(dict.fromkeys(target for target in asked if target))
        if not all(asked) or any(_ENTRY in other for other in others):
            unbound.add(name)
        if _INDIRECT.search(body):
            indirect.add(name)
    undefined = (undefined | variables) - defines.keys()
    return Unit(
        defines,
        frozenset(name for name in undefined if not name.startswith("llvm.")),
        frozenset(variables - defines.keys()),
        refers,
        addresses,
        targets,
        frozenset(unbound),
        frozenset(indirect),
        frozenset(mutable),
        _states(text, undefined),
        fixed,
    )


def _without_debug_information(text: str) -> str:
    """Nor the names of files: a folder may be called after us.  Metadata, most of the text, stands at its end."""
    end = text.find("\n!")
    rest = (line for line in text[end:].split("\n") if "!DI" not in line[:30]) if end >= 0 else ()
    return _FILE.sub("", text[:end] if end >= 0 else text) + "\n".join(rest)


def _binding(words: str) -> str:
    if words.startswith(_LOCAL):
        return LOCAL
    if words.startswith(_SAME_EVERYWHERE):
        return SAME
    return WEAK if words.startswith(_REPLACEABLE) else STRONG


def _asked(given: str) -> str:
    """The function that a request is about, from the text of its arguments; "" if that is no constant."""
    found = _TARGET.match(_RESULT_PLACE.sub("", given, count=1))
    return _plain(found[1]) if found else ""


def _states(text: str, undefined: set[str]) -> bool:
    """Whether the module says more than requests do: a registration, an annotation, an attribute."""

    def without(found: re.Match[str]) -> str:
        name = _plain(found[1])
        return "" if name in undefined and not _STATEMENT.search(name) else found[0]

    return "enzyme_" in _REFERENCE.sub(without, text).replace("enzyme_build", "")


def _plain(name: str) -> str:
    return name[1:-1] if name.startswith('"') else name


def names_in(text: str) -> Iterator[str]:
    """The names that a text refers to, as the linker has them."""
    return map(_plain, _REFERENCE.findall(text))


def _as_json(unit: Unit) -> dict[str, Any]:
    return {name: sorted(value) if name in _SETS else value for name, value in vars(unit).items()}


_SETS = ("undefined", "variables", "open", "indirect", "mutable")
_MAPS = ("refers", "addresses", "targets")


def _from_json(said: dict[str, Any]) -> Unit:
    made: dict[str, Any] = dict(said)
    made |= {name: frozenset(said[name]) for name in _SETS}
    made |= {name: {key: tuple(value) for key, value in said[name].items()} for name in _MAPS}
    return Unit(**made)
