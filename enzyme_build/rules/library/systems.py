"""What derivatives ask of the run-time libraries, under the names that it has on each system.

                      Linux                  macOS                  Windows (mingw)
size of a block       malloc_usable_size     malloc_size            _msize, which takes no null
new of containers     _Znwm                  _Znwm                  _Znwy: `size_t` is `unsigned long long`
personality           __gxx_personality_v0   __gxx_personality_v0   __gxx_personality_seh0
way back to a guard   _setjmp, longjmp       _setjmp, _longjmp      _setjmp(…, null): without unwinding
"""

from __future__ import annotations

import re

from enzyme_build.ir import I32, I64, PTR, Function, Module
from enzyme_build.rules.library.inactive import inactive

BLOCK_SIZE = "enzyme_build.block_size"  # (block): its bytes, 0 for null, where the library's function takes no null
_BLOCK_SIZE_BODY = """\
entry:
  %none = icmp eq ptr %block, null
  br i1 %none, label %end, label %ask
ask:
  %size = call i64 @_msize(ptr %block)
  ret i64 %size
end:
  ret i64 0
"""

inactive(f"{BLOCK_SIZE} _msize malloc_size", because="the run-time system's own state")


def is_windows(module: Module) -> bool:
    """Whether the module is for Windows."""
    return "-windows" in module.triple


def is_apple(module: Module) -> bool:
    """Whether the module is for macOS."""
    return re.search("-apple-|-macos|-darwin", module.triple) is not None


def size_of_block(module: Module) -> str:
    """The function that says how many bytes a block has."""
    if is_windows(module):
        return BLOCK_SIZE
    return "malloc_size" if is_apple(module) else "malloc_usable_size"


def new_of_elements(module: Module) -> str:
    """C++'s `operator new(size_t)`."""
    return "_Znwy" if is_windows(module) else "_Znwm"


def way_back(module: Module) -> str:
    """The function that returns to where `_setjmp` was called."""
    return "_longjmp" if is_apple(module) else "longjmp"


def personality(module: Module) -> str:
    """The function of C++ that finds who catches an exception, which the module knows from now on."""
    name = "__gxx_personality_seh0" if is_windows(module) else "__gxx_personality_v0"
    module.declare(name, I32, [], variadic=True)
    return name


def define_block_size(module: Module) -> None:
    """Give `BLOCK_SIZE` its body, if the module calls it."""
    found = module.functions.get(BLOCK_SIZE)
    if not isinstance(found, Function) or not found.is_declaration:
        return
    module.declare("_msize", I64, [PTR])
    found.arguments[0].name = "block"
    found.linkage = "internal"
    found.set_body(_BLOCK_SIZE_BODY)
