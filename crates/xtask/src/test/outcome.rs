//! How a suite ended.

use std::time::Duration;

use anyhow::Result;

use super::count::Count;

/// Counts, failures and test times of one suite, or of several together.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many tests passed, failed and were skipped.
    pub count: Count,
    /// Each failed test with the first lines of its reason.
    pub failures: Vec<String>,
    /// Time of each test, where the tool reports it.
    pub tests: Vec<TestTime>,
}

/// The time one test took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestTime {
    /// File or binary, and title.
    pub name: String,
    /// Wall-clock time.
    pub duration: Duration,
}

impl Outcome {
    /// The outcome of one command that passed or failed, which is printed as well.
    pub fn of_command(name: &str, result: &Result<()>) -> Self {
        match result {
            Ok(()) => println!("ok    {name}"),
            Err(error) => println!("FAIL  {name}\n{error:#}"),
        }
        Self {
            count: Count::of(result.is_ok()),
            failures: result
                .as_ref()
                .err()
                .map(|error| format!("FAIL  {name}: {error:#}"))
                .into_iter()
                .collect(),
            ..Self::default()
        }
    }

    /// Both together, one after the other.
    pub fn plus(mut self, other: Self) -> Self {
        self.failures.extend(other.failures);
        self.tests.extend(other.tests);
        Self {
            count: self.count.plus(other.count),
            ..self
        }
    }
}

impl From<Count> for Outcome {
    fn from(count: Count) -> Self {
        Self {
            count,
            ..Self::default()
        }
    }
}
