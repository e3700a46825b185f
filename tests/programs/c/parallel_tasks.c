// OpenMP's tasks: recursive, in loops, with reductions, with dependences.
// options: -fopenmp
// link: -fopenmp
// differentiate: halved(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: in_loops(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: depending(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
#include <math.h>

static double cubes(const double *x, int low, int high) {
    double a, b;
    if (high - low <= 2) {
        double s = 0;
        for (int i = low; i < high; i++) s += x[i] * x[i] * x[i];
        return s;
    }
    int middle = (low + high) / 2;
#pragma omp task shared(a)
    a = cubes(x, low, middle);
#pragma omp task shared(b) final(high - low < 4)
    b = cubes(x, middle, high);
#pragma omp taskwait
    return a * b;
}

double halved(const double *x, int n) {
    double r = 0;
#pragma omp parallel
#pragma omp single
    r = cubes(x, 0, n);
    return r;
}

double in_loops(const double *x, int n) {
    double y[16], s = 0, last = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(2) lastprivate(last)
        for (int i = 0; i < n; i++) {
            last = sin(x[i]);
            y[i] = last * x[i];
        }
#pragma omp taskloop reduction(+ : s) num_tasks(3)
        for (int i = 0; i < n; i++) s += y[i] * x[i];
#pragma omp taskgroup task_reduction(+ : s)
        {
#pragma omp task in_reduction(+ : s)
            s += x[0] * x[1];
        }
    }
    return s * last;
}

double depending(const double *x, int n) {
    double z = 0, s = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : z) shared(z) firstprivate(n)
        z = x[0] * x[n - 1];
#pragma omp task depend(inout : z) shared(z)
        z = z * z;
#pragma omp task depend(in : z) shared(z, s) if (n > 100)
        s += z * x[1];
#pragma omp taskwait
    }
    return s;
}
