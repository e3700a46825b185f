double cube(double x);

double objective(double x) { return 2 * cube(x); }
