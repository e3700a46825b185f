// Text that grows, with the bytes of numbers between it: what the library makes has no room for derivatives.
// differentiate: grown(x, n)  at: x = 1.3 0.7, n = 2  expect: refused: may make memory larger that holds active numbers
// differentiate: kept(x, n)  at: x = 1.3 0.7, n = 2  expect: refused: may make memory larger that holds active numbers
use std::convert::TryInto;
use std::io::Write as _;

struct Model {
    now: Vec<f64>,
    bytes: Vec<u8>,
}
#[inline(never)]
fn step(m: &mut Model, i: i32) {
    m.now[0] += 0.1 * m.now[1];
    let v = m.now[0] * m.now[1];
    write!(m.bytes, "{:08}", i).unwrap();
    m.bytes.extend_from_slice(&v.to_ne_bytes());
}
#[no_mangle]
pub extern "C" fn grown(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut m = Model { now: x.to_vec(), bytes: Vec::new() };
    for i in 0..12 {
        step(&mut m, i);
    }
    let number = |i: usize| f64::from_ne_bytes(m.bytes[16 * i + 8..16 * i + 16].try_into().unwrap());
    (0..12).map(|i| number(i) * number(i)).sum()
}
#[no_mangle]
pub extern "C" fn kept(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut b: Vec<u8> = Vec::new();
    for i in 0..12 {
        write!(b, "{:08}", i).unwrap();
        b.extend_from_slice(&(x[0] * x[1]).to_ne_bytes());
    }
    let number = |i: usize| f64::from_ne_bytes(b[16 * i + 8..16 * i + 16].try_into().unwrap());
    (0..12).map(|i| number(i) * number(i)).sum()
}
