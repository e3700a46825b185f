// A memoising evaluator with an LRU list in a slab of indices; interned strings; Option<Box> lists taken apart; Rc::make_mut copies on write.
// differentiate: cached(x, n)  at: x = 0.4 0.9 1.6 2.3, n = 4
// differentiate: persistent(x, n)  at: x = 0.4 0.9 1.6 2.3, n = 4
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::slice::from_raw_parts;

struct Slot<V> {
    key: String,
    value: V,
    prev: Option<usize>,
    next: Option<usize>,
}
struct Lru<V> {
    slots: Vec<Slot<V>>,
    map: HashMap<String, usize>,
    head: Option<usize>,
    tail: Option<usize>,
    capacity: usize,
    evicted: Vec<V>,
}
impl<V: Clone> Lru<V> {
    fn new(capacity: usize) -> Self {
        Lru { slots: Vec::with_capacity(1), map: HashMap::new(), head: None, tail: None, capacity, evicted: Vec::new() }
    }
    fn unlink(&mut self, i: usize) {
        let (p, n) = (self.slots[i].prev.take(), self.slots[i].next.take());
        match p {
            Some(p) => self.slots[p].next = n,
            None => self.head = n,
        }
        match n {
            Some(n) => self.slots[n].prev = p,
            None => self.tail = p,
        }
    }
    fn front(&mut self, i: usize) {
        self.slots[i].next = self.head;
        if let Some(h) = self.head.replace(i) {
            self.slots[h].prev = Some(i);
        }
        self.tail.get_or_insert(i);
    }
    fn get(&mut self, key: &str, make: impl FnOnce(&str) -> V) -> V {
        let at = match self.map.get(key) {
            Some(&i) => {
                self.unlink(i);
                i
            }
            None => {
                let fresh = Slot { key: key.to_owned(), value: make(key), prev: None, next: None };
                let i = if self.slots.len() < self.capacity {
                    self.slots.push(fresh);
                    self.slots.len() - 1
                } else {
                    let t = self.tail.unwrap();
                    self.unlink(t);
                    let old = std::mem::replace(&mut self.slots[t], fresh);
                    self.map.remove(&old.key);
                    self.evicted.push(old.value);
                    t
                };
                self.map.insert(key.to_owned(), i);
                i
            }
        };
        self.front(at);
        self.slots[at].value.clone()
    }
}

#[no_mangle]
pub unsafe extern "C" fn cached(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let cache: RefCell<Lru<Rc<(f64, Vec<f64>)>>> = RefCell::new(Lru::new(3));
    let mut s = 0.3;
    for (round, name) in "ab bb ab ccc d ab bb ccc d d ab".split_whitespace().enumerate() {
        let v = cache.borrow_mut().get(name, |k| {
            let a = k.bytes().map(|b| x[b as usize % n]).product::<f64>();
            Rc::new((a.sin() + 0.01 * s, (0..k.len() + 1).map(|i| a.powi(i as i32)).collect()))
        });
        s = s * 0.8 + v.0 * v.1.last().copied().unwrap_or(1.0) + 0.001 * round as f64;
    }
    let c = cache.into_inner();
    c.evicted.iter().map(|v| v.0 * v.1.iter().sum::<f64>()).sum::<f64>() * s + c.slots[0].value.0
}

#[derive(Clone)]
enum Tree {
    Leaf,
    Node(Rc<Tree>, f64, f64, Rc<Tree>),
}
impl Tree {
    fn insert(self: &Rc<Tree>, k: f64, v: f64) -> Rc<Tree> {
        Rc::new(match &**self {
            Tree::Leaf => Tree::Node(self.clone(), k, v, self.clone()),
            Tree::Node(l, a, w, r) if k < *a => Tree::Node(l.insert(k, v), *a, *w, r.clone()),
            Tree::Node(l, a, w, r) => Tree::Node(l.clone(), *a, *w, r.insert(k, v)),
        })
    }
    fn fold<A>(&self, acc: A, f: &mut dyn FnMut(A, f64, f64) -> A) -> A {
        match self {
            Tree::Leaf => acc,
            Tree::Node(l, k, v, r) => {
                let acc = l.fold(acc, f);
                let acc = f(acc, *k, *v);
                r.fold(acc, f)
            }
        }
    }
}
struct Cons(f64, Option<Box<Cons>>);

#[no_mangle]
pub unsafe extern "C" fn persistent(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut versions = vec![Rc::new(Tree::Leaf)];
    for (i, &v) in x.iter().enumerate() {
        let last = versions.last().unwrap().insert((v * 3.0).sin(), v * v + i as f64);
        versions.push(last);
    }
    let mut state = Rc::new(BTreeMap::from([(0u8, x[0]), (1, x[1])]));
    let mut kept = vec![];
    let mut list: Option<Box<Cons>> = None;
    for (i, t) in versions.iter().enumerate() {
        let s = t.fold(0.1, &mut |a, k, v| a * 0.9 + k * v);
        kept.push(Rc::clone(&state));
        *Rc::make_mut(&mut state).entry(i as u8 % 3).or_insert(0.5) *= 1.0 + s;
        list = Some(Box::new(Cons(s, list.take())));
    }
    let mut reversed = None;
    while let Some(mut c) = list {
        list = c.1.take();
        c.0 *= 1.5;
        c.1 = reversed;
        reversed = Some(c);
    }
    let (mut s, mut p) = (0.0, &reversed);
    while let Some(c) = p {
        s = s * 0.7 + c.0;
        p = &c.1;
    }
    kept.iter().map(|m| m.values().sum::<f64>()).sum::<f64>() + s * state[&0]
}
