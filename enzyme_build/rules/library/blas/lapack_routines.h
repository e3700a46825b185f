/* All routines in one precision and with one size of integers: REAL, INT, ROOT, SIZE, EPSILON, NAME and TEXT are defined
   by lapack.c. */
#include "triangles.h"
#include "data.h"
#include "factorizations.h"
#include "more_factorizations.h"
#include "conditions.h"
#include "orthogonal.h"
#include "spectra.h"
