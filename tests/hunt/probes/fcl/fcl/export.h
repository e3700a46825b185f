#pragma once
#define FCL_EXPORT
#define FCL_NO_EXPORT
#define FCL_DEPRECATED
