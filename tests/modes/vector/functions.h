struct node { double value; struct node *next; };
extern double global;
double helper(double *work, double *x, int n);
double model(double *x, int n);
double product(double x, double y);
static double along(struct node *node);
double list(double *x);
double through_global(double *x);
