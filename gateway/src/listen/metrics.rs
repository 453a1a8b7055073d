//! Metrics of connections.

use prometheus::{IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, Result};

/// Counters of connections.
#[derive(Debug, Clone)]
pub struct ConnectionMetrics {
    open: IntGaugeVec,
    refused: IntCounterVec,
    ended: IntCounterVec,
}

impl ConnectionMetrics {
    /// Registers them.
    ///
    /// # Errors
    /// A metric's name is taken.
    pub fn register(registry: &Registry) -> Result<Self> {
        let made = Self {
            open: IntGaugeVec::new(
                Opts::new("jetway_gateway_connections_open", "Connections open now"),
                &["kind"],
            )?,
            refused: IntCounterVec::new(
                Opts::new(
                    "jetway_gateway_connections_refused_total",
                    "Connections refused on accept",
                ),
                &["reason"],
            )?,
            ended: IntCounterVec::new(
                Opts::new(
                    "jetway_gateway_connections_ended_total",
                    "Connections ended by the gateway",
                ),
                &["reason"],
            )?,
        };
        registry.register(Box::new(made.open.clone()))?;
        registry.register(Box::new(made.refused.clone()))?;
        registry.register(Box::new(made.ended.clone()))?;
        Ok(made)
    }

    /// Gauge of open connections by protocol: `http`, `https` or `h2`.
    pub fn open(&self, kind: &'static str) -> IntGauge {
        self.open.with_label_values(&[kind])
    }

    /// Counts a refused connection: `total`, `address` or `handshakes`.
    pub fn refused(&self, reason: &'static str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// Counts an ended connection; see [`super::wire::End`].
    pub fn ended(&self, reason: &'static str) {
        self.ended.with_label_values(&[reason]).inc();
    }
}
