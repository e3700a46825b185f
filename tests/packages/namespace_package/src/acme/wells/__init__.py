"""A package in a namespace."""

from ._native import *
