"""Rows of LLVM's own instructions."""
