//! Background work.

pub(crate) mod cpu_pool;
pub mod sweep;
pub mod task_set;
pub mod worker;
