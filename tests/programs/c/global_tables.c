// A global that one function writes and another one reads.
// differentiate: through_table(x)   at: x = 0.7
static double table[4];
__attribute__((noinline)) static void fill(double x) { for (int i = 0; i < 4; i++) table[i] = x * i; }
__attribute__((noinline)) static double entry(int i) { return table[i] * table[i]; }

double through_table(double x) {
    fill(x);
    double s = 0;
    for (int i = 0; i < 4; i++) s += entry(i);
    return s;
}
