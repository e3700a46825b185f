/* Not even static: each file that includes this has its own. */
static double plain(double x) { return x; }
static double plain_forward(double x, double dx) { return 5 * dx; }
void *__enzyme_register_derivative_plain[] = {(void *)plain, (void *)plain_forward};
