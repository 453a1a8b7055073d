//! The axum face of Jetway: one endpoint a file.

fn main() {}
