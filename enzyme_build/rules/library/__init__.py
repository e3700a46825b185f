"""Rows of library functions, one file a library."""
