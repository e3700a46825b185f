// Gravity with leapfrog steps; the bodies are an array of structs, updated in place.
// differentiate: simulate(bodies, n, steps, dt)  at: bodies = 0 0 0 0 0.1 0 5 1 0 0 0 1.5 0 0.3 0 1.8 0.1 0.9 0.1 0 0.2, n = 3, steps = 4, dt = 0.02
// tolerance: 1e-5
#include <math.h>

typedef struct { double x[3], v[3], m; } body;

static void kick(body *b, int n, double dt) {
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double d[3], r2 = 0.01;
            for (int k = 0; k < 3; k++) {
                d[k] = b[i].x[k] - b[j].x[k];
                r2 += d[k] * d[k];
            }
            double f = dt / (r2 * sqrt(r2));
            for (int k = 0; k < 3; k++) {
                b[i].v[k] -= d[k] * f * b[j].m;
                b[j].v[k] += d[k] * f * b[i].m;
            }
        }
}

double simulate(body *bodies, int n, int steps, double dt) {
    for (int s = 0; s < steps; s++) {
        kick(bodies, n, dt / 2);
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++) bodies[i].x[k] += dt * bodies[i].v[k];
        kick(bodies, n, dt / 2);
    }
    double e = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) e += 0.5 * bodies[i].m * bodies[i].v[k] * bodies[i].v[k];
    return e;
}
