double cancels(double x, double y);
double summed(const double *x, int n);
double formula(double x, double y);
double inner(double a);
double nested(double x, double y);
float formula_float(float x, float y);
double partly(double x, double a);
double with_exact_steps(double x);
