double term(double x);
