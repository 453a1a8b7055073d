//! `make test`: every suite in turn, each told apart, and one counting line at the end.

mod browser;
mod count;
mod failures;
mod suites;

use anyhow::{Result, bail};
use clap::Args;

use suites::Outcome;

/// Options of `cargo xtask test`.
#[derive(Args)]
pub struct TestArgs {
    /// Only the suite with this name: rules, rust, modules, e2e.
    #[arg(long)]
    only: Option<String>,
    /// An empty database for the browser journeys instead of SQLite: `postgres://user@host/name`.
    #[arg(long)]
    database: Option<String>,
    /// Only the browser journeys whose title has this.
    #[arg(long)]
    grep: Option<String>,
}

/// Run the suites and print `N passed, N failed, N skipped`.
///
/// # Errors
/// When a test fails, or an unknown suite is named.
pub fn run(args: &TestArgs) -> Result<()> {
    let mut total = Outcome::default();
    let mut ran = false;
    for suite in suites::ALL {
        if args.only.as_deref().is_some_and(|only| only != suite.name) {
            continue;
        }
        ran = true;
        println!("\n── {} ──", suite.title);
        let outcome = (suite.run)(args);
        println!("{}: {}", suite.name, outcome.count);
        total = total.plus(outcome);
    }
    if !ran {
        let names: Vec<&str> = suites::ALL.iter().map(|suite| suite.name).collect();
        bail!("there is no such suite; the suites are {}", names.join(", "));
    }
    for failure in &total.failures {
        println!("\n{failure}");
    }
    println!("\n{}", total.count);
    if total.count.failed > 0 {
        std::process::exit(1);
    }
    Ok(())
}
