/* What meschach's configure would write. */
#define ANSI_C 1
#define HAVE_PROTOTYPES 1
#define HAVE_PROTOTYPES_IN_STRUCT 1
#define NOT_SEGMENTED 1
#define REAL_DBL 1
#define MALLOCDECL 1
#define U_INT_DEF 1
#define MEM_COPY_ 1
#include <stdlib.h>
#include <string.h>
#define MEM_COPY(from, to, size) memmove((to), (from), (size))
#define MEM_ZERO(where, size) memset((where), 0, (size))
#define Real double
#define LongReal double
#define HAVE_BCOPY 1
#define M_MACHEPS 2.22045e-16
#define F_MACHEPS 1.19209e-07
#define D_MACHEPS 2.22045e-16
#define M_MAX_INT 2147483647
#define MACHEPS D_MACHEPS
#define MAX_RAND 2147483647.0
