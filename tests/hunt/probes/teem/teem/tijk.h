#include <tijk/tijk.h>
