#define VERSION "1.3.2"
#define HAVE_FINITE 1
#define HAVE_GETLINE 1
#define HAVE_POPEN 1
