"""The body of flang's input into a namelist: which numbers are new is known when it runs.

The items' numbers are read to another place, which is marked; those whose mark is gone are copied from there, one by
one and by their type, so that they depend on nothing, and the others stay as they were.  Integers, logicals and text
are read where they are.  Numbers of other kinds, and records, whose members are not described here, end the program.
"""

from __future__ import annotations

_WHY_NOT = "namelists of records, or of numbers that are neither real(4) nor real(8), have no derivative"
_LENGTH = len(_WHY_NOT) + 8

NAMELIST_INPUT = (
    """
declare i1 @_FortranAioInputNamelist(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @enzyme_build.stop(ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@enzyme_build.namelist.message = private constant [ROOM x i8] c"MESSAGE"

define internal ptr @enzyme_build.namelist.array(ptr %items, i64 %i) {
  %offset = mul i64 %i, 16
  %item = getelementptr i8, ptr %items, i64 %offset
  %array.at = getelementptr i8, ptr %item, i64 8
  %array = load ptr, ptr %array.at
  ret ptr %array
}

define internal i64 @enzyme_build.namelist.elements(ptr %array) {
entry:
  %base = load ptr, ptr %array
  %is.there = icmp ne ptr %base, null
  %type.at = getelementptr i8, ptr %array, i64 21
  %type = load i8, ptr %type.at
  %rank.at = getelementptr i8, ptr %array, i64 20
  %rank.byte = load i8, ptr %rank.at
  %rank = zext i8 %rank.byte to i64
  switch i8 %type, label %none [
    i8 27, label %number
    i8 28, label %number
    i8 34, label %number
    i8 35, label %number
  ]
none:
  %from.half = sub i8 %type, 25
  %is.number = icmp ult i8 %from.half, 14
  %is.record = icmp eq i8 %type, 42
  %is.unknown = or i1 %is.number, %is.record
  %refused = and i1 %is.unknown, %is.there
  br i1 %refused, label %stop, label %nothing
stop:
  call void @enzyme_build.stop(ptr @enzyme_build.namelist.message, i64 LENGTH)
  unreachable
nothing:
  ret i64 0
number:
  br i1 %is.there, label %dimension, label %nothing
dimension:
  %d = phi i64 [ 0, %number ], [ %d.next, %along ]
  %count = phi i64 [ 1, %number ], [ %count.next, %along ]
  %is.left = icmp ult i64 %d, %rank
  br i1 %is.left, label %along, label %counted
along:
  %offset = mul i64 %d, 24
  %bounds = getelementptr i8, ptr %array, i64 %offset
  %extent.at = getelementptr i8, ptr %bounds, i64 32
  %extent = load i64, ptr %extent.at
  %count.next = mul i64 %count, %extent
  %d.next = add i64 %d, 1
  br label %dimension
counted:
  ret i64 %count
}

define internal i64 @enzyme_build.namelist.place(i64 %elements, i64 %bytes) {
  %size = mul i64 %elements, %bytes
  %widened = add i64 %size, 7
  %aligned = and i64 %widened, -8
  ret i64 %aligned
}

define internal i64 @enzyme_build.namelist.offset(ptr %array, i64 %k) {
entry:
  %rank.at = getelementptr i8, ptr %array, i64 20
  %rank.byte = load i8, ptr %rank.at
  %rank = zext i8 %rank.byte to i64
  br label %look
look:
  %d = phi i64 [ 0, %entry ], [ %d.next, %along ]
  %rest = phi i64 [ %k, %entry ], [ %rest.next, %along ]
  %offset = phi i64 [ 0, %entry ], [ %offset.next, %along ]
  %inside = icmp ult i64 %d, %rank
  br i1 %inside, label %along, label %found
along:
  %bounds.offset = mul i64 %d, 24
  %bounds = getelementptr i8, ptr %array, i64 %bounds.offset
  %extent.at = getelementptr i8, ptr %bounds, i64 32
  %extent = load i64, ptr %extent.at
  %stride.at = getelementptr i8, ptr %bounds, i64 40
  %stride = load i64, ptr %stride.at
  %index = srem i64 %rest, %extent
  %step = mul i64 %index, %stride
  %offset.next = add i64 %offset, %step
  %rest.next = sdiv i64 %rest, %extent
  %d.next = add i64 %d, 1
  br label %look
found:
  ret i64 %offset
}

define internal i64 @enzyme_build.namelist.size(ptr %items, i64 %count) {
entry:
  br label %item
item:
  %i = phi i64 [ 0, %entry ], [ %i.next, %sized ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %sized ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %sized, label %done
sized:
  %array = call ptr @enzyme_build.namelist.array(ptr %items, i64 %i)
  %elements = call i64 @enzyme_build.namelist.elements(ptr %array)
  %bytes.at = getelementptr i8, ptr %array, i64 8
  %bytes = load i64, ptr %bytes.at
  %size = call i64 @enzyme_build.namelist.place(i64 %elements, i64 %bytes)
  %total.next = add i64 %total, %size
  %i.next = add i64 %i, 1
  br label %item
done:
  ret i64 %total
}

define internal i1 @enzyme_build.namelist.read(ptr %cookie, ptr %group, ptr %numbers, i64 %total) {
entry:
  call void @llvm.memset.p0.i64(ptr %numbers, i8 -2, i64 %total, i1 false)
  %count.at = getelementptr i8, ptr %group, i64 8
  %count = load i64, ptr %count.at
  %items.at = getelementptr i8, ptr %group, i64 16
  %items = load ptr, ptr %items.at
  %copy = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %group, i64 32, i1 false)
  %copied.items = alloca { ptr, ptr }, i64 %count, align 8
  %items.size = mul i64 %count, 16
  call void @llvm.memcpy.p0.p0.i64(ptr %copied.items, ptr %items, i64 %items.size, i1 false)
  %copied.items.at = getelementptr i8, ptr %copy, i64 16
  store ptr %copied.items, ptr %copied.items.at
  %arrays = alloca [384 x i8], i64 %count, align 8
  br label %item
item:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %place = phi ptr [ %numbers, %entry ], [ %place.next, %next ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %look, label %read
look:
  %array = call ptr @enzyme_build.namelist.array(ptr %items, i64 %i)
  %elements = call i64 @enzyme_build.namelist.elements(ptr %array)
  %bytes.at = getelementptr i8, ptr %array, i64 8
  %bytes = load i64, ptr %bytes.at
  %has.numbers = icmp sgt i64 %elements, 0
  br i1 %has.numbers, label %redirect, label %next
redirect:
  %new = getelementptr [384 x i8], ptr %arrays, i64 %i
  %rank.at = getelementptr i8, ptr %array, i64 20
  %rank.byte = load i8, ptr %rank.at
  %rank = zext i8 %rank.byte to i64
  %bounds.size = mul i64 %rank, 24
  %size = add i64 %bounds.size, 24
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %array, i64 %size, i1 false)
  store ptr %place, ptr %new
  %item.offset = mul i64 %i, 16
  %item = getelementptr i8, ptr %copied.items, i64 %item.offset
  %new.at = getelementptr i8, ptr %item, i64 8
  store ptr %new, ptr %new.at
  br label %dimension
dimension:
  %d = phi i64 [ 0, %redirect ], [ %d.next, %along ]
  %stride = phi i64 [ %bytes, %redirect ], [ %stride.next, %along ]
  %is.left = icmp ult i64 %d, %rank
  br i1 %is.left, label %along, label %next
along:
  %offset = mul i64 %d, 24
  %bounds = getelementptr i8, ptr %new, i64 %offset
  %extent.at = getelementptr i8, ptr %bounds, i64 32
  %extent = load i64, ptr %extent.at
  %stride.at = getelementptr i8, ptr %bounds, i64 40
  store i64 %stride, ptr %stride.at
  %stride.next = mul i64 %stride, %extent
  %d.next = add i64 %d, 1
  br label %dimension
next:
  %filled = call i64 @enzyme_build.namelist.place(i64 %elements, i64 %bytes)
  %place.next = getelementptr i8, ptr %place, i64 %filled
  %i.next = add i64 %i, 1
  br label %item
read:
  %answer = call i1 @_FortranAioInputNamelist(ptr %cookie, ptr %copy)
  ret i1 %answer
}

define internal i1 @enzyme_build.namelist.is_new(ptr %number, i64 %bytes) {
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

define internal i1 @NAME(ptr %cookie, ptr captures(none) %group) {
entry:
  %count.at = getelementptr i8, ptr %group, i64 8
  %count = load i64, ptr %count.at
  %items.at = getelementptr i8, ptr %group, i64 16
  %items = load ptr, ptr %items.at
  %total = call i64 @enzyme_build.namelist.size(ptr %items, i64 %count) "enzyme_inactive"
  %numbers = call ptr @malloc(i64 %total)
  %answer = call i1 @enzyme_build.namelist.read(ptr %cookie, ptr %group, ptr %numbers, i64 %total) "enzyme_inactive"
  br label %item
item:
  %i = phi i64 [ 0, %entry ], [ %i.next, %item.done ]
  %place = phi ptr [ %numbers, %entry ], [ %place.next, %item.done ]
  %more.items = icmp ult i64 %i, %count
  br i1 %more.items, label %one, label %done
one:
  %item.offset = mul i64 %i, 16
  %item.at = getelementptr i8, ptr %items, i64 %item.offset
  %array.at = getelementptr i8, ptr %item.at, i64 8
  %array = load ptr, ptr %array.at
  %elements = call i64 @enzyme_build.namelist.elements(ptr %array) "enzyme_inactive"
  %bytes.at = getelementptr i8, ptr %array, i64 8
  %bytes = load i64, ptr %bytes.at
  %type.at = getelementptr i8, ptr %array, i64 21
  %type = load i8, ptr %type.at
  %base = load ptr, ptr %array
  br label %element
element:
  %k = phi i64 [ 0, %one ], [ %k.next, %next ]
  %more = icmp slt i64 %k, %elements
  br i1 %more, label %look, label %item.done
look:
  %number.offset = mul i64 %k, %bytes
  %number = getelementptr i8, ptr %place, i64 %number.offset
  %is.new = call i1 @enzyme_build.namelist.is_new(ptr %number, i64 %bytes) "enzyme_inactive"
  br i1 %is.new, label %new, label %next
new:
  %offset = call i64 @enzyme_build.namelist.offset(ptr %array, i64 %k) "enzyme_inactive"
  %to = getelementptr i8, ptr %base, i64 %offset
  switch i8 %type, label %next [
    i8 27, label %real4
    i8 28, label %real8
    i8 34, label %complex4
    i8 35, label %complex8
  ]
real4:
  %single = load float, ptr %number
  store float %single, ptr %to
  br label %next
real8:
  %double = load double, ptr %number
  store double %double, ptr %to
  br label %next
complex4:
  %single.pair = load { float, float }, ptr %number
  store { float, float } %single.pair, ptr %to
  br label %next
complex8:
  %double.pair = load { double, double }, ptr %number
  store { double, double } %double.pair, ptr %to
  br label %next
next:
  %k.next = add i64 %k, 1
  br label %element
item.done:
  %filled = call i64 @enzyme_build.namelist.place(i64 %elements, i64 %bytes) "enzyme_inactive"
  %place.next = getelementptr i8, ptr %place, i64 %filled
  %i.next = add i64 %i, 1
  br label %item
done:
  call void @free(ptr %numbers)
  ret i1 %answer
}
""".replace("LENGTH", str(_LENGTH))
    .replace("ROOM", str(_LENGTH + 1))
    .replace("MESSAGE", f"error: {_WHY_NOT}\\0A\\00")
)
