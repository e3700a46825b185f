double wave(double x) { return SCALE * sin(x); }
