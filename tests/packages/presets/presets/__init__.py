"""A function that a preset configures."""

from ._native import *
