//! Work that nobody waits for.

pub mod task_set;
