// Functions that are named in texts: nobody else calls them for that (a fill-reducing ordering in the manner of sparse solvers).
// differentiate: factored(a, n)  at: a = 4.1 0.3 3.9 0.2 4.4 0.5 4.2, n = 4
#include <stdio.h>
#include <stdlib.h>

enum { STATISTICS = 20 };
typedef struct {
    int start, length, degree, mark;
} column;

__attribute__((noinline)) static int room(int entries, int n) { return entries + n * (int)(sizeof(column) / sizeof(int)); }

__attribute__((noinline)) int order(int n, int entries, int size, int *work, int *first, int stats[STATISTICS]) {
    if (!stats) {
        fprintf(stderr, "order: no room for statistics\n");
        return 0;
    }
    for (int i = 0; i < STATISTICS; i++) stats[i] = 0;
    stats[3] = 0, stats[4] = -1, stats[5] = -1;
    if (size < room(entries, n)) {
        fprintf(stderr, "order: work space too small (%d)\n", size);
        stats[3] = -2, stats[4] = room(entries, n), stats[5] = size;
        return 0;
    }
    column *columns = (column *)(work + entries);
    for (int c = 0; c < n; c++) columns[c] = (column){first[c], first[c + 1] - first[c], 0, 0};
    for (int c = 0; c < n; c++)
        for (int k = 0; k < columns[c].length; k++) columns[work[columns[c].start + k]].degree++;
    for (int k = 0; k < n; k++) {
        int best = -1;
        for (int c = 0; c < n; c++)
            if (!columns[c].mark && (best < 0 || columns[c].degree < columns[best].degree)) best = c;
        columns[best].mark = 1;
        first[k] = best;
        stats[0] += columns[best].degree;
    }
    return 1;
}

// a tridiagonal matrix, eliminated in that order
double factored(const double *a, int n) {
    int first[9], stats[STATISTICS], entries = 3 * n - 2, size = room(entries, n);
    int *work = malloc(size * sizeof *work), at = 0;
    for (int c = 0; c < n; c++) {
        first[c] = at;
        for (int r = c ? c - 1 : 0; r < n && r <= c + 1; r++) work[at++] = r;
    }
    first[n] = at;
    if (!order(n, entries, size, work, first, stats)) return 0;
    double m[8][8] = {{0}}, product = 1;
    for (int c = 0; c < n; c++) m[c][c] = a[2 * c];
    for (int c = 0; c + 1 < n; c++) m[c][c + 1] = m[c + 1][c] = a[2 * c + 1];
    for (int k = 0; k < n; k++) {
        int p = first[k];
        product *= m[p][p];
        for (int l = k + 1; l < n; l++)
            for (int j = k + 1; j < n; j++) m[first[l]][first[j]] -= m[first[l]][p] * m[p][first[j]] / m[p][p];
    }
    free(work);
    return product + stats[0];
}
