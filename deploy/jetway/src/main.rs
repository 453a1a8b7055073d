//! `jetway`: the operator's tool. Each area has a file.

mod agency;
mod application;
mod backend;
mod check;
mod command;
mod deposit;
mod domain;
mod operator;
mod order;
mod payment;
mod release;
mod request;

use std::process::ExitCode;

use clap::Parser;

/// Prints the error and its causes on one line: operators need no backtrace.
fn main() -> ExitCode {
    match command::Jetway::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("jetway: {error:#}");
            ExitCode::FAILURE
        }
    }
}
