"""Functions of a header-only library."""

from ._native import *
