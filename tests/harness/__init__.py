"""The corpus harness: a program file says what is differentiated where, the harness checks every derivative of it.

A program is a map F from a state (its active arguments: floats, and the arrays that its pointers reach) to a result
and the final contents of those arrays.  Its Jacobian J is known three ways: by differences of the natively compiled
program, column by column in forward mode, and row by row in reverse mode.  The three must agree, for a random row w and
a random column v, and so must w(Jv) and (wJ)v to rounding.  Reverse mode is called again from the same state (same
bits) and on the shadows that it left (shadows are accumulated).

A program file states this in comment lines at its top (`//` or `!`), as `key: value` pairs separated by two spaces:

    differentiate: NAME(a, b, n)   the function, and names for its arguments in order; several are allowed in a file
    at: a = 1 2 3, b = random(9, -1, 1), n = 3      the point. Also zeros(n), repeat(value, n), linspace(lo, hi, n)
    const: a                       pointers and floats that are inactive (integers always are)
    gradient: a = 2 4, b = 1       exact gradient of the result, in place of differences (kinks, traps)
    expect: no tape                facts about the derived code (see facts.py), or  refused: REGEX OF THE MESSAGE
                                   or  stops: REGEX OF THE MESSAGE with which each derivative ends where it runs
    tolerance: 1e-5                of the comparison with differences (default 1e-6; 5e-3 if something is a float)
    roundoff: 1e-10                of comparisons that are exact but for rounding (default 1e-12; 2e-5 with floats)
    modes: reverse                 default: forward reverse
    levels: O2                     default: O0 O2
    options: -ffast-math           one more build, at -O2 with these compiler options
    link: -llapack                 options for the linker

Keys that follow a `differentiate:` belong to it; keys before the first one belong to the file: so do always `levels`,
`options` and `link`.  An unknown key or fact, or one in the wrong place, is an error.  The types come from the
prototype in the same file.  A folder in `programs/` that is named after no language holds multi-file programs, one
folder each.

`python -m tests.harness FILE ...` prints a table; `--all` runs everything; `--native` checks the programs
themselves; `--split` builds each request on its own.
"""
