/* What `every_mode` differentiates, in a file of its own. */
double square(double x), scaled(double a, double b), limiter(double x), logarithm(double x), other_logarithm(double x), costly(double x);
double energy(const double *x, int n), polynomial(double x, double a, double *table), through(double x);
double *third(double *x);
double marked(double x);
void squares(double *x, double *y, int n), step(double *z, long i, double k), step_in_place(double *e, long i, double *z, double k);
int step_until(double *z, long i, double k);
void relax(double *z, const double *p), moved(void *from, void *to, long n);
void *pool_get(int kind, long bytes);
void pool_give(void *memory);
double pooled(double x), counted(double x), annotated(double x, double k, long n);
extern double state, dstate, counter;
