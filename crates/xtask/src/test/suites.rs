//! What `make test` runs, in order: the quick and telling first.

use super::outcome::Outcome;
use super::{TestArgs, browser, modules, rules, rust};

/// A named group of tests.
pub struct Suite {
    /// For `--only`.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Runs it.
    pub run: fn(&TestArgs) -> Outcome,
}

/// Every suite.
pub const ALL: [Suite; 4] = [
    Suite {
        name: "rules",
        title: "Repository rules, formatting, lint, types",
        run: rules::run,
    },
    Suite {
        name: "rust",
        title: "Rust: units, both databases, HTTP",
        run: rust::run,
    },
    Suite {
        name: "modules",
        title: "Kits and modules, and the simulator by an outside client",
        run: modules::run,
    },
    Suite {
        name: "e2e",
        title: "Browser journeys through the gateway",
        run: browser::journeys,
    },
];
