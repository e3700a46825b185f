#include <mite/mite.h>
