//! Repository verbs: run, gen, tidy.

fn main() {}
