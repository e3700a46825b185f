"""Library functions that have no bitcode and do what the program could do itself: they get a definition.

libc++'s last owner of a control block frees it through the block's own virtual function: whoever frees memory must be
seen.  The counts are those of one thread.
"""

from __future__ import annotations

from enzyme_build.rules.library.f2c import F2C
from enzyme_build.rules.library.libdevice import LIBDEVICE

DEFINITIONS = {
    **F2C,
    **LIBDEVICE,
    # __shared_weak_count: table, owners - 1, weak owners - 1; slot 4 of the table is __on_zero_shared_weak
    "_ZNSt3__119__shared_weak_count14__release_weakEv": """
define internal void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr %block) {
entry:
  %place = getelementptr i8, ptr %block, i64 16
  %owners = load i64, ptr %place
  %fewer = sub i64 %owners, 1
  store i64 %fewer, ptr %place
  %is.last = icmp eq i64 %owners, 0
  br i1 %is.last, label %last, label %done
last:
  %table = load ptr, ptr %block
  %slot = getelementptr i8, ptr %table, i64 32
  %release = load ptr, ptr %slot
  call void %release(ptr %block)
  br label %done
done:
  ret void
}
""",
    "_ZNSt3__119__shared_weak_countD2Ev": """
define internal void @_ZNSt3__119__shared_weak_countD2Ev(ptr %block) {
  ret void
}
""",
    "_ZNSt3__119__shared_weak_count4lockEv": """
define internal ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr %block) {
entry:
  %place = getelementptr i8, ptr %block, i64 8
  %owners = load i64, ptr %place
  %is.gone = icmp eq i64 %owners, -1
  br i1 %is.gone, label %done, label %held
held:
  %more = add i64 %owners, 1
  store i64 %more, ptr %place
  br label %done
done:
  %found = phi ptr [ null, %entry ], [ %block, %held ]
  ret ptr %found
}
""",
}
