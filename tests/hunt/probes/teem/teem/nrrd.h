#include <nrrd/nrrd.h>
