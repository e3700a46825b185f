"""A package that says its version itself."""

from ._native import *

__version__ = "2.5.1"
