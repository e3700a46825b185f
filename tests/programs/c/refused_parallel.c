// Parallel regions and threads over active data: refused with a way out; without -fopenmp the loop runs in order.
// link: -lpthread
// differentiate: threaded(x, n)  at: x = 1 2 3 4, n = 4
// expect: refused: pthread_create
// differentiate: in_a_global(x, n)  at: x = 1 2 3 4, n = 4
// expect: refused: pthread_create
// differentiate: in_order(x, n)  at: x = 1 2 3 4, n = 4
#include <pthread.h>

typedef struct {
    const double *x;
    int n;
    double sum;
} job;

static void *work(void *p) {
    job *j = p;
    for (int i = 0; i < j->n; i++) j->sum += j->x[i] * j->x[i];
    return 0;
}

double threaded(const double *x, int n) {
    job j = {x, n, 0};
    pthread_t t;
    pthread_create(&t, 0, work, &j);
    pthread_join(t, 0);
    return j.sum;
}

static double shared[8];
static int count;

static void *square(void *p) {
    for (int i = 0; i < count; i++) shared[i] *= shared[i];
    return p;
}

double in_a_global(const double *x, int n) {
    count = n;
    for (int i = 0; i < n; i++) shared[i] = x[i];
    pthread_t t;
    pthread_create(&t, 0, square, 0);
    pthread_join(t, 0);
    return shared[0] + shared[n - 1];
}

double in_order(const double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
