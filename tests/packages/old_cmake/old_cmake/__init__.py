"""Functions of a project for an old CMake."""

from ._native import *
