#include "perturbations.h"
#include "thermodynamics.h"
#include <stdlib.h>

// as input_read_precisions() of the package does it
static void default_precision(struct precision *ppr) {
#define __ASSIGN_DEFAULT_PRECISION__
#include "precisions.h"
#undef __ASSIGN_DEFAULT_PRECISION__
}
