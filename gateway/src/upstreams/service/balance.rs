//! Load balancing: picks two nodes at random and takes the less busy one.

use std::sync::Arc;

use crate::upstreams::node::Node;

/// The parameters of a choice.
pub struct Choice<'a> {
    /// Below this percentage of usable nodes, ejected ones are used too.
    pub panic_percent: u32,
    /// How long a returned node warms up.
    pub slow_start_ms: u64,
    /// Milliseconds.
    pub now: u64,
    /// The node tried already.
    pub avoid: Option<&'a Node>,
}

impl Choice<'_> {
    /// The chosen node; `None` when there is none. `random(n)` returns a number below `n`.
    pub fn pick<'n>(&self, nodes: &'n [Arc<Node>], mut random: impl FnMut(usize) -> usize) -> Option<&'n Arc<Node>> {
        let usable = nodes.iter().filter(|node| node.is_usable(self.now)).count();
        let panics = usable * 100 < nodes.len() * self.panic_percent as usize;
        let fits = |node: &&Arc<Node>| {
            let is_new = self.avoid.is_none_or(|avoid| !std::ptr::eq(avoid, Arc::as_ptr(node)));
            is_new && (node.is_usable(self.now) || (panics && node.passes_checks()))
        };
        let count = nodes.iter().filter(fits).count();
        let nth = |at| nodes.iter().filter(fits).nth(at);
        match count {
            0 => None,
            1 => nth(0),
            _ => {
                let first = random(count);
                let second = (first + 1 + random(count - 1)) % count;
                let (first, second) = (nth(first)?, nth(second)?);
                let cost = |node: &Node| node.cost(self.slow_start_ms, self.now);
                Some(if cost(second) < cost(first) { second } else { first })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{EjectionRules, HealthRules};
    use crate::upstreams::metrics::NodeCounters;
    use crate::upstreams::node::Address;

    const EJECTION: EjectionRules = EjectionRules {
        failures: 1,
        errors: 1,
        base_ms: 1000,
        longest_ms: 1000,
        percent: 100,
    };

    fn nodes(count: u16) -> Vec<Arc<Node>> {
        (1..=count)
            .map(|port| {
                let address = Address::Inet(([127, 0, 0, 1], port).into());
                Arc::new(Node::new(&Arc::from("n"), address, NodeCounters::unregistered()))
            })
            .collect()
    }

    fn picked(nodes: &[Arc<Node>], choice: &Choice<'_>) -> Vec<usize> {
        let mut seed = 7_usize;
        let mut counts = vec![0; nodes.len()];
        for _ in 0..1000 {
            let random = |below: usize| {
                seed = seed
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                (seed >> 33) % below
            };
            if let Some(node) = choice.pick(nodes, random) {
                let at = nodes.iter().position(|other| Arc::ptr_eq(other, node));
                counts[at.expect("one of them")] += 1;
            }
        }
        counts
    }

    fn choice() -> Choice<'static> {
        Choice {
            panic_percent: 30,
            slow_start_ms: 0,
            now: 1,
            avoid: None,
        }
    }

    fn down(node: &Node) {
        let rules: HealthRules =
            toml::from_str("path=\"\"\nport=0\ninterval_ms=1\ndown_interval_ms=1\ntimeout_ms=1\nrise=1\nfall=1\nat_once=1\nper_second=1")
                .expect("rules");
        node.health.failed(&rules);
    }

    #[test]
    fn even_nodes_share_evenly_and_a_busy_one_gets_less() {
        let all = nodes(4);
        let even = picked(&all, &choice());
        assert!(even.iter().all(|count| (150..350).contains(count)), "{even:?}");
        (0..20).for_each(|_| all[2].enter());
        assert_eq!(picked(&all, &choice())[2], 0, "any other of two is less busy");
    }

    #[test]
    fn nodes_that_are_out_or_tried_get_nothing() {
        let all = nodes(3);
        down(&all[0]);
        let avoid = Choice {
            avoid: Some(&all[1]),
            ..choice()
        };
        assert_eq!(picked(&all, &avoid), [0, 0, 1000]);
        down(&all[2]);
        assert_eq!(picked(&all, &avoid), [0, 0, 0]);
    }

    #[test]
    fn in_panic_ejected_nodes_are_used_and_dead_ones_never() {
        let all = nodes(4);
        all[..3].iter().for_each(|node| node.ejection.eject(&EJECTION, 0));
        down(&all[0]);
        let counts = picked(&all, &choice());
        assert!(
            counts[0] == 0 && counts[1..].iter().all(|count| *count > 100),
            "{counts:?}"
        );
        let calm = Choice {
            panic_percent: 20,
            ..choice()
        };
        assert_eq!(picked(&all, &calm), [0, 0, 0, 1000]);
    }
}
