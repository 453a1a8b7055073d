//! Tests of the kits and modules, and of the Duffel simulator by an outside client.

use std::fs;

use anyhow::Result;

use super::TestArgs;
use super::count::Count;
use super::outcome::Outcome;
use super::{compile, failures, reports, times};
use crate::build::{self, BuildArgs};
use crate::repo;

const SIMULATOR: &str = "jetway-duffel-simulator";

/// Run the tests of every package in one process, then the simulator's.
pub fn run(_: &TestArgs) -> Outcome {
    if let Err(error) = build::install_packages() {
        return Outcome::of_command("npm ci", &Err(error));
    }
    vitest().plus(Outcome::of_command(
        "the Duffel simulator by @duffel/api",
        &by_outside_client(),
    ))
}

/// Production builds of the modules, published for the browser suite. Rust tests that wait for deadlines leave a processor
/// to them.
pub fn builds(_: &TestArgs) -> Outcome {
    // The release tool publishes them.
    let built = compile::run().and_then(|_| build::modules(&BuildArgs::default()));
    Outcome::of_command("production builds of the modules", &built)
}

/// Duffel's own client against the simulator.
fn by_outside_client() -> Result<()> {
    let simulator = compile::binary(SIMULATOR)?;
    let simulator = simulator.to_string_lossy();
    let check = ["run", "--silent", "check:duffel", "-w", "e2e"];
    repo::run_with("npm", &check, &[("JETWAY_DUFFEL_SIMULATOR", &simulator)])
}

fn vitest() -> Outcome {
    let folder = repo::root().join("var/test");
    let report = folder.join("modules.json");
    let _ = fs::create_dir_all(&folder);
    let _ = fs::remove_file(&report);
    let outcome = repo::run(
        "npx",
        &[
            "vitest",
            "run",
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
