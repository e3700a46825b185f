#include "_rsky.c"

PyObject *rsky(PyObject *args) { return _rsky(NULL, args); }
