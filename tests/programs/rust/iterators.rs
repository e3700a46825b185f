// Iterator chains: zip, map, fold, filter, enumerate, rev, take_while, scan.
// differentiate: chain(x, y, n)  at: x = 1 2 3 4, y = 0.5 1.5 -2.5 3.5, n = 4
// differentiate: folded(x, n)  at: x = 0.5 1.5 2.5, n = 3
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn chain(x: *const f64, y: *const f64, n: usize) -> f64 {
    let (x, y) = (from_raw_parts(x, n), from_raw_parts(y, n));
    let dot: f64 = x.iter().zip(y).filter(|(_, b)| **b > 0.0).map(|(a, b)| a * b * b).sum();
    let weighted: f64 = x.iter().enumerate().rev().map(|(i, a)| i as f64 * a.sin()).sum();
    dot * weighted
}

#[no_mangle]
pub unsafe extern "C" fn folded(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    x.iter().fold(1.0, |s, v| s * v + v.exp()) + x.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
}
