"""A library that was written for upstream's CMake package, and loaded by ctypes."""

import ctypes
from importlib.resources import files

_library = ctypes.CDLL(str(files(__package__) / "libwells.so"))
_library.well.restype = ctypes.c_double


def well(x: list[float]) -> float:
    return _library.well((ctypes.c_double * len(x))(*x), len(x))


def well_gradient(x: list[float]) -> list[float]:
    gradient = (ctypes.c_double * len(x))()
    _library.slope_of_well((ctypes.c_double * len(x))(*x), gradient, len(x))
    return list(gradient)
