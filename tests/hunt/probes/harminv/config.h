#define F77_FUNC(name, NAME) name##_
#define HAVE_CARG 1
#define HAVE_LONG_DOUBLE 1
