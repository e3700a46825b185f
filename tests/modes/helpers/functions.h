double limiter(double x);
float narrow(float x);
double polynomial(double x, double a, double *table);
