"""The program's bitcode inside what was linked from it, for those who ask later how it was differentiated.

A link under ENZYME_KEEP_BITCODE=1 leaves the linked module, compressed, in the section `.enzyme_build`: it is not
loaded when the program runs, and `objcopy --remove-section .enzyme_build` takes it out again.
"""

from __future__ import annotations

import os
import zlib
from pathlib import Path

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.errors import InputError, SourceLocation
from enzyme_build.toolchain import bitcode, elf
from enzyme_build.toolchain.llvm import workspace

SECTION = ".enzyme_build"
VARIABLE = "ENZYME_KEEP_BITCODE"


def is_wanted() -> bool:
    """Whether the user asked for it."""
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def as_assembly(text: str) -> str:
    """A line of LLVM's text that puts the module into the section of the object that the line goes into."""
    elf.refuse_others(text, "bitcode that a program keeps is", f"leave {VARIABLE} out")
    with workspace() as memory:
        packed = zlib.compress(memory.parse_text(text).as_bitcode(), 9)
    octal = "".join(f"\\\\{byte:03o}" for byte in packed)
    lines = [f".section {SECTION},\\22\\22,@progbits", f".ascii \\22{octal}\\22", ".text"]
    return "".join(f'module asm "{line}"\n' for line in lines)


def read(path: Path) -> list[Bitcode | NativeObject | Archive]:
    """What a file holds; of a program or library, the bitcode that it keeps."""
    data = bitcode.read_file(path)
    if not data.startswith(elf.MAGIC):
        return bitcode.read_input(path)
    try:
        section = elf.read(data).section(SECTION)
        if section is not None:
            return [Bitcode(path, zlib.decompress(section))]
    except (elf.BrokenObject, zlib.error):
        raise InputError(f"`{path}` is a broken object", SourceLocation(str(path)), help="link it again") from None
    contents = bitcode.read_input(path)
    if all(isinstance(content, NativeObject) for content in contents):
        raise InputError(
            f"`{path}` holds machine code and no bitcode",
            SourceLocation(str(path)),
            help=f"link it again with {VARIABLE}=1 in the environment, or name the objects or sources it was made from",
        )
    return contents
