// Slices with bounds checks, indexing, windows, in-place updates.
// differentiate: energy(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: smooth(x, n, steps)  at: x = 1 2 3 4 5, n = 5, steps = 3
// differentiate: windows(x, n)  at: x = 1 2 3 4 5, n = 5
use std::slice::{from_raw_parts, from_raw_parts_mut};

#[no_mangle]
pub unsafe extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut e = 0.0;
    for i in 0..n {
        for j in 0..i {
            e += x[i] * x[i] * x[j] / (1.0 + x[j] * x[j]);
        }
    }
    e
}

#[no_mangle]
pub unsafe extern "C" fn smooth(x: *mut f64, n: usize, steps: i32) {
    let x = from_raw_parts_mut(x, n);
    for _ in 0..steps {
        for i in 1..n - 1 {
            x[i] = 0.25 * (x[i - 1] + 2.0 * x[i] + x[i + 1]) + 0.01 * x[i] * x[i];
        }
        x.swap(0, n - 1);
    }
}

#[no_mangle]
pub unsafe extern "C" fn windows(x: *const f64, n: usize) -> f64 {
    from_raw_parts(x, n).windows(2).map(|w| (w[1] - w[0]).powi(2) * w[0]).sum()
}
