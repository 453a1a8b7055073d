//! Strongly connected parts of a graph. Source: Tarjan, "Depth-first search and linear graph algorithms", 1972.

use std::collections::{BTreeMap, BTreeSet};

/// Every set of two or more files that reach each other.
pub(super) fn circles<'g>(edges: impl Iterator<Item = &'g (String, String)>) -> Vec<BTreeSet<&'g str>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in edges {
        next.entry(from).or_default().push(to);
    }
    let mut search = Search {
        next: &next,
        order: BTreeMap::new(),
        stack: Vec::new(),
        found: Vec::new(),
    };
    for &file in next.keys() {
        if !search.order.contains_key(file) {
            search.visit(file);
        }
    }
    search.found
}

struct Search<'s, 'g> {
    next: &'s BTreeMap<&'g str, Vec<&'g str>>,
    order: BTreeMap<&'g str, usize>,
    stack: Vec<&'g str>,
    found: Vec<BTreeSet<&'g str>>,
}

impl<'g> Search<'_, 'g> {
    /// Returns the earliest file on the stack that this one reaches.
    fn visit(&mut self, file: &'g str) -> usize {
        let own = self.order.len();
        self.order.insert(file, own);
        self.stack.push(file);
        let mut lowest = own;
        for &to in self.next.get(file).into_iter().flatten() {
            let reached = match self.order.get(to) {
                None => self.visit(to),
                Some(at) if self.stack.contains(&to) => *at,
                Some(_) => continue,
            };
            lowest = lowest.min(reached);
        }
        if lowest == own {
            let at = self.stack.iter().position(|one| *one == file).unwrap_or_default();
            let part: BTreeSet<&str> = self.stack.split_off(at).into_iter().collect();
            if part.len() > 1 {
                self.found.push(part);
            }
        }
        lowest
    }
}
