"""Modules of devices are read with all addresses generic: what space an address is in does not matter to derivatives.

    load double, ptr addrspace(3) %p              ⇄  load double, ptr %p
    @s = addrspace(3) global [64 x double] undef  ⇄  @s = global [64 x double] undef
    addrspacecast (ptr addrspace(3) @s to ptr)    ⇄  @s
    alloca double, addrspace(5)                   ⇄  alloca double

Devices reach all memory through generic addresses, and LLVM finds the spaces again from the globals and variables that
an address comes from.  What has spaces in its type, an intrinsic say, is cast where it is called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_TRIPLE, _DEVICES = 'target triple = "', ("nvptx", "amdgcn")
_NAME = r'@(?:"[^"\n]*"|[-\w.$]+)'
_LOCAL = r'%(?:"[^"\n]*"|[-\w.$]+)'
_SPACED = r"ptr addrspace\(\d+\)"
_POINTER = re.compile(r"\bptr addrspace\(\d+\)")
_GLOBAL = re.compile(rf"^({_NAME}) = ((?:(?!global |constant )\S+ )*?)addrspace\((\d+)\) ", re.MULTILINE)
_CAST = re.compile(r"\baddrspacecast \(ptr ")
_CAST_OF_VALUE = re.compile(r"= addrspacecast ptr (\S+) to ptr")
_ALLOCA = re.compile(r"( = (?:inalloca )?alloca [^\n]*?), addrspace\(\d+\)")
_LAYOUT = re.compile(r'^target datalayout = "([^"]*)"', re.MULTILINE)
_STACK = re.compile(r"-A(\d+)")
_LIFETIME = re.compile(r"^ *(?:call|tail call) void @llvm\.lifetime\.[^\n]*\n", re.MULTILINE)
_DECLARED = re.compile(rf"^declare [^\n]*?({_NAME})\([^\n]*$", re.MULTILINE)
_OVERLOAD = re.compile(
    r"(@llvm\.(?:mem(?:cpy|move|set)|lifetime|invariant|prefetch|threadlocal|ptrmask)[\w.]*?)((?:\.p\d+)+)"
)
_FIXED = re.compile(rf"^declare [^\n]*{_SPACED}[^\n]*?(@llvm\.(?:amdgcn|nvvm)\.[\w.]+)\(", re.MULTILINE)
_SHARED = 3  # of both makers


@dataclass
class Spaces:
    """What a module of a device says of its address spaces: of its globals, its stack, and what intrinsics return."""

    are_parted: bool = False  # the module is for a device
    globals: dict[str, int] = field(default_factory=dict[str, int])  # by name, without quotes
    stack: int = 0
    layout: str = ""
    intrinsics: dict[str, str] = field(default_factory=dict[str, str])  # the declaration of each, by name

    def is_shared(self, name: str) -> bool:
        """The threads of a block have the variable in common, and other blocks their own."""
        return self.globals.get(name) == _SHARED


def with_generic_addresses(text: str) -> tuple[str, Spaces]:
    """The text of a module with every address generic; of a module that is for no device, the same."""
    spaces = Spaces()
    triple = text.find(_TRIPLE)
    if triple < 0 or not text.startswith(_DEVICES, triple + len(_TRIPLE)):
        return text, spaces
    spaces.are_parted = True
    for found in _FIXED.finditer(text):
        spaces.intrinsics[found[1]] = text[found.start() : text.index("\n", found.start())]
    if layout := _LAYOUT.search(text):
        spaces.layout = layout[1]
        stack = _STACK.search(layout[1])
        spaces.stack = int(stack[1]) if stack else 0
        text = text.replace(layout[0], layout[0].replace(stack[0], "") if stack else layout[0], 1)

    def forget(found: re.Match[str]) -> str:
        spaces.globals[found[1][1:].strip('"')] = int(found[3])
        return f"{found[1]} = {found[2]}"

    if spaces.stack:
        text = _LIFETIME.sub("", text)  # of variables themselves, which a cast hides
    text = _GLOBAL.sub(forget, text)
    text = _POINTER.sub("ptr", text)
    text = _without_casts(text)
    text = _CAST_OF_VALUE.sub(r"= bitcast ptr \1 to ptr", text)
    text = _ALLOCA.sub(r"\1", text)
    text = _OVERLOAD.sub(lambda found: found[1] + ".p0" * found[2].count("."), text)
    return _declared_once(text), spaces


def _without_casts(text: str) -> str:
    """The text with what is cast in the place of each constant cast."""
    pieces: list[str] = []
    at = 0
    while found := _CAST.search(text, at):
        end = _closing(text, found.end())
        pieces += [text[at : found.start()], _without_casts(text[found.end() : end].removesuffix(" to ptr"))]
        at = end + 1
    return "".join([*pieces, text[at:]])


def _closing(text: str, at: int) -> int:
    depth = 1
    while True:
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
        at += 1


def _declared_once(text: str) -> str:
    known: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in known:
            return ""
        known.add(found[1])
        return found[0]

    return _DECLARED.sub(once, text)


def with_own_addresses(text: str, spaces: Spaces) -> str:
    """The text of a module with its globals, its variables and its intrinsics in their own spaces again."""
    if not spaces.are_parted:
        return text
    if spaces.layout:
        text = _LAYOUT.sub(f'target datalayout = "{spaces.layout}"', text, count=1)
    if spaces.globals:
        text = _globals_in_spaces(text, spaces.globals)
    if spaces.stack:
        text = re.sub(
            rf"^(\s*)({_LOCAL}) = (alloca [^!\n]*?)((?:, !.*)?)$",
            _stack_variable(spaces.stack),
            text,
            flags=re.MULTILINE,
        )
    for name, declaration in spaces.intrinsics.items():
        text = _intrinsic_in_spaces(text, name, declaration)
    return text


def _globals_in_spaces(text: str, spaces: Mapping[str, int]) -> str:
    names = "|".join(re.escape(name) for name in sorted(spaces, key=len, reverse=True))
    defined = re.compile(rf'^@("?)({names})\1 = ([^\n]*?)\b(global|constant) ([^\n]*)$', re.MULTILINE)
    used = re.compile(rf'[c!]"[^"\n]*"|@(?P<quote>"?)(?P<name>{names})(?P=quote)(?![-\w.$"]| = )')
    kept: list[str] = []

    def cast(found: re.Match[str]) -> str:
        if found["name"] is None:  # a text
            return found[0]
        name = f"@{found['quote']}{found['name']}{found['quote']}"
        return f"addrspacecast (ptr addrspace({spaces[found['name']]}) {name} to ptr)"

    def keep(found: re.Match[str]) -> str:
        space, rest = spaces[found[2]], used.sub(cast, found[5])
        if space == _SHARED:  # which nothing can set before threads run
            rest = re.sub(r" zeroinitializer\b", " poison", rest)
        before, outside = found[3], ""
        if "externally_initialized " in before:
            before, outside = before.replace("externally_initialized ", ""), "externally_initialized "
        name = f"{found[1]}{found[2]}{found[1]}"
        kept.append(f"@{name} = {before}addrspace({space}) {outside}{found[4]} {rest}")
        return f"@.enzyme_build.{len(kept) - 1}.kept"

    text = used.sub(cast, defined.sub(keep, text))
    return re.sub(r"^@\.enzyme_build\.(\d+)\.kept", lambda found: kept[int(found[1])], text, flags=re.MULTILINE)


def _stack_variable(space: int) -> Callable[[re.Match[str]], str]:
    def write(found: re.Match[str]) -> str:
        indent, name, made, rest = found.groups()
        own = _own(name)
        return (
            f"{indent}{own} = {made}, addrspace({space}){rest}\n"
            f"{indent}{name} = addrspacecast ptr addrspace({space}) {own} to ptr"
        )

    return write


def _intrinsic_in_spaces(text: str, name: str, declaration: str) -> str:
    found = re.match(rf"declare [^\n]*?({_SPACED}) {re.escape(name)}\(", declaration)
    text = re.sub(rf"^declare [^\n]*{re.escape(name)}\([^\n]*$", lambda _: declaration, text, flags=re.MULTILINE)
    if found is None:
        return text
    space = found[1]

    def cast(call: re.Match[str]) -> str:
        indent, value, verb, before, rest = call.groups()
        made = f"{indent}{_own(value)} = {verb}{before}{space} {rest}"
        return f"{made}\n{indent}{value} = addrspacecast {space} {_own(value)} to ptr"

    return re.sub(
        rf"^(\s*)({_LOCAL}) = ((?:tail |notail )?call )([^\n@]*?)ptr ({re.escape(name)}\([^\n]*)$",
        cast,
        text,
        flags=re.MULTILINE,
    )


def _own(name: str) -> str:
    """The name of a value in its own space."""
    return f'%"own.{name[2:]}' if name.startswith('%"') else f"%own.{name[1:]}"
