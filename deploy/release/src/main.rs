//! The release tool: publishes module builds for the gateway to serve.

fn main() {}
