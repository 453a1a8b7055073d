//! Every Rust test: units, both databases, HTTP.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use super::TestArgs;
use super::count::Count;
use super::failures;
use super::outcome::Outcome;
use crate::repo;

/// Run the workspace's tests, all binaries also after one that fails.
pub fn run(_: &TestArgs) -> Outcome {
    let (output, ended_well) = stream(
        "cargo",
        &[
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--no-fail-fast",
            "--quiet",
        ],
    );
    Outcome {
        count: Count::from_cargo(&output).or_failed(ended_well),
        failures: failures::from_cargo(&output),
        ..Outcome::default()
    }
}

/// Run a command, showing its output and keeping it.
fn stream(program: &str, args: &[&str]) -> (String, bool) {
    let child = Command::new(program)
        .args(args)
        .current_dir(repo::root())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        return (String::new(), false);
    };
    let mut kept = String::new();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            println!("{line}");
            kept.push_str(&line);
            kept.push('\n');
        }
    }
    let ended_well = child.wait().is_ok_and(|status| status.success());
    (kept, ended_well)
}
