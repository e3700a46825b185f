"""C++: streams, strings, locales, exceptions, clocks and the language's runtime, by their mangled names."""

from __future__ import annotations

import re

from enzyme_build.rules.library.inactive import (
    IN_FIRST,
    RESULT,
    inactive,
    inactive_class_pattern,
    inactive_memory_pattern,
    inactive_pattern,
)

# The inline namespaces of libstdc++ (__cxx11) and libc++ (__1).
STD = r"(St7__cxx11|St3__1|St)"

inactive(
    """__cxa_guard_release __cxa_guard_abort __cxa_finalize
    __cxa_init_primary_exception __cxa_begin_catch __cxa_end_catch
    __cxa_get_exception_ptr __cxa_get_globals __cxa_current_exception_type __cxa_uncaught_exceptions __cxa_demangle
    __gxx_personality_v0 __gxx_personality_seh0 _ZSt9uncaught_exceptionv _ZSt19uncaught_exceptionsv""",
    because="the C++ runtime",
)


def answers_exception(name: str) -> bool:
    """True for a function that answers the address of the object that is caught."""
    return name in ("__cxa_begin_catch", "__cxa_get_exception_ptr")


def keeps_exception(name: str) -> bool:
    """True for a function by which what is caught can be looked at later."""
    return re.match(r"_ZSt1[37](?:current_exceptionv|rethrow_exception)|_ZNSt15__exception_ptr", name) is not None


inactive("__cxa_atexit __cxa_thread_atexit", because="the C++ runtime", at_exit=True)
inactive("__cxa_guard_acquire", because="the C++ runtime", wins_guard=True)
inactive(
    """__cxa_throw __cxa_rethrow __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length
    _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE""",
    because="throws",
    does_not_return=True,
    throws=True,
)
inactive(
    """__cxa_pure_virtual __cxa_deleted_virtual
    __cxa_call_unexpected __cxa_call_terminate __clang_call_terminate _Unwind_Resume
    _Unwind_RaiseException _ZSt9terminatev _ZSt10unexpectedv _ZSt21__glibcxx_assert_failPKciS0_S0_""",
    because="ends here",
    does_not_return=True,
)
inactive_pattern(r"_ZSt\d+__throw_", because="throws", does_not_return=True, throws=True)
inactive_pattern(r"_ZNSt3__1\d+__throw_", because="throws", does_not_return=True, throws=True)
inactive_pattern(r"_ZNSt3__122__libcpp_verbose_abort", because="ends here", does_not_return=True)
# std::istream >> number: the number's address is the argument after the stream.
inactive_pattern(r"_ZNSirsER", because="input", writes=(1,), text="read")
inactive("std::istream>>", because="input", writes=(1,), text="read")  # in the bodies of `>>`
inactive("std::istream::read", because="input", writes=(1,), bytes=(RESULT,), text="read")  # in the bodies of `read`
inactive_pattern(r"_ZNSo(lsE|9_M_insertI)[fdeijlmxy]", because="streams", text="printed")
inactive("_ZNSo5writeEPKcl", because="streams", text="printed", bytes_from=1)
inactive(
    """_ZNSi8readsomeEPcl _ZNSt15basic_streambufIcSt11char_traitsIcEE5sgetnEPcl
    _ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl _ZNSt13basic_filebufIcSt11char_traitsIcEE6xsgetnEPcl
    _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm""",
    because="input",
    writes=(1,),
    bytes=(RESULT,),
    text="read",
)
inactive("std::from_chars", because="text", writes=(2,), text="read", inside=IN_FIRST)  # in the bodies of `from_chars`
inactive_pattern(
    r"(_ZSt8to_charsPcS_|_ZNSt3__18to_charsEPcS0_)[fde]",
    because="text",
    writes=(0,),
    numbers=0,
    text="written",
    inside=IN_FIRST,
)
inactive_pattern(r"_ZNSi10_M_extractI\w+E", because="input", writes=(1,), text="read")
inactive_pattern(r"_ZNSi(7getline|3get)|_ZSt17__istream_extractRSiPcl", because="input", writes=(1,), numbers=0)
inactive_pattern(r"_ZNSt3__113basic_istream\w*rsER", because="input", writes=(1,))
# A text that is read into a string may lie in memory that the library made; the string holds its address.
inactive_pattern(r"_ZSt(7getline|rs\w*basic_string)", because="input", writes=(1,), makes=(1,), numbers=0)
inactive_pattern(
    r"_ZNSt3__1(7getline|rs\w*basic_string)", because="input", writes=(1,), makes=(1,), numbers=0, address_at=16
)
inactive_pattern(r"_ZStrs|_ZNSt3__1rs", because="input", writes=(1,))
inactive_pattern(r"_ZN?K?S[oid]", because="streams")
inactive_pattern(r"_ZSt(ls|4endl|4ends|5flush|2ws|16__ostream_insert|8setfill)", because="streams")
inactive_pattern(r"_ZNSt3__1(ls|4endl|5flush|24__put_character_sequence)", because="streams")
# So does one that a string's own members make or move, which the library has compiled (up to C++17).
_STRING = r"12basic_stringI[cwDu]\w*?EE(?!\d+_S_)"  # (those are static)
_ITSELF = (
    r"(?:aS|pL|\d+(?:assign|append|replace|_M_replace|_M_append|_M_replace_aux|_M_replace_dispatch)(?![a-z_])"
    r"|\d+(?:insert|erase)Em)"
)
for _class, _at in ((rf"_ZNSt7__cxx11{_STRING}", 0), (rf"_ZNSt3__1{_STRING}", 16)):
    inactive_pattern(
        _class + r"4swapER",
        because="strings",
        writes=(0, 1),
        makes=(0, 1),
        numbers=0,
        address_at=_at,
        exchanges=True,
    )
    inactive_pattern(
        _class + _ITSELF, because="strings", writes=(0,), makes=(0,), numbers=0, address_at=_at, returns_argument=0
    )
    inactive_pattern(_class, because="strings", writes=(0,), makes=(0,), numbers=0, address_at=_at)
inactive_pattern(
    rf"_ZN?K?[RO]?{STD}\d+(basic_(ostream|istream|iostream|ios|filebuf|ofstream|ifstream|fstream|streambuf|stringbuf"
    r"|ostringstream|istringstream|stringstream|string|string_view)|ios_base|locale|ctype|num_put|num_get|codecvt"
    r"|__basic_file|__ostream|chrono|system_error|error_code|error_category|runtime_error|logic_error|exception|__exception_ptr"
    r"|bad_alloc|bad_cast|out_of_range|length_error|domain_error|invalid_argument|range_error|overflow_error"
    r"|underflow_error|future_error|type_info|this_thread|mutex|condition_variable|random_device|filesystem)",
    because="streams, strings, exceptions, clocks",
)
inactive_pattern(r"_ZNK?Ss", because="strings")
inactive_pattern(r"_ZNSaI[cw]E[CD]", because="allocators of characters hold nothing")
inactive_pattern(r"_ZN?K?St8ios_base|_ZN?K?St6locale|_ZNK?St5ctype", because="streams")
inactive_pattern(
    rf"_ZN?K?{STD}\d+(numpunct|moneypunct|money_put|collate|messages|time_get|time_put)(_byname)?I",
    because="the letters of numbers, prices, dates and texts",
)
inactive_pattern(r"_ZSt(9use_facet|9has_facet|15__try_use_facet)I", because="parts of locales hold no active numbers")
inactive("_ZSt15future_categoryv", because="the kind of an error")
inactive_pattern(r"_ZNSt6chrono|_ZNSt3__16chrono", because="time")
inactive_pattern(r"_ZNKSt8__detail20_Prime_rehash_policy", because="sizes of hash tables")
inactive_pattern(r"_ZSt11_Hash_bytes|_ZSt15_Fnv_hash_bytes", because="hashes are integers")
inactive_pattern(r"_ZNSt3__1(13__hash_memory|12__next_prime|21__murmur2_or_cityhash)", because="hashes are integers")
inactive_pattern(r"_ZNSt3__1(9to_string|10to_wstring|4sto[dfi]|4stol|5sto(ld|ll|ul)|6stoull)", because="strings")
inactive_pattern(r"_ZN5Eigen8internal\d+(throw_std_bad_alloc|check_that_malloc_is_allowed)", because="allocation check")

_BUFFERS = re.compile(
    rf"_ZNO{STD}\d+basic_(streambuf|filebuf|stringbuf|[io]?stringstream)I"
    rf"|_ZNK?R?{STD}\d+basic_(stringbuf|[io]?stringstream)I"
)


_STREAM_CLASS = re.compile(
    r"_ZTSN?St(?:3__1)?\d+basic_(?:streambuf|filebuf|stringbuf|ios|[io]?[fs]?stream|[io]?stringstream)I"
)


def is_stream_class(name: str) -> bool:
    """True for the standard library's streams and their buffers: their virtual functions move text."""
    return _STREAM_CLASS.match(name) is not None


def is_inside_stream(name: str) -> bool:
    """Is it a member of a stream, or of a stream's buffer, that looks into what the library's members have made?"""
    return _BUFFERS.match(name) is not None


# Streams, facets, and the tables and descriptions of library classes.
inactive_memory_pattern(r"_ZN?St(\d__1)?(4cout|3cin|4cerr|4clog|5wcout|4wcin|5wcerr|5wclog)")
inactive_memory_pattern(r"_ZT[VTISC](N?St|N?10__cxxabiv1)")
inactive_memory_pattern(r"_ZGVN?St|_ZNSt\w+2idE$|_ZNSt3__1\w+2idE$|_ZSt7nothrow$|_ZNSt.*4nposE$")
inactive_class_pattern(
    rf"_ZTS(N?{STD})\d*(basic_(ostream|istream|iostream|ios|filebuf|ofstream|ifstream|fstream|streambuf|stringbuf"
    r"|ostringstream|istringstream|stringstream)|ios_base|locale|ctype|num_put|num_get|codecvt"
    r"|numpunct|moneypunct|money_put|collate|messages|time_get|time_put"
    r"|__basic_file|exception|runtime_error|logic_error|mutex|random_device|type_info|__format)"
)
inactive_class_pattern(r"_IO_FILE$")
