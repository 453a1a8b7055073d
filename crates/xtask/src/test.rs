//! `make test`: every suite, and one counting line at the end.

mod args;
mod browser;
mod compile;
mod contract;
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

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

pub use args::TestArgs;
use outcome::Outcome;
use suites::Suite;

/// Run the suites; print the time of each and the slowest tests, and at the very end `N passed, N failed, N skipped`.
///
/// # Errors
/// When a test fails, or an unknown suite is named.
pub fn run(args: &TestArgs) -> Result<()> {
    let started = Instant::now();
    let mut total = Outcome::default();
    let mut spent = Vec::new();
    for group in suites::GROUPS {
        let wanted = |suite: &&Suite| args.only.as_deref().is_none_or(|only| only == suite.name);
        for (name, outcome, duration) in side_by_side(group.iter().filter(wanted), args) {
            spent.push((name, duration));
            total = total.plus(outcome);
        }
    }
    if spent.is_empty() {
        let names: Vec<&str> = suites::GROUPS.concat().iter().map(|suite| suite.name).collect();
        bail!("there is no such suite; the suites are {}", names.join(", "));
    }
    for failure in &total.failures {
        println!("\n{failure}");
    }
    println!("\n{}", times::table(&spent, started.elapsed(), &total.tests));
    println!("{}", total.count);
    if total.count.failed > 0 {
        std::process::exit(1);
    }
    Ok(())
}

/// Run suites at the same time. Returns the name, the outcome and the time of each.
fn side_by_side<'a>(
    suites: impl Iterator<Item = &'a Suite>,
    args: &TestArgs,
) -> Vec<(&'static str, Outcome, Duration)> {
    thread::scope(|scope| {
        let running: Vec<_> = suites
            .map(|suite| {
                let run = move || {
                    println!("\n── {} ──", suite.title);
                    let started = Instant::now();
                    let outcome = (suite.run)(args);
                    println!("{}: {}", suite.name, outcome.count);
                    (outcome, started.elapsed())
                };
                (suite.name, scope.spawn(run))
            })
            .collect();
        running
            .into_iter()
            .map(|(name, suite)| {
                let (outcome, duration) = suite
                    .join()
                    .unwrap_or_else(|_| (count::Count::of(false).into(), Duration::ZERO));
                (name, outcome, duration)
            })
            .collect()
    })
}
