"""Functions of one translation unit."""

from ._native import *
