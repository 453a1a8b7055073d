//! Checks all connections four times a second and ends those without progress.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::metrics::ConnectionMetrics;
use super::pace::{End, now};
use super::unread::UnreadResponses;
use super::wire::Wire;
use crate::config::ConnectionRules;

const ROUND: Duration = Duration::from_millis(250);

/// Rounds with almost nothing sent after which responses count as unread, under overload.
const LYING: u32 = 4;
/// Bytes per round that do not count as a response, such as answers to pings.
const TRICKLE: u64 = 256;

/// Monitors connections.
pub struct ConnectionMonitor {
    arrived: Mutex<Vec<Arc<Wire>>>,
    window: u64,
    body_bytes: u64,
    answer_bytes: u64,
    unread: Arc<UnreadResponses>,
    metrics: ConnectionMetrics,
}

/// A connection, with its progress in the current window.
struct Watched {
    wire: Arc<Wire>,
    began: u64,
    rounds: u32,
    starved: u32,
    blocked: u32,
    moved: (u64, u64),
    /// Rounds with unread responses and almost nothing sent, and the bytes sent before.
    lying: u32,
    sent: u64,
}

impl ConnectionMonitor {
    /// Creates it with these rules.
    pub fn new(rules: &ConnectionRules, unread: &Arc<UnreadResponses>, metrics: ConnectionMetrics) -> Arc<Self> {
        Arc::new(Self {
            arrived: Mutex::default(),
            window: rules.window_seconds * 1000,
            body_bytes: rules.body_bytes_per_window,
            answer_bytes: rules.answer_bytes_per_window,
            unread: Arc::clone(unread),
            metrics,
        })
    }

    /// Monitors one more connection.
    pub fn watch(&self, wire: Arc<Wire>) {
        self.arrived.lock().unwrap_or_else(PoisonError::into_inner).push(wire);
    }

    /// Runs until the process ends.
    pub async fn walk(self: Arc<Self>) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut watched: Vec<Watched> = Vec::new();
        loop {
            rounds.tick().await;
            let now = now();
            let arrived = std::mem::take(&mut *self.arrived.lock().unwrap_or_else(PoisonError::into_inner));
            watched.extend(arrived.into_iter().map(|wire| Watched::new(wire, now)));
            let is_short = self.unread.is_short();
            watched.retain_mut(|connection| self.check(connection, now, is_short));
            if watched.capacity() > 4 * watched.len().max(1024) {
                watched.shrink_to_fit();
            }
        }
    }

    /// Returns whether to keep monitoring.
    fn check(&self, connection: &mut Watched, now: u64, is_short: bool) -> bool {
        if connection.wire.pace.is_gone() {
            return false;
        }
        let lying = (connection.lies() >= LYING && is_short).then_some(End::SlowRead);
        let overdue = connection.wire.pace.overdue(now).or(lying);
        if let Some(reason) = overdue.or_else(|| self.too_slow(connection, now))
            && connection.wire.pace.end(reason)
        {
            self.metrics.ended(reason.label());
        }
        true
    }

    /// A window in which it mostly waited for the client and received little.
    fn too_slow(&self, connection: &mut Watched, now: u64) -> Option<End> {
        let pace = &connection.wire.pace;
        let (starved, blocked) = pace.waits();
        let uploads = pace.uploads();
        connection.rounds += 1;
        connection.starved += u32::from(starved && uploads > 0);
        connection.blocked += u32::from(blocked || pace.answers() > 0);
        if now.saturating_sub(connection.began) < self.window {
            return None;
        }
        let mostly = |rounds: u32| rounds * 2 > connection.rounds;
        let moved = connection.wire.moved();
        let (received, sent) = (moved.0 - connection.moved.0, moved.1 - connection.moved.1);
        let is_slow_body = mostly(connection.starved) && received < self.body_bytes * u64::from(uploads.max(1));
        let is_slow_read = mostly(connection.blocked) && sent < self.answer_bytes;
        *connection = Watched {
            lying: connection.lying,
            sent: connection.sent,
            ..Watched::new(Arc::clone(&connection.wire), now)
        };
        if is_slow_body {
            Some(End::SlowBody)
        } else {
            is_slow_read.then_some(End::SlowRead)
        }
    }
}

impl Watched {
    fn new(wire: Arc<Wire>, now: u64) -> Self {
        Self {
            began: now,
            rounds: 0,
            starved: 0,
            blocked: 0,
            moved: wire.moved(),
            lying: 0,
            sent: wire.moved().1,
            wire,
        }
    }

    /// Counts one more round; returns for how many its responses have been unread.
    fn lies(&mut self) -> u32 {
        let sent = self.wire.moved().1;
        let lies = self.wire.pace.answers() > 0 && sent - self.sent < TRICKLE;
        self.lying = if lies { self.lying + 1 } else { 0 };
        self.sent = sent;
        self.lying
    }
}
