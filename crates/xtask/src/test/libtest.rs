//! Running one Rust test binary and reading its events: counts, failures and the time of each test.
//!
//! The JSON events of libtest are unstable; `RUSTC_BOOTSTRAP` allows them on the stable toolchain.

use std::process::{Command, Stdio};
use std::time::Duration;

use serde::Deserialize;

use super::compile::TestBinary;
use super::count::Count;
use super::failures;
use super::outcome::{Outcome, TestTime};

/// An event of libtest, one a line.
#[derive(Deserialize)]
struct Event {
    #[serde(rename = "type")]
    of: String,
    event: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    stdout: String,
    /// Seconds.
    exec_time: Option<f64>,
    #[serde(default)]
    passed: u64,
    #[serde(default)]
    failed: u64,
    #[serde(default)]
    ignored: u64,
}

/// Run the binary in its crate's folder, as cargo does. A binary that ends badly without naming a failed test counts
/// as one failure.
pub fn run(binary: &TestBinary) -> Outcome {
    let output = Command::new(&binary.path)
        .args(["-Zunstable-options", "--format=json", "--report-time"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_MANIFEST_DIR", &binary.folder)
        .current_dir(&binary.folder)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output();
    match output {
        Ok(output) => read(
            &binary.name,
            &String::from_utf8_lossy(&output.stdout),
            output.status.success(),
        ),
        Err(error) => {
            let mut outcome = Outcome::from(Count::of(false));
            outcome.failures.push(format!("FAIL  {}: {error}", binary.name));
            outcome
        }
    }
}

fn read(binary: &str, output: &str, ended_well: bool) -> Outcome {
    let mut outcome = Outcome::default();
    // What else stands in the output was printed by a test's child process.
    for event in output
        .lines()
        .filter_map(|line| serde_json::from_str::<Event>(line).ok())
    {
        match (event.of.as_str(), event.event.as_str()) {
            ("suite", "ok" | "failed") => {
                outcome.count = Count {
                    passed: event.passed,
                    failed: event.failed,
                    skipped: event.ignored,
                };
            }
            ("test", "ok" | "failed") => {
                let name = format!("{binary} {}", event.name);
                if event.event == "failed" {
                    outcome.failures.push(failures::told(&name, &event.stdout));
                }
                let time = event.exec_time.and_then(|time| Duration::try_from_secs_f64(time).ok());
                outcome.tests.extend(time.map(|duration| TestTime { name, duration }));
            }
            _ => {}
        }
    }
    outcome.count = outcome.count.or_failed(ended_well);
    if outcome.count.failed > 0 && outcome.failures.is_empty() {
        outcome
            .failures
            .push(format!("FAIL  {binary} ended without naming a failed test"));
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = r#"{ "type": "suite", "event": "started", "test_count": 3 }
{ "type": "test", "event": "started", "name": "money::once" }
printed by a child process
{ "type": "test", "name": "money::once", "event": "failed", "exec_time": 0.25, "stdout": "thread panicked at a.rs:7:\nleft: 2\n" }
{ "type": "test", "name": "money::adds", "event": "ok", "exec_time": 0.5 }
{ "type": "test", "name": "money::slow", "event": "ignored" }
{ "type": "suite", "event": "failed", "passed": 1, "failed": 1, "ignored": 1, "measured": 0, "filtered_out": 0, "exec_time": 0.7 }
"#;

    #[test]
    fn counts_failures_and_times_come_from_the_events() {
        let outcome = read("jetway-app/air", OUTPUT, false);
        assert_eq!(outcome.count.to_string(), "1 passed, 1 failed, 1 skipped");
        assert_eq!(
            outcome.failures,
            ["FAIL  jetway-app/air money::once\n        thread panicked at a.rs:7:\n        left: 2"]
        );
        let times: Vec<_> = outcome.tests.iter().map(|test| test.duration.as_millis()).collect();
        assert_eq!(times, [250, 500]);
    }

    #[test]
    fn a_binary_that_dies_is_a_failure_with_a_name() {
        let outcome = read("jetway-app/air", "", false);
        assert_eq!(outcome.count.failed, 1);
        assert!(outcome.failures[0].contains("jetway-app/air"), "{:?}", outcome.failures);
    }
}
