// Large inactive parts beside active ones: hashing, counting, inactive arrays next to active ones.
// differentiate: histogram(x, n)  at: x = 0.5 1.5 2.25 2.75 0.25, n = 5
// differentiate: sparse(values, columns, starts, x, n)  at: values = 4 -1 2 3 0.5, columns = 0 1 1 0 2, starts = 0 2 3 5, x = 1 2 3, n = 3
// differentiate: gather(x, index, n)  at: x = 1 2 3 4, index = 3 0 0 2, n = 4
double histogram(const double *x, int n) {
    int bins[4] = {0};
    for (int i = 0; i < n; i++) bins[(int)x[i] & 3]++;
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] / bins[(int)x[i] & 3];
    return s;
}

double sparse(const double *values, const int *columns, const int *starts, const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double row = 0;
        for (int k = starts[i]; k < starts[i + 1]; k++) row += values[k] * x[columns[k]];
        s += row * row;
    }
    return s;
}

double gather(double *x, const int *index, int n) {
    for (int i = 0; i < n; i++) x[index[i]] += x[i] * x[index[i]];
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * (i + 1);
    return s;
}
