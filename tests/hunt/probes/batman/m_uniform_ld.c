#include "_uniform_ld.c"

PyObject *uniform_ld(PyObject *args) { return _uniform_ld(NULL, args); }
