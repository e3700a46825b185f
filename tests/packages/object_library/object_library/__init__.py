"""Functions of two object libraries."""

from ._native import *
