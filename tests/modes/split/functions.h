double first_square(const double *x);
double square(double x);
void overwrites(double *x, int n);
double *third(double *x);
double work(const double *x, int n);
double recursive(double *x, int n);
