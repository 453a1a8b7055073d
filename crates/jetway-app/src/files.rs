//! Uploaded files: checked by content, stored in the database, returned to users who may see them.

mod check;
mod fault;
mod judge;
mod keep;
mod photo;
mod picture;

pub use check::{Unchecked, check};
pub use fault::{FILE_LIMIT, FileFault};
pub use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
pub use judge::{CheckedFile, judge};
pub(crate) use keep::store;
pub use keep::{FileOwner, SeenFile, Unseen};
