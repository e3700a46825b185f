// Two-dimensional stencils: Jacobi with a copy, Gauss-Seidel in place.
// differentiate: jacobi(u, n, steps)  at: u = random(25, 0, 1), n = 5, steps = 4
// differentiate: gauss_seidel(u, n, steps)  at: u = random(25, 0, 1), n = 5, steps = 3
double jacobi(double *u, int n, int steps) {
    double v[64];
    for (int t = 0; t < steps; t++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                v[i * n + j] = 0.25 * (u[i * n + j - 1] + u[i * n + j + 1] + u[(i - 1) * n + j] + u[(i + 1) * n + j]);
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) u[i * n + j] = v[i * n + j] + 0.1 * v[i * n + j] * u[i * n + j];
    }
    double s = 0;
    for (int i = 0; i < n * n; i++) s += u[i] * u[i];
    return s;
}

void gauss_seidel(double *u, int n, int steps) {
    for (int t = 0; t < steps; t++)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) {
                double *c = &u[i * n + j];
                *c += 0.3 * (c[-1] + c[1] + c[-n] + c[n] - 4 * *c) / (1 + *c * *c);
            }
}
