"""Internalises: what nobody outside can name becomes local, so that the optimiser may do with it what it likes.

In: a module as text and the names to keep.  Out: the same module, where every other definition is `internal`,
outside of any comdat.  Names in LLVM's own tables (`llvm.used` and the like) stay, and Enzyme's: the AD half must
find them.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_QUOTED = r'"(?:[^"\\]|\\.)*"'
_NAME = rf"@(?P<name>{_QUOTED}|[\w.$-]+)"
_DEFINITION = re.compile(rf"^define (?P<words>[^@\n]*?){_NAME}(?P<rest>[^\n]*)$", re.MULTILINE)
_GLOBAL = re.compile(
    rf"^{_NAME} = (?P<words>[^\n]*?)\b(?P<what>global|constant|alias|ifunc) (?P<rest>[^\n]*)$", re.MULTILINE
)
_USED = re.compile(r"^@llvm\.(?:compiler\.)?used = [^\n]*$", re.MULTILINE)
_REFERENCE = re.compile(rf"@({_QUOTED}|[\w.$-]+)")
_ASSEMBLY = re.compile(r'^module asm "(.*)"$', re.MULTILINE)
_KEYWORDS = re.compile(
    r"(?<![\w.%$-])(?:weak_odr|weak|linkonce_odr|linkonce|common|hidden|protected|default|dso_local|dso_preemptable) "
)
_GROUP = rf"comdat(?:\(\$(?:{_QUOTED}|[\w.$-]+)\))?"
_FUNCTION_COMDAT = re.compile(rf" {_GROUP}(?= )")
_VARIABLE_COMDAT = re.compile(rf", {_GROUP}(?=(?:, (?:align \d+|!\S+ !\S+|no_sanitize\w*|sanitize\w*))*$)")
_UNTOUCHED = ("internal ", "private ", "available_externally ", "appending ", "external ", "extern_weak ")
_SECTION_IDENTIFIER = re.compile(r', section "[A-Za-z_]\w*"')
_HIDDEN = re.compile(r"(?<![\w.%$-])hidden ")

_LITERAL = "_QQcl"  # flang's texts, named by what they say: any other definition says the same

Keep = Callable[[str, bool], bool]  # of a name, and whether it is hidden: must it stay visible?


def internalise(text: str, keep: Keep) -> str:
    """Make every definition local whose name `keep` does not claim."""
    used = _used_names(text)

    def kept(found: re.Match[str]) -> bool:
        name = _plain(found["name"])
        if name.startswith(_LITERAL):
            return False
        if name.startswith(("llvm.", "enzyme_")) or "__enzyme_" in name or name in used:
            return True
        return keep(name, bool(_HIDDEN.search(found["words"])))

    def function(found: re.Match[str]) -> str:
        if found["words"].startswith(_UNTOUCHED) or kept(found):
            return found[0]
        return f"define internal {_KEYWORDS.sub('', found['words'])}@{found['name']}{_without_comdat(found['rest'])}"

    def variable(found: re.Match[str]) -> str:
        words, rest = found["words"], found["rest"]
        if words.startswith(_UNTOUCHED) or _SECTION_IDENTIFIER.search(rest) or kept(found):
            return found[0]
        words, rest = _KEYWORDS.sub("", words), _VARIABLE_COMDAT.sub("", rest)
        return f"@{found['name']} = internal {words}{found['what']} {rest}"

    return _GLOBAL.sub(variable, _DEFINITION.sub(function, text))


def leave_to_libraries(text: str, names: frozenset[str]) -> str:
    """Declare common blocks and tentative definitions of such names, which shared libraries define, and no more."""

    def variable(found: re.Match[str]) -> str:
        if _plain(found["name"]) not in names or not found["words"].startswith("common "):
            return found[0]
        rest = re.sub(r" zeroinitializer(?=$|,)", "", found["rest"], count=1)
        return f"@{found['name']} = external {found['words'].removeprefix('common ')}{found['what']} {rest}"

    return _GLOBAL.sub(variable, text) if names else text


def _without_comdat(header: str) -> str:
    return _FUNCTION_COMDAT.sub("", header)


def _used_names(text: str) -> frozenset[str]:
    """The names in `llvm.used` and `llvm.compiler.used`, and every word of the module's assembly."""
    listed = {_plain(name) for line in _USED.findall(text) for name in _REFERENCE.findall(line)}
    spoken = {word for line in _ASSEMBLY.findall(text) for word in re.findall(r"[\w.$]+", line)}
    return frozenset(listed | spoken)


def _plain(name: str) -> str:
    return name[1:-1] if name.startswith('"') else name
