// Sorting algorithms that move active values, then a functional of the order statistics.
// differentiate: insertion(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5 2.2, n = 6
// differentiate: bubble(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5 2.2, n = 6
// differentiate: heap(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5 2.2, n = 6
void insertion(double *x, int n) {
    for (int i = 1; i < n; i++) {
        double v = x[i];
        int j = i - 1;
        for (; j >= 0 && x[j] > v; j--) x[j + 1] = x[j];
        x[j + 1] = v * v;
    }
}

double bubble(double *x, int n) {
    int swapped;
    do {
        swapped = 0;
        for (int i = 0; i + 1 < n; i++)
            if (x[i] > x[i + 1]) {
                double t = x[i];
                x[i] = x[i + 1];
                x[i + 1] = t;
                swapped = 1;
            }
    } while (swapped);
    double s = 1;
    for (int i = 0; i < n; i++) s = 0.5 * s * x[i] + i * x[i];
    return s;
}

static void sift(double *x, int i, int n) {
    for (int child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && x[child + 1] > x[child]) child++;
        if (x[i] >= x[child]) return;
        double t = x[i];
        x[i] = x[child];
        x[child] = t;
    }
}

double heap(double *x, int n) {
    for (int i = n / 2; i-- > 0;) sift(x, i, n);
    double s = 0;
    while (n > 1) {
        s = s * 0.5 + x[0] * x[0];
        x[0] = x[--n];
        sift(x, 0, n);
    }
    return s;
}
