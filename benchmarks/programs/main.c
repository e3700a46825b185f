/* Times primal and gradient in turns, and prints what it found as JSON: medians in seconds, and the relative error of
   the gradient along a random direction against central differences. */
#include "bench.h"
#include <time.h>

int enzyme_dup, enzyme_const, enzyme_dupnoneed, enzyme_out;
volatile double sink;
static struct benchmark b;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
static void run_primal(void) { sink = b.primal(); }
static double once(void (*what)(void), int repeats) {
    double start = now();
    for (int i = 0; i < repeats; i++) what();
    return (now() - start) / repeats;
}
static int compare(const void *a, const void *c) {
    double x = *(const double *)a, y = *(const double *)c;
    return (x > y) - (x < y);
}
static double median(double *values, int n) {
    qsort(values, n, sizeof(double), compare);
    return n % 2 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}
static long most_resident(void) {
    long kilobytes = 0;
    char line[256];
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file)) sscanf(line, "VmHWM: %ld", &kilobytes);
    if (file) fclose(file);
    return kilobytes;
}
/* How far one gradient raises the resident memory above what the primal needed: mostly its tape. */
static long bytes_of(void (*gradient)(void)) {
    run_primal();
    long before = most_resident();
    gradient();
    return 1024 * (most_resident() - before);
}
static double error_of(void (*gradient)(void)) {
    double *direction = numbers(b.n, 1, 0), *x = (double *)malloc(b.n * sizeof(double));
    memcpy(x, b.x, b.n * sizeof(double));
    memset(b.dx, 0, b.n * sizeof(double));
    gradient();
    double exact = 0, h = 1e-6, up, down;
    for (size_t i = 0; i < b.n; i++) exact += b.dx[i] * direction[i];
    for (size_t i = 0; i < b.n; i++) b.x[i] = x[i] + h * direction[i];
    up = b.primal();
    for (size_t i = 0; i < b.n; i++) b.x[i] = x[i] - h * direction[i];
    down = b.primal();
    memcpy(b.x, x, b.n * sizeof(double));
    double difference = (up - down) / (2 * h);
    return fabs(exact - difference) / (fabs(exact) + fabs(difference) + 1e-300);
}
int main(int argc, char **argv) {
    int runs = argc > 1 ? atoi(argv[1]) : 7;
    double *times[3], least = 0.02;
    void (*variants[3])(void);
    b = benchmark();
    variants[0] = run_primal, variants[1] = b.gradient, variants[2] = b.by_hand;
    long bytes = bytes_of(b.gradient);
    double error = error_of(b.checked ? b.checked : b.gradient), error_by_hand = b.by_hand ? error_of(b.by_hand) : 0;
    int repeats[3] = {1, 1, 1}, count = b.by_hand ? 3 : 2;
    for (int v = 0; v < count; v++) {
        times[v] = (double *)malloc(runs * sizeof(double));
        double took = once(variants[v], 1);
        if (took < least) repeats[v] = 1 + (int)(least / (took + 1e-9));
    }
    double *ratios = (double *)malloc(runs * sizeof(double));
    for (int r = 0; r < runs; r++) {
        for (int v = 0; v < count; v++) times[v][r] = once(variants[v], repeats[v]);
        ratios[r] = times[1][r] / times[0][r];
    }
    double ratio = median(ratios, runs), primal = median(times[0], runs), gradient = median(times[1], runs);
    printf("{\"inputs\": %zu, \"primal\": %.6g, \"gradient\": %.6g, \"ratio\": %.4g, \"error\": %.3g, \"bytes\": %ld", b.n, primal,
           gradient, ratio, error, bytes);
    if (b.by_hand) printf(", \"by_hand\": %.6g, \"error_by_hand\": %.3g", median(times[2], runs), error_by_hand);
    printf("}\n");
    return 0;
}
