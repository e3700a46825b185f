#include <gage/gage.h>
