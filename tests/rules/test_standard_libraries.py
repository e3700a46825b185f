"""Every function of C's <math.h> and <complex.h>, and every floating intrinsic of LLVM, is known."""

from __future__ import annotations

import pytest

from enzyme_build.rules import inactive_rule, lookup
from enzyme_build.rules.outputs import is_output_name, is_struct_intrinsic

MATH = """acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp log log10
log1p log2 logb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil floor nearbyint rint lrint
llrint round lround llround trunc fmod remainder remquo copysign nan nextafter nexttoward fdim fmax fmin fma""".split()
POSIX_AND_GNU = """j0 j1 jn y0 y1 yn gamma lgamma_r exp10 pow10 sincos drem significand scalb roundeven nextup nextdown
fmaxmag fminmag llogb finite""".split()
C23 = """acospi asinpi atanpi atan2pi cospi sinpi tanpi exp10m1 exp2m1 log10p1 log2p1 logp1 rootn rsqrt compoundn
fmaximum fminimum fmaximum_num fminimum_num fmaximum_mag fminimum_mag fromfp ufromfp""".split()
COMPLEX = """cacos casin catan ccos csin ctan cacosh casinh catanh ccosh csinh ctanh cexp clog cabs cpow csqrt carg
cimag conj cproj creal clog10""".split()
INTRINSICS = """sin cos tan asin acos atan atan2 sinh cosh tanh sincos sincospi modf exp exp2 exp10 log log2 log10 ldexp
frexp pow powi sqrt fma fmuladd fabs copysign floor ceil trunc rint nearbyint round roundeven lround llround lrint
llrint minnum maxnum minimum maximum minimumnum maximumnum canonicalize is.fpclass fptosi.sat fptoui.sat
arithmetic.fence""".split()
CONSTRAINED = """fadd fsub fmul fdiv frem fma fmuladd fptoui fptosi uitofp sitofp fptrunc fpext fcmp fcmps sqrt pow powi
sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 log log10 log2 ldexp rint lrint llrint nearbyint maxnum minnum
maximum minimum ceil floor round roundeven lround llround trunc""".split()


def is_known(name: str) -> bool:
    return (
        lookup(name) is not None or inactive_rule(name) is not None or is_struct_intrinsic(name) or is_output_name(name)
    )


@pytest.mark.parametrize("name", [*MATH, *COMPLEX, *C23, *POSIX_AND_GNU])
@pytest.mark.parametrize("suffix", ["", "f", "l"])
def test_c(name: str, suffix: str) -> None:
    spelled = f"lgamma{suffix}_r" if name == "lgamma_r" else name + suffix
    assert is_known(spelled)


@pytest.mark.parametrize("name", INTRINSICS)
@pytest.mark.parametrize("type_", ["f64", "v4f32", "f80"])
def test_intrinsics(name: str, type_: str) -> None:
    assert is_known(f"llvm.{name}.{type_}")


@pytest.mark.parametrize("name", CONSTRAINED)
def test_constrained_intrinsics(name: str) -> None:
    assert is_known(f"llvm.experimental.constrained.{name}.f64")


@pytest.mark.parametrize(
    "name",
    """__nv_sin __nv_powf __nv_erfinv __nv_normcdf __nv_rsqrtf __nv_fast_sinf __nv_sincos __ocml_sin_f64
    __ocml_native_exp_f32 __ocml_pown_f32 __ocml_rsqrt_f64 _FortranAFPow8k _FortranAModReal8 _FortranAErfcScaled4
    _FortranAScale8 __sqrt_finite __erf_finite __nv_erff __muldc3 __divsc3""".split(),
)
def test_other_libraries(name: str) -> None:
    assert is_known(name)
