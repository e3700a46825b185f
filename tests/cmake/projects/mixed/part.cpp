#include <cxx_only.h>

#include <string>

#ifdef ONLY_C
#error for C only
#endif
#ifdef __GXX_RTTI
#error the target asks for no run-time types
#endif

template <class T>
concept Small = sizeof(T) < 5;

extern "C" __attribute__((visibility("default"))) int part()
{
    static_assert(Small<int>);
    std::string text(2, 'x');
    return 10000 + static_cast<int>(text.size()) + FROM_CXX_ONLY;
}
