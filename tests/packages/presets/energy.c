double energy(double x) { return STIFFNESS * x * x; }
