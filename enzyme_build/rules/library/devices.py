"""What the runtimes of devices call things: threads, barriers, and mathematical functions.

NVIDIA's names are LLVM's NVVM intrinsics and libdevice's functions (https://docs.nvidia.com/cuda/libdevice-users-guide),
AMD's are LLVM's amdgcn intrinsics and those of ROCm's device library.
"""

from __future__ import annotations

import re

from enzyme_build.rules.library.inactive import inactive_pattern

_OTHER_DEVICES = re.compile(r"(r600|spir|amdil|hsail|dxil)")
_BARRIER = re.compile(
    r"llvm\.nvvm\.(barrier0?(\.(cta\.(sync|red)|sync|popc|and|or))?|bar\.(warp\.)?sync|cluster\.barrier)\b"
    r"|llvm\.amdgcn\.(s\.barrier|wave\.barrier)\b"
)
_FENCE = re.compile(r"llvm\.nvvm\.(membar\.(gl|sys)|fence)\b")
_PLAIN_BARRIER = re.compile(
    r"llvm\.nvvm\.(barrier0|barrier\.sync|barrier\.cta\.sync\.(aligned\.)?(all|count)|bar\.sync|bar\.warp\.sync)$"
    r"|llvm\.amdgcn\.(s\.barrier|wave\.barrier)$"
)

inactive_pattern(
    r"llvm\.(nvvm\.(read\.ptx\.sreg|vote|match|activemask|elect|membar\.cta|is(spacep|typep)|exit|nanosleep|reflect)"
    r"|amdgcn\.(work(item|group)\.id|wave(front\.?size|id)|mbcnt|(i|kernarg|dis)\w*\.ptr|ballot|icmp|fcmp|readfirst"
    r"lane|s\.(memtime|memrealtime|getreg|sleep|waitcnt)|sched|lds\.size|groupstaticsize|is\.(shared|private)))\b",
    because="which thread this is, or what threads agree on",
)
inactive_pattern(_FENCE.pattern, because="blocks see what others wrote: `is_fence_of_device`")
inactive_pattern(_BARRIER.pattern, because="threads wait for one another")
inactive_pattern(r"__assertfail$", because="ends here", does_not_return=True)
inactive_pattern(r"vprintf$", because="output")
inactive_pattern(r"__nv(vm)?_reflect$", because="what the code is compiled for")


def is_other_device(triple: str) -> bool:
    """Code for a device of which nothing is known here."""
    return _OTHER_DEVICES.match(triple) is not None


def is_barrier(name: str) -> bool:
    """Threads wait there until all of a group have come, and then see what the others wrote."""
    return _BARRIER.match(name) is not None


def is_plain_barrier(name: str) -> bool:
    """A barrier from which nothing but the waiting comes: the reverse sweep waits at the same one."""
    return _PLAIN_BARRIER.match(name) is not None


def is_fence_of_device(name: str) -> bool:
    """Threads of other blocks see what was written before it, and so may go on from there."""
    return _FENCE.match(name) is not None
