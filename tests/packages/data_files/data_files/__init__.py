"""A function and a table of numbers."""

from ._native import *
