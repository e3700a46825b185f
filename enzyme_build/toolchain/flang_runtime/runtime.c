/* What flang's runtime library does with numbers, as source that can be differentiated.

   Compiled to runtime.ll by `python -m enzyme_build.toolchain.flang_runtime`, which is linked into Fortran programs
   before they are differentiated: so the derivatives of assignment, allocation and the array intrinsics follow from
   what they do, in every mode and to every order, and the optimiser sees through them. */
#include "allocate.c"
#include "assign.c"
#include "constructor.c"
#include "reduce.c"
#include "stack.c"
#include "transform.c"
