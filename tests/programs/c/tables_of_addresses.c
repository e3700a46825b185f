// Constant tables that hold addresses: of state that is written, of constants, of strings; chosen between at run time.
// differentiate: buffers(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: picked(x, i)  at: x = 1.3 0.7, i = 1
// differentiate: picked_other(x, i)  at: x = 1.3 0.7, i = 0
// differentiate: fields(x, n)  at: x = 1.3 0.7 2.1, n = 3
#include <string.h>

static double height[4], speed[4];
static double *const all[] = {height, speed};

double buffers(const double *x, int n) {
    for (int b = 0; b < 2; b++)
        for (int i = 0; i < n; i++) all[b][i] = b ? x[i] * x[i] : x[i] + 1;
    for (int step = 0; step < 3; step++)
        for (int i = 0; i < n; i++) all[step % 2][i] *= 0.5 + all[(step + 1) % 2][(i + 1) % n];
    double s = 0;
    for (int i = 0; i < n; i++) s += height[i] * speed[i];
    return s;
}

static const double fallback[2] = {0.4, 1.7};

__attribute__((noinline)) static const double *pick(const double *x, int i) { return i ? x : fallback; }

double picked(const double *x, int i) { return pick(x, i)[0] * x[1] + pick(x, i)[1]; }
double picked_other(const double *x, int i) { return pick(x, i)[0] * x[1] + pick(x, i)[1]; }

typedef struct {
    const char *name;
    double *data;
    const double *scale;
} field;

static const field registry[] = {{"height", height, fallback}, {"speed", speed, fallback + 1}};

__attribute__((noinline)) static const field *find(const char *name) {
    for (int k = 0; k < 2; k++)
        if (strcmp(registry[k].name, name) == 0) return &registry[k];
    return 0;
}

double fields(const double *x, int n) {
    const field *h = find("height"), *v = find("speed");
    for (int i = 0; i < n; i++) {
        h->data[i] = x[i];
        v->data[i] = x[n - 1 - i] * *v->scale;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += h->data[i] * v->data[i] * *h->scale;
    return s;
}
