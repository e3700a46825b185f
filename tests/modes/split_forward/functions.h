double square(double x);
void overwrites(double *x, int n);
double work(const double *x, int n);
double recursive(double *x, int n);
double list(const double *x, int n);
double grown(const double *x, int n);
double newton(double a);
double scale(double a, double b);
double uses_scale(double x);
