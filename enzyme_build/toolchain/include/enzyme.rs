// Enzyme's entry points and markers for Rust, edition 2018 or later:
//
//     include!(concat!(env!("ENZYME_INCLUDE"), "/enzyme.rs"));     // ENZYME_INCLUDE=$(enzyme-build --include-dir)
//
//     extern "C" fn energy(x: *const f64, n: usize) -> f64 { … }
//     unsafe { enzyme::autodiff_void(energy as *const _, enzyme::dup, x, dx, enzyme::constant, n) };
//
// The function is an `extern "C" fn`; behind it follow, for each of its parameters, [marker] value [shadow].  Rust's
// bitcode (`rustc --emit=llvm-bc`) is linked by enzyme-cc or enzyme-build, which answer the requests.
#[allow(dead_code, non_upper_case_globals)]
pub mod enzyme {
    use core::ffi::c_void;

    extern "C" {
        #[link_name = "enzyme_const"]
        pub static constant: i32;
        #[link_name = "enzyme_dup"]
        pub static dup: i32;
        #[link_name = "enzyme_dupnoneed"]
        pub static dupnoneed: i32;
        #[link_name = "enzyme_out"]
        pub static out: i32;
        #[link_name = "enzyme_dupv"]
        pub static dupv: i32;
        #[link_name = "enzyme_width"]
        pub static width: i32;
        #[link_name = "enzyme_primal_return"]
        pub static primal_return: i32;
        #[link_name = "enzyme_const_return"]
        pub static const_return: i32;
        #[link_name = "enzyme_runtime_activity"]
        pub static runtime_activity: i32;
        #[link_name = "enzyme_strong_zero"]
        pub static strong_zero: i32;
        #[link_name = "enzyme_nofree"]
        pub static nofree: i32;

        #[link_name = "__enzyme_autodiff_rust"]
        pub fn autodiff(f: *const c_void, ...) -> f64;
        #[link_name = "__enzyme_autodiff_rust_f32"]
        pub fn autodiff_f32(f: *const c_void, ...) -> f32;
        #[link_name = "__enzyme_autodiff_rust_void"]
        pub fn autodiff_void(f: *const c_void, ...);
        #[link_name = "__enzyme_fwddiff_rust"]
        pub fn fwddiff(f: *const c_void, ...) -> f64;
        #[link_name = "__enzyme_fwddiff_rust_f32"]
        pub fn fwddiff_f32(f: *const c_void, ...) -> f32;
        #[link_name = "__enzyme_fwddiff_rust_void"]
        pub fn fwddiff_void(f: *const c_void, ...);
        #[link_name = "__enzyme_augmentfwd_rust"]
        pub fn augmentfwd(f: *const c_void, ...) -> *mut c_void;
        #[link_name = "__enzyme_reverse_rust"]
        pub fn reverse(f: *const c_void, ...) -> f64;
        #[link_name = "__enzyme_reverse_rust_void"]
        pub fn reverse_void(f: *const c_void, ...);
        #[link_name = "__enzyme_fwdsplit_rust"]
        pub fn fwdsplit(f: *const c_void, ...) -> f64;
    }
}

/// A request with a result of another type: `enzyme_request!(both = "__enzyme_autodiff_both" -> Pair);` with a
/// `#[repr(C)] struct Pair`.  The string contains an entry point's name.
#[allow(unused_macros)]
macro_rules! enzyme_request {
    ($name:ident = $entry:literal -> $result:ty) => {
        extern "C" {
            #[link_name = $entry]
            fn $name(f: *const core::ffi::c_void, ...) -> $result;
        }
    };
}

/// Derivatives written by hand: `enzyme_register!(RULE = "__enzyme_register_gradient_f", f, augmented, reverse);`
#[allow(unused_macros)]
macro_rules! enzyme_register {
    ($name:ident = $symbol:literal, $($function:expr),+) => {
        #[used]
        #[export_name = $symbol]
        static $name: enzyme_list::List<{ [$(stringify!($function)),+].len() }> =
            enzyme_list::List([$($function as *const core::ffi::c_void),+]);
    };
}
#[allow(dead_code)]
mod enzyme_list {
    #[repr(transparent)]
    pub struct List<const N: usize>(pub [*const core::ffi::c_void; N]);
    unsafe impl<const N: usize> Sync for List<N> {}
}
