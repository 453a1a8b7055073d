//! What `make test` runs, in order: the quick and telling first.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use super::browser;
use super::count::Count;
use crate::{build, repo, tidy};

/// A named group of tests.
pub struct Suite {
    /// For `--only`.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Runs it.
    pub run: fn() -> Count,
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
        title: "Kits and modules",
        run: modules,
    },
    Suite {
        name: "e2e",
        title: "Browser journeys through the gateway",
        run: browser::journeys,
    },
];

/// npm workspaces with tests of their own.
const PACKAGES: [&str; 11] = [
    "packages/kit-build",
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

fn rules() -> Count {
    if let Err(error) = build::install_packages() {
        println!("{error:#}");
        return Count::of(false);
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
    let mut count = Count::default();
    for (program, args) in checks {
        count = count.plus(report(
            &format!("{program} {}", args.join(" ")),
            repo::run(program, &args),
        ));
    }
    count.plus(report("tidy", tidy::check()))
}

fn report(name: &str, outcome: anyhow::Result<()>) -> Count {
    match &outcome {
        Ok(()) => println!("ok    {name}"),
        Err(error) => println!("FAIL  {name}\n{error:#}"),
    }
    Count::of(outcome.is_ok())
}

fn rust() -> Count {
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
    Count::from_cargo(&output).or_failed(ended_well)
}

fn modules() -> Count {
    PACKAGES
        .iter()
        .map(|package| vitest(package))
        .fold(Count::default(), Count::plus)
}

fn vitest(package: &str) -> Count {
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
    read_json(&report)
        .map(|json| Count::from_vitest(&json))
        .unwrap_or_default()
        .or_failed(outcome.is_ok())
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
