//! Tests of the kits and modules, and of the Duffel simulator by an outside client.

use std::fs;

use super::TestArgs;
use super::count::Count;
use super::outcome::Outcome;
use super::{failures, reports, times};
use crate::repo;

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

/// Run each package's tests, then the simulator's.
pub fn run(_: &TestArgs) -> Outcome {
    let modules = PACKAGES
        .iter()
        .map(|package| vitest(package))
        .fold(Outcome::default(), Outcome::plus);
    let outside = ["run", "--silent", "check:duffel", "-w", "e2e"];
    modules.plus(Outcome::of_command(
        "the Duffel simulator by @duffel/api",
        &repo::run("npm", &outside),
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
    let report = reports::read(&report).unwrap_or_default();
    Outcome {
        count: Count::from_vitest(&report).or_failed(outcome.is_ok()),
        failures: failures::from_vitest(&report),
        tests: times::from_vitest(&report),
    }
}
