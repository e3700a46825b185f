double foo(double x, double y) { return x * y * y; }
double square(double x) { return x * x; }
void sq(const double &x, double &y) { y = x * x; }
struct P { double a, b; };
double ofp(const P &p) { return p.a * p.b * p.b; }
double ofarr(const double *x, int n) { double s = 0; for (int i = 0; i < n; ++i) s += x[i] * x[i]; return s; }
float ff(float x, float y) { return x * y; }
