//! `make test`: every suite in turn, each told apart, and one counting line at the end.

mod args;
mod browser;
mod compile;
mod count;
mod failures;
mod libtest;
mod modules;
mod outcome;
mod reports;
mod rules;
mod rust;
mod suites;
mod times;

use std::time::Instant;

use anyhow::{Result, bail};

pub use args::TestArgs;
use outcome::Outcome;

/// Run the suites; print the time of each and the slowest tests, and at the very end `N passed, N failed, N skipped`.
///
/// # Errors
/// When a test fails, or an unknown suite is named.
pub fn run(args: &TestArgs) -> Result<()> {
    let mut total = Outcome::default();
    let mut spent = Vec::new();
    for suite in suites::ALL {
        if args.only.as_deref().is_some_and(|only| only != suite.name) {
            continue;
        }
        println!("\n── {} ──", suite.title);
        let started = Instant::now();
        let outcome = (suite.run)(args);
        println!("{}: {}", suite.name, outcome.count);
        spent.push((suite.name, started.elapsed()));
        total = total.plus(outcome);
    }
    if spent.is_empty() {
        let names: Vec<&str> = suites::ALL.iter().map(|suite| suite.name).collect();
        bail!("there is no such suite; the suites are {}", names.join(", "));
    }
    for failure in &total.failures {
        println!("\n{failure}");
    }
    println!("\n{}", times::table(&spent, &total.tests));
    println!("{}", total.count);
    if total.count.failed > 0 {
        std::process::exit(1);
    }
    Ok(())
}
