"""Functions of a debug build."""

from ._native import *
