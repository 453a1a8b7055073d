//! Where releases are kept: versions that never change, the pointers as one text, a log that only grows. A folder for one
//! machine, an object store for many; both keep the same promises, and one set of tests asks both.

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

/// The storage at an address: `s3://bucket/prefix`, or else a folder, made when it is new.
///
/// # Errors
/// When the folder cannot be made, or the address or the `AWS_…` variables of an object store cannot be used.
pub fn open(address: &str) -> Result<Box<dyn Storage>> {
    Ok(match address.starts_with(objects::SCHEME) {
        true => Box::new(Objects::open(address)?),
        false => Box::new(Folder::open(Path::new(address))?),
    })
}

/// See that an address is one of an object store.
///
/// # Errors
/// Saying how to write one.
pub fn check_address(address: &str) -> Result<()> {
    objects::parts(address).map(drop)
}
