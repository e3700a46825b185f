// so much of Python's interface as batman's modules use
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
// the harness is a Python program: its own functions must not be taken
#define PyArg_ParseTuple stub_ParseTuple
#define PyErr_SetString stub_SetString
#define PyModule_Create stub_Create
#define PyExc_RuntimeError stub_RuntimeError
#define PY_MAJOR_VERSION 3
#define METH_VARARGS 1
#define PyModuleDef_HEAD_INIT 0
#define PyMODINIT_FUNC static __attribute__((unused)) PyObject *
#define inline static __attribute__((unused)) inline
typedef struct object {
  int kind;  // 'a', 'd', 'i' or 't'
  double number;
  long length[1];
  double *data;
  struct object *items[12];
} PyObject;
typedef struct { const char *name; PyObject *(*function)(PyObject *, PyObject *); int how; const char *doc; } PyMethodDef;
struct PyModuleDef { int head; const char *name, *doc; int size; PyMethodDef *methods; };
extern PyObject *PyExc_RuntimeError;
int PyArg_ParseTuple(PyObject *tuple, const char *format, ...);
void PyErr_SetString(PyObject *kind, const char *message);
PyObject *PyModule_Create(struct PyModuleDef *definition);
PyObject *new_object(int kind, long length);
PyObject *tuple_of(const char *format, ...);
void delete_object(PyObject *object);
