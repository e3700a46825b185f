#include <moss/moss.h>
