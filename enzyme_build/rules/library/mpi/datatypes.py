"""What elements of MPI's datatypes are."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.rules.library.mpi.table import message_roles

_KINDS = {
    "double": "double dblprec real8 c_double_complex dblcplex cxx_dblcplex complex16",
    "float": "float real real4 c_float_complex c_complex cplex cxx_cplex complex8",
    "i64": "long unsigned_long long_long_int unsigned_long_long int64_t uint64_t aint offset count integer8",
    "i32": "int unsigned integer logical int32_t uint32_t wchar integer4",
    "i16": "short unsigned_short int16_t uint16_t integer2",
    "i8": "c_bool cxx_bool integer1",
    "bytes": "byte packed char signed_char unsigned_char character int8_t uint8_t",
    "any": "double_int float_int 2dblprec 2real long_double longdbl_int c_long_double_complex",
}
_OPENMPI = {f"ompi_mpi_{name}": kind for kind, names in _KINDS.items() for name in names.split()}
_MPICH = {
    **dict.fromkeys((0x4C00080B, 0x4C00081F, 0x4C000829, 0x4C001041, 0x4C001022, 0x4C00102A, 0x4C001034), "double"),
    **dict.fromkeys((0x4C00040A, 0x4C00041C, 0x4C000427, 0x4C000840, 0x4C00081E, 0x4C000828, 0x4C000833), "float"),
    **dict.fromkeys((0x4C00010D, 0x4C00010F, 0x4C000101, 0x4C000102, 0x4C000118, 0x4C00011A), "bytes"),
    **dict.fromkeys((0x4C000137, 0x4C00013B), "bytes"),
    **dict.fromkeys((0x4C00100C, 0x4C000821, 0x4C001023), "any"),
}
_MPI5 = {  # by the last two digits
    **dict.fromkeys((0x14, 0x16, 0x17, 0x1C, 0x1D, 0xDA, 0xE3), "double"),
    **dict.fromkeys((0x10, 0x12, 0x13, 0x1A, 0x1B, 0xD2, 0xDB), "float"),
    **dict.fromkeys((0x01, 0x02, 0x03, 0x0A, 0x0B, 0x0E, 0x0F, 0x58, 0x59, 0xD8, 0xD9), "i64"),
    **dict.fromkeys((0x09, 0x0D, 0x18, 0x19, 0x3C, 0x50, 0x51, 0xD0, 0xD1), "i32"),
    **dict.fromkeys((0x08, 0x0C, 0x48, 0x49, 0xC8, 0xC9), "i16"),
    **dict.fromkeys((0x38, 0x39, 0xC0, 0xC1), "i8"),
    **dict.fromkeys((0x07, 0x1E, 0x40, 0x41, 0x43, 0x44, 0x45, 0x47), "bytes"),
}
DERIVED = "derived"


_OPENMPI_IN_FORTRAN = {
    **dict.fromkeys((15, 17, 20, 22, 46, 56, 70), "double"),
    **dict.fromkeys((13, 14, 18, 19, 45, 55, 69), "float"),
    **dict.fromkeys((11, 32, 41, 43, 64, 66, 67, 72), "i64"),
    **dict.fromkeys((6, 7, 10, 31, 39, 62), "i32"),
    **dict.fromkeys((9, 30, 60), "i16"),
    **dict.fromkeys((8, 29, 54, 68), "i8"),
    **dict.fromkeys((1, 2, 5, 34, 35, 36, 58, 59), "bytes"),
    **dict.fromkeys((23, 24, 47, 48, 49, 50, 71), "any"),
}


def kind_in_fortran(abi: str, value: int) -> str:
    """The same, of Fortran's number for it."""
    return kind_of_datatype("", value) if abi == "mpich" else _OPENMPI_IN_FORTRAN.get(value, DERIVED)


def kind_of_datatype(name: str, value: int) -> str:
    """What elements of a datatype are, by the symbol that names it (Open MPI) or by its number.

    A type of LLVM; "bytes", which may hold anything; "any": numbers beside integers, or what has no derivative; or
    "derived": the program has made the datatype.
    """
    if name:
        return _OPENMPI.get(name, DERIVED)
    if value in _MPICH:
        return _MPICH[value]
    if value >> 8 == 2:  # of MPI 5
        return _MPI5.get(value & 0xFF, "any")
    if value >> 24 == 0x4C:  # a named one, of so many bytes
        return {1: "i8", 2: "i16", 4: "i32", 8: "i64"}.get(value >> 8 & 0xFF, "any")
    return "any" if value >> 24 & 0xFF == 0x8C else DERIVED


def datatype_indices(name: str) -> list[int]:
    """Of each buffer in order, which argument is its datatype: the next one behind it; -1: there is none."""
    roles = message_roles(name)
    return list(_datatypes(roles))


def counts_alone(name: str) -> list[int]:
    """Of each buffer, which argument says how many elements it has; empty for calls where that is not all."""
    roles = message_roles(name)
    found = [k for k, role in enumerate(roles) if role == "count"]
    buffers = [k for k, role in enumerate(roles) if role.isupper()]
    if not buffers or "counts" in roles or not ("peer" in roles or len(found) == 1):
        return []
    return found if len(found) == len(buffers) else found * len(buffers)


def _datatypes(roles: tuple[str, ...]) -> Iterator[int]:
    for index, role in enumerate(roles):
        if role.isupper():
            later = [k for k in range(index, len(roles)) if roles[k] in ("type", "types")]
            yield later[0] if later else roles.index("type") if "type" in roles else -1
