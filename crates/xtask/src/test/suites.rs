//! What `make test` runs, in order.

use super::outcome::Outcome;
use super::{TestArgs, browser, contract, modules, rules, rust};

/// Tests that are run and counted together.
#[derive(Clone)]
pub struct Suite {
    /// For `--only`.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Runs it.
    pub run: fn(&TestArgs) -> Outcome,
}

const RULES: Suite = Suite {
    name: "rules",
    title: "Repository rules, formatting, lint, types",
    run: rules::run,
};

const MODULES: Suite = Suite {
    name: "modules",
    title: "Kits and modules, and the simulator by an outside client",
    run: modules::run,
};

const RUST: Suite = Suite {
    name: "rust",
    title: "Rust: units, both databases, HTTP",
    run: rust::run,
};

const BUILDS: Suite = Suite {
    name: "builds",
    title: "Production builds of the modules",
    run: modules::builds,
};

const CONTRACT: Suite = Suite {
    name: "contract",
    title: "Contract tests with Schemathesis",
    run: contract::run,
};

const E2E: Suite = Suite {
    name: "e2e",
    title: "Browser journeys through the gateway",
    run: browser::journeys,
};

/// Every suite; those of a group run at the same time. Crates that wait for each other leave a processor idle while Rust
/// compiles, and so do Rust tests that wait for deadlines; the tests and the builds of the modules use it.
pub const GROUPS: [&[Suite]; 4] = [&[RULES, MODULES], &[RUST, BUILDS], &[CONTRACT], &[E2E]];
