#include "_eclipse.c"

PyObject *eclipse(PyObject *args) { return _eclipse(NULL, args); }
