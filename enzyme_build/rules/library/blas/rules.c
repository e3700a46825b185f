/* Derivatives of BLAS and LAPACK calls that are BLAS and LAPACK calls themselves, of the interface that the program uses.

   The program's own call stays as it is.  In front of it, or behind it where results are read, one of these happens,
   with operands by value, and each matrix, vector and number with its derivative (null: none):

     keep     what the adjoint reads and the program may overwrite is packed into one block, which is returned
     tangent  of the results, from those of the operands
     adjoint  of the operands, from those of the results; `tape` is the block

   Compiled to rules.ll by `python -m tests.rules.make_blas`, once for each precision, interface and phase. */
#define inline static inline __attribute__((always_inline))
#define shared static __attribute__((noinline))

enum { ROWS = 101, COLUMNS = 102 };
enum { KEEP, TANGENT, ADJOINT };            /* phases */
enum { ACTIVE = 1, CHANGES = 2 };           /* of an operand: has a derivative; may be overwritten before it is read */
enum { WHOLE, UPPER, LOWER, ABOVE, BELOW }; /* parts of a matrix: triangles with the diagonal, and without it */

void *new_block(long long) __asm__("enzyme_build.tape.new");
void drop_block(void *) __asm__("enzyme_build.tape.free");

/* Flags, as Fortran spells them and as CBLAS does. */
inline int is_either(int flag, char letter, int number) { return (flag & ~32) == letter || flag == number; }
inline int is_transposed(int flag) { return is_either(flag, 'T', 112) || is_either(flag, 'C', 113); }
inline int is_upper(int flag) { return is_either(flag, 'U', 121); }
inline int is_unit(int flag) { return is_either(flag, 'U', 132); }
inline int is_left(int flag) { return is_either(flag, 'L', 141); }

inline int smaller(int a, int b) { return a < b ? a : b; }
inline int at_least_one(int n) { return n > 1 ? n : 1; }
inline int part_of(int up, int unit) { return up ? (unit ? ABOVE : UPPER) : (unit ? BELOW : LOWER); }

#define CAT3_(a, b, c) a##b##c
#define CAT3(a, b, c) CAT3_(a, b, c)
#define SWAP(T, a, b) do { T kept = a; a = b; b = kept; } while (0)

#define REAL double
#define P d
#include "dense.h"
#include "fortran.h"
#include "phases.h"
#include "cblas.h"
#include "phases.h"
#undef REAL
#undef P

#define REAL float
#define P s
#include "dense.h"
#include "fortran.h"
#include "phases.h"
#include "cblas.h"
#include "phases.h"
