#include "Python.h"
#include <stdarg.h>

PyObject *PyExc_RuntimeError = NULL;

PyObject *new_object(int kind, long length) {
  PyObject *made = calloc(1, sizeof *made);
  made->kind = kind;
  made->length[0] = length;
  if (kind == 'a') made->data = malloc(length * sizeof(double));
  return made;
}

void delete_object(PyObject *object) {
  if (object->kind == 't')
    for (long i = 0; i < object->length[0]; i++)
      if (object->items[i]->kind != 'a') delete_object(object->items[i]);
  free(object->data);
  free(object);
}

PyObject *tuple_of(const char *format, ...) {
  PyObject *made = new_object('t', strlen(format));
  va_list from;
  va_start(from, format);
  for (int i = 0; format[i]; i++) {
    if (format[i] == 'O') {
      made->items[i] = va_arg(from, PyObject *);
      continue;
    }
    made->items[i] = new_object(format[i], 0);
    made->items[i]->number = format[i] == 'd' ? va_arg(from, double) : va_arg(from, int);
  }
  va_end(from);
  return made;
}

int PyArg_ParseTuple(PyObject *tuple, const char *format, ...) {
  va_list to;
  va_start(to, format);
  for (int i = 0; format[i]; i++) {
    if (format[i] == 'O') *va_arg(to, PyObject **) = tuple->items[i];
    else if (format[i] == 'd') *va_arg(to, double *) = tuple->items[i]->number;
    else *va_arg(to, int *) = (int)tuple->items[i]->number;
  }
  va_end(to);
  return 1;
}

void PyErr_SetString(PyObject *kind, const char *message) { fprintf(stderr, "%s\n", message); }

PyObject *PyModule_Create(struct PyModuleDef *definition) { return NULL; }
