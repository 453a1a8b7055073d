//! Metrics of TLS.

use prometheus::{IntCounterVec, IntGauge, Opts, Registry, Result};

/// Handshake and certificate metrics.
#[derive(Debug, Clone)]
pub struct TlsMetrics {
    handshakes: IntCounterVec,
    certificates: IntGauge,
    broken: IntGauge,
    first_expiry: IntGauge,
}

impl TlsMetrics {
    /// Registers them.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn register(registry: &Registry) -> Result<Self> {
        let gauge = |name: &str, help: &str| {
            let made = IntGauge::new(name, help)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let handshakes = IntCounterVec::new(
            Opts::new("jetway_gateway_tls_handshakes_total", "TLS handshakes started"),
            &["result", "version", "resumed"],
        )?;
        registry.register(Box::new(handshakes.clone()))?;
        // Create the series with zero, because Prometheus cannot compute the increase of a series that does not exist
        // yet.
        for reason in ["unknown_host", "no_certificate", "timeout", "failed"] {
            handshakes.with_label_values(&[reason, "none", "no"]);
        }
        Ok(Self {
            handshakes,
            certificates: gauge("jetway_gateway_certificates", "Certificates in the folder")?,
            broken: gauge("jetway_gateway_certificates_broken", "Unusable certificate files")?,
            first_expiry: gauge(
                "jetway_gateway_certificate_first_expiry_seconds",
                "When the first certificate expires, in Unix seconds; 0 when there is none",
            )?,
        })
    }

    /// Counts a successful handshake.
    pub fn shaken(&self, version: &'static str, resumed: bool) {
        let resumed = if resumed { "yes" } else { "no" };
        self.handshakes.with_label_values(&["ok", version, resumed]).inc();
    }

    /// Counts a failed handshake: `unknown_host`, `no_certificate`, `timeout` or `failed`.
    pub fn refused(&self, reason: &'static str) {
        self.handshakes.with_label_values(&[reason, "none", "no"]).inc();
    }

    /// Sets how many certificate files there are and how many are unusable.
    pub fn set_certificates(&self, known: usize, broken: usize) {
        self.certificates.set(i64::try_from(known).unwrap_or(i64::MAX));
        self.broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
    }

    /// Sets when the first certificate expires.
    pub fn set_first_expiry(&self, at: Option<i64>) {
        self.first_expiry.set(at.unwrap_or_default());
    }
}
