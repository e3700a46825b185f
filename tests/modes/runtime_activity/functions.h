struct holder { double *p; double s; };
double copied(const double *x, double *y, double *z, long n), recorded(const double *x, double *trace, int n);
double held(double *x, struct holder *h), held_twice(double *x, struct holder *h, struct holder *g);
