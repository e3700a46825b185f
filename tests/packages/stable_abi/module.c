#include <Python.h>
#include <enzyme.h>

double square(double x);

static PyObject *slope(PyObject *self, PyObject *argument) {
    (void)self;
    double x = PyFloat_AsDouble(argument);
    return PyErr_Occurred() ? NULL : PyFloat_FromDouble(__enzyme_autodiff((void *)square, x));
}

static PyMethodDef methods[] = {{"slope", slope, METH_O, "The slope of the square."}, {0}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "slope", NULL, -1, methods, 0, 0, 0, 0};

PyMODINIT_FUNC PyInit_slope(void) { return PyModule_Create(&definition); }
