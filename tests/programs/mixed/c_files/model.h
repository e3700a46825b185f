extern double coupling;
double potential(double x, int kind);
double weight_of(int n);
static inline double square(double x) { return x * x; }
