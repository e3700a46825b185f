// Records of a name and a number, of which the names grow out of sight, by `write!`.
// levels: O2
// differentiate: in_records(x, n)  at: x = 1.3 0.7 0.4, n = 3
use std::fmt::Write as _;

fn text(n: i32) -> &'static str {
    if n == 2 { "a rather long text, which needs more room than there is" } else { "b" }
}

struct Record {
    name: String,
    value: f64,
}
#[inline(never)]
fn mark(all: &mut Vec<Record>, text: &str) {
    for r in all.iter_mut() {
        write!(r.name, "{}{}", text, 7).unwrap();
        r.value *= r.value;
    }
}
#[no_mangle]
pub extern "C" fn in_records(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut all: Vec<Record> = x.iter().map(|&value| Record { name: String::new(), value }).collect();
    for i in 0..3 {
        mark(&mut all, text(n - 1));
        let value = all[0].value * x[1];
        all.push(Record { name: i.to_string(), value });
    }
    all.iter().map(|r| r.value * r.name.len() as f64).sum()
}
