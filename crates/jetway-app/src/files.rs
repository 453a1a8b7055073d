//! Uploaded files: checked by content, stored in the database, returned to users who may see them.

mod judge;
mod keep;
mod metadata;
mod photo;

pub use jetway_db::repo::files::{FileFacts, FileKind, FilePurpose};
pub use judge::{CheckedFile, FILE_LIMIT, FileFault, judge};
pub(crate) use keep::store;
pub use keep::{FileOwner, SeenFile, Unseen};
