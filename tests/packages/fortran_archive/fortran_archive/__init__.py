"""A subroutine that uses a module of a static library."""

from ._native import *
