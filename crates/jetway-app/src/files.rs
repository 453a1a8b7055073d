//! Files people hand in: judged by their content, kept in the database, given back to those who may see them.

mod judge;
mod keep;
mod photo;

pub use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
pub use judge::{CheckedFile, FILE_LIMIT, FileFault, judge};
pub(crate) use keep::store;
pub use keep::{FileOwner, SeenFile, Unseen};
