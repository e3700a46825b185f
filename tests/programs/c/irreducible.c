// Control flow that no nest of loops describes: a jump into a loop, and two entries into one cycle.
// differentiate: into_loop(x, enter, n)  at: x = 1.2, enter = 1, n = 4
// differentiate: into_loop(x, enter, n)  at: x = 1.2, enter = 0, n = 4
// differentiate: two_entries(x, n)  at: x = 0.9, n = 6
double into_loop(double x, int enter, int n) {
    int i = 0;
    if (enter) goto middle;
    while (i < n) {
        x = x * 1.1 + 0.05 * x * x;
    middle:
        x += 0.1 / x;
        i++;
    }
    return x * x;
}

double two_entries(double x, int n) {
    if (n & 1) goto right;
left:
    x = x * x + 0.1;
    if (--n <= 0) goto out;
    if (x > 1) goto left;
right:
    x = x * 0.8 + 0.3;
    if (--n > 0) goto left;
out:
    return x;
}
