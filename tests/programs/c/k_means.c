// Assignments by the nearest, by rank and by hash: clusters, nearest neighbours, histograms, a raster, a quadtree sum.
// differentiate: clusters(x, n, k, rounds)  at: x = 0.1 0.2 0.9 1.1 -0.8 -0.9 0.3 0.1 1.2 0.7 -1.1 -0.5, n = 6, k = 3, rounds = 3
// differentiate: neighbours(x, n, k)  at: x = 0.1 0.2 0.9 1.1 -0.8 -0.9 0.3 0.1 1.2 0.7, n = 5, k = 2
// differentiate: raster(x, v, n)  at: x = 0.15 2.4 1.3 3.6, v = 0.5 1.5 -0.7 2.2, n = 4
// differentiate: viterbi(e, t, n)  at: e = random(12, -2, 0), t = random(9, -2, 0), n = 4
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double x, y;
} point;

static double distance2(point a, point b) {
    double dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}

double clusters(const double *x, int n, int k, int rounds) {
    const point *p = (const point *)x;
    point *centre = malloc(k * sizeof *centre), *sum = malloc(k * sizeof *sum);
    int *count = malloc(k * sizeof *count), *owner = malloc(n * sizeof *owner);
    memcpy(centre, p, k * sizeof *centre);
    for (int r = 0; r < rounds; r++) {
        memset(count, 0, k * sizeof *count);
        memset(sum, 0, k * sizeof *sum);
        for (int i = 0; i < n; i++) {
            double best = DBL_MAX;
            for (int c = 0; c < k; c++) {
                double d = distance2(p[i], centre[c]);
                if (d < best) {
                    best = d;
                    owner[i] = c;
                }
            }
            sum[owner[i]].x += p[i].x;
            sum[owner[i]].y += p[i].y;
            count[owner[i]]++;
        }
        for (int c = 0; c < k; c++)
            if (count[c]) centre[c] = (point){sum[c].x / count[c], sum[c].y / count[c]};
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += distance2(p[i], centre[owner[i]]) * (owner[i] + 1);
    free(owner);
    free(count);
    free(sum);
    free(centre);
    return s;
}

typedef struct {
    double d;
    int index;
} ranked;

double neighbours(const double *x, int n, int k) {
    const point *p = (const point *)x;
    double s = 0;
    for (int i = 0; i < n; i++) {
        ranked heap[8];
        int used = 0;
        for (int j = 0; j < n; j++) {
            if (j == i) continue;
            ranked r = {distance2(p[i], p[j]), j};
            int at;
            if (used < k)
                at = used++;
            else if (r.d < heap[k - 1].d)
                at = k - 1;
            else
                continue;
            for (; at > 0 && heap[at - 1].d > r.d; at--) heap[at] = heap[at - 1];
            heap[at] = r;
        }
        double w = 0, total = 0;
        for (int q = 0; q < used; q++) {
            double weight = 1 / (0.1 + heap[q].d);
            w += weight;
            total += weight * p[heap[q].index].y;
        }
        s += total / w * p[i].x;
    }
    return s;
}

double raster(const double *x, const double *v, int n) {
    double cell[6] = {0};
    long counts[6] = {0};
    for (int i = 0; i < n; i++) {
        int left = (int)floor(x[i]);
        double w = x[i] - left;
        cell[left] += (1 - w) * v[i];
        cell[left + 1] += w * v[i];
        counts[left]++;
    }
    double s = 0;
    for (int c = 0; c < 6; c++) s += cell[c] * cell[c] * (1 + counts[c]);
    return s;
}

double viterbi(const double *e, const double *t, int n) {
    enum { STATES = 3 };
    double score[2][STATES];
    int back[16][STATES], path[16];
    memcpy(score[0], e, sizeof score[0]);
    for (int i = 1; i < n; i++)
        for (int s = 0; s < STATES; s++) {
            double best = -INFINITY;
            for (int r = 0; r < STATES; r++) {
                double v = score[(i - 1) & 1][r] + t[r * STATES + s];
                if (v > best) best = v, back[i][s] = r;
            }
            score[i & 1][s] = best + e[i * STATES + s];
        }
    int end = 0;
    for (int s = 1; s < STATES; s++)
        if (score[(n - 1) & 1][s] > score[(n - 1) & 1][end]) end = s;
    double log_path = score[(n - 1) & 1][end];
    path[n - 1] = end;
    for (int i = n - 1; i > 0; i--) path[i - 1] = back[i][path[i]];
    for (int i = 0; i < n; i++) log_path += 0.1 * exp(e[i * STATES + path[i]]);
    return log_path;
}
