// Recursion over an array: sums by halves, and a quicksort that moves active values.
// differentiate: pairwise(x, n)  at: x = 1 2 3 4 5 6 7, n = 7
// differentiate: median_square(x, n)  at: x = 5.5 1.25 4 0.5 3 2.75 6, n = 7
__attribute__((noinline)) double pairwise(const double *x, int n) {
    if (n == 1) return x[0] * x[0];
    return pairwise(x, n / 2) * 0.5 + pairwise(x + n / 2, n - n / 2);
}

static void sort(double *x, int low, int high) {
    if (low >= high) return;
    double pivot = x[(low + high) / 2];
    int i = low, j = high;
    while (i <= j) {
        while (x[i] < pivot) i++;
        while (x[j] > pivot) j--;
        if (i <= j) {
            double t = x[i];
            x[i++] = x[j];
            x[j--] = t;
        }
    }
    sort(x, low, j);
    sort(x, i, high);
}

double median_square(double *x, int n) {
    sort(x, 0, n - 1);
    return x[n / 2] * x[n / 2] + x[0];
}
