#pragma once
typedef PyObject PyArrayObject;
typedef long npy_intp;
#define import_array() ((void)0)
#define PyArray_DIMS(a) ((a)->length)
#define PyArray_TYPE(a) ((a)->kind)
#define PyArray_DATA(a) ((void *)(a)->data)
#define PyArray_SimpleNew(rank, dims, type) new_object(type, (dims)[0])
#define PyArray_Return(a) (a)
