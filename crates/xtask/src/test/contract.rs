//! Schemathesis tests a running portal against the contracts of agents and of operators.

use std::fs;

use anyhow::Result;

use super::TestArgs;
use super::compile;
use super::outcome::Outcome;
use crate::build::{self, BuildArgs};
use crate::ports::Ports;
use crate::repo;
use crate::stack::{Stack, StackPlan};

/// Installs the tester, if it is not there.
const INSTALL: &str = "deploy/setup/contract-tester.sh";
const TESTER: &str = "target/tools/schemathesis/bin/schemathesis";
/// Each contract with the settings it is tried by.
const CONTRACTS: [(&str, &str); 2] = [
    ("contracts/openapi.json", "contracts/tester/agents.toml"),
    ("contracts/operators.json", "contracts/tester/operators.toml"),
];

/// Every operation with examples, edge cases, random values and sequences of calls: no server error, and answers as the contract
/// describes them.
pub fn run(_: &TestArgs) -> Outcome {
    match start() {
        Err(error) => Outcome::of_command("the contracts by Schemathesis", &Err(error)),
        Ok((_stack, ports)) => CONTRACTS
            .iter()
            .map(|(contract, settings)| Outcome::of_command(contract, &by_schemathesis(ports, contract, settings)))
            .reduce(Outcome::plus)
            .unwrap_or_default(),
    }
}

fn start() -> Result<(Stack, Ports)> {
    compile::run()?;
    build::modules(&BuildArgs::default())?;
    repo::run("bash", &[INSTALL])?;
    let state = repo::root().join("var/contract");
    let _ = fs::remove_dir_all(&state);
    let ports = Ports::free()?;
    let stack = Stack::start(&StackPlan {
        ports,
        state,
        releases: repo::root().join("releases"),
        tenants: repo::root().join("tenants"),
        database: None,
        latency_percent: 0,
        sslcommerz: false,
        more: vec![
            ("JETWAY_BACKEND_SANDBOX__MOOD", "quiet"),
            ("JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR", "1000"),
        ],
    })?;
    Ok((stack, ports))
}

fn by_schemathesis(ports: Ports, contract: &str, settings: &str) -> Result<()> {
    let portal = format!("http://127.0.0.1:{}", ports.gateway);
    let (gateway, admin) = (ports.gateway.to_string(), ports.backend_admin.to_string());
    repo::run_with(
        &repo::root().join(TESTER).to_string_lossy(),
        &["--config-file", settings, "run", contract, "--url", &portal],
        &[("JETWAY_GATEWAY", &gateway), ("JETWAY_BACKEND_ADMIN", &admin)],
    )
}
