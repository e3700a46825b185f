"""Objects of machine code that carry their bitcode, as clang writes both in one go.

clang puts the module that it begins with into `.llvmbc`, beside the machine code that it makes of it.  That becomes a
section of our own, which no linker copies into a program: the plugins that `nm` and `ar` have for LLVM's names show
symbols of the bitcode in place of the machine code's, and older ones fail over it.

(A compilation waits for this module: it imports as little as it can.)
"""

from __future__ import annotations

import os
import struct

SECTION = ".enzyme_bitcode"
_WRITTEN = b".llvmbc"
_EXCLUDED = 0x80000000  # SHF_EXCLUDE
_ELF64 = b"\x7fELF\x02\x01"


def mark(path: str) -> bool:
    """Give the section of an object its name; False if the object is of another format.

    What came without bitcode, as assembly does, stays as it is.  OSError, if the object cannot be written.
    """
    with open(path, "rb") as stream:  # noqa: PTH123 (pathlib takes longer to import than all of this)
        data = stream.read()
    marked = _marked(data)
    if marked is None or marked == data:
        return marked is not None
    made = f"{path}.{os.getpid()}"  # the file may be a link into the store of ccache
    try:
        with open(made, "wb") as stream:  # noqa: PTH123
            stream.write(marked)
        os.chmod(made, os.stat(path).st_mode & 0o777)  # noqa: PTH101, PTH116
        os.replace(made, path)  # noqa: PTH105
    except OSError:
        if os.path.exists(made):  # noqa: PTH110
            os.unlink(made)  # noqa: PTH108
        raise
    return True


def _marked(data: bytes) -> bytes | None:
    if not data.startswith(_ELF64) or len(data) < 64:
        return None
    (table,) = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<3H", data, 58)
    if not 0 < names < count:
        return None  # more sections than fit into the header
    at, length = struct.unpack_from("<QQ", data, table + names * size + 24)
    known = data[at : at + length]
    for number in range(count):
        header = table + number * size
        (name,) = struct.unpack_from("<I", data, header)
        if known[name : known.find(b"\0", name)] != _WRITTEN:
            continue
        text = known + SECTION.encode() + b"\0"
        made = bytearray(data + text)
        struct.pack_into("<I", made, header, length)
        struct.pack_into("<Q", made, header + 8, struct.unpack_from("<Q", data, header + 8)[0] | _EXCLUDED)
        struct.pack_into("<QQ", made, table + names * size + 24, len(data), len(text))
        return bytes(made)
    return data
