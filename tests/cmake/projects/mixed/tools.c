double tool(double x) { return x * x; }
