// Vec and Box: allocated, grown, nested, collected, dropped.
// differentiate: collected(x, n)  at: x = 1 2 3, n = 3
// differentiate: grown(x, n)  at: x = 1 2 3 4 5, n = 5
// differentiate: boxed(x)  at: x = 1.3
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn collected(x: *const f64, n: usize) -> f64 {
    let v: Vec<f64> = from_raw_parts(x, n).iter().map(|a| a * a.sin()).collect();
    v.iter().zip(v.iter().rev()).map(|(a, b)| a * b).sum()
}

#[no_mangle]
pub unsafe extern "C" fn grown(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut v = Vec::new();
    for a in x {
        v.push(a * a);
        if v.len() % 2 == 0 {
            v.push(a * v[0]);
        }
    }
    let mut s = 0.0;
    while let Some(a) = v.pop() {
        s = s * 0.5 + a;
    }
    s
}

#[no_mangle]
pub extern "C" fn boxed(x: f64) -> f64 {
    let a = Box::new(x * x);
    let b = Box::new([*a, x, *a * x]);
    b.iter().product::<f64>() + *a
}
