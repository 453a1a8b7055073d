//! Counting what test runners say.

use std::fmt;

use regex::Regex;

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

    /// What `cargo test` says, one closing line for each binary.
    pub fn from_cargo(output: &str) -> Self {
        let line = Regex::new(r"test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored");
        line.into_iter()
            .flat_map(|line| sum(&line, output, [1, 2, 3]))
            .fold(Self::default(), Self::plus)
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

fn sum(line: &Regex, output: &str, groups: [usize; 3]) -> Vec<Count> {
    line.captures_iter(output)
        .map(|found| {
            let number = |group: usize| {
                found
                    .get(group)
                    .and_then(|m| m.as_str().parse().ok())
                    .unwrap_or_default()
            };
            Count {
                passed: number(groups[0]),
                failed: number(groups[1]),
                skipped: number(groups[2]),
            }
        })
        .collect()
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
    fn adds_up_every_binary_cargo_ran() {
        let output = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured\n\
                      test result: FAILED. 2 passed; 4 failed; 0 ignored; 0 measured";
        assert_eq!(
            Count::from_cargo(output),
            Count {
                passed: 5,
                failed: 4,
                skipped: 1
            }
        );
    }

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
