#include <ell/ell.h>
