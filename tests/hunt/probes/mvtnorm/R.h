/* What of R is called: numbers, and vectors of them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define PROTECT(x) (x)
#define UNPROTECT(n)
