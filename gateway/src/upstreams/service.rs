//! A service: a set of nodes that answer the same paths.

mod balance;
mod breaker;
mod budget;
mod window;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use arc_swap::ArcSwap;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::metrics::{Fault, NodeCounters, ServiceCounters, UpstreamMetrics};
use super::node::{Address, Entry, Node, Verdict};
use crate::config::Resilience;
use balance::Choice;
use breaker::Breaker;
use budget::Budget;

/// The nodes and the state they share.
pub struct Service {
    /// Name in metrics and logs.
    pub name: String,
    /// Path prefixes it answers; empty for the default service.
    pub routes: Vec<String>,
    /// Nodes as configured.
    pub members: Vec<Member>,
    rules: Resilience,
    nodes: ArcSwap<Vec<Arc<Node>>>,
    breaker: Breaker,
    budget: Budget,
    counters: ServiceCounters,
    seen_up: AtomicBool,
    wake: Arc<Notify>,
}

/// A configured node: its text, its address, its counters.
pub struct Member {
    /// As configured.
    pub text: Arc<str>,
    /// The parsed address.
    pub entry: Entry,
    counters: NodeCounters,
}

/// Why no request is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Down {
    /// No node is usable.
    NoNode,
    /// Too many recent requests failed.
    BreakerOpen,
}

impl Service {
    /// A service with the nodes that need no name resolution.
    pub fn new(
        name: &str,
        entries: Vec<(String, Entry)>,
        routes: Vec<String>,
        rules: &Resilience,
        metrics: &UpstreamMetrics,
        wake: &Arc<Notify>,
    ) -> Self {
        let members: Vec<Member> = entries
            .into_iter()
            .map(|(text, entry)| Member {
                counters: metrics.node(name, &text),
                text: text.into(),
                entry,
            })
            .collect();
        let service = Self {
            name: name.to_owned(),
            routes,
            members,
            rules: rules.clone(),
            nodes: ArcSwap::default(),
            breaker: Breaker::new(&rules.breaker),
            budget: Budget::new(&rules.retries),
            counters: metrics.service(name),
            seen_up: AtomicBool::new(false),
            wake: Arc::clone(wake),
        };
        for member in &service.members {
            if let Entry::Fixed(address) = &member.entry {
                service.set_addresses(member, vec![address.clone()]);
            }
        }
        service
    }

    /// Replaces the addresses of a member. A node that stays keeps its state.
    pub fn set_addresses(&self, member: &Member, addresses: Vec<Address>) {
        let before = self.nodes.load_full();
        let (kept, others): (Vec<_>, Vec<_>) = before
            .iter()
            .cloned()
            .partition(|node| Arc::ptr_eq(&node.entry, &member.text));
        let mut nodes = others;
        for address in addresses {
            let known = kept.iter().find(|node| node.address == address).cloned();
            nodes.push(known.unwrap_or_else(|| {
                tracing::info!(service = self.name, node = &*member.text, %address, "new node");
                Arc::new(Node::new(&member.text, address, member.counters.clone()))
            }));
        }
        self.nodes.store(Arc::new(nodes));
        self.wake.notify_one();
    }

    /// Chooses a node for a request, other than the one tried already.
    ///
    /// # Errors
    /// When no node is usable or the circuit breaker is open.
    pub fn choose(&self, avoid: Option<&Node>, now: u64) -> Result<Arc<Node>, Down> {
        let nodes = self.nodes.load();
        let choice = Choice {
            panic_percent: self.rules.panic_percent,
            slow_start_ms: self.rules.slow_start_ms,
            now,
            avoid,
        };
        let node = choice.pick(&nodes, |below| rand::random_range(0..below)).cloned();
        let refusal = match &node {
            None => Down::NoNode,
            Some(_) if !self.breaker.admits() => Down::BreakerOpen,
            Some(_) => {
                return node.ok_or(Down::NoNode);
            }
        };
        if avoid.is_none() {
            match refusal {
                Down::NoNode => self.counters.no_node.inc(),
                Down::BreakerOpen => self.counters.breaker_open.inc(),
            }
        }
        Err(refusal)
    }

    /// Whether there is another usable node.
    pub fn has_other(&self, than: &Node, now: u64) -> bool {
        self.nodes
            .load()
            .iter()
            .any(|node| node.is_usable(now) && !std::ptr::eq(Arc::as_ptr(node), than))
    }

    /// Adds a new request to the retry budget.
    pub fn deposit(&self) {
        self.budget.deposit();
    }

    /// Whether a retry is within the budget; if so, it is deducted.
    pub fn may_retry(&self, now: u64) -> bool {
        let may = self.budget.withdraw(now);
        if may {
            self.counters.retried.inc();
        } else {
            self.counters.over_budget.inc();
        }
        may
    }

    /// Records that a node could not be connected to: counts as a failed check.
    pub fn unreachable(&self, node: &Node, now: u64) {
        node.counters.fault(Fault::Connect);
        if node.health.failed(&self.rules.health) {
            tracing::warn!(service = self.name, node = %node.address, "node down: it accepts no connections");
        }
        node.next_check.store(now, Relaxed);
        self.judge(true, now);
        self.wake.notify_one();
    }

    /// Records the outcome of an attempt.
    pub fn ended(&self, node: &Node, verdict: Verdict, now: u64) {
        node.health.connected();
        if node.ejection.judge(verdict, &self.rules.ejection) && self.may_eject(now) {
            node.ejection.eject(&self.rules.ejection, now);
            node.counters.ejected();
            let ms = node.ejection.left(now);
            tracing::warn!(service = self.name, node = %node.address, ms, "node ejected: consecutive requests failed");
        }
        self.judge(verdict == Verdict::Failure, now);
    }

    /// Records a health check.
    pub fn checked(&self, node: &Node, well: bool, now: u64) {
        if !well {
            if node.health.failed(&self.rules.health) {
                tracing::warn!(service = self.name, node = %node.address, "node down: it fails its checks");
            }
            return;
        }
        self.seen_up.store(true, Relaxed);
        if node.health.passed(&self.rules.health, now) {
            tracing::info!(service = self.name, node = %node.address, "node is back");
            node.ejection.pardon();
            self.breaker.revived();
        } else {
            self.breaker.checked(now);
        }
    }

    /// The current nodes.
    pub fn nodes(&self) -> arc_swap::Guard<Arc<Vec<Arc<Node>>>> {
        self.nodes.load()
    }

    /// Whether it needs frequent checks: no node is usable, or the circuit breaker is open.
    pub fn is_down(&self, now: u64) -> bool {
        !self.breaker.is_closed() || !self.nodes.load().iter().any(|node| node.is_usable(now))
    }

    /// Whether a node has ever passed a check since the start.
    pub fn was_seen_up(&self) -> bool {
        self.seen_up.load(Relaxed)
    }

    /// Sets the gauges.
    pub fn observe(&self, metrics: &UpstreamMetrics, now: u64) {
        let nodes = self.nodes.load();
        for state in ["usable", "down", "ejected", "draining"] {
            let count = nodes.iter().filter(|node| node.state(now) == state).count();
            metrics.set_nodes(&self.name, state, count);
        }
        self.counters.breaker.set(i64::from(self.breaker.level()));
    }

    /// The state for the operators' page.
    pub fn report(&self, now: u64) -> Value {
        let nodes: Vec<Value> = self.nodes.load().iter().map(|node| node.report(now)).collect();
        json!({ "service": self.name, "routes": self.routes, "breaker": self.breaker.name(), "nodes": nodes })
    }

    fn judge(&self, failed: bool, now: u64) {
        if self.breaker.record(failed, now) {
            tracing::error!(service = self.name, "breaker open: too many requests fail");
            self.wake.notify_one();
        }
    }

    fn may_eject(&self, now: u64) -> bool {
        let nodes = self.nodes.load();
        let out = nodes.iter().filter(|node| node.ejection.is_out(now)).count();
        (out + 1) * 100 <= nodes.len() * self.rules.ejection.percent as usize
    }
}
