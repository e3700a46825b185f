// Addresses of boxes as `usize`, with a tag or without.
// differentiate: raw(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: words(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: tagged(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
struct Body {
    mass: f64,
    at: f64,
}
#[inline(never)]
fn hide(b: Box<Body>) -> usize {
    Box::into_raw(b) as usize
}
#[inline(never)]
fn show(w: usize) -> f64 {
    let b = unsafe { Box::from_raw(w as *mut Body) };
    b.mass * b.at
}
#[no_mangle]
pub extern "C" fn raw(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    show(hide(Box::new(Body {
        mass: x[0],
        at: x[1] * x[2],
    }))) * x[3]
}
#[no_mangle]
pub extern "C" fn words(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let all: Vec<usize> = x.iter().map(|&v| hide(Box::new(Body { mass: v, at: v * v }))).collect();
    let mut back = all.clone();
    back.reverse();
    back.iter().enumerate().map(|(i, &w)| show(w) * (i + 1) as f64).sum()
}
#[no_mangle]
pub extern "C" fn tagged(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let all: Vec<usize> = x
        .iter()
        .enumerate()
        .map(|(i, &v)| hide(Box::new(Body { mass: v, at: v + 1.0 })) | (i & 1))
        .collect();
    all.iter()
        .map(|&w| if w & 1 == 1 { 2.0 * show(w & !1) } else { show(w) })
        .sum()
}
