// What is written to beside numbers in one object grows out of sight: strings and bytes by `write!`, and to what holds them.
// differentiate: into_string(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: into_bytes(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: into_own_writer(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: into_slice(x, n)  at: x = 1.3 0.7, n = 2
use std::convert::TryInto;
use std::fmt::Write as _;
use std::io::Write as _;

struct Model {
    now: Vec<f64>,
    log: String,
    bytes: Vec<u8>,
}

fn text(n: i32) -> &'static str {
    if n == 2 { "a rather long text, which needs more room than there is" } else { "b" }
}

fn run(x: *const f64, n: i32, step: fn(&mut Model, i32, &str)) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut m = Model { now: x.to_vec(), log: String::new(), bytes: Vec::new() };
    for i in 0..12 {
        step(&mut m, i, text(n));
    }
    let kept = m.log.clone();
    m.now[0] * m.now[1] + (kept.len() + m.bytes.len()) as f64 * x[1]
}

#[inline(never)]
fn write_string(m: &mut Model, i: i32, text: &str) {
    m.now[0] *= m.now[1];
    write!(m.log, "{}", i).unwrap();
    m.log.push_str(text);
    write!(m.log, "{} {:?}", i, text).unwrap();
    m.log += text;
}
#[no_mangle]
pub extern "C" fn into_string(x: *const f64, n: i32) -> f64 {
    run(x, n, write_string)
}

#[inline(never)]
fn write_bytes(m: &mut Model, i: i32, text: &str) {
    m.now[0] += m.now[1];
    write!(m.bytes, "{} {}", i, text).unwrap();
    m.bytes.extend_from_slice(text.as_bytes());
    m.bytes.push(b' ');
}
#[no_mangle]
pub extern "C" fn into_bytes(x: *const f64, n: i32) -> f64 {
    run(x, n, write_bytes)
}

struct Upper<'a> {
    to: &'a mut Model,
    count: f64,
}
impl std::fmt::Write for Upper<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for c in text.chars() {
            self.to.log.push(c.to_ascii_uppercase());
        }
        self.count += text.len() as f64;
        Ok(())
    }
}
#[inline(never)]
fn write_upper(m: &mut Model, i: i32, text: &str) {
    m.now[1] += 0.1 * m.now[0];
    let mut upper = Upper { to: m, count: 0.0 };
    write!(upper, "{}:{}", text, i).unwrap();
    m.log.push('.');
}
#[no_mangle]
pub extern "C" fn into_own_writer(x: *const f64, n: i32) -> f64 {
    run(x, n, write_upper)
}

// a slice that is written to moves on
#[no_mangle]
pub extern "C" fn into_slice(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut room = vec![0u8; 32 * x.len() + n as usize];
    {
        let mut rest: &mut [u8] = &mut room[..];
        for (i, v) in x.iter().enumerate() {
            write!(rest, "{:08}", i).unwrap();
            rest.write_all(&(v * v).to_ne_bytes()).unwrap();
        }
    }
    let number = |i: usize| f64::from_ne_bytes(room[16 * i + 8..16 * i + 16].try_into().unwrap());
    (0..x.len()).map(|i| number(i) * number(i)).sum()
}
