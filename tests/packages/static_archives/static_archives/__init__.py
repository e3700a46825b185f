"""Functions of a static library."""

from ._native import *
