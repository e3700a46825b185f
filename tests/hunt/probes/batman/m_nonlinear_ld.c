#define calc_limb_darkening calc_limb_darkening_of_nonlinear_ld
#include "_nonlinear_ld.c"

PyObject *nonlinear_ld(PyObject *args) { return _nonlinear_ld(NULL, args); }
