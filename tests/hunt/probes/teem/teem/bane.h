#include <bane/bane.h>
