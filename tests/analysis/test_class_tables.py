"""What virtual tables say of the objects that they are stored in, and of the objects of methods."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.class_tables import are_unlike_classes, class_of_method, class_stored
from enzyme_build.analysis.record_types import Record, differ, record_accessed, record_cast_to, record_of_object
from enzyme_build.ir import Call, Store, parse_module

TABLE = "constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @%s, ptr @shared] }"
BOTH = (
    "constant { [3 x ptr], [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI4Base, ptr @both], "
    "[3 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Base, ptr @thunk] }"
)
TEXT = f"""
@_ZTI4Base = constant ptr null
@_ZTV6Source = {TABLE % "source"}, !type !0, !type !1, !type !2
@_ZTV7Decoder = {TABLE % "decoder"}, !type !0, !type !3
@_ZTV4Both = {BOTH}, !type !0, !type !4, !type !5
@_ZTV5Plain = {TABLE.replace("shared", "plain") % "plain"}
@_ZTV5Other = {TABLE.replace("shared", "untold") % "untold"}
@_ZTV5Third = {TABLE.replace("shared", "untold") % "untold"}, !type !0, !type !3
define void @source(ptr sret(i64) %result, ptr %this) {{
  ret void
}}
define void @decoder(ptr %this) {{
  ret void
}}
define void @shared(ptr %this) {{
  ret void
}}
define void @both(ptr %this) {{
  ret void
}}
define void @thunk(ptr %this) {{
  ret void
}}
define void @untold(ptr %this) {{
  ret void
}}
define void @plain(ptr %this) {{
  ret void
}}
define void @f(ptr %object) {{
  store ptr getelementptr inbounds (i8, ptr @_ZTV6Source, i64 16), ptr %object
  store ptr getelementptr inbounds (i8, ptr @_ZTV4Both, i64 40), ptr %object
  store ptr @_ZTV6Source, ptr %object
  store ptr null, ptr %object
  store ptr getelementptr inbounds (i8, ptr @_ZTV5Plain, i64 16), ptr %object
  ret void
}}
!0 = !{{i64 16, !"_ZTS4Base"}}
!1 = !{{i64 16, !"_ZTS6Source"}}
!2 = !{{i64 16, !"_ZTSM6SourceFvvE.virtual"}}
!3 = !{{i64 16, !"_ZTS7Decoder"}}
!4 = !{{i64 16, !"_ZTS4Both"}}
!5 = !{{i64 40, !"_ZTS4Side"}}
"""
SOURCE, DECODER, BASE = 'class !"_ZTS4Base" !"_ZTS6Source"', 'class !"_ZTS4Base" !"_ZTS7Decoder"', 'class !"_ZTS4Base"'


@pytest.fixture
def module():
    return parse_module(TEXT)


def test_a_table_says_of_which_classes_the_object_is(module) -> None:
    stores = [i for i in module.functions["f"].instructions() if isinstance(i, Store)]
    assert [class_stored(store) for store in stores] == [SOURCE, 'class !"_ZTS4Side"', "", "", ""]
    assert record_accessed(stores[0]) is not None and record_accessed(stores[-1]) is None


def test_a_method_says_what_its_object_is(module) -> None:
    found = {name: class_of_method(f) for name, f in module.functions.items() if name != "f"}
    known = {name: (at[0].index, at[1]) for name, at in found.items() if at is not None}
    sides = {"both": (0, 'class !"_ZTS4Base" !"_ZTS4Both"'), "thunk": (0, 'class !"_ZTS4Side"')}
    assert known == {"source": (1, SOURCE), "decoder": (0, DECODER), "shared": (0, BASE), **sides}


def test_classes_differ_if_neither_is_a_base_of_the_other() -> None:
    assert are_unlike_classes(SOURCE, DECODER)
    assert not are_unlike_classes(SOURCE, BASE) and not are_unlike_classes(BASE, SOURCE)
    assert not are_unlike_classes(SOURCE, SOURCE) and not are_unlike_classes(SOURCE, "vtable pointer")


def test_objects_of_unlike_classes_differ(module) -> None:
    source, decoder, shared = (record_of_object(module.functions[name]) for name in ("source", "decoder", "shared"))
    assert source is not None and decoder is not None and shared is not None
    assert differ(source[1], decoder[1]) and not differ(source[1], shared[1])
    assert not differ(source[1], Record(decoder[1].type, 8)), "one behind the other"


CASTS = """
@_ZTI6Source = constant ptr null
@_ZTI6Hidden = constant ptr null
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64)
define void @cast(ptr %object) {
  %1 = call ptr @__dynamic_cast(ptr %object, ptr @_ZTI4Base, ptr @_ZTI6Source, i64 0)
  %2 = call ptr @__dynamic_cast(ptr %object, ptr @_ZTI4Base, ptr @_ZTI6Source, i64 16)
  %3 = call ptr @__dynamic_cast(ptr %object, ptr @_ZTI4Base, ptr @_ZTI6Source, i64 -1)
  %4 = call ptr @__dynamic_cast(ptr %object, ptr @_ZTI4Base, ptr @_ZTI6Hidden, i64 0)
  ret void
}
"""


def test_a_dynamic_cast_says_what_it_finds() -> None:
    module = parse_module(TEXT.replace("define void @source", CASTS + "define void @source", 1))
    casts = [i for i in module.functions["cast"].instructions() if isinstance(i, Call)]
    found = [record_cast_to(cast) for cast in casts]
    assert [r and (r.offset, r.type.leaves[0][1]) for r in found] == [
        (0, 'class !"_ZTS6Source"'),
        (-16, 'class !"_ZTS6Source"'),
        None,  # where in the object the argument lies is not known
        None,  # of no table
    ]
