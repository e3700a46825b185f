static double local(double x) { return x * x; }

double one(double x) { return local(x); }
