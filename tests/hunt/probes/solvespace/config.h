#define PACKAGE_VERSION "3.1"
#define GIT_HASH_URL ""
#define UNIX_DATADIR "/nowhere"
#define HAVE_OPENGL 3
