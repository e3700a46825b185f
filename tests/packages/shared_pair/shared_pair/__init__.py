"""Functions of two shared libraries."""

from ._native import *
