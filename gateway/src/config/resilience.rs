//! Load balancing, health checks and overload protection of services.

use serde::Deserialize;

/// A service in addition to the default one.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct ServiceEntry {
    pub name: String,
    pub nodes: Vec<String>,
    pub routes: Vec<String>,
}

/// Protection against the failure of one node or a whole service.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Resilience {
    pub resolve_seconds: u64,
    pub slow_start_ms: u64,
    pub panic_percent: u32,
    pub health: HealthRules,
    pub ejection: EjectionRules,
    pub breaker: BreakerRules,
    pub retries: RetryRules,
}

/// Health checks.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct HealthRules {
    pub path: String,
    pub port: u16,
    pub interval_ms: u64,
    pub down_interval_ms: u64,
    pub timeout_ms: u64,
    pub rise: u32,
    pub fall: u32,
    pub at_once: usize,
    pub per_second: u64,
}

/// Ejection of nodes that fail requests.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct EjectionRules {
    pub failures: u32,
    pub errors: u32,
    pub base_ms: u64,
    pub longest_ms: u64,
    pub percent: u32,
}

/// Circuit breaker of a service.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct BreakerRules {
    pub percent: u32,
    pub requests: u32,
    pub open_ms: u64,
}

/// Retry budget.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct RetryRules {
    pub percent: u32,
    pub per_second: u32,
}

/// Routes that accept WebSockets, and their limits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Upgrades {
    pub routes: Vec<String>,
    pub per_ip: u32,
    pub per_tenant: u32,
    pub idle_seconds: u64,
}

impl Resilience {
    /// Rejects settings the process cannot run with.
    ///
    /// # Errors
    /// One sentence that names the key and what to write instead.
    pub fn check(&self) -> Result<(), &'static str> {
        let percents = [
            self.panic_percent,
            self.ejection.percent,
            self.breaker.percent,
            self.retries.percent,
        ];
        let rules = [
            (
                self.resolve_seconds > 0,
                "`resilience.resolve_seconds` must be at least 1",
            ),
            (
                percents.iter().all(|percent| *percent <= 100),
                "a `…percent` of `resilience` is over 100; write 0 to 100",
            ),
            (
                self.health.interval_ms >= 50 && self.health.down_interval_ms >= 50,
                "`resilience.health.interval_ms` and `down_interval_ms` must be at least 50",
            ),
            (
                self.health.timeout_ms > 0,
                "`resilience.health.timeout_ms` must be at least 1",
            ),
            (
                self.health.rise > 0 && self.health.fall > 0,
                "`resilience.health.rise` and `fall` must be at least 1",
            ),
            (
                self.health.at_once > 0 && self.health.per_second > 0,
                "`resilience.health.at_once` and `per_second` must be at least 1",
            ),
            (
                self.health.path.is_empty() || self.health.path.starts_with('/'),
                "`resilience.health.path` must be empty or begin with /",
            ),
        ];
        match rules.iter().find(|(holds, _)| !holds) {
            Some((_, sentence)) => Err(sentence),
            None => Ok(()),
        }
    }
}
