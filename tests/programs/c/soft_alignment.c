// Dynamic programming: soft dynamic time warping, and a hard edit distance with active costs.
// differentiate: soft_dtw(x, y, n, m, gamma)  at: x = 1 2 3 2, y = 1.5 2.5 2, n = 4, m = 3, gamma = 0.5
// differentiate: edit(x, y, n, m)  at: x = 0.9 2.1 3.2 2.3, y = 1.45 2.63 1.9, n = 4, m = 3
#include <math.h>

double soft_dtw(const double *x, const double *y, int n, int m, double gamma) {
    double r[8][8];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) r[i][j] = 1e4;
    r[0][0] = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            double d = x[i - 1] - y[j - 1], a = r[i - 1][j], b = r[i][j - 1], c = r[i - 1][j - 1];
            double low = fmin(a, fmin(b, c));
            double s = exp((low - a) / gamma) + exp((low - b) / gamma) + exp((low - c) / gamma);
            r[i][j] = d * d + low - gamma * log(s);
        }
    return r[n][m];
}

double edit(const double *x, const double *y, int n, int m) {
    double previous[8], current[8];
    for (int j = 0; j <= m; j++) previous[j] = 0.7 * j;
    for (int i = 1; i <= n; i++) {
        current[0] = 0.7 * i;
        for (int j = 1; j <= m; j++) {
            double change = previous[j - 1] + fabs(x[i - 1] - y[j - 1]) * x[i - 1];
            double drop = previous[j] + 0.7, insert = current[j - 1] + 0.6 * y[j - 1];
            current[j] = change < drop ? (change < insert ? change : insert) : (drop < insert ? drop : insert);
        }
        for (int j = 0; j <= m; j++) previous[j] = current[j];
    }
    return previous[m];
}
