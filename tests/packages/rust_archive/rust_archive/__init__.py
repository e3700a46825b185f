"""Functions in C and Rust."""

from ._native import *
