// Shared structure: a circuit of elements behind Rc<RefCell>, with caches; a tree whose nodes know their parents weakly.
// differentiate: circuit(v, n)  at: v = 1.2 0.7 2.1, n = 3
// differentiate: tree_costs(w, n)  at: w = 1.5 0.4 2.2 0.9 1.1, n = 5
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::slice::from_raw_parts;

type Link = Rc<RefCell<Element>>;
enum Kind {
    Source(f64),
    Resistor { ohms: f64, inputs: Vec<Link> },
    Diode(Link),
}
struct Element {
    kind: Kind,
    cached: Option<f64>,
    reads: usize,
}
fn element(kind: Kind) -> Link {
    Rc::new(RefCell::new(Element { kind, cached: None, reads: 0 }))
}
fn current(e: &Link) -> f64 {
    e.borrow_mut().reads += 1;
    if let Some(v) = e.borrow().cached {
        return v;
    }
    let v = match &e.borrow().kind {
        Kind::Source(v) => *v,
        Kind::Resistor { ohms, inputs } => inputs.iter().map(current).sum::<f64>() / ohms,
        Kind::Diode(from) => (0.3 * current(from)).exp_m1(),
    };
    e.borrow_mut().cached = Some(v);
    v
}

#[no_mangle]
pub unsafe extern "C" fn circuit(v: *const f64, n: usize) -> f64 {
    let v = from_raw_parts(v, n);
    let sources: Vec<Link> = v.iter().map(|&s| element(Kind::Source(s))).collect();
    let sum = element(Kind::Resistor { ohms: 1.0 + v[0] * v[0], inputs: sources.iter().cloned().collect() });
    let diode = element(Kind::Diode(Rc::clone(&sum)));
    let out = element(Kind::Resistor { ohms: 2.0, inputs: vec![diode.clone(), sum.clone(), sources[1].clone()] });
    let first = current(&out);
    if let Kind::Source(s) = &mut sources[1].borrow_mut().kind {
        *s *= first;
    }
    for e in sources.iter().chain([&sum, &diode, &out]) {
        e.borrow_mut().cached.take();
    }
    let reads = sum.borrow().reads as f64;
    current(&out) * reads + Rc::strong_count(&sum) as f64 * first
}

struct TreeNode {
    cost: Cell<f64>,
    parent: RefCell<Weak<TreeNode>>,
    children: RefCell<Vec<Rc<TreeNode>>>,
}
fn add_up(t: &Rc<TreeNode>) -> f64 {
    let below: f64 = t.children.borrow().iter().map(add_up).sum();
    let total = t.cost.get() + 0.5 * below * below;
    t.cost.set(total);
    total
}

#[no_mangle]
pub unsafe extern "C" fn tree_costs(w: *const f64, n: usize) -> f64 {
    let nodes: Vec<_> = from_raw_parts(w, n)
        .iter()
        .map(|&c| Rc::new(TreeNode { cost: Cell::new(c), parent: RefCell::new(Weak::new()), children: RefCell::default() }))
        .collect();
    for i in 1..n {
        nodes[(i - 1) / 2].children.borrow_mut().push(nodes[i].clone());
        *nodes[i].parent.borrow_mut() = Rc::downgrade(&nodes[(i - 1) / 2]);
    }
    let total = add_up(&nodes[0]);
    let mut at = nodes[n - 1].clone();
    let mut path = 0.0;
    loop {
        path += at.cost.get().sqrt();
        let Some(up) = at.parent.borrow().upgrade() else { break };
        at = up;
    }
    total * path
}
