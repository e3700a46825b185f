double product(double x, double y) { return x * y * y; }
