// In front of libstdc++'s own header of this name.  The library has compiled the members of strings, up to C++17, and
// its headers keep them from being compiled again: nobody sees then what a string does with numbers that are kept in
// it.  With this value, which the library has for its own checks, they are compiled as they are from C++20 on.
#include_next <bits/c++config.h>

#if defined(_GLIBCXX_EXTERN_TEMPLATE) && _GLIBCXX_EXTERN_TEMPLATE > 0
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE -1
#endif
