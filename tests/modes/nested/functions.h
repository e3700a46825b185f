double f(double x);
double f2(double x);
double energy(const double *x, int n);
double inner(double x, double y);
double sum(double x, double y);
