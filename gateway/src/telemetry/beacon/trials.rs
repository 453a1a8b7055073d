//! Canary counts: for each canary and the stable version beside it, what was counted on this node since the canary
//! began.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use jetway_releases::{Channels, Counts, FACTOR, MINIMUM, Trial};
use serde_json::{Value, json};

use super::report::Happening;
use super::tally::{Network, Tally};

/// By module.
#[derive(Debug, Default)]
pub struct Trials(Mutex<BTreeMap<String, Running>>);

#[derive(Debug)]
struct Running {
    version: String,
    stable: String,
    /// Of the canary and of the stable version.
    tallies: [Tally; 2],
    factor: u8,
    minimum: u32,
}

impl Trials {
    /// The pointers changed. A canary with the same pair of versions continues, whatever its share.
    pub fn follow(&self, channels: &Channels) {
        let mut running = self.lock();
        running.retain(|module, _| channels.canary.contains_key(module));
        for (module, canary) in &channels.canary {
            let stable = channels.stable.get(module).cloned().unwrap_or_default();
            let known = running.remove(module);
            let same = known.filter(|known| known.version == canary.version && known.stable == stable);
            let run = Running {
                version: canary.version.clone(),
                stable,
                tallies: same.map_or_else(Default::default, |known| known.tallies),
                factor: canary.factor.unwrap_or(FACTOR),
                minimum: canary.minimum.unwrap_or(MINIMUM),
            };
            running.insert(module.clone(), run);
        }
    }

    /// Counts an event of one of the two versions by its network; `None` is a trusted source.
    pub fn event(&self, (module, version): (&str, &str), what: &Happening, network: Option<Network>) {
        let mut running = self.lock();
        let Some(run) = running.get_mut(module) else { return };
        let [canary, stable] = &mut run.tallies;
        let counts = if run.version == version {
            canary.of(network)
        } else if run.stable == version {
            stable.of(network)
        } else {
            return;
        };
        let Some(counts) = counts else { return };
        let Counts {
            loads,
            failures,
            errors,
        } = counts;
        match what {
            Happening::Loaded(_) => *loads += 1,
            Happening::Failed => (*loads, *failures) = (*loads + 1, *failures + 1),
            Happening::Threw => *errors += 1,
            Happening::Lcp(_) | Happening::Inp(_) | Happening::Cls(_) => {}
        }
    }

    /// For the canary watch: each module's canary, its counts and its limits.
    pub fn told(&self) -> Value {
        let running = self.lock();
        let told = running.iter().map(|(module, run)| {
            let [canary, stable] = &run.tallies;
            let trial = Trial {
                version: run.version.clone(),
                canary: canary.counts(run.minimum),
                stable: stable.counts(run.minimum),
                networks: canary.networks(),
            };
            let told = json!({ "trial": trial, "factor": run.factor, "minimum": run.minimum });
            (module.clone(), told)
        });
        Value::Object(told.collect())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Running>> {
        // The counts are consistent after each step, so a poisoned lock may be used.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
