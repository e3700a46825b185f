/* Every function twice: with its loops annotated, and without. */
double NAME(swapped)(double *u, double *v, double k, long steps) {
    double e = 0;
    for (long t = 0; t < steps; ++t) {
        CHECKPOINT(enzyme_revolve, 3, u, N * sizeof *u, v, N * sizeof *v);
        diffuse(u, v, N, k);
        e += v[N / 2] * 0.01 * t;
        double *w = u;
        u = v;
        v = w;
        if (e > 3) break;
    }
    return e + u[N / 3];
}
double NAME(members)(double *u, double *v, double k, long steps) {
    struct grid g = {u, v, 0, N};
    return NAME(of_grid)(&g, k, steps);
}
double NAME(of_grid)(struct grid *g, double k, long steps) {
    long t = 0;
    while (t < steps) {
        CHECKPOINT(enzyme_budget, 2000, g->u, g->n * sizeof(double), g->v, g->n * sizeof(double));
        ++t;
        for (int i = 1; i + 1 < g->n; ++i) g->v[i] += k * sin(g->u[i - 1] - 2 * g->u[i] + g->u[i + 1]);
        for (int i = 1; i + 1 < g->n; ++i) g->u[i] += k * g->v[i];
        g->energy += g->v[3] * g->v[3];
    }
    return g->energy;
}
double NAME(local)(double *u, double *v, double k, long steps) {
    double a[N];
    for (int i = 0; i < N; ++i) a[i] = u[i] + v[i], memory[i] = 0;
    for (long t = 0; t < steps; ++t) {
        CHECKPOINT(enzyme_store_all, 0);
        double b[N];
        diffuse(a, b, N, k);
        for (int i = 1; i + 1 < N; ++i) a[i] = b[i], memory[i] += 0.1 * b[i] * b[i - 1 + (i == 1)];
    }
    return a[3] + memory[4];
}
double NAME(nested)(double *u, double *v, double k, long steps) {
    double x[2] = {u[3], v[3]}, e = 0;
    for (long t = 0; t < steps; ++t) {
        CHECKPOINT(enzyme_revolve, 2);
        double r = x[0];
        for (int i = 0; i < 5 + t % 3; ++i) {
            CHECKPOINT(enzyme_periodic, 2);
            r -= (r * r * r - x[1] - k) / (3 * r * r + 1);
        }
        x[1] = 0.5 * x[1] + 0.1 * r;
        x[0] = r;
        e += r * x[1];
    }
    return e;
}
double NAME(scalars)(double *u, double *v, double k, long steps) {
    double x = u[1], y = v[1];
    for (long i = 0; i < steps; ++i) {
        CHECKPOINT(enzyme_revolve, 0);
        double z = x + k * y + 1e-3 * (i % 7);
        y -= k * sin(x);
        x = z;
    }
    return x * y;
}
double NAME(called)(double *u, double *v, double k, long steps) {
    for (long i = 0; i < steps; ++i) {
        CHECKPOINT(enzyme_periodic, 4, u, N * sizeof *u, v, N * sizeof *v);
        if (i % 2) advance(u, v, k); else advance(v, u, k);
    }
    return u[3] * v[4];
}
double NAME(iterated)(double *u, double *v, double k, long steps) { /* until it changes no more; memory of its own */
    double *w = (double *)malloc(N * sizeof *w), r = 0;
    int round = 0;
    for (int i = 0; i < N; ++i) w[i] = u[i];
    do {
        CHECKPOINT(enzyme_periodic, 5, w, N * sizeof *w);
        if (round > 10000) abort();
        r = 0;
        for (int i = 1; i + 1 < N; ++i) {
            double next = (v[i] + k * (w[i - 1] + w[i + 1])) / (1 + 2 * k) + 0.01 * sin(w[i]);
            r += (next - w[i]) * (next - w[i]);
            w[i] = next;
        }
        if (++round % 7 == 0) continue;
        w[round % N] *= 1.0001;
    } while (r > 1e-4 && round < steps);
    for (int i = 0; i < N; ++i) r += w[i] * w[i] * i;
    free(w);
    return r;
}
