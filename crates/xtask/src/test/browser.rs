//! The browser journeys: one stack for each Playwright worker, then Playwright against them.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use anyhow::{Result, anyhow};
use jetway_postgres::Cluster;
use serde_json::json;

use super::TestArgs;
use super::count::Count;
use super::outcome::Outcome;
use super::{compile, failures, reports, times};
use crate::build::{self, BuildArgs};
use crate::ports::Ports;
use crate::repo;
use crate::stack::{Stack, StackPlan, sslcommerz};

/// Playwright workers. Each has a stack to itself, so that journeys that run side by side share no wallet, clock or release.
const WORKERS: usize = 2;

/// The tenant whose payers pay at SSLCommerz; the others pay at the sandbox's provider.
const AT_SSLCOMMERZ: &str = "monsoon";

/// Journeys with this tag run again on PostgreSQL: the acceptance scenarios no test of the server covers.
const ON_BOTH_DATABASES: &str = "@both-databases";

/// Build, start the stacks on free ports with empty stores, run every journey. Then run the tagged ones again on
/// PostgreSQL, unless journeys or a database were named.
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
    compile::binary(sslcommerz::BINARY)?;
    build::modules(&BuildArgs::default())?;
    let grep = args.grep.as_deref();
    if let Some(database) = &args.database {
        // One database holds one stack.
        return walk("var/e2e", vec![Some(database.clone())], grep);
    }
    let first = walk("var/e2e", vec![None; WORKERS], grep)?;
    if grep.is_some() {
        return Ok(first);
    }
    println!("\nOnce more on PostgreSQL: {ON_BOTH_DATABASES}");
    let cluster = Cluster::start()?;
    let databases: Result<Vec<_>> = (0..WORKERS).map(|_| cluster.create_database().map(Some)).collect();
    Ok(first.plus(walk("var/e2e-postgres", databases?, Some(ON_BOTH_DATABASES))?))
}

/// Journeys whose title or tag has `grep`, with a worker and a stack for each database; `None` is SQLite. The state of
/// stack N is in `folder`/N.
fn walk(folder: &str, databases: Vec<Option<String>>, grep: Option<&str>) -> Result<Outcome> {
    let output = repo::root().join(folder);
    let _ = fs::remove_dir_all(&output);
    let ports = Ports::free_for(databases.len())?;
    let plans: Vec<StackPlan> = ports
        .into_iter()
        .zip(databases)
        .enumerate()
        .map(|(worker, (ports, database))| plan(&output.join(worker.to_string()), ports, database))
        .collect::<Result<_>>()?;
    let stacks = start(&plans)?;
    let ended_well = playwright(&plans, &output, grep);
    drop(stacks);
    let report = reports::read(&output.join("report.json")).unwrap_or_default();
    Ok(Outcome {
        count: Count::from_playwright(&report).or_failed(ended_well),
        failures: failures::from_playwright(&report),
        tests: times::from_playwright(&report),
    })
}

/// A stack with copies of the releases and tenants of its own, which journeys change.
fn plan(state: &Path, ports: Ports, database: Option<String>) -> Result<StackPlan> {
    let releases = state.join("releases");
    let tenants = state.join("tenants");
    copy(&repo::root().join("releases"), &releases)?;
    copy(&repo::root().join("tenants"), &tenants)?;
    let settings = tenants.join(AT_SSLCOMMERZ).join("tenant.toml");
    let chosen = fs::read_to_string(&settings)?;
    fs::write(&settings, format!("payment_provider = \"sslcommerz\"\n{chosen}"))?;
    Ok(StackPlan {
        ports,
        state: state.to_owned(),
        releases,
        tenants,
        database,
        latency_percent: 10,
        sslcommerz: true,
        // Suppliers misbehave when a journey says so, and journeys sign in more often than people do.
        more: vec![
            ("JETWAY_BACKEND_SANDBOX__MOOD", "quiet"),
            ("JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR", "1000"),
        ],
    })
}

/// Start all stacks side by side.
fn start(plans: &[StackPlan]) -> Result<Vec<Stack>> {
    thread::scope(|scope| {
        let starting: Vec<_> = plans
            .iter()
            .map(|plan| scope.spawn(move || Stack::start(plan)))
            .collect();
        starting
            .into_iter()
            .map(|stack| stack.join().map_err(|_| anyhow!("a stack's thread panicked"))?)
            .collect()
    })
}

/// Playwright with as many workers as there are stacks. Report, traces and screenshots go to `output`.
fn playwright(plans: &[StackPlan], output: &Path, grep: Option<&str>) -> bool {
    let stacks: Vec<_> = plans
        .iter()
        .map(|StackPlan { ports, state, .. }| {
            json!({
                "gateway": ports.gateway,
                "gatewayAdmin": ports.gateway_admin,
                "backendAdmin": ports.backend_admin,
                "state": state,
            })
        })
        .collect();
    Command::new("npm")
        .args(["run", "--silent", "test", "-w", "e2e", "--"])
        .args(grep.iter().flat_map(|title| ["--grep", title]))
        .current_dir(repo::root())
        .env("JETWAY_STACKS", json!(stacks).to_string())
        .env("JETWAY_TOOL", repo::binary("jetway"))
        .env("JETWAY_E2E_OUTPUT", output)
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
