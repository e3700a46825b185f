double chained(double *x, int n);
