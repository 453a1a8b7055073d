//! What `make test` runs, in order: the quick and telling first.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use super::TestArgs;
use super::count::Count;
use super::{browser, failures};
use crate::{build, repo, tidy};

/// A named group of tests.
pub struct Suite {
    /// For `--only`.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Runs it.
    pub run: fn(&TestArgs) -> Outcome,
}

/// How a suite ended.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many held.
    pub count: Count,
    /// What did not, a few lines each.
    pub failures: Vec<String>,
}

impl Outcome {
    /// Both together.
    pub fn plus(mut self, other: Self) -> Self {
        self.failures.extend(other.failures);
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
            failures: Vec::new(),
        }
    }
}

/// Every suite.
pub const ALL: [Suite; 4] = [
    Suite {
        name: "rules",
        title: "Repository rules, formatting, lint, types",
        run: rules,
    },
    Suite {
        name: "rust",
        title: "Rust: units, both databases, HTTP",
        run: rust,
    },
    Suite {
        name: "modules",
        title: "Kits and modules, and the simulator by an outside client",
        run: modules,
    },
    Suite {
        name: "e2e",
        title: "Browser journeys through the gateway",
        run: browser::journeys,
    },
];

/// npm workspaces with tests of their own.
const PACKAGES: [&str; 12] = [
    "packages/kit-build",
    "packages/kit-test",
    "packages/kit-domain",
    "packages/kit-api",
    "packages/kit-ui",
    "packages/kit-runtime",
    "mfe-shell",
    "mfe-flights",
    "mfe-account",
    "mfe-payments",
    "mfe-hotels",
    "mfe-holiday-visa",
];

fn rules(_: &TestArgs) -> Outcome {
    if let Err(error) = build::install_packages() {
        println!("{error:#}");
        return Count::of(false).into();
    }
    let checks: [(&str, Vec<&str>); 4] = [
        ("cargo", vec!["fmt", "--all", "--check"]),
        (
            "cargo",
            vec![
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-D",
                "warnings",
            ],
        ),
        ("npm", vec!["run", "--silent", "lint"]),
        ("npm", vec!["run", "--silent", "typecheck"]),
    ];
    let mut outcome = Outcome::default();
    for (program, args) in checks {
        outcome = outcome.plus(report(
            &format!("{program} {}", args.join(" ")),
            repo::run(program, &args),
        ));
    }
    outcome.plus(report("tidy", tidy::check()))
}

fn report(name: &str, outcome: anyhow::Result<()>) -> Outcome {
    match &outcome {
        Ok(()) => println!("ok    {name}"),
        Err(error) => println!("FAIL  {name}\n{error:#}"),
    }
    Outcome {
        count: Count::of(outcome.is_ok()),
        failures: outcome
            .err()
            .map(|error| format!("FAIL  {name}: {error:#}"))
            .into_iter()
            .collect(),
    }
}

fn rust(_: &TestArgs) -> Outcome {
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
    }
}

fn modules(_: &TestArgs) -> Outcome {
    let modules = PACKAGES
        .iter()
        .map(|package| vitest(package))
        .fold(Outcome::default(), Outcome::plus);
    let outside = ["run", "--silent", "check:duffel", "-w", "e2e"];
    modules.plus(report(
        "the Duffel simulator by @duffel/api",
        repo::run("npm", &outside),
    ))
}

fn vitest(package: &str) -> Outcome {
    let folder = repo::root().join("var/test");
    let report = folder.join(format!("{}.json", package.replace('/', "-")));
    let _ = fs::create_dir_all(&folder);
    let _ = fs::remove_file(&report);
    let outcome = repo::run(
        "npm",
        &[
            "run",
            "--silent",
            "test",
            "-w",
            package,
            "--",
            "--reporter=default",
            "--reporter=json",
            &format!("--outputFile.json={}", report.display()),
        ],
    );
    let report = read_json(&report).unwrap_or_default();
    Outcome {
        count: Count::from_vitest(&report).or_failed(outcome.is_ok()),
        failures: failures::from_vitest(&report),
    }
}

/// A JSON file, when it is there and whole.
pub fn read_json(path: &std::path::Path) -> Option<serde_json::Value> {
    serde_json::from_str(&fs::read_to_string(path).ok()?).ok()
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
