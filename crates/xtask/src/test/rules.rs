//! Repository rules, formatting, lint and types.

use std::thread;

use super::outcome::Outcome;
use super::{TestArgs, compile};
use crate::{build, repo, tidy};

/// Run every check, also after one that fails. Rust compiles while ESLint and the TypeScript compiler run.
pub fn run(_: &TestArgs) -> Outcome {
    let (rust, modules) = thread::scope(|scope| {
        let modules = scope.spawn(modules);
        let rust = compile::run().map(|_| ());
        let modules = modules
            .join()
            .unwrap_or_else(|_| Outcome::of_command("npm", &Err(anyhow::anyhow!("panicked"))));
        (
            Outcome::of_command("Rust compiles without a warning of Clippy", &rust),
            modules,
        )
    });
    let format = repo::run("cargo", &["fmt", "--all", "--check"]);
    rust.plus(modules)
        .plus(Outcome::of_command("cargo fmt --all --check", &format))
        .plus(Outcome::of_command("tidy", &tidy::check()))
}

/// Packages installed, then lint and types of the TypeScript code.
fn modules() -> Outcome {
    if let Err(error) = build::install_packages() {
        return Outcome::of_command("npm ci", &Err(error));
    }
    ["lint", "typecheck"]
        .map(|script| {
            let result = repo::run("npm", &["run", "--silent", script]);
            Outcome::of_command(&format!("npm run {script}"), &result)
        })
        .into_iter()
        .fold(Outcome::default(), Outcome::plus)
}
