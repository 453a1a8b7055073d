//! Metrics by module and version, for referenced versions only.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use prometheus::{HistogramOpts, HistogramVec, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, Result};

use super::report::Happening;
use crate::releases::ResolvedChannels;

const SECONDS: [f64; 9] = [0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 2.5, 4.0, 8.0];
const SHIFTS: [f64; 6] = [0.01, 0.02, 0.05, 0.1, 0.25, 1.0];
const LABELS: [&str; 2] = ["module", "version"];
const OUTCOMES: [&str; 2] = ["loaded", "failed"];
const VITALS: [&str; 2] = ["lcp", "inp"];

/// The metrics.
pub struct Counters {
    loads: IntCounterVec,
    load_seconds: HistogramVec,
    errors: IntCounterVec,
    vitals: HistogramVec,
    shifts: HistogramVec,
    reports: IntCounterVec,
    calls: IntCounterVec,
    channels: IntGaugeVec,
    ended: IntGaugeVec,
    watched: IntGauge,
    served: Mutex<BTreeSet<(String, String)>>,
}

impl Counters {
    /// Registers them.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn register(registry: &Registry) -> Result<Self> {
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let histogram = |name: &str, help: &str, labels: &[&str], buckets: &[f64]| {
            let made = HistogramVec::new(HistogramOpts::new(name, help).buckets(buckets.to_vec()), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let gauges = |name: &str, help: &str, labels: &[&str]| {
            let made = IntGaugeVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let watched = IntGauge::new(
            "jetway_gateway_trials_watched_seconds",
            "Unix time at which the watch last read canary counts; 0 for never",
        )?;
        registry.register(Box::new(watched.clone()))?;
        let reports = counter("jetway_gateway_beacons_total", "Reports from browsers", &["outcome"])?;
        for outcome in ["taken", "refused", "too_many"] {
            reports.with_label_values(&[outcome]);
        }
        let calls = counter(
            "jetway_gateway_calls_by_set_total",
            "Calls by the release set of their page: current, other (an older tab), or none",
            &["set"],
        )?;
        for set in ["current", "other", "none"] {
            calls.with_label_values(&[set]);
        }
        Ok(Self {
            loads: counter(
                "jetway_gateway_module_loads_total",
                "Module loads in browsers: loaded or failed",
                &["module", "version", "outcome"],
            )?,
            load_seconds: histogram(
                "jetway_gateway_module_load_seconds",
                "Load time of modules in browsers",
                &LABELS,
                &SECONDS,
            )?,
            errors: counter(
                "jetway_gateway_module_errors_total",
                "Errors thrown by modules in browsers",
                &LABELS,
            )?,
            vitals: histogram(
                "jetway_gateway_web_vital_seconds",
                "Largest contentful paint and interaction to next paint, by the module of the page",
                &["module", "version", "vital"],
                &SECONDS,
            )?,
            shifts: histogram(
                "jetway_gateway_layout_shift",
                "Cumulative layout shift, by the module of the page",
                &LABELS,
                &SHIFTS,
            )?,
            calls,
            channels: gauges(
                "jetway_gateway_release_info",
                "1, by the pointer that references a version",
                &["module", "version", "channel"],
            )?,
            ended: gauges(
                "jetway_gateway_trial_ended",
                "1 while a module's last canary is one that was stopped automatically",
                &LABELS,
            )?,
            reports,
            watched,
            served: Mutex::default(),
        })
    }

    /// Keeps the series of served versions and removes all others.
    pub fn follow(&self, resolved: &ResolvedChannels) {
        let now: BTreeSet<(String, String)> = resolved
            .served()
            .map(|(module, version)| (module.to_owned(), version.to_owned()))
            .collect();
        let mut before = self.served.lock().unwrap_or_else(PoisonError::into_inner);
        for (module, version) in before.difference(&now) {
            let of = [module.as_str(), version.as_str()];
            // Fails when nothing was counted; there is nothing to remove then.
            for outcome in OUTCOMES {
                let _ = self.loads.remove_label_values(&[of[0], of[1], outcome]);
            }
            for vital in VITALS {
                let _ = self.vitals.remove_label_values(&[of[0], of[1], vital]);
            }
            let _ = self.load_seconds.remove_label_values(&of);
            let _ = self.errors.remove_label_values(&of);
            let _ = self.shifts.remove_label_values(&of);
        }
        now.iter().for_each(|(module, version)| self.begin(module, version));
        *before = now;
        self.channels.reset();
        let channels = &resolved.channels;
        let lead = |channel: &str, module: &str, version: &str| {
            self.channels.with_label_values(&[module, version, channel]).set(1);
        };
        channels
            .stable
            .iter()
            .for_each(|(module, version)| lead("stable", module, version));
        channels
            .canary
            .iter()
            .for_each(|(module, canary)| lead("canary", module, &canary.version));
        let pins = channels.pin.values().flatten();
        pins.for_each(|(module, version)| lead("pin", module, version));
        self.ended.reset();
        for (module, version) in &channels.stable {
            self.ended.with_label_values(&[module, version]).set(0);
        }
        for (module, ended) in &channels.ended {
            self.ended.with_label_values(&[module, &ended.version]).set(1);
        }
    }

    /// Creates the series with zero, because Prometheus cannot compute the increase of a series that does not exist
    /// yet.
    fn begin(&self, module: &str, version: &str) {
        for outcome in OUTCOMES {
            self.loads.with_label_values(&[module, version, outcome]);
        }
        for vital in VITALS {
            self.vitals.with_label_values(&[module, version, vital]);
        }
        self.load_seconds.with_label_values(&[module, version]);
        self.errors.with_label_values(&[module, version]);
        self.shifts.with_label_values(&[module, version]);
    }

    /// Counts an event of a served version.
    pub fn event(&self, module: &str, version: &str, what: &Happening) {
        let of = [module, version];
        let vital = |vital, ms: f64| {
            self.vitals
                .with_label_values(&[module, version, vital])
                .observe(ms / 1000.0)
        };
        let load = |outcome| self.loads.with_label_values(&[module, version, outcome]).inc();
        match *what {
            Happening::Loaded(ms) => {
                load(OUTCOMES[0]);
                self.load_seconds.with_label_values(&of).observe(ms / 1000.0);
            }
            Happening::Failed => load(OUTCOMES[1]),
            Happening::Threw => self.errors.with_label_values(&of).inc(),
            Happening::Lcp(ms) => vital(VITALS[0], ms),
            Happening::Inp(ms) => vital(VITALS[1], ms),
            Happening::Cls(shift) => self.shifts.with_label_values(&of).observe(shift),
        }
    }

    /// Counts a report by its outcome.
    pub fn report(&self, outcome: &'static str) {
        self.reports.with_label_values(&[outcome]).inc();
    }

    /// Counts a call by the release set of its page.
    pub fn call(&self, set: &'static str) {
        self.calls.with_label_values(&[set]).inc();
    }

    /// Records that the canary watch looked.
    pub fn watched(&self, now: u64) {
        self.watched.set(i64::try_from(now).unwrap_or_default());
    }
}
