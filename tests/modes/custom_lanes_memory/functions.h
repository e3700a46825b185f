extern int calls;
void cube(double *x, int n);
double *next(double *x);
