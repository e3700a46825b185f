#ifdef __cplusplus
extern "C" {
#endif
struct node { double value; struct node *next; };
extern double coupling, total;
double square(double x);
double energy(const double *x, const double *weights, int n);
void keep(double x);
double kept(void);
double *largest(double *x, int n);
struct node *pushed(struct node *head, double value);
double sum_of_list(const double *x, int n);
double table_value(const double *x, const int *n);
#ifdef __cplusplus
}
#endif
