"""C++ names as people write them, by the runtime library's own demangler; where there is none, the symbols stay."""

from __future__ import annotations

import ctypes
import re
from functools import cache
from typing import Any

_SYMBOL = re.compile(r"`(_Z[\w.$]+)`")


def demangled(text: str) -> str:
    """The text, each quoted C++ symbol in it replaced by its name, with the symbol behind."""
    return _SYMBOL.sub(lambda found: _name(found[1]), text)


@cache
def _name(symbol: str) -> str:
    library = _runtime()
    if library is None:
        return f"`{symbol}`"
    status = ctypes.c_int(0)
    made = library.__cxa_demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not made:
        return f"`{symbol}`"
    name = ctypes.cast(made, ctypes.c_char_p).value or b""
    library.free(made)
    return f"`{name.decode()}` ({symbol})"


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
