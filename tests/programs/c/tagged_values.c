// Values of several kinds in one struct: a tagged union, bit fields beside numbers, floats beside doubles, flags.
// differentiate: summed(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
// differentiate: particles(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
// roundoff: 1e-6
// tolerance: 5e-3
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    enum { NONE, INTEGER, REAL, PAIR, VECTOR } kind;
    union {
        int64_t integer;
        double real;
        struct {
            double first, second;
        } pair;
        struct {
            double *data;
            int count;
        } vector;
    } as;
} value;

static double total(const value *v) {
    switch (v->kind) {
    case INTEGER: return (double)v->as.integer;
    case REAL: return v->as.real;
    case PAIR: return v->as.pair.first * v->as.pair.second;
    case VECTOR: {
        double s = 0;
        for (int i = 0; i < v->as.vector.count; i++) s += v->as.vector.data[i] * (i + 1);
        return s;
    }
    default: return 0;
    }
}

double summed(const double *x, int n) {
    value *v = calloc(n, sizeof *v);
    double s = 0;
    for (int i = 0; i < n; i++) switch (i % 4) {
        case 0: v[i].kind = REAL; v[i].as.real = x[i] * x[i]; break;
        case 1: v[i].kind = INTEGER; v[i].as.integer = i * 3; break;
        case 2: v[i].kind = PAIR; v[i].as.pair.first = x[i]; v[i].as.pair.second = x[i - 1] * x[i]; break;
        case 3:
            v[i].kind = VECTOR;
            v[i].as.vector.count = i;
            v[i].as.vector.data = malloc(i * sizeof(double));
            for (int j = 0; j < i; j++) v[i].as.vector.data[j] = x[j] * x[i];
        }
    for (int i = 0; i < n; i++) s += total(&v[i]) * (i + 1);
    for (int i = 0; i < n; i++)
        if (v[i].kind == VECTOR) free(v[i].as.vector.data);
    free(v);
    return s;
}

typedef struct {
    unsigned alive : 1, species : 3;
    int age : 12;
    float charge;
    double position[2];
    bool fixed;
    char label[3];
    double speed;
} particle;

double particles(const double *x, int n) {
    particle p[8] = {{0}};
    for (int i = 0; i < n; i++) {
        p[i] = (particle){.alive = 1, .species = i % 5, .charge = (float)(0.5 * x[i]), .position = {x[i], -x[i]},
                          .fixed = i == 2, .label = "ab", .speed = x[(i + 1) % n]};
    }
    for (int step = 0; step < 4; step++)
        for (int i = 0; i < n; i++) {
            if (!p[i].alive || p[i].fixed) continue;
            p[i].position[0] += 0.1 * p[i].speed * p[i].charge;
            p[i].position[1] *= 1 - 0.1 * p[i].position[0];
            p[i].age += 100;
            if (p[i].age > 250) p[i].alive = 0;
            particle t = p[i];
            if (step == 1 && i > 0) {
                p[i] = p[i - 1];
                p[i - 1] = t;
            }
        }
    double s = 0;
    for (int i = 0; i < n; i++) s += p[i].position[0] * p[i].position[1] * (1 + p[i].species) + p[i].charge;
    return s;
}
