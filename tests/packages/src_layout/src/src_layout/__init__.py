"""A package below src/."""

from ._native import *
