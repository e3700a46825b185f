double series(double x);
double longer(double x, int n, long k);
