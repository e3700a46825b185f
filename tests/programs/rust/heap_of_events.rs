// Events of an enum with texts in a heap, in the order of their times: compared as bits, and moved as words
// differentiate: mission(x)  at: x = 0.1
// differentiate: watch(x)  at: x = 0.3
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::str::FromStr;
#[derive(Debug, Clone, PartialEq)]
enum Manoeuvre { Burn { along: f64, across: f64 }, Coast, Swap(u8), Log(String) }
impl FromStr for Manoeuvre {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let (head, tail) = s.split_once(' ').unwrap_or((s, ""));
        Ok(match head {
            "burn" => {
                let mut n = tail.split(',').map(|w| w.trim().parse::<f64>().map_err(|e| e.to_string()));
                Manoeuvre::Burn { along: n.next().ok_or("no along")??, across: n.next().unwrap_or(Ok(0.0))? }
            }
            "coast" => Manoeuvre::Coast,
            "scheme" => Manoeuvre::Swap(tail.parse::<u8>().map_err(|e| e.to_string())?),
            _ => Manoeuvre::Log(s.to_uppercase()),
        })
    }
}
struct Event { t: f64, what: Manoeuvre }
impl PartialEq for Event { fn eq(&self, o: &Self) -> bool { self.t == o.t } }
impl Eq for Event {}
impl PartialOrd for Event { fn partial_cmp(&self, o: &Self) -> Option<Ordering> { Some(self.cmp(o)) } }
impl Ord for Event { fn cmp(&self, o: &Self) -> Ordering { o.t.total_cmp(&self.t) } }
#[no_mangle]
pub unsafe extern "C" fn mission(x: f64) -> f64 {
    let plan = [(0.5, "burn 0.5,-0.25"), (0.3, "scheme 4"), (1.1, "coast"), (0.9, "burn 1"), (0.7, "note"), (0.8, "")];
    let event = |(t, w): &(f64, &str)| w.parse().ok().map(|what| Event { t: t * (1.0 + 0.01 * x), what });
    let mut queue: BinaryHeap<Event> = plan.iter().filter_map(event).collect();
    let mut s = 0.0;
    let mut n = 1.0;
    let mut notes = Vec::new();
    while let Some(Event { t: at, what }) = queue.pop() {
        match what {
            Manoeuvre::Burn { along, across } => {
                s += at * along + across * at * n;
                if along > 0.3 {
                    queue.push(Event { t: at + 0.05 * s, what: Manoeuvre::Burn { along: across * x, across: 0.0 } });
                }
            }
            Manoeuvre::Swap(w) => s += at * f64::from(w),
            Manoeuvre::Log(text) => notes.push(text),
            Manoeuvre::Coast => n += at,
        }
        n *= 1.3;
    }
    s * n + notes.iter().map(String::len).sum::<usize>() as f64
}

#[no_mangle]
pub unsafe extern "C" fn watch(x: f64) -> f64 {
    let mut queue: BinaryHeap<Event> = BinaryHeap::new();
    for (t, w) in [(0.7, "coast"), (0.6, "note"), (0.5, "coast"), (0.2, "burn 2"), (0.9, "burn x")] {
        if let Ok(what) = w.parse() {
            queue.push(Event { t: t * (1.0 + x * x), what });
        }
    }
    let (mut s, mut n, mut notes) = (0.0, 1.0, Vec::new());
    while let Some(Event { t, what }) = queue.pop() {
        match what {
            Manoeuvre::Log(text) => notes.push(text),
            Manoeuvre::Coast => s += t * 10.0,
            _ => s += t.sin(),
        }
        n *= 1.0 + t;
    }
    s * n + notes.iter().map(String::len).sum::<usize>() as f64
}
