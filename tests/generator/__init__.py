"""Random C programs for the harness, and what is done with them.

A program is one function of an array in place and a number, with helpers of its own; `Program(seed)` is always the
same one.  It uses what people's programs use: structs by value, by pointer and in arrays, calls, recursion, loops of
every kind, jumps, the heap, pointers to pointers, globals, libm, copies of memory; from seed 10000 on also what
libraries hand out: vectors that grow, tagged values, tables of functions, callbacks, trees, handles, arenas; from seed
20000 on instead loop nests over larger arrays: stencils, triangles, rows, steps, turns that break; from seed 30000 on
instead what f2c and other people's C have: BLAS under prototypes that return integers, attributes that promise more
than a body keeps, memos, error codes, derivatives that a header registers; from seed 40000 on it is C++: exceptions,
destructors, containers, closures, dispatch, variants; from seed 50000 on C again: records on their ways through
memory that does not say what it holds (those may be refused, see `carriers`).  It is smooth where it is checked:
branches depend on integers or on numbers that are far from the border in most programs, values stay bounded, and a
program that is not fit (the harness's check of the program alone says so) is left out.

    python -m tests.generator SEED COUNT FOLDER       writes COUNT files that `python -m tests.harness FILE` checks
    python -m tests.generator --nightly [COUNT]       checks COUNT (2000) programs in batches; goes on where it stopped
    python -m tests.generator --reduce FILE LEVEL     makes a failing program small

| file | question |
|---|---|
| scope | what may a statement read and write here? |
| expressions | which number may be computed from that? |
| statements, memory, jumps | which statement comes next? |
| objects | which data structures, with functions of their own, does it use? (seeds from 10000 on) |
| sweeps | which loop nests run over which arrays? (seeds from 20000 on) |
| foreign | which habits of other people's C? (seeds from 30000 on) |
| carriers | through which memory do records travel? (seeds from 50000 on) |
| cpp | which parts of C++? (seeds from 40000 on) |
| helpers | which functions does it call? |
| program | how is it all put into one file that the harness reads? |
| batches | how are many programs checked quickly, and which of them fail? |
| reduction | what is the smallest program that still fails? |
"""

from .program import Program, batch_text

__all__ = ["Program", "batch_text"]
