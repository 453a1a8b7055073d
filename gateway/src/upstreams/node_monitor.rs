//! Resolves names and checks nodes in the background, at bounded intervals.

mod probe;
mod resolve;

use std::sync::Arc;
use std::sync::atomic::Ordering::{Relaxed, SeqCst};
use std::time::Duration;

use async_trait::async_trait;
use pingora::server::ShutdownWatch;
use pingora::services::background::BackgroundService;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::clock::now_ms;
use super::node::Node;
use super::service::Service;
use super::services::Upstreams;
use probe::is_well;
use resolve::{Resolve, System};

/// The longest sleep between two rounds.
const LONGEST_SLEEP_MS: u64 = 1000;

/// Keeps the nodes' addresses and health current.
pub struct NodeMonitor(pub Arc<Upstreams>);

#[async_trait]
impl BackgroundService for NodeMonitor {
    async fn start(&self, mut shutdown: ShutdownWatch) {
        tokio::select! {
            () = self.run() => {}
            _ = shutdown.changed() => {}
        }
    }
}

impl NodeMonitor {
    /// Runs for the life of the process.
    pub async fn run(&self) {
        tokio::join!(self.resolve(&System), self.check());
    }

    async fn resolve(&self, resolver: &dyn Resolve) {
        loop {
            for service in &self.0.services {
                resolve::refresh(service, resolver).await;
            }
            let every = self.0.rules.resolve_seconds.saturating_mul(1000);
            // A name without any address yet is resolved again soon.
            let is_missing = self.0.services.iter().any(|service| service.nodes().is_empty());
            sleep(Duration::from_millis(jittered(if is_missing { 1000 } else { every }))).await;
        }
    }

    async fn check(&self) {
        let permits = Arc::new(Semaphore::new(self.0.rules.health.at_once));
        let mut running = JoinSet::new();
        loop {
            let now = now_ms();
            let mut soonest = now + LONGEST_SLEEP_MS;
            for service in &self.0.services {
                for node in service.nodes().iter() {
                    if node.checking.load(SeqCst) {
                        continue;
                    }
                    let due = node.next_check.load(Relaxed);
                    if due <= now {
                        node.checking.store(true, SeqCst);
                        let one = self.check_one(Arc::clone(service), Arc::clone(node), Arc::clone(&permits));
                        running.spawn(one);
                    } else {
                        soonest = soonest.min(due);
                    }
                }
            }
            tokio::select! {
                () = sleep(Duration::from_millis(soonest - now)) => {}
                () = self.0.wake.notified() => {}
                Some(_) = running.join_next() => {}
            }
        }
    }

    fn check_one(
        &self,
        service: Arc<Service>,
        node: Arc<Node>,
        permits: Arc<Semaphore>,
    ) -> impl Future<Output = ()> + Send + 'static {
        let upstreams = Arc::clone(&self.0);
        async move {
            let Ok(_permit) = permits.acquire().await else { return };
            let well = is_well(&node.address, &upstreams.rules.health, upstreams.tls.as_ref()).await;
            let now = now_ms();
            service.checked(&node, well, now);
            node.next_check
                .store(now + upstreams.pace(&service, &node, now), Relaxed);
            node.checking.store(false, SeqCst);
        }
    }
}

impl Upstreams {
    /// Milliseconds until a node's next check.
    fn pace(&self, service: &Service, node: &Node, now: u64) -> u64 {
        let rules = &self.rules.health;
        let is_urgent = service.is_down(now) || (node.health.is_suspect() && node.health.is_usable());
        let wanted = if is_urgent {
            rules.down_interval_ms
        } else {
            rules.interval_ms
        };
        let nodes: usize = self.services.iter().map(|service| service.nodes().len()).sum();
        let least = (nodes as u64).saturating_mul(1000) / rules.per_second;
        jittered(wanted).max(least)
    }
}

/// Subtracts up to a fifth, so that nodes are not all checked at once.
fn jittered(ms: u64) -> u64 {
    ms - rand::random_range(0..=ms / 5)
}
