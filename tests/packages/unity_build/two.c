double one(double x);

double two(double x) { return local(x) * one(x); }
