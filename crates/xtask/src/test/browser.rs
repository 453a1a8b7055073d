//! The browser journeys: a whole stack of their own, then Playwright against it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;
use jetway_postgres::Cluster;

use super::TestArgs;
use super::count::Count;
use super::outcome::Outcome;
use super::{compile, failures, reports, times};
use crate::build::{self, BuildArgs};
use crate::ports::Ports;
use crate::repo;
use crate::stack::{Stack, StackPlan};

/// Journeys that walk again on PostgreSQL carry it: the acceptance scenarios no test of the server covers.
const ON_BOTH_DATABASES: &str = "@both-databases";

/// Build, start a stack on free ports with an empty store, run every journey. Then some again on PostgreSQL, unless
/// journeys or a database were named.
pub fn journeys(args: &TestArgs) -> Outcome {
    match run(args) {
        Ok(outcome) => outcome,
        Err(error) => {
            println!("FAIL  {error:#}");
            Count::of(false).into()
        }
    }
}

fn run(args: &TestArgs) -> Result<Outcome> {
    compile::run()?;
    build::modules(&BuildArgs {
        releases: "releases".into(),
    })?;
    let first = walk("var/e2e", args.database.clone(), args.grep.as_deref())?;
    if args.database.is_some() || args.grep.is_some() {
        return Ok(first);
    }
    println!("\nOnce more on PostgreSQL: {ON_BOTH_DATABASES}");
    let cluster = Cluster::start()?;
    let database = cluster.create_database()?;
    Ok(first.plus(walk("var/e2e-postgres", Some(database), Some(ON_BOTH_DATABASES))?))
}

/// Journeys whose title or tag has `grep`, on a portal with its state in `folder`.
fn walk(folder: &str, database: Option<String>, grep: Option<&str>) -> Result<Outcome> {
    let state = repo::root().join(folder);
    let _ = fs::remove_dir_all(&state);
    let releases = state.join("releases");
    let tenants = state.join("tenants");
    copy(&repo::root().join("releases"), &releases)?;
    copy(&repo::root().join("tenants"), &tenants)?;
    let ports = Ports::free()?;
    let mut stack = Stack::start(&StackPlan {
        ports,
        state: state.clone(),
        releases,
        tenants,
        database,
        latency_percent: 10,
        // Suppliers misbehave when a journey says so, and journeys sign in more often than people do.
        more: vec![
            ("JETWAY_BACKEND_SANDBOX__MOOD", "quiet"),
            ("JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR", "1000"),
        ],
    })?;
    let report = state.join("report.json");
    let ended_well = playwright(ports, &state, &report, grep);
    stack.stop();
    let report = reports::read(&report).unwrap_or_default();
    Ok(Outcome {
        count: Count::from_playwright(&report).or_failed(ended_well),
        failures: failures::from_playwright(&report),
        tests: times::from_playwright(&report),
    })
}

fn playwright(ports: Ports, state: &Path, report: &Path, grep: Option<&str>) -> bool {
    Command::new("npm")
        .args(["run", "--silent", "test", "-w", "e2e", "--"])
        .args(grep.iter().flat_map(|title| ["--grep", title]))
        .current_dir(repo::root())
        .env("JETWAY_PORT", ports.gateway.to_string())
        .env("JETWAY_GATEWAY_ADMIN_PORT", ports.gateway_admin.to_string())
        .env("JETWAY_BACKEND_PORT", ports.backend.to_string())
        .env("JETWAY_BACKEND_ADMIN_PORT", ports.backend_admin.to_string())
        .env("JETWAY_STATE", state)
        .env("JETWAY_TOOL", repo::binary("jetway"))
        .env("JETWAY_E2E_REPORT", report)
        .status()
        .is_ok_and(|status| status.success())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
