#include <stdlib.h>
#include <stdio.h>
double f(double); void squarep(double *, double *); double loglike(double), tracer(double); void *mymalloc(int, size_t); void myfree(void *, int);
extern double global, shared, dshared;
int used = 0;
struct aug { double *tape; double r; };
struct aug augment_f(double x) { double *t = malloc(8); *t = x; struct aug a = {t, x * x}; return a; }
double gradient_f(double x, double d, double *tape) { used++; double r = 2 * *tape * d + 1000; free(tape); return r; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment_f, (void *)gradient_f};
double forward_f(double x, double dx) { return 2 * x * dx + 500; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};
void augment_p(double *x, double *dx, double *y, double *dy) { *y = *x * *x; }
void gradient_p(double *x, double *dx, double *y, double *dy) { *dx += 2 * *x * *dy + 100; *dy = 0; }
void *__enzyme_register_gradient_p[3] = {(void *)squarep, (void *)augment_p, (void *)gradient_p};
void *__enzyme_function_like[2] = {(void *)loglike, (void *)"log1p"};
void *__enzyme_inactivefn[1] = {(void *)tracer};
void *__enzyme_allocation_like[4] = {(void *)mymalloc, (void *)1, (void *)"-1,0", (void *)myfree};
void *__enzyme_inactive_global[1] = {(void *)&global};
void *__enzyme_shadow_globals[1][2] = {{(void *)&shared, (void *)&dshared}};
