"""What ROCm gives to code for AMD's devices: its mathematical functions as bitcode, and switches for their variants.

Looked for where `ROCM_PATH` or `HIP_DEVICE_LIB_PATH` says, in `/opt/rocm`, and where Debian's `rocm-device-libs` is.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from enzyme_build.errors import ToolchainError

_SWITCHES = (
    "oclc_unsafe_math_off",
    "oclc_finite_only_off",
    "oclc_correctly_rounded_sqrt_on",
    "oclc_daz_opt_off",
    "oclc_wavefrontsize64_on",
)


def folder() -> Path | None:
    """Where the library is; None if it is nowhere."""
    return next((folder for folder in _folders() if (folder / "ocml.bc").is_file()), None)


def libraries(processor: str) -> list[Path]:
    """The bitcode of the mathematical functions for a processor, `gfx90a` say; ToolchainError if it is not found."""
    place = folder()
    if place is None:
        raise ToolchainError(
            "the program calls ROCm's mathematical functions, and its device library is not found",
            help="apt-get install -y rocm-device-libs, or let ROCM_PATH name a ROCm installation",
        )
    version = processor.removeprefix("gfx").partition(":")[0]
    isa = place / f"oclc_isa_version_{version}.bc"
    if not isa.is_file():
        raise ToolchainError(f"ROCm's library in `{place}` does not know `{processor}`", help="install a newer one")
    found = [place / "ocml.bc", *(place / f"{switch}.bc" for switch in _SWITCHES), isa]
    return [path for path in found if path.is_file()]


def _folders() -> Iterator[Path]:
    if name := os.environ.get("HIP_DEVICE_LIB_PATH", ""):
        yield Path(name)
    if name := os.environ.get("ROCM_PATH", ""):
        yield Path(name) / "amdgcn" / "bitcode"
    yield Path("/opt/rocm/amdgcn/bitcode")
    yield Path("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode")
