enum { N = 50 };
struct field { double u[N], energy; };
void step(struct field *f, long i, double k, const double *source);
int until_enough(struct field *f, long i, double k, const double *source);
double plain(const double *x, double k, const double *source, long n);
double loops_plain(const double *x, double k, const double *source, long n);
double start(struct field *f, const double *x);
void step_in_place(double *energy, long i, double *u, double k, const double *source);
