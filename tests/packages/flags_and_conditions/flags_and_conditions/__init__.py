"""Functions whose files have flags of their own."""

from ._native import *
