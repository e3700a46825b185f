/* What is said of these functions is said in another file: nothing here shows it. */
#include "functions.h"
double body_elsewhere(double x) { return x; }
double outer(double x) { return body_elsewhere(x) + Scaled::shift(x) * squared(x) + cubed(x); }
