// A solver in one file takes the right-hand side, defined in another language, as a function pointer.
// differentiate: final_state(y0, k, steps)  at: y0 = 1.5, k = 0.7, steps = 8
typedef double (*rate_function)(double y, void *context);
double integrate(rate_function rate, void *context, double y, int steps);
double decay_rate(double y, void *context);

double final_state(double y0, double k, int steps) { return integrate(decay_rate, &k, y0, steps); }
