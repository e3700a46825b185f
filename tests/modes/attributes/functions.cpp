/* as Enzyme's compiler plugin spells them */
#include "functions.h"
__attribute__((enzyme_inactive)) double cutoff(double x) { return x * x > 1 ? 2 * x : x; }
__attribute__((enzyme_function_like("log1p"))) double like_log1p(double x) { return x; }
__attribute__((enzyme_shouldrecompute)) static double weight(double x) { return x * x; }
__attribute__((enzyme_inactive_noblock)) double rounded(double x) { return x * x; }
double slope_shadow = 0;
__attribute__((enzyme_shadow(slope_shadow))) double slope = 2;
double line(double x) { return slope * x + rounded(x); }
double model(double x) { return x * cutoff(x) + like_log1p(x) + weight(x); }
