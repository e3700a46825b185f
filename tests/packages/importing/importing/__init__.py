"""Functions that call another wheel's library."""

from ._native import *
