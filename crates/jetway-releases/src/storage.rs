//! Where releases are stored: immutable versions, the pointers in one file, an append-only log. A folder for one
//! machine, an object store for several; both give the same guarantees and pass the same tests.

mod archive;
mod folder;
mod interface;
mod objects;
#[cfg(feature = "testing")]
pub mod testing;

use std::path::Path;

use anyhow::Result;

pub use folder::Folder;
pub use interface::{DESCRIBED, Files, HASH, Mark, PRIVATE, Pointers, Storage};
pub use objects::Objects;

/// The storage at an address: `s3://bucket/prefix`, or a folder, which is created if missing.
///
/// # Errors
/// When the folder cannot be created, or the address or the `AWS_…` variables of an object store are invalid.
pub fn open(address: &str) -> Result<Box<dyn Storage>> {
    Ok(match address.starts_with(objects::SCHEME) {
        true => Box::new(Objects::open(address)?),
        false => Box::new(Folder::open(Path::new(address))?),
    })
}

/// Checks that an address is one of an object store.
///
/// # Errors
/// With the expected format.
pub fn check_address(address: &str) -> Result<()> {
    objects::parts(address).map(drop)
}
