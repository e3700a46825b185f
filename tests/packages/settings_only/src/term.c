#include "term.h"

double term(double x) { return WEIGHT * x * x * x; }
