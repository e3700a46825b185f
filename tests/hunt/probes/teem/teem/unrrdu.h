#include <unrrdu/unrrdu.h>
