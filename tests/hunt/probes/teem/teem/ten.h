#include <ten/ten.h>
