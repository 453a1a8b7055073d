//! Work in the background.

pub mod sweep;
pub mod task_set;
pub mod worker;
