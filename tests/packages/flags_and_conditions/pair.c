double pair(double r) { return r * r * r - 2 * r; }
