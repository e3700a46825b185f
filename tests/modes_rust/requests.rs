// reference: headers: Rust's `enzyme.rs`: requests, markers, `enzyme_register!`; the function in another crate
// Requests, markers and a rule in Rust; `model.rs` is another crate.
include!(concat!(env!("ENZYME_INCLUDE"), "/enzyme.rs"));
use core::ffi::c_void;

#[repr(C)]
pub struct Pair {
    a: f64,
    b: f64,
}
enzyme_request!(both = "__enzyme_autodiff_both" -> Pair);

extern "C" {
    fn energy(x: *const f64, n: usize) -> f64;
    fn product(a: f64, b: f64) -> f64;
    fn scaled(x: f64) -> f64;
}
// deliberately wrong, so that its use shows
extern "C" fn scaled_forward(_x: f64, dx: f64) -> f64 {
    100.0 * dx
}
enzyme_register!(SCALED = "__enzyme_register_derivative_scaled", scaled, scaled_forward);

extern "C" fn uses_scaled(x: f64) -> f64 {
    unsafe { scaled(x) + x }
}

fn is(got: f64, wanted: f64) -> i32 {
    ((got - wanted).abs() > 1e-12) as i32
}

#[no_mangle]
pub extern "C" fn failures() -> i32 {
    let x = [1.0, 2.0, 3.0];
    let mut dx = [0.0; 3];
    let mut failed = 0;
    unsafe {
        let f = energy as *const c_void;
        enzyme::autodiff_void(f, enzyme::dup, x.as_ptr(), dx.as_mut_ptr(), enzyme::constant, 3usize);
        failed += is(dx[0], 2.0) + is(dx[1], 2.0 * 2.0 * 2.0) + is(dx[2], 2.0 * 3.0 * 3.0);
        let direction = [0.0, 1.0, 0.0];
        failed += is(enzyme::fwddiff(f, x.as_ptr(), direction.as_ptr(), enzyme::constant, 3usize), 8.0);
        let tape = enzyme::augmentfwd(f, x.as_ptr(), dx.as_mut_ptr(), enzyme::constant, 3usize);
        enzyme::reverse_void(f, x.as_ptr(), dx.as_mut_ptr(), enzyme::constant, 3usize, 1.0f64, tape);
        failed += is(dx[0], 4.0);
        let found = both(product as *const c_void, 3.0f64, 4.0f64);
        failed += is(found.a, 4.0) + is(found.b, 3.0);
        failed += is(enzyme::fwddiff(uses_scaled as *const c_void, 2.0f64, 1.0f64), 101.0);
    }
    failed
}
