"""Holds the native module."""
