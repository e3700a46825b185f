// Records with a tag, sorted by code that looks at the tag only: what lies beside it is not known to be an integer.
// A heap of times with places: integers beside numbers are no addresses, though they lie behind one.
// differentiate: replay(q, n)  at: q = 1.0 0.5 2.0 0.3, n = 4
// differentiate: queue(x, n)  at: x = 0.5 1.7 2.5, n = 3
use std::cmp::Ordering;
use std::collections::BinaryHeap;
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

#[derive(PartialEq, Clone, Copy)]
struct Due { time: f64, id: usize }
impl Eq for Due {}
impl PartialOrd for Due { fn partial_cmp(&self, o: &Self) -> Option<Ordering> { Some(self.cmp(o)) } }
impl Ord for Due { fn cmp(&self, o: &Self) -> Ordering { o.time.partial_cmp(&self.time).unwrap().then_with(|| self.id.cmp(&o.id)) } }
#[no_mangle]
pub unsafe extern "C" fn queue(x: *const f64, n: usize) -> f64 {
    let x = std::slice::from_raw_parts(x, n);
    let mut heap = BinaryHeap::new();
    for i in 0..n { heap.push(Due { time: x[i], id: i }); }
    let (mut total, mut k) = (0.0, 0);
    while let Some(e) = heap.pop() {
        k += 1;
        total += e.time * k as f64;
        if k < 3 { heap.push(Due { time: e.time * 1.5 + x[e.id], id: (e.id + 1) % n }); }
    }
    total
}
