/* What Easel's configure would write, without vector units. */
#ifndef eslCONFIG_INCLUDED
#define eslCONFIG_INCLUDED
#define EASEL_VERSION "0.48"
#define EASEL_DATE ""
#define EASEL_COPYRIGHT ""
#define EASEL_LICENSE ""
#define EASEL_URL ""
#define eslDEBUGLEVEL 0
#define HAVE_ENDIAN_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_STDINT_H 1
#define HAVE_UNISTD_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_STRINGS_H 1
#define HAVE_NETINET_IN_H 1
#define HAVE_SYS_PARAM_H 1
#define HAVE_ALIGNED_ALLOC 1
#define HAVE_ERFC 1
#define HAVE_GETCWD 1
#define HAVE_GETPID 1
#define HAVE_POPEN 1
#define HAVE_POSIX_MEMALIGN 1
#define HAVE_STRCASECMP 1
#define HAVE_STRSEP 1
#define HAVE_SYSCONF 1
#define HAVE_TIMES 1
#define HAVE_FSEEKO 1
#endif
