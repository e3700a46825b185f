double square_first(double *x);
