#define calc_limb_darkening calc_limb_darkening_of_logarithmic_ld
#include "_logarithmic_ld.c"

PyObject *logarithmic_ld(PyObject *args) { return _logarithmic_ld(NULL, args); }
