// Loops and branches made by goto.
// differentiate: loop_by_goto(x, n)  at: x = 1.1, n = 5
// differentiate: state_machine(x)  at: x = 3.7
double loop_by_goto(double x, int n) {
    int i = 0;
again:
    if (i >= n) goto done;
    x = x * x * 0.7 + 0.2;
    i++;
    goto again;
done:
    return x;
}

double state_machine(double x) {
    double y = 1;
first:
    y *= x;
    if (y > 50) goto last;
    if (x > 3) goto second;
    x += 0.3;
    goto first;
second:
    x -= 0.9;
    y += x * x;
    goto first;
last:
    return y - x;
}
