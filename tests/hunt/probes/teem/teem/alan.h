#include <alan/alan.h>
