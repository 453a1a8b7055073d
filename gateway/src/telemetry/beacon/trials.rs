//! Trials: what was counted of each canary and of the stable version beside it, since the trial began on this node.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use jetway_releases::{Channels, Counts, FACTOR, MINIMUM, Trial};
use serde_json::{Value, json};

use super::report::Happening;

/// By module.
#[derive(Debug, Default)]
pub struct Trials(Mutex<BTreeMap<String, Running>>);

#[derive(Debug)]
struct Running {
    trial: Trial,
    stable: String,
    factor: u8,
    minimum: u32,
}

impl Trials {
    /// The pointers moved. A trial of the same version beside the same stable one goes on, whatever its share.
    pub fn follow(&self, channels: &Channels) {
        let mut running = self.lock();
        running.retain(|module, _| channels.canary.contains_key(module));
        for (module, canary) in &channels.canary {
            let stable = channels.stable.get(module).cloned().unwrap_or_default();
            let known = running.remove(module);
            let same = known.filter(|known| known.trial.version == canary.version && known.stable == stable);
            let trial = same.map_or_else(
                || Trial {
                    version: canary.version.clone(),
                    ..Trial::default()
                },
                |known| known.trial,
            );
            let run = Running {
                trial,
                stable,
                factor: canary.factor.unwrap_or(FACTOR),
                minimum: canary.minimum.unwrap_or(MINIMUM),
            };
            running.insert(module.clone(), run);
        }
    }

    /// Count what happened to one of the two versions.
    pub fn event(&self, module: &str, version: &str, what: &Happening) {
        let mut running = self.lock();
        let Some(run) = running.get_mut(module) else { return };
        let counts = if run.trial.version == version {
            &mut run.trial.canary
        } else if run.stable == version {
            &mut run.trial.stable
        } else {
            return;
        };
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

    /// For the watch: module → trial and what it may not exceed.
    pub fn told(&self) -> Value {
        let running = self.lock();
        let told = running.iter().map(|(module, run)| {
            (
                module.clone(),
                json!({ "trial": run.trial, "factor": run.factor, "minimum": run.minimum }),
            )
        });
        Value::Object(told.collect())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Running>> {
        // Counts are whole after each step, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
