// Records with a tag, sorted by code that looks at the tag only: what lies beside it is not known to be an integer.
// differentiate: replay(q, n)  at: q = 1.0 0.5 2.0 0.3, n = 4
#[derive(Clone)]
enum Event { Deposit { amount: f64, at: u32 }, Rate(f64), Close }
impl Event { fn time(&self) -> u32 { match self { Event::Deposit { at, .. } => *at, Event::Rate(_) => 1, Event::Close => 100 } } }
#[no_mangle]
pub unsafe extern "C" fn replay(q: *const f64, n: usize) -> f64 {
    let q = std::slice::from_raw_parts(q, n);
    let mut events = vec![Event::Close, Event::Rate(0.1 * q[1])];
    events.extend(q.iter().enumerate().map(|(i, a)| Event::Deposit { amount: *a, at: 2 + i as u32 }));
    events.sort_by_key(|e| e.time());
    let mut s = 0.0;
    for e in &events { match e { Event::Deposit { amount, .. } => s = s * 1.5 + amount * amount, Event::Rate(r) => s += r * 2.0, Event::Close => s *= 3.0 } }
    s
}
