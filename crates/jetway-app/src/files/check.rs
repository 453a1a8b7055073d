//! Checks uploaded files apart from the executor's threads.

use std::sync::LazyLock;

use jetway_db::repo::files::FileKind;

use super::fault::FileFault;
use super::judge::{CheckedFile, judge};
use crate::jobs::cpu_pool::{CpuPool, CpuPoolError};

/// Files checked concurrently in a process. A picture takes up to 300 MB of memory while it is decoded, rotated and encoded.
const AT_ONCE: usize = 2;
/// Files that may wait; further ones are rejected.
const IN_QUEUE: usize = 50;

static POOL: LazyLock<CpuPool> = LazyLock::new(|| CpuPool::new(AT_ONCE, IN_QUEUE));

/// Why a file was not checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unchecked {
    /// Too many files are waiting.
    #[error("too many files are being checked")]
    Busy,
    /// The process is stopping.
    #[error("the process is stopping")]
    Stopping,
}

/// Check a file that must be one of `kinds`, as [`judge`] does, in the bounded pool.
///
/// # Errors
/// `Busy` when too many files are waiting, `Stopping` when the process stops.
pub async fn check(
    name: String,
    content: Vec<u8>,
    kinds: &[FileKind],
) -> Result<Result<CheckedFile, FileFault>, Unchecked> {
    let kinds = kinds.to_vec();
    let judged = POOL.run(move || judge(&name, content, &kinds)).await;
    judged.map_err(|error| match error {
        CpuPoolError::Busy => Unchecked::Busy,
        CpuPoolError::Stopping => Unchecked::Stopping,
    })
}
