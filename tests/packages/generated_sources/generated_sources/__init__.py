"""A function that the build writes."""

from ._native import *
