//! `jetway`: the operator's tool, one area a file.

mod agency;
mod application;
mod backend;
mod check;
mod command;
mod domain;
mod order;
mod payment;
mod release;

use std::process::ExitCode;

use clap::Parser;

/// What went wrong and why, on one line: an operator mends a setting, not this program.
fn main() -> ExitCode {
    match command::Jetway::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("jetway: {error:#}");
            ExitCode::FAILURE
        }
    }
}
