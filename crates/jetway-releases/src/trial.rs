//! What browsers say of a version on trial and of the stable one beside it, and when that is enough to end the trial.

use serde::{Deserialize, Serialize};

/// A trial ends when it fails this many times as often as stable.
pub const FACTOR: u8 = 2;
/// Loads of the version on trial before anything is concluded.
pub const MINIMUM: u32 = 50;
/// A verdict needs to be of so many networks: what browsers say is not signed.
pub const NETWORKS: u64 = 5;
/// However good stable is, a trial may fail this often: one bad network is not a bad version. In thousandths.
const TOLERATED: u64 = 20;
/// Fewer failures than this are nothing yet.
const LEAST: u64 = 5;
const WHOLE: u64 = 1_000;

/// What happened to a version in browsers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Pages that wanted it: it came, or did not.
    pub loads: u64,
    /// Of them, where it did not come.
    pub failures: u64,
    /// Errors its code threw.
    pub errors: u64,
}

impl Counts {
    /// With what another node counted.
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

/// A trial as it stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Trial {
    /// The version on trial.
    pub version: String,
    /// Of it, since the trial began.
    pub canary: Counts,
    /// Of the stable version, since then.
    pub stable: Counts,
    /// How many networks had the version on trial, as one gateway saw it.
    #[serde(default)]
    pub networks: u64,
}

impl Trial {
    /// With what another node counted. A network may come to both.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        Self {
            canary: self.canary.and(other.canary),
            stable: self.stable.and(other.stable),
            networks: self.networks.max(other.networks),
            version: self.version,
        }
    }

    /// Why the trial is over, when it is.
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
            // Twice as often, and no more.
            (counts(100, 10, 0), counts(1_000, 50, 0), false),
            // Too few loads, too few failures.
            (counts(49, 49, 0), counts(1_000, 0, 0), false),
            (counts(50, 4, 0), counts(1_000, 0, 0), false),
            // Within what a bad network does.
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
