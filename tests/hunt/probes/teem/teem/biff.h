#include <biff/biff.h>
