// f32 and f64 side by side: casts, min and max, clamp, powi and powf, hypot, mul_add, signum, rem, integer casts.
// differentiate: mixed(x, y, n)  at: x = 0.5 1.5 -2.5, y = 1.25 0.75 2.5, n = 3
// differentiate: functions(a, b)  at: a = 0.7, b = 1.9
// differentiate: integers(x, n)  at: x = 0.55 1.63 2.45 0.32, n = 4
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn mixed(x: *const f32, y: *const f64, n: usize) -> f64 {
    let (x, y) = (from_raw_parts(x, n), from_raw_parts(y, n));
    let mut s = 0.0f32;
    let mut t = 0.0f64;
    for i in 0..n {
        s += x[i] * y[i] as f32;
        t += f64::from(x[i]).exp() * y[i] + s as f64;
    }
    t * f64::from(s.max(0.1).min(100.0))
}

#[no_mangle]
pub extern "C" fn functions(a: f64, b: f64) -> f64 {
    let s = a.hypot(b) + a.powi(3) * b.powf(a) + a.mul_add(b, 1.0) + b.ln_1p() * a.exp_m1();
    let t = a.atan2(b) + a.asin() + b.cosh() + (a * b).cbrt() + b.log10() * a.log2() + (-a).abs() * a.signum();
    let (sine, cosine) = (a * b).sin_cos();
    s * t + sine * cosine + b.clamp(0.0, 1.5) * a + b.rem_euclid(0.8) + (7.0 * a) % b + a.recip() + b.copysign(-a)
}

#[no_mangle]
pub unsafe extern "C" fn integers(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut counts = [0u32; 4];
    let mut s = 0.0;
    for v in x {
        let bin = (*v * 2.0) as usize;
        counts[bin.min(3)] += 1;
        s += (v - v.floor()) * counts[bin.min(3)] as f64 + v.fract() * v.trunc();
        s *= 1.0 + (v.round() as i64 % 3) as f64 * 0.1;
    }
    let order = x.iter().map(|v| (v * 10.0) as i32).fold(0i32, |a, b| a.wrapping_mul(31) ^ b);
    s + (order & 1) as f64
}
