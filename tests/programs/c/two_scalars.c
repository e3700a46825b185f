// Two active scalars and a float: gradients come back as a struct of both kinds.
// differentiate: f(x, y)  at: x = 1.3, y = 0.4
// differentiate: g(x, y)  at: x = 1.3, y = 0.4
double f(double x, double y) { return x * x * y - y / x; }
float g(float x, float y) { return x * x * y - y / x; }
