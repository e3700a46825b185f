"""Functions of C's library and of POSIX that have no derivative."""

from __future__ import annotations

from enzyme_build.rules.library.inactive import (
    FILLED,
    IN_FIRST,
    RESULT,
    Inside,
    inactive,
    inactive_memory_pattern,
    inactive_pattern,
)

OUTPUT = "output only"
inactive(
    """printf dprintf vprintf vdprintf puts putchar putc fputc fputs write perror
    _IO_putc putc_unlocked putchar_unlocked fputc_unlocked fputs_unlocked pwrite pwrite64 writev
    pwritev putwc putwchar openlog closelog setlogmask vsyslog
    __printf_chk __vprintf_chk __dprintf_chk syslog __syslog_chk
    wprintf fwprintf fputws fputwc iprintf fiprintf __small_printf psignal""",
    because=OUTPUT,
)
inactive("fprintf vfprintf __fprintf_chk __vfprintf_chk", because=OUTPUT, text="printed")
inactive("fwrite fwrite_unlocked", because=OUTPUT, text="printed", stream=3, bytes_from=0)
inactive(
    """fopen fopen64 fdopen freopen fclose fflush fseek fseeko ftell ftello rewind feof ferror clearerr fileno setbuf
    setvbuf setlinebuf open open64 openat close lseek lseek64 fsync fdatasync ftruncate truncate remove rename unlink
    mkdir rmdir opendir readdir closedir access stat fstat lstat stat64 fstat64 isatty tmpfile tmpnam mkstemp popen
    pclose pipe dup dup2 fcntl ioctl flockfile funlockfile fgetpos fsetpos chdir chmod umask select poll socket bind
    listen accept connect send mprotect msync madvise sync ungetc getc fgetc getchar _IO_getc
    getc_unlocked fgetc_unlocked
    fseeko64 ftello64 freopen64 fgetpos64 fsetpos64 tmpfile64 mkstemp64 openat64 creat creat64 lstat64 fstatat fstatat64
    __xstat __fxstat __lxstat __xstat64 __fxstat64 __lxstat64 statx statfs fstatfs statvfs fstatvfs statfs64 fstatfs64
    statvfs64 fstatvfs64 ftruncate64 truncate64 fallocate fallocate64 posix_fallocate posix_fallocate64 posix_fadvise
    posix_fadvise64 readdir64 rewinddir telldir seekdir fdopendir dirfd mkdtemp mktemp tempnam mkostemp mkostemp64
    mkstemps unlinkat linkat symlinkat renameat renameat2 mkdirat mkfifo mknod link symlink faccessat euidaccess eaccess
    fchmod fchmodat lchmod chown fchown lchown fchownat fchdir utime utimes utimensat futimens flock lockf lockf64
    fcntl64 dup3 pipe2 feof_unlocked ferror_unlocked clearerr_unlocked fileno_unlocked fflush_unlocked
    fcloseall closefrom sync_file_range syncfs ppoll pselect eventfd
    socketpair shutdown getsockopt setsockopt getsockname getpeername ttyname tcgetattr tcsetattr tcflush
    fnmatch ungetwc fgetwc getwc getwchar fwide""",
    because="files",
)
inactive("fread fread_unlocked", because="input", writes=(0,), bytes=(1, RESULT), text="read", stream=3)
inactive("__fread_chk", because="input", writes=(0,), bytes=(2, RESULT), text="read", stream=4)
inactive(
    "fgets __fgets_chk fgets_unlocked getcwd getwd gets",
    because="input",
    writes=(0,),
    numbers=0,
    inside=IN_FIRST,
)
inactive("read __read_chk pread pread64 __pread_chk __pread64_chk recv", because="input", writes=(1,), bytes=(RESULT,))
inactive("readlink", because="input", writes=(1,), bytes=(RESULT,))
inactive("readlinkat", because="input", writes=(2,), bytes=(RESULT,))
inactive("getline getdelim __getdelim", because="input", writes=(0, 1), makes=(0,), grows=True)
inactive(
    "scanf vscanf __isoc99_scanf __isoc23_scanf", because="input", writes=tuple(range(1, 16)), counts=True
)  # every pointer after the format
inactive(
    "fscanf __isoc99_fscanf __isoc23_fscanf vfscanf",
    because="input",
    writes=tuple(range(2, 16)),
    counts=True,
    text="read",
)
inactive(
    "sscanf __isoc99_sscanf __isoc23_sscanf vsscanf __isoc99_vsscanf __isoc23_vsscanf",
    because="text",
    writes=tuple(range(2, 16)),
    text="read",
    counts=True,
)
inactive(
    """sprintf snprintf vsprintf vsnprintf __sprintf_chk __snprintf_chk __vsprintf_chk __vsnprintf_chk strfromd
    strfromf""",
    because="text",
    writes=(0,),
    text="written",
    numbers=0,
)
inactive(
    "asprintf vasprintf __asprintf_chk __vasprintf_chk",
    because="text",
    writes=(0,),
    text="written",
    numbers=0,
    makes=(0,),
    only_makes=True,
)
inactive("gcvt", because="text", writes=(2,), returns_argument=2, text="written", numbers=0)
inactive("strlcpy strlcat ecvt fcvt strftime strftime_l strxfrm strxfrm_l", because="text", writes=(0,), numbers=0)
inactive(
    """strcpy strncpy strcat strncat stpcpy stpncpy
    __strcpy_chk __strncpy_chk __strcat_chk __strncat_chk __stpcpy_chk __stpncpy_chk""",
    because="text",
    writes=(0,),
    numbers=0,
    inside=IN_FIRST,
)
inactive("strerror_r", because="text", writes=(1,), numbers=0)
inactive("asctime_r ctime_r", because="text", writes=(1,), numbers=0, inside=(Inside(RESULT, 1),))
inactive(
    """atof strtod strtof strtold strtod_l strtof_l strtold_l strtof32 strtof64 strtof32x wcstod wcstof wcstold wcstod_l
    wcstof_l wcstold_l __strtod_internal __strtof_internal __strtold_internal
    atoi atol atoll strtol strtoll strtoul strtoull strtoimax strtoumax strtoq strtouq
    __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull __isoc23_strtoimax __isoc23_strtoumax
    strtol_l strtoll_l strtoul_l strtoull_l wcstol wcstoll wcstoul wcstoull wcstoimax wcstoumax""",
    because="text",
    text="read",  # (a number, or an integer that may be its bits)
    inside=(Inside(1, 0),),
)
inactive(
    """strchr strrchr strstr strpbrk strchrnul strcasestr index rindex memchr memrchr rawmemchr memmem strtok""",
    because="text",
    inside=IN_FIRST,
)
inactive("basename", because="text", inside=IN_FIRST)  # GNU's; that of POSIX has another name there
inactive("realpath", because="text", inside=(Inside(RESULT, 1),))
inactive(
    "strtok_r __strtok_r",
    because="text",
    inside=(Inside(RESULT, 0), Inside(RESULT, 2, True), Inside(2, 0), Inside(2, 2, True)),
)
inactive("strsep __strsep", because="text", inside=(Inside(RESULT, 0, True), Inside(0, 0, True)))
inactive(
    """strlen strnlen strcmp strncmp strcasecmp strncasecmp strcoll memcmp bcmp strspn strcspn wcslen
    wcscmp isalpha isdigit isalnum isspace isupper islower ispunct isprint iscntrl isxdigit isgraph isblank toupper
    tolower __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc setlocale localeconv
    regcomp regexec regfree regerror getopt getopt_long getopt_long_only dirname
    canonicalize_file_name strverscmp strcasecmp_l strncasecmp_l strcoll_l a64l
    isascii toascii
    isalpha_l isdigit_l isalnum_l isspace_l isupper_l islower_l ispunct_l isprint_l iscntrl_l isxdigit_l isgraph_l
    isblank_l toupper_l tolower_l iswalpha iswdigit iswalnum iswspace iswupper iswlower iswpunct iswprint iswcntrl
    iswxdigit iswgraph iswblank iswctype wctype towupper towlower towctrans wctrans btowc wctob mblen mbrlen mbsinit
    wcsnlen wcsncmp wcscoll wcscasecmp wcsncasecmp
    wcwidth wcswidth
    newlocale uselocale duplocale freelocale nl_langinfo nl_langinfo_l iconv_open iconv_close
    textdomain bindtextdomain bind_textdomain_codeset catopen catclose""",
    because="text",
)
inactive("strdup strndup __strdup strerror strsignal strerror_l", because="text", returns_text=True)
inactive("gettext dgettext dcgettext ngettext dngettext dcngettext catgets", because="text", returns_text=True)
inactive(
    """time clock difftime gettimeofday clock_gettime clock_getres localtime gmtime mktime asctime ctime timegm
    timelocal tzset clock_nanosleep clock_settime settimeofday alarm ualarm setitimer
    getitimer timer_settime timer_gettime timer_delete adjtime timespec_getres times nanosleep usleep
    sleep timespec_get ftime getrusage omp_get_wtime omp_get_wtick MPI_Wtime
    MPI_Wtick _time64 _difftime64 _localtime64 _gmtime64 _mktime64 GetTickCount GetTickCount64 Sleep
    mach_absolute_time clock_gettime_nsec_np""",
    because="time",
)
inactive("localtime_r gmtime_r", because="time", inside=(Inside(RESULT, 1),))
inactive("strptime", because="time", inside=IN_FIRST)
inactive("QueryPerformanceCounter QueryPerformanceFrequency", because="time", writes=(0,))
inactive(
    """getenv setenv putenv unsetenv secure_getenv getpid getppid getuid geteuid getgid gethostname sysconf uname
    sched_yield sched_getaffinity sched_setaffinity getpagesize system signal sigaction sigprocmask raise kill fork
    waitpid execv execve getauxval get_nprocs dlopen dlclose dlerror backtrace backtrace_symbols __errno_location
    __error _errno GetLastError SetLastError __acrt_iob_func __iob_func feclearexcept fegetenv fesetenv fegetround
    fesetround feholdexcept feraiseexcept fetestexcept feupdateenv feenableexcept fedisableexcept getegid getresuid
    getresgid setuid setgid getpgid getpgrp setpgid getsid setsid getgroups getlogin getlogin_r cuserid ctermid
    confstr gethostid getdomainname getrlimit getrlimit64 setrlimit setrlimit64 prlimit getpriority
    setpriority nice sysinfo get_phys_pages get_avphys_pages get_nprocs_conf sched_getcpu getcpu sched_getscheduler
    sched_setscheduler sched_getparam sched_setparam sched_get_priority_max sched_get_priority_min clearenv killpg
    wait wait3 wait4 waitid pause sigemptyset sigfillset sigaddset sigdelset sigismember sigpending sigsuspend
    sigwait siginterrupt vfork execl execlp execle execvp execvpe posix_spawn posix_spawnp
    prctl backtrace_symbols_fd dladdr gnu_get_libc_version mtrace muntrace malloc_info getpwuid_r getpwnam_r
    getgrgid_r getgrnam_r getpwent setpwent endpwent getgrent setgrent endgrent __register_atfork getpwuid getpwnam
    getgrgid getgrnam pathconf fpathconf""",
    because="environment",
)
inactive("atexit at_quick_exit on_exit", because="environment", at_exit=True)
inactive(
    """rand srand random srandom rand_r drand48 erand48 lrand48 nrand48 mrand48 jrand48 srand48 seed48 lcong48
    arc4random arc4random_uniform getrandom getentropy initstate setstate""",
    because="random numbers depend on no input",
)
inactive("random_r drand48_r lrand48_r", because="random numbers depend on no input", writes=(1,))
inactive("arc4random_buf", because="random numbers depend on no input", writes=(0,), bytes=(1,))
_JUMPS = frozenset({"longjmp", "siglongjmp", "_longjmp", "__longjmp_chk"})
RETURN_AGAIN = frozenset({"setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"})  # zero first, then what a jump says
inactive(" ".join(sorted(_JUMPS)), because="ends here", does_not_return=True)


def jumps(name: str) -> bool:
    """It goes back to where a function of `RETURN_AGAIN` was called."""
    return name in _JUMPS


inactive(
    """abort exit _exit _Exit quick_exit __assert_fail __assert_rtn __assert __assert_perror_fail _assert _wassert
    __stack_chk_fail __chk_fail __fortify_fail err errx verr verrx pthread_exit
    thrd_exit""",
    because="ends here",
    does_not_return=True,
)
inactive(FILLED, because="it says that a constant lies there", writes=(0,), bytes=(1,))
inactive("warn warnx vwarn vwarnx error error_at_line", because=OUTPUT)
inactive_pattern(
    r"pthread_(mutex|rwlock|cond|spin|barrier|key|attr|condattr|mutexattr|self|equal|setname|getname"
    r"|sigmask|setaffinity|getaffinity)",
    because="synchronisation",
)
inactive_pattern(r"(mtx|cnd|sem)_\w+$", because="synchronisation")
inactive_pattern(r"omp_(get|set|init|destroy|in|test|unset|is)_?\w*$", because="the OpenMP runtime's own state")
inactive(
    """isnan isnanf isnanl isinf isinff isinfl finite finitef finitel signbit __isnan __isnanf __isnanl __isinf __isinff
    __isinfl __finite __finitef __finitel __signbit __signbitf __signbitl __fpclassify __fpclassifyf __fpclassifyl
    __issignaling __issignalingf __issignalingl __iseqsig __iseqsigf __iseqsigl ilogb ilogbf ilogbl llogb llogbf llogbl
    lround lroundf lroundl llround llroundf llroundl lrint lrintf lrintl llrint llrintf llrintl __ilogb_finite""",
    because="its result is an integer",
)
inactive("nan nanf nanl", because="a constant")
inactive(
    """abs labs llabs div ldiv lldiv ffs ffsl ffsll __popcountdi2 __popcountsi2 __clzdi2 __ctzdi2 __bswapdi2 __divti3
    __udivti3 __modti3 __umodti3 __multi3 __muloti4 __mulodi4 __ashlti3 __lshrti3 __ashrti3 __divdi3 __udivdi3
    __moddi3 __umoddi3""",
    because="integers",
)
inactive(
    """malloc_usable_size mallopt malloc_trim mallinfo mallinfo2 malloc_stats mlock munlock mlockall munlockall
    __cpu_indicator_init __cpu_model __cyg_profile_func_enter __cyg_profile_func_exit mcount __fentry__
    __gcov_flush __llvm_profile_write_file __sanitizer_cov_trace_pc __asan_init""",
    because="the run-time system's own state",
)

inactive_memory_pattern(
    r"(stdin|stdout|stderr|environ|__environ|optarg|optind|errno|sys_errlist|program_invocation\w*)$"
)
inactive_memory_pattern(r"__(libc_single_threaded|dso_handle|stack_chk_guard|progname)$")

inactive_pattern(r"__ubsan_handle_\w+_abort$", because="ends here", does_not_return=True)
inactive_pattern(r"__ubsan_handle_|__sanitizer_|__asan_|__tsan_|__msan_", because="instrumentation")
