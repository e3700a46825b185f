"""Library functions that have no bitcode and are differentiated by a body written here.

A body is LLVM's text.  `@NAME` in it becomes one function a call site, so that what is known about the data at one
call does not mix with another's; `SIZE` is the size of a record there.  Comparators only look: calls of them are
inactive.

Sorting moves the records by a permutation.  That is all that its derivative is about, and the library's own
function finds it: it sorts copies of the records with their numbers behind them.

What Fortran's runtime fills by a descriptor, with random numbers or from a file, is new: each element is copied from a
number that depends on nothing.  Input may leave numbers as they were, where nothing stands between two commas or at an
error that the program looks at: numbers are read to another place, which is marked, and copied if the mark is gone.

C++'s streams and `from_chars` say what arrived in an answer of their own: the body makes it the result of a function
that has a row under the name of its attribute `enzyme_math`.
"""

from __future__ import annotations

import re

from enzyme_build.rules.library.namelists import NAMELIST_INPUT

_ORDER = """
define internal void @enzyme_build.order(ptr %order, ptr %base, i64 %count, i64 %size, ptr %compare) {
entry:
  %widened = add i64 %size, 23
  %stride = and i64 %widened, -16
  %behind = sub i64 %stride, 8
  %bytes = mul i64 %count, %stride
  %records = call ptr @malloc(i64 %bytes)
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %filled ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %filled, label %sort
filled:
  %from.offset = mul i64 %i, %size
  %from = getelementptr i8, ptr %base, i64 %from.offset
  %to.offset = mul i64 %i, %stride
  %to = getelementptr i8, ptr %records, i64 %to.offset
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  %number = getelementptr i8, ptr %to, i64 %behind
  store i64 %i, ptr %number
  %i.next = add i64 %i, 1
  br label %fill
sort:
  call void @qsort(ptr %records, i64 %count, i64 %stride, ptr %compare)
  br label %read
read:
  %j = phi i64 [ 0, %sort ], [ %j.next, %next ]
  %left = icmp ult i64 %j, %count
  br i1 %left, label %next, label %done
next:
  %record.offset = mul i64 %j, %stride
  %behind.record = add i64 %record.offset, %behind
  %sorted = getelementptr i8, ptr %records, i64 %behind.record
  %old = load i64, ptr %sorted
  %place = getelementptr i64, ptr %order, i64 %j
  store i64 %old, ptr %place
  %j.next = add i64 %j, 1
  br label %read
done:
  call void @free(ptr %records)
  ret void
}
"""

_SORT = """
define internal void @NAME(ptr captures(none) %base, i64 %count, i64 %size, ptr %compare) {
entry:
  %order.bytes = mul i64 %count, 8
  %order = call ptr @malloc(i64 %order.bytes)
  call void @enzyme_build.order(ptr %order, ptr %base, i64 %count, i64 %size, ptr %compare) noinline "enzyme_inactive"
  %bytes = mul i64 %count, SIZE
  %copy = call ptr @malloc(i64 %bytes)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %body, label %done
body:
  %place = getelementptr i64, ptr %order, i64 %i
  %old = load i64, ptr %place
  %from = getelementptr [SIZE x i8], ptr %base, i64 %old
  %to = getelementptr [SIZE x i8], ptr %copy, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 SIZE, i1 false)
  %next = add i64 %i, 1
  br label %head
done:
  call void @llvm.memcpy.p0.p0.i64(ptr %base, ptr %copy, i64 %bytes, i1 false)
  call void @free(ptr %copy)
  call void @free(ptr %order)
  ret void
}
"""

_SEARCH = """
define internal ptr @NAME(ptr captures(none) %key, ptr %base, i64 %count, i64 %size, ptr %compare) {
entry:
  br label %head
head:
  %low = phi i64 [ 0, %entry ], [ %low.next, %next ]
  %high = phi i64 [ %count, %entry ], [ %high.next, %next ]
  %more = icmp ult i64 %low, %high
  br i1 %more, label %look, label %exit
look:
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %record = getelementptr [SIZE x i8], ptr %base, i64 %middle
  %order = call i32 %compare(ptr %key, ptr %record) "enzyme_inactive"
  %found = icmp eq i32 %order, 0
  br i1 %found, label %exit, label %next
next:
  %is.above = icmp sgt i32 %order, 0
  %above = add i64 %middle, 1
  %low.next = select i1 %is.above, i64 %above, i64 %low
  %high.next = select i1 %is.above, i64 %high, i64 %middle
  br label %head
exit:
  %result = phi ptr [ null, %head ], [ %record, %look ]
  ret ptr %result
}
"""

_FIND = """
define internal ptr @NAME(ptr captures(none) %key, ptr %base, ptr captures(none) %known, i64 %size, ptr %compare) {
entry:
  %count = load i64, ptr %known
  br label %head
head:
  %index = phi i64 [ 0, %entry ], [ %index.next, %next ]
  %record = getelementptr [SIZE x i8], ptr %base, i64 %index
  %more = icmp ult i64 %index, %count
  br i1 %more, label %look, label %missing
look:
  %order = call i32 %compare(ptr %key, ptr %record) "enzyme_inactive"
  %found = icmp eq i32 %order, 0
  br i1 %found, label %exit, label %next
next:
  %index.next = add i64 %index, 1
  br label %head
MISSING
exit:
  ret ptr %record
}
"""
_NOT_FOUND = """missing:
  ret ptr null"""
_APPENDED = """missing:
  call void @llvm.memcpy.p0.p0.i64(ptr %record, ptr %key, i64 SIZE, i1 false)
  %count.new = add i64 %count, 1
  store i64 %count.new, ptr %known
  br label %exit"""
_COPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"

_DECLARATIONS = """
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @qsort(ptr, i64, i64, ptr)
"""

_FILL = """
declare RESULT @REAL(PARAMETERS)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal i1 @enzyme_build.holds_numbers(ptr %array) {
  %type.at = getelementptr i8, ptr %array, i64 21
  %type = load i8, ptr %type.at
  %from.float = sub i8 %type, 27
  %is.real = icmp ult i8 %from.float, 5
  %from.complex = sub i8 %type, 34
  %is.complex = icmp ult i8 %from.complex, 5
  %is.number = or i1 %is.real, %is.complex
  ret i1 %is.number
}

define internal RESULT @enzyme_build.fill.REAL(PARAMETERS, ptr %numbers, i64 %total) {
entry:
  call void @llvm.memset.p0.i64(ptr %numbers, i8 -2, i64 %total, i1 false)
  %copy = alloca [384 x i8], align 8
  %rank.at = getelementptr i8, ptr %array, i64 20
  %rank.byte = load i8, ptr %rank.at
  %rank = zext i8 %rank.byte to i64
  %bounds.size = mul i64 %rank, 24
  %size = add i64 %bounds.size, 24
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %array, i64 %size, i1 false)
  store ptr %numbers, ptr %copy
  %bytes.at = getelementptr i8, ptr %array, i64 8
  %bytes = load i64, ptr %bytes.at
  br label %dimension
dimension:
  %d = phi i64 [ 0, %entry ], [ %d.next, %along ]
  %stride = phi i64 [ %bytes, %entry ], [ %stride.next, %along ]
  %is.left = icmp ult i64 %d, %rank
  br i1 %is.left, label %along, label %ready
along:
  %offset = mul i64 %d, 24
  %bounds = getelementptr i8, ptr %copy, i64 %offset
  %extent.at = getelementptr i8, ptr %bounds, i64 32
  %extent = load i64, ptr %extent.at
  %stride.at = getelementptr i8, ptr %bounds, i64 40
  store i64 %stride, ptr %stride.at
  %stride.next = mul i64 %stride, %extent
  %d.next = add i64 %d, 1
  br label %dimension
ready:
  %is.number = call i1 @enzyme_build.holds_numbers(ptr %array)
  %given = select i1 %is.number, ptr %copy, ptr %array
  CALL @REAL(GIVEN)
  RETURN
}

define internal i1 @enzyme_build.take(ptr %array, ptr %number, ptr %element, i64 %bytes) {
entry:
  %is.number = call i1 @enzyme_build.holds_numbers(ptr %array)
  br i1 %is.number, label %marked, label %there
there:
  call void @llvm.memcpy.p0.p0.i64(ptr %number, ptr %element, i64 %bytes, i1 false)
  ret i1 true
marked:
  %is.wide = icmp uge i64 %bytes, 8
  br i1 %is.wide, label %wide, label %narrow
wide:
  %wide.bits = load i64, ptr %number, align 1
  %is.new.wide = icmp ne i64 %wide.bits, -72340172838076674
  ret i1 %is.new.wide
narrow:
  %bits = load i32, ptr %number, align 1
  %is.new = icmp ne i32 %bits, -16843010
  ret i1 %is.new
}

define internal RESULT @NAME(UNKEPT) {
entry:
  %rank.at = getelementptr i8, ptr %array, i64 20
  %rank.byte = load i8, ptr %rank.at
  %rank = zext i8 %rank.byte to i64
  br label %dimension
dimension:
  %d = phi i64 [ 0, %entry ], [ %d.next, %counted ]
  %count = phi i64 [ 1, %entry ], [ %counted.so.far, %counted ]
  %is.left = icmp ult i64 %d, %rank
  br i1 %is.left, label %counted, label %filled
counted:
  %extent.offset = mul i64 %d, 24
  %extent.base = getelementptr i8, ptr %array, i64 %extent.offset
  %extent.at = getelementptr i8, ptr %extent.base, i64 32
  %extent = load i64, ptr %extent.at
  %counted.so.far = mul i64 %count, %extent
  %d.next = add i64 %d, 1
  br label %dimension
filled:
  %bytes.at = getelementptr i8, ptr %array, i64 8
  %bytes = load i64, ptr %bytes.at
  %total = mul i64 %count, %bytes
  %numbers = call ptr @malloc(i64 %total)
  CALL @enzyme_build.fill.REAL(PARAMETERS, ptr %numbers, i64 %total) noinline "enzyme_inactive"
  %elements = load ptr, ptr %array
  br label %element
element:
  %k = phi i64 [ 0, %filled ], [ %k.next, %next ]
  %more = icmp slt i64 %k, %count
  br i1 %more, label %look, label %done
look:
  %j = phi i64 [ 0, %element ], [ %j.next, %along ]
  %rest = phi i64 [ %k, %element ], [ %rest.next, %along ]
  %offset = phi i64 [ 0, %element ], [ %offset.next, %along ]
  %inside = icmp ult i64 %j, %rank
  br i1 %inside, label %along, label %place
along:
  %bounds.offset = mul i64 %j, 24
  %bounds = getelementptr i8, ptr %array, i64 %bounds.offset
  %length.at = getelementptr i8, ptr %bounds, i64 32
  %length = load i64, ptr %length.at
  %stride.at = getelementptr i8, ptr %bounds, i64 40
  %stride = load i64, ptr %stride.at
  %index = srem i64 %rest, %length
  %step = mul i64 %index, %stride
  %offset.next = add i64 %offset, %step
  %rest.next = sdiv i64 %rest, %length
  %j.next = add i64 %j, 1
  br label %look
place:
  %to = getelementptr i8, ptr %elements, i64 %offset
  %number.offset = mul i64 %k, %bytes
  %number = getelementptr i8, ptr %numbers, i64 %number.offset
  %is.new = call i1 @enzyme_build.take(ptr %array, ptr %number, ptr %to, i64 %bytes) noinline "enzyme_inactive"
  br i1 %is.new, label %new, label %next
new:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %number, i64 %bytes, i1 false)
  br label %next
next:
  %k.next = add i64 %k, 1
  br label %element
done:
  call void @free(ptr %numbers)
  RETURN
}
"""


def _filled_by_descriptor(name: str, result: str, parameters: str) -> str:
    """A body for a function of flang's runtime that fills the array whose descriptor is `%array`."""
    call, back = f"%result = call {result}", f"ret {result} %result"
    if result == "void":
        call, back = "call void", "ret void"
    unkept = parameters.replace("%array", "captures(none) %array")
    given = parameters.replace("%array", "%given")
    text = (
        _FILL.replace("REAL", name).replace("PARAMETERS", parameters).replace("GIVEN", given).replace("UNKEPT", unkept)
    )
    return _DECLARATIONS + text.replace("RESULT", result).replace("CALL", call).replace("RETURN", back)


_TAKE_IF_NEW = """\
  br i1 %is.new, label %take, label %done
take:
  %value = load TYPE, ptr %new
  store TYPE %value, ptr %number
  br label %done
done:
"""
_READ = (
    """
declare i1 @REAL(ptr, ptr)

define internal i32 @enzyme_build.read.REAL(ptr %cookie, ptr %new) noinline LIKE {
  store WORD MARK, ptr %new
  %answer = call i1 @REAL(ptr %cookie, ptr %new)
  %bits = load WORD, ptr %new
  %is.new = icmp ne WORD %bits, MARK
  %as.bit = zext i1 %is.new to i32
  %with.answer = or i32 %as.bit, 2
  %both = select i1 %answer, i32 %with.answer, i32 %as.bit
  ret i32 %both
}

define internal i1 @NAME(ptr %cookie, ptr captures(none) %number) {
entry:
  %new = alloca TYPE
  %both = call i32 @enzyme_build.read.REAL(ptr %cookie, ptr %new)
  %new.bit = and i32 %both, 1
  %is.new = icmp ne i32 %new.bit, 0
"""
    + _TAKE_IF_NEW
    + """\
  %answer.bit = and i32 %both, 2
  %answer = icmp ne i32 %answer.bit, 0
  ret i1 %answer
}
"""
)
_EXTRACT = (
    """
declare ptr @REAL(ptr, ptr)

define internal i1 @enzyme_build.read.REAL(ptr %stream, ptr %new) LIKE {
  store WORD MARK, ptr %new
  %same = call ptr @REAL(ptr %stream, ptr %new)
  %bits = load WORD, ptr %new
  %is.new = icmp ne WORD %bits, MARK
  ret i1 %is.new
}

define internal ptr @NAME(ptr returned %stream, ptr captures(none) %number) {
entry:
  %new = alloca TYPE
  %is.new = call i1 @enzyme_build.read.REAL(ptr %stream, ptr %new)
"""
    + _TAKE_IF_NEW
    + """\
  ret ptr %stream
}
"""
)
_READ_BYTES = """
declare ptr @REAL(ptr, ptr, i64)

define internal i64 @enzyme_build.counted.REAL(ptr %stream, ptr %memory, i64 %bytes) LIKE {
  %same = call ptr @REAL(ptr %stream, ptr %memory, i64 %bytes)
  %count.at = getelementptr i8, ptr %stream, i64 8
  %count = load i64, ptr %count.at
  ret i64 %count
}

define internal ptr @NAME(ptr returned %stream, ptr captures(none) %memory, i64 %bytes) {
  %count = call i64 @enzyme_build.counted.REAL(ptr %stream, ptr %memory, i64 %bytes)
  ret ptr %stream
}
"""
_FROM_CHARS = (
    """
declare { ptr, i32 } @REAL(ptr, ptr, ptr, i32)

define internal { ptr, i32 } @enzyme_build.from_chars.REAL(ptr %first, ptr %last, ptr %number, i32 %format) LIKE {
  %answer = call { ptr, i32 } @REAL(ptr %first, ptr %last, ptr %number, i32 %format)
  ret { ptr, i32 } %answer
}

define internal { ptr, i32 } @NAME(ptr %first, ptr %last, ptr captures(none) %number, i32 %format) {
entry:
  %new = alloca TYPE
  %answer = call { ptr, i32 } @enzyme_build.from_chars.REAL(ptr %first, ptr %last, ptr %new, i32 %format)
  %error = extractvalue { ptr, i32 } %answer, 1
  %is.new = icmp eq i32 %error, 0
"""
    + _TAKE_IF_NEW
    + "  ret { ptr, i32 } %answer\n}\n"
)
_MARKS = {"i64": 0x7FF8DEADBEEF5EED, "i32": 0x7FE5DEAD}  # no number that is written as text


def _with_context(text: str) -> str:
    """The same for a comparison that is given one more argument."""
    for name in ("@qsort", "@enzyme_build.order"):
        text = text.replace(f"{name}(", f"{name}_r(")
    return text.replace("ptr %compare", "ptr %compare, ptr %context").replace("i64, i64, ptr)", "i64, i64, ptr, ptr)")


def _read_number(name: str, type_: str, word: str, body: str) -> str:
    """A body for a library function that reads one number of a type whose first bits are a `word`."""
    text = body.replace("REAL", name).replace("TYPE", type_)
    return text.replace("WORD", word).replace("MARK", str(_MARKS[word]))


def _like(body: str, row: str) -> str:
    return body.replace("LIKE", f'"enzyme_math"="{row}"')


_PREFIX = "enzyme_build."
ANY_SIZE = -1  # the body finds it out
BODIES = {
    "qsort": (2, _DECLARATIONS + _ORDER + _SORT),
    "qsort_r": (2, _with_context(_DECLARATIONS + _ORDER + _SORT)),
    "bsearch": (3, _SEARCH),
    "lfind": (3, _FIND.replace("MISSING", _NOT_FOUND)),
    "lsearch": (3, _COPY + _FIND.replace("MISSING", _APPENDED)),
    "_FortranARandomNumber": (
        ANY_SIZE,
        _filled_by_descriptor("_FortranARandomNumber", "void", "ptr %array, ptr %file, i32 %line"),
    ),
    "_FortranAioInputDescriptor": (
        ANY_SIZE,
        _filled_by_descriptor("_FortranAioInputDescriptor", "i1", "ptr %cookie, ptr %array"),
    ),
    "_FortranAioInputNamelist": (ANY_SIZE, NAMELIST_INPUT),
    **{
        name: (ANY_SIZE, _read_number(name, type_, word, _like(_READ, "fortran.read")))
        for name, type_, word in (
            ("_FortranAioInputReal32", "float", "i32"),
            ("_FortranAioInputReal64", "double", "i64"),
            ("_FortranAioInputComplex32", "{ float, float }", "i32"),
            ("_FortranAioInputComplex64", "{ double, double }", "i64"),
        )
    },
    **{
        name: (ANY_SIZE, _read_number(name, type_, word, _like(_EXTRACT, "std::istream>>")))
        for name, type_, word in (
            ("_ZNSirsERf", "float", "i32"),
            ("_ZNSirsERd", "double", "i64"),
            ("_ZNSirsERe", "x86_fp80", "i64"),
            ("_ZNSi10_M_extractIfEERSiRT_", "float", "i32"),
            ("_ZNSi10_M_extractIdEERSiRT_", "double", "i64"),
            ("_ZNSi10_M_extractIeEERSiRT_", "x86_fp80", "i64"),
        )
    },
    **{
        name: (ANY_SIZE, _like(_READ_BYTES, "std::istream::read").replace("REAL", name))
        for name in ("_ZNSi4readEPcl", "_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEE4readEPcl")
    },
    **{
        name: (ANY_SIZE, _like(_FROM_CHARS, "std::from_chars").replace("REAL", name).replace("TYPE", type_))
        for name, type_ in (
            ("_ZSt10from_charsPKcS0_RfSt12chars_format", "float"),
            ("_ZSt10from_charsPKcS0_RdSt12chars_format", "double"),
            ("_ZSt10from_charsPKcS0_ReSt12chars_format", "x86_fp80"),
        )
    },
}


def size_argument(name: str) -> int | None:
    """Which argument of a library function with a body is the records' size (or `ANY_SIZE`); None without a body."""
    return BODIES[name][0] if name in BODIES else None


def body_of(name: str, function: str, size: int) -> str:
    """LLVM's text of a library function for records of `size` bytes, and of what it needs, as `@function`."""
    return BODIES[name][1].replace("@NAME(", f"@{function}(").replace("SIZE", str(size))


def name_of_body(name: str) -> str:
    """The name of the body that stands in the place of a library function at one call; a number may follow."""
    return _PREFIX + name


def is_body(function: str) -> bool:
    """True for such a body, by its name."""
    return function.startswith(_PREFIX) and re.sub(r"\.\d+$", "", function[len(_PREFIX) :]) in BODIES
