/* The rules for one interface in one precision, phase by phase. */
#include "parts.h"
#if FORTRAN
#include "factors.h"
#endif
#define PHASE KEEP
#define RULE(base, ...) REAL *CAT3(rule_, BLAS(base), _keep)(REAL *tape, __VA_ARGS__)
#include "rules.h"
#if FORTRAN
#include "lapack.h"
#endif
#undef PHASE
#undef RULE
#define PHASE TANGENT
#define RULE(base, ...) REAL *CAT3(rule_, BLAS(base), _tangent)(REAL *tape, __VA_ARGS__)
#include "rules.h"
#if FORTRAN
#include "lapack.h"
#endif
#undef PHASE
#undef RULE
#define PHASE ADJOINT
#define RULE(base, ...) REAL *CAT3(rule_, BLAS(base), _adjoint)(REAL *tape, __VA_ARGS__)
#include "rules.h"
#if FORTRAN
#include "lapack.h"
#endif
#undef PHASE
#undef RULE
#undef BLAS
#undef CALL
#undef TRANS
#undef UPLO
#undef SIDE
#undef DIAG
#undef FORTRAN
