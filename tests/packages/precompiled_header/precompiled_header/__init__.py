"""Functions that include nothing."""

from ._native import *
