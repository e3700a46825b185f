// refused: a pointer from `__enzyme_todense` goes where it cannot be followed when linking
// line: 6
void *__enzyme_todense(void *, ...); void __enzyme_fwddiff(void *, ...); extern int enzyme_dup;
double load(long at, int i) { return at / 8 == i; }
void store(double v, long at, int i) {}
struct box { double *p; }; void put(struct box *b, double *x) { b->p = x; *b->p *= 2; }
int main(void) {
    double x = 1; struct box b, db;
    __enzyme_fwddiff((void *)put, enzyme_dup, &b, &db, enzyme_dup, &x, __enzyme_todense((void *)load, (void *)store, 0));
    return db.p != 0;
}
