double recorded_once(double *x), driver(double *x);
