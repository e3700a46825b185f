"""Functions of a library that CMake fetches."""

from ._native import *
