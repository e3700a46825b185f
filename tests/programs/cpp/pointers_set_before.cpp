// Pointers in globals that were set before what is differentiated, and are copied elsewhere before they are looked through.
// differentiate: collected(x, n)  at: x = 1.3 -2.2 0.9, n = 3
// differentiate: copied(x, n)  at: x = 1.3 -2.2 0.9, n = 3
// differentiate: from_tables(x, n)  at: x = 1.3 2.2 0.9, n = 3
// differentiate: held_back(x, n)  at: x = 1.3 -2.2 0.9, n = 3
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <vector>

// numbers are kept where they lead
static double *kept[3];
static void prepare() {
    for (double *&one : kept)
        if (!one) one = new double(0);
}
extern "C" double collected(const double *x, int n) {
    prepare();
    std::vector<double *> all;
    for (int i = 0; i < n; i++) all.push_back(kept[i]);
    for (int i = 0; i < n; i++) *all[i] = 3 * x[i];
    return *all[0] * *all[1] + *all[2];
}
static double *others[3];
extern "C" double copied(const double *x, int n) {
    for (double *&one : others)
        if (!one) one = new double(0);
    double **all = (double **)std::malloc(sizeof others);
    std::memcpy(all, others, sizeof others);
    for (int i = 0; i < n; i++) *all[i] = 3 * x[i];
    double r = *all[0] * *all[1] + *all[2];
    std::free(all);
    return r;
}

// tables are only read
struct Tables {
    double *sines, *squares;
    int size;
};
static Tables tables;
extern "C" double from_tables(const double *x, int n) {
    if (!tables.size) {
        tables = {new double[16], new double[16], 16};
        for (int i = 0; i < 16; i++) tables.sines[i] = std::sin(0.3 * i), tables.squares[i] = i * i;
    }
    Tables mine = tables;
    std::vector<const double *> all = {mine.sines, mine.squares};
    double s = 0;
    for (int i = 0; i < n; i++)
        for (const double *table : all) {
            int k = (int)std::fabs(x[i] * 3);
            s += table[k] * x[i] * x[i] + table[k + 1];
        }
    return s;
}

// nothing active is stored there
static double *counts[3];
extern "C" double held_back(const double *x, int n) {
    for (double *&one : counts)
        if (!one) one = new double(0);
    double *mine[3], s = 0;
    std::memcpy(mine, counts, sizeof counts);
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
