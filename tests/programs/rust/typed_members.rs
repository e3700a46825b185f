// Counts, keys and names beside numbers, in containers that move whatever they hold: what is an integer, Rust's types say.
// differentiate: cloned(x, n)  at: x = 0.3 1.4 0.8 2.2 1.1 0.6, n = 6
// differentiate: edges(x, n)  at: x = 0.7 0.4 1.1 0.35, n = 4
// differentiate: stages(x, n)  at: x = 0.4 0.9 0.3 1.1, n = 4
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::slice::from_raw_parts;

#[derive(Default, Clone)]
struct Moments {
    count: u32,
    mean: f64,
    extremes: Option<(f64, f64)>,
}
#[no_mangle]
pub unsafe extern "C" fn cloned(x: *const f64, n: usize) -> f64 {
    let mut groups: BTreeMap<&str, Moments> = BTreeMap::new();
    for (i, v) in from_raw_parts(x, n).iter().enumerate() {
        let m = groups.entry(["low", "high", "middle"][i % 3]).or_default();
        m.count += 1;
        m.mean += v * v;
        m.extremes = Some(m.extremes.map_or((*v, *v), |(a, b)| (a.min(*v), b.max(*v))));
    }
    let copy = groups.clone();
    copy.values().fold(1.0, |s, m| s * 0.8 + m.mean / m.count as f64 + m.extremes.map_or(0.0, |(a, b)| b - a))
}

#[derive(Default)]
struct Graph {
    names: HashMap<String, usize>,
    out: Vec<Vec<(usize, f64)>>,
}
impl Graph {
    fn node(&mut self, name: &str) -> usize {
        let next = self.out.len();
        let id = *self.names.entry(name.to_string()).or_insert(next);
        if id == next {
            self.out.push(Vec::new());
        }
        id
    }
}
#[no_mangle]
pub unsafe extern "C" fn edges(x: *const f64, n: usize) -> f64 {
    let mut g = Graph::default();
    for (&(a, b), w) in [("a", "b"), ("a", "c"), ("c", "b")].iter().zip(from_raw_parts(x, n)) {
        let (a, b) = (g.node(a), g.node(b));
        g.out[a].push((b, w * w));
        g.out[b].push((a, 1.1 * w));
    }
    let near: BTreeMap<usize, f64> = g.out[0].iter().copied().collect();
    g.out.iter().flatten().fold(0.1, |s, &(k, v)| s * 0.5 + v * (k + 1) as f64) + near.values().sum::<f64>()
}

trait Stage {
    fn push(&mut self, v: f64) -> f64;
}
struct Delay(VecDeque<f64>);
struct Filter {
    b: [f64; 3],
    z: [f64; 2],
}
impl Stage for Delay {
    fn push(&mut self, v: f64) -> f64 {
        self.0.push_front(v);
        self.0.pop_back().unwrap_or(v)
    }
}
impl Stage for Filter {
    fn push(&mut self, v: f64) -> f64 {
        let y = self.b[0] * v + self.z[0];
        self.z = [self.b[1] * v - 0.3 * y + self.z[1], self.b[2] * v - 0.2 * y];
        y
    }
}
#[no_mangle]
pub unsafe extern "C" fn stages(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut stages: Vec<Box<dyn Stage>> =
        vec![Box::new(Delay(VecDeque::from([x[0]]))), Box::new(Filter { b: [x[1], 0.3, 0.1], z: [0.0; 2] })];
    x.iter().map(|&v| stages.iter_mut().fold(v, |v, s| s.push(v))).fold(0.1, |s, v| s * 0.5 + v)
}
