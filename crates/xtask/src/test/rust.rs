//! Every Rust test: units, both databases, HTTP.

use std::fs;
use std::sync::Mutex;
use std::thread;

use super::TestArgs;
use super::compile::{self, TestBinary};
use super::count::Count;
use super::libtest;
use super::outcome::Outcome;

/// Binaries that run at a time. Many tests wait for deadlines; another binary uses the processors meanwhile.
const AT_A_TIME: usize = 2;

/// Compile what changed and run every test binary, also after one that fails.
pub fn run(_: &TestArgs) -> Outcome {
    match compile::run() {
        Ok(binaries) => run_all(binaries),
        Err(error) => {
            println!("FAIL  {error:#}");
            Count::of(false).into()
        }
    }
}

/// The largest binaries first, since they hold the most tests: all end at about the same time.
fn run_all(mut binaries: Vec<TestBinary>) -> Outcome {
    binaries.sort_by_key(|binary| fs::metadata(&binary.path).map(|file| file.len()).unwrap_or_default());
    let waiting = Mutex::new(binaries);
    let next = || waiting.lock().ok().and_then(|mut binaries| binaries.pop());
    let work = || {
        let mut total = Outcome::default();
        while let Some(binary) = next() {
            let outcome = libtest::run(&binary);
            println!("{}: {}", binary.name, outcome.count);
            // The end of the log repeats them, for a run that reaches it.
            for failure in &outcome.failures {
                println!("{failure}");
            }
            total = total.plus(outcome);
        }
        total
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_A_TIME).map(|_| scope.spawn(work)).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended
            .map(|outcome| outcome.unwrap_or_else(|_| Count::of(false).into()))
            .fold(Outcome::default(), Outcome::plus)
    })
}
