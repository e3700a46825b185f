// Short recurrences: their adjoints are linear recurrences, which are taken apart; entered again and again, or never
// differentiate: euler(x, n)  at: x = 0.2 1.7 0.9, n = 9
// differentiate: euler(x, n)  at: x = 0.2 1.7 0.9, n = 0
// differentiate: euler(x, n)  at: x = 0.2 1.7 0.9, n = 1
// differentiate: series(x, n)  at: x = 0.6, n = 1
// differentiate: series(x, n)  at: x = 0.6, n = 2
// differentiate: series(x, n)  at: x = 0.6, n = 17
// differentiate: oscillator(x, n)  at: x = 0.3 -0.8 1.4 0.2, n = 11
// differentiate: fractions(x, n)  at: x = 0.3 1.8 0.7, n = 6
// differentiate: rows(x, n, m)  at: x = 0.3 -0.6 0.9 0.4 0.8 -0.2, n = 3, m = 2
// differentiate: chosen(x, n)  at: x = 0.3 1.2 0.7, n = 8
// differentiate: seasons(x, n)  at: x = 0.5 0.9 -0.3 1.1, n = 7
// differentiate: halves(x, n)  at: x = 0.5 0.75 1.25, n = 9

double euler(const double *x, int n) {
    double y = x[0];
    for (int s = 0; s < n; s++) y += 0.1 * x[1] * y * (x[2] - y);
    return y;
}

double series(double x, int n) {
    double sum = 0, power = 1;
    for (int i = 1; i <= n; i++) {
        power *= x;
        sum += power / i;
    }
    return sum;
}

/* Two numbers that need each other. */
double oscillator(const double *x, int n) {
    double place = x[0], speed = x[1], energy = 0;
    for (int s = 0; s < n; s++) {
        speed -= 0.1 * (x[2] * place + x[3] * place * place * place);
        place += 0.1 * speed;
        energy += speed * speed;
    }
    return place + 0.1 * energy;
}

double fractions(const double *x, int n) {
    double y = x[0];
    for (int s = 0; s < n; s++) y = (y + x[1]) / (1 + x[2] * y);
    return y;
}

/* The recurrence begins anew in each row; m may differ from row to row, and be none. */
double rows(const double *x, int n, int m) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i];
        for (int j = 0; j < m * i; j++) {
            y = y * y * x[i + 1] + x[5 - i];
            total += y / (j + 1);
        }
        total += y;
    }
    return total;
}

double chosen(const double *x, int n) {
    double y = x[0];
    for (int s = 0; s < n; s++) y = s % 3 ? y * x[1] * y + x[2] : y * x[2] * 0.5 - x[1];
    return y;
}

/* The last two values are kept; something is added in every turn. */
double seasons(const double *x, int n) {
    double now = x[0], before = x[1], total = 0;
    for (int s = 0; s < n; s++) {
        double next = x[2] * now * before + x[3] * now;
        before = now;
        now = next;
        total += now * now;
    }
    return total;
}

float halves(const float *x, int n) {
    float y = x[0], sum = 0;
    for (int s = 0; s < n; s++) {
        y = y * y * x[1] * 0.5f + x[2] * 0.25f;
        sum += y * x[2];
    }
    return sum;
}
