// Arrays of sizes between the pointers of a record, moved from places that are known at run time alone.
// differentiate: blurred(image, kernel)  at: image = 0.3 0.5 -0.2 0.8 0.1 0.7, kernel = 0.4 0.9
// differentiate: of_many(image, kernel)  at: image = 0.3 0.5 -0.2 0.8 0.1 0.7, kernel = 0.4 0.9
#include <stdlib.h>
#include <string.h>

typedef struct {
    const float *data;
    long sizes[2];
} Table;

typedef struct {
    const float *image;
    long strides[2], sizes[2], along[1];
    const char *name;
    float *own;  // a copy of the kernel
    const Table *whole;
    long kernel_sizes[1];
} Evaluator;

static volatile int dimension = 1;

__attribute__((noinline)) static void begin(Evaluator *e, const Table *image, const Table *kernel, const int *dims) {
    memset(e->sizes, 0, sizeof e->sizes);
    e->image = image->data;
    e->name = "blur";
    e->whole = image;
    e->own = malloc(kernel->sizes[0] * sizeof(float));
    memcpy(e->own, kernel->data, kernel->sizes[0] * sizeof(float));
    e->kernel_sizes[0] = kernel->sizes[0];
    e->strides[0] = 1;
    for (int i = 1; i < 2; i++) e->strides[i] = e->strides[i - 1] * image->sizes[i - 1];
    for (int i = 0; i < 2; i++) e->sizes[i] = image->sizes[i];
    e->along[0] = e->strides[dims[0]];  // a size goes from a place that is not known to another array
    e->sizes[dims[0]] = image->sizes[dims[0]] - kernel->sizes[0] + 1;
}

__attribute__((noinline)) static float sum_of(const Evaluator *e) {
    float sum = 0;
    for (long j = 0; j < e->sizes[1] && j < e->whole->sizes[1]; j++)
        for (long i = 0; i < e->sizes[0]; i++) {
            float here = 0;
            for (long k = 0; k < e->kernel_sizes[0]; k++)
                here += e->own[k] * e->image[i * e->strides[0] + j * e->strides[1] + k * e->along[0]];
            sum += here * here * (1 + i);
        }
    return e->name[0] == 'b' ? sum : -sum;
}

__attribute__((noinline)) float blurred(const float *image, const float *kernel) {
    Table whole = {image, {2, 3}}, small = {kernel, {2, 0}};
    int dims[1] = {dimension};
    Evaluator e;
    begin(&e, &whole, &small, dims);
    float found = sum_of(&e);
    free(e.own);
    return found;
}

/* The records are elements of an array. */
__attribute__((noinline)) float of_many(const float *image, const float *kernel) {
    Table whole = {image, {2, 3}}, small = {kernel, {2, 0}};
    int n = 1 + dimension;
    Evaluator *all = malloc(n * sizeof *all);
    float found = 0;
    for (int i = 0; i < n; i++) {
        int dims[1] = {i};
        begin(&all[i], &whole, &small, dims);
        found += sum_of(&all[i]) / (1 + i);
        free(all[i].own);
    }
    free(all);
    return found;
}
