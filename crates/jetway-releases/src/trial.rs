//! Browsers' reports about a canary and the stable version beside it, and the verdict whether to stop the canary.

use serde::{Deserialize, Serialize};

/// A canary is stopped when it fails this many times as often as stable.
pub const FACTOR: u8 = 2;
/// Loads of the canary before any verdict.
pub const MINIMUM: u32 = 50;
/// Networks a verdict needs, because reports are not authenticated.
pub const NETWORKS: u64 = 5;
/// A failure rate always tolerated, however good stable is, because a single bad network causes some failures. In
/// thousandths.
const TOLERATED: u64 = 20;
/// Fewer failures than this lead to no verdict.
const LEAST: u64 = 5;
const WHOLE: u64 = 1_000;

/// Events of a version in browsers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Pages that tried to load it.
    pub loads: u64,
    /// Loads that failed.
    pub failures: u64,
    /// Exceptions its code threw.
    pub errors: u64,
}

impl Counts {
    /// Adds another node's counts.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            loads: self.loads + other.loads,
            failures: self.failures + other.failures,
            errors: self.errors + other.errors,
        }
    }

    const fn bad(self) -> u64 {
        self.failures + self.errors
    }

    /// In thousandths of its loads.
    const fn rate(self) -> u64 {
        match self.loads {
            0 => 0,
            loads => self.bad() * WHOLE / loads,
        }
    }
}

/// The counts of a canary so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Trial {
    /// The canary's version.
    pub version: String,
    /// Its counts since the canary began.
    pub canary: Counts,
    /// The stable version's counts in the same time.
    pub stable: Counts,
    /// Networks that loaded the canary, as seen by one gateway.
    #[serde(default)]
    pub networks: u64,
}

impl Trial {
    /// Adds another node's counts. A network may have used both nodes, so networks are not added up.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        Self {
            canary: self.canary.and(other.canary),
            stable: self.stable.and(other.stable),
            networks: self.networks.max(other.networks),
            version: self.version,
        }
    }

    /// Why the canary must be stopped; `None` when it may go on.
    #[must_use]
    pub fn verdict(&self, factor: u8, minimum: u32) -> Option<String> {
        let (canary, stable) = (self.canary, self.stable);
        let allowed = (stable.rate() * u64::from(factor)).max(TOLERATED);
        let is_enough = self.networks >= NETWORKS && canary.loads >= u64::from(minimum) && canary.bad() >= LEAST;
        (is_enough && canary.rate() > allowed).then(|| {
            format!(
                "{} of {} loads failed, stable {} of {}",
                canary.bad(),
                canary.loads,
                stable.bad(),
                stable.loads
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_ends_when_it_fails_too_often_and_there_is_enough_to_say_so() {
        let counts = |loads, failures, errors| Counts {
            loads,
            failures,
            errors,
        };
        for (canary, stable, expected) in [
            (counts(100, 10, 0), counts(1_000, 10, 0), true),
            (counts(100, 0, 10), counts(1_000, 10, 0), true),
            // Exactly twice as often, not more.
            (counts(100, 10, 0), counts(1_000, 50, 0), false),
            // Too few loads, too few failures.
            (counts(49, 49, 0), counts(1_000, 0, 0), false),
            (counts(50, 4, 0), counts(1_000, 0, 0), false),
            // Within the tolerated rate.
            (counts(1_000, 20, 0), counts(1_000, 0, 0), false),
            (counts(1_000, 22, 0), counts(1_000, 0, 0), true),
            (counts(100, 10, 0), counts(0, 0, 0), true),
        ] {
            let trial = Trial {
                version: "2".into(),
                canary,
                stable,
                networks: NETWORKS,
            };
            let of_few = Trial {
                networks: NETWORKS - 1,
                ..trial.clone()
            };
            assert_eq!(of_few.verdict(2, 50), None, "{canary:?} {stable:?}");
            assert_eq!(trial.verdict(2, 50).is_some(), expected, "{canary:?} {stable:?}");
        }
        let trial = Trial {
            version: "2".into(),
            canary: counts(60, 5, 4),
            stable: counts(600, 2, 0),
            networks: NETWORKS,
        };
        assert_eq!(
            trial.verdict(2, 50).as_deref(),
            Some("9 of 60 loads failed, stable 2 of 600")
        );
    }
}
