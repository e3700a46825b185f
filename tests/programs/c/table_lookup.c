// Interpolation in tables: indices come from active values by truncation.
// differentiate: linear(table, n, x)  at: table = 1 2.5 0.5 3 2, n = 5, x = 2.3
// differentiate: bilinear(table, rows, columns, u, v)  at: table = random(12, 0, 1), rows = 3, columns = 4, u = 1.4, v = 2.2
// differentiate: constant_table(x, n)  at: x = 0.3 2.4 1.7, n = 3
static const double air[5] = {1.225, 1.112, 1.007, 0.909, 0.819};

double linear(const double *table, int n, double x) {
    int i = (int)x;
    if (i < 0) i = 0;
    if (i > n - 2) i = n - 2;
    double f = x - i;
    return table[i] * (1 - f) + table[i + 1] * f;
}

double bilinear(const double *table, int rows, int columns, double u, double v) {
    int i = (int)u % (rows - 1), j = (int)v % (columns - 1);
    const double *c = table + i * columns + j;
    double p = u - i, q = v - j;
    return (1 - p) * ((1 - q) * c[0] + q * c[1]) + p * ((1 - q) * c[columns] + q * c[columns + 1]);
}

double constant_table(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += linear(air, 5, x[i]) * x[i];
    return s;
}
