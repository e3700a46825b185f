/* Derivatives pass from one file to another through globals. */
#include "functions.h"

double total;
static double last;

void keep(double x) { total = x * coupling, last = x * x; }
double kept(void) { return last; }
