"""A function in a folder with spaces."""

from ._native import *
