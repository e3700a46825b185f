"""Names as people write them: those of C++ by its runtime library (where there is none, the symbols stay), those of
Rust by rust_demangler."""

from __future__ import annotations

import ctypes
import re
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from typing import Any

from rust_demangler import demangle

_SYMBOL = re.compile(r"`(_[ZR][\w.$]+)`")
_OF_RUST = re.compile(r"_R|_ZN.*17h[0-9a-f]{16}E$")  # version 0; the older form, with a hash at its end
_HASH = re.compile(r"::h[0-9a-f]{16}$")


def demangled(text: str) -> str:
    """The text, each quoted symbol of C++ or Rust in it replaced by its name, with the symbol behind."""
    return _SYMBOL.sub(lambda found: _named(found[1]), text)


@cache
def _named(symbol: str) -> str:
    name = _name_in_rust(symbol) if _OF_RUST.match(symbol) else _name_in_cpp(symbol)
    return f"`{name}` ({symbol})" if name else f"`{symbol}`"


def _name_in_rust(symbol: str) -> str:
    try:
        with redirect_stdout(StringIO()):
            return _HASH.sub("", demangle(symbol))
    except Exception:  # it only looks like one: the library then raises, and prints, whatever comes
        return ""


def _name_in_cpp(symbol: str) -> str:
    library = _runtime()
    if library is None:
        return ""
    status = ctypes.c_int(0)
    made = library.__cxa_demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not made:
        return ""
    name = ctypes.cast(made, ctypes.c_char_p).value or b""
    library.free(made)
    return name.decode()


@cache
def _runtime() -> Any:
    for name in ("libstdc++.so.6", "libc++abi.so.1"):
        try:
            library = ctypes.CDLL(name)
            library.__cxa_demangle.restype = ctypes.c_void_p
            library.free.argtypes = [ctypes.c_void_p]
        except (OSError, AttributeError):
            continue
        return library
    return None
