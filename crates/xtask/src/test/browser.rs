//! The browser journeys: a whole stack of their own, then Playwright against it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::count::Count;
use super::failures;
use super::suites::{Outcome, read_json};
use crate::build::{self, BuildArgs};
use crate::ports::Ports;
use crate::repo;
use crate::stack::{Stack, StackPlan};

/// Build, start a stack on free ports with an empty store, run every journey.
pub fn journeys() -> Outcome {
    match run() {
        Ok(outcome) => outcome,
        Err(error) => {
            println!("FAIL  {error:#}");
            Count::of(false).into()
        }
    }
}

fn run() -> Result<Outcome> {
    build::build(&BuildArgs {
        releases: "releases".into(),
    })?;
    let state = repo::root().join("var/e2e");
    let _ = fs::remove_dir_all(&state);
    let releases = state.join("releases");
    let tenants = state.join("tenants");
    copy(&repo::root().join("releases"), &releases)?;
    copy(&repo::root().join("tenants"), &tenants)?;
    let ports = Ports::free()?;
    let mut stack = Stack::start(&StackPlan {
        ports,
        state: state.clone(),
        releases: releases.clone(),
        tenants: tenants.clone(),
        latency_percent: 10,
        // Suppliers misbehave when a journey says so, and journeys sign in more often than people do.
        more: vec![
            ("JETWAY_BACKEND_SANDBOX__MOOD", "quiet"),
            ("JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR", "1000"),
        ],
    })?;
    let report = state.join("report.json");
    let ended_well = Command::new("npm")
        .args(["run", "--silent", "test", "-w", "e2e"])
        .current_dir(repo::root())
        .env("JETWAY_PORT", ports.gateway.to_string())
        .env("JETWAY_GATEWAY_ADMIN_PORT", ports.gateway_admin.to_string())
        .env("JETWAY_BACKEND_PORT", ports.backend.to_string())
        .env("JETWAY_BACKEND_ADMIN_PORT", ports.backend_admin.to_string())
        .env("JETWAY_STATE", &state)
        .env("JETWAY_TOOL", repo::binary("jetway"))
        .env("JETWAY_E2E_REPORT", &report)
        .status()
        .is_ok_and(|status| status.success());
    stack.stop();
    let report = read_json(&report).unwrap_or_default();
    Ok(Outcome {
        count: Count::from_playwright(&report).or_failed(ended_well),
        failures: failures::from_playwright(&report),
    })
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
