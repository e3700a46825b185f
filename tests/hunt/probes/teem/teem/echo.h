#include <echo/echo.h>
