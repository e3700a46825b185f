// Callbacks of one record that take different structs by value: which functions each may call shows in the structs.
// differentiate: trained(x, rate)  at: x = 3, rate = 0.1
// differentiate: gathered(x, n)  at: x = 0.5 0.7 1.1, n = 3
#include <stdlib.h>

typedef struct {
    int n;
    const float *input;
    float more[9];
} Net;

typedef struct {
    float rate;
    int batch;
    float more[12];
} Update;

typedef struct {
    void (*forward)(Net, float *);
    void (*update)(Update, float *);
} Layer;

static void forward(Net net, float *w) {
    for (int i = 0; i < net.n; i++) w[1] += w[0] * net.input[i] * net.more[0];
}
static void update(Update a, float *w) { w[0] -= a.rate * w[1] * a.batch * a.more[11]; }
static Layer make(void) { return (Layer){forward, update}; }

float trained(const float *x, float rate) {
    Layer *layers = calloc(2, sizeof *layers);
    for (int i = 0; i < 2; i++) layers[i] = make();
    Net net = {1, x, {1}};
    Update a = {rate, 1, {0}};
    a.more[11] = 1;
    float w[2] = {1, 0};
    for (int i = 0; i < 2; i++) {
        layers[i].forward(net, w);
        if (layers[i].update) layers[i].update(a, w);
    }
    free(layers);
    return w[0];
}

// the same of results in memory
typedef struct {
    double sums[4];
} Sums;
typedef struct {
    const double *first;
    long n, step, left;
} Span;
typedef struct {
    Sums (*sums)(const double *, long);
    Span (*span)(const double *, long);
} Reader;

static Sums sums_of(const double *x, long n) {
    Sums found = {{0}};
    for (long i = 0; i < n; i++) found.sums[i % 4] += x[i] * x[i];
    return found;
}
static Span span_of(const double *x, long n) { return (Span){x, n, 1, 0}; }

static volatile int kind = 1;
double gathered(const double *x, int n) {
    Reader *reader = malloc(sizeof *reader);
    *reader = kind ? (Reader){sums_of, span_of} : (Reader){0, 0};
    Sums sums = reader->sums(x, n);
    Span span = reader->span(x, n);
    double s = 0;
    for (long i = 0; i < span.n; i += span.step) s += span.first[i] * sums.sums[i % 4];
    free(reader);
    return s;
}
