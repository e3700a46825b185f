#[no_mangle]
pub unsafe extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let x = core::slice::from_raw_parts(x, n);
    x.iter().enumerate().map(|(i, v)| v * v * (i + 1) as f64).sum()
}

#[no_mangle]
pub extern "C" fn product(a: f64, b: f64) -> f64 {
    a * b
}

#[no_mangle]
pub extern "C" fn scaled(x: f64) -> f64 {
    2.0 * x
}
