double scaled(double x, double y);
double dot(const double *x, int n);
