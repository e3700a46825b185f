#include <limn/limn.h>
