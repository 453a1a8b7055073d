//! Counting what test runners say.

use std::fmt;

/// Outcomes of a suite.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// Held.
    pub passed: u64,
    /// Did not hold, or could not run.
    pub failed: u64,
    /// Not asked.
    pub skipped: u64,
}

impl Count {
    /// One check that held or did not.
    pub fn of(held: bool) -> Self {
        Self {
            passed: u64::from(held),
            failed: u64::from(!held),
            skipped: 0,
        }
    }

    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            skipped: self.skipped + other.skipped,
        }
    }

    /// A runner that ended badly without naming a failed test still failed.
    pub fn or_failed(self, ended_well: bool) -> Self {
        if ended_well || self.failed > 0 {
            self
        } else {
            Self { failed: 1, ..self }
        }
    }

    /// What a JSON report of vitest says.
    pub fn from_vitest(report: &serde_json::Value) -> Self {
        let number = |key: &str| report[key].as_u64().unwrap_or_default();
        let suites = number("numFailedTestSuites");
        let failed = number("numFailedTests");
        Self {
            passed: number("numPassedTests"),
            failed: if failed == 0 { suites } else { failed },
            skipped: number("numPendingTests") + number("numTodoTests"),
        }
    }

    /// What a JSON report of Playwright says.
    pub fn from_playwright(report: &serde_json::Value) -> Self {
        let number = |key: &str| report["stats"][key].as_u64().unwrap_or_default();
        Self {
            passed: number("expected") + number("flaky"),
            failed: number("unexpected"),
            skipped: number("skipped"),
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_runner_that_died_counts_as_a_failure() {
        assert_eq!(Count::default().or_failed(false).failed, 1);
        assert_eq!(
            Count {
                failed: 2,
                ..Count::default()
            }
            .or_failed(false)
            .failed,
            2
        );
    }
}
