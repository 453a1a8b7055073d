//! `jetway`: the operator's tool, one area a file.

mod application;
mod check;
mod command;
mod domain;
mod release;

use clap::Parser;

fn main() -> anyhow::Result<()> {
    command::Jetway::parse().run()
}
