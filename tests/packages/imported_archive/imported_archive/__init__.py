"""Functions that call a library of another build system."""

from ._native import *
