#include "_quadratic_ld.c"

PyObject *quadratic_ld(PyObject *args) { return _quadratic_ld(NULL, args); }
