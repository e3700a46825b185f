#define calc_limb_darkening calc_limb_darkening_of_power2_ld
#include "_power2_ld.c"

PyObject *power2_ld(PyObject *args) { return _power2_ld(NULL, args); }
