#include <hest/hest.h>
