"""What the C library's headers declare besides what `library` has: a file that includes them must not define it."""

RESERVED = frozenset(
    """
    a64l aligned_alloc alloca arc4random arc4random_buf arc4random_uniform at_quick_exit atexit atol atoll bcmp
    bcopy bsearch bzero clearenv clearerr clearerr_unlocked ctermid div dprintf drand48 drand48_r drem dremf dreml
    ecvt ecvt_r erand48 erand48_r explicit_bzero fclose fcvt fcvt_r fdopen feof feof_unlocked ferror ferror_unlocked
    fflush fflush_unlocked ffs ffsl ffsll fgetc fgetc_unlocked fgetpos fgets fileno fileno_unlocked finite finitef
    finitel flockfile fmemopen fopen fprintf fputc fputc_unlocked fputs fread fread_unlocked freopen fscanf fseek
    fseeko fsetpos ftell ftello ftrylockfile funlockfile fwrite fwrite_unlocked gamma gammaf gammal gcvt getc
    getc_unlocked getchar getchar_unlocked getdelim getline getloadavg getsubopt getw index initstate initstate_r
    isinf isinff isinfl isnan isnanf isnanl j0 j0f j0l j1 j1f j1l jn jnf jnl jrand48 jrand48_r l64a lcong48
    lcong48_r ldiv lgamma_r lgammaf_r lgammal_r lldiv lrand48 lrand48_r mblen mbstowcs mbtowc memccpy memchr mkdtemp
    mkstemp mkstemps mktemp mrand48 mrand48_r nexttoward nexttowardf nexttowardl nrand48 nrand48_r on_exit
    open_memstream pclose perror popen posix_memalign pselect putc putc_unlocked putchar_unlocked putenv putw qecvt
    qecvt_r qfcvt qfcvt_r qgcvt quick_exit rand_r random random_r reallocarray realpath remove rename renameat
    rewind rindex rpmatch scalb scalbf scalbl scanf seed48 seed48_r select setbuf setbuffer setenv setlinebuf
    setstate setstate_r setvbuf significand significandf significandl srand48 srand48_r srandom srandom_r stpcpy
    stpncpy strcasecmp strcasecmp_l strcoll strcoll_l strcspn strdup strerror strerror_l strerror_r strncasecmp
    strncasecmp_l strncat strndup strnlen strpbrk strrchr strsep strsignal strspn strstr strtof strtok strtok_r
    strtol strtold strtoll strtoq strtoul strtoull strtouq strxfrm strxfrm_l system tempnam tmpfile tmpnam tmpnam_r
    ungetc unsetenv valloc vdprintf vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wcstombs wctomb y0
    y0f y0l y1 y1f y1l yn ynf ynl
    """.split()
)
