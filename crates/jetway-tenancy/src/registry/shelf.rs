//! Cache of tenants' files, read on demand, limited in memory, each content stored once.

use std::sync::Arc;

use bytes::Bytes;
use moka::sync::Cache;

use super::last_good::LastGood;
use crate::asset::{Asset, full_hash, media_type};
use crate::document::{Document, File, read};

/// Hexadecimal digits of a hash in URLs.
const SHOWN: usize = 16;

/// The file cache.
#[derive(Debug)]
pub struct Shelf {
    held: Cache<String, Bytes>,
    last_good: Option<Arc<LastGood>>,
}

impl Shelf {
    /// Creates a cache of at most `bytes`; files missing in their folder are read from the last good copies.
    #[must_use]
    pub fn new(bytes: u64, last_good: Option<Arc<LastGood>>) -> Self {
        let weight = |_: &String, content: &Bytes| u32::try_from(content.len()).unwrap_or(u32::MAX);
        Self {
            held: Cache::builder().max_capacity(bytes).weigher(weight).build(),
            last_good,
        }
    }

    /// A file as it was when its document was read; `None` when it no longer exists.
    #[must_use]
    pub fn take(&self, document: &Document, name: &str) -> Option<Asset> {
        let file = document.files.get(name)?;
        let held = file.hash.get().and_then(|hash| self.held.get(&**hash));
        let bytes = match held {
            Some(bytes) => bytes,
            None => self.fetch(document, name, file)?,
        };
        let hash = file.hash.get()?;
        Some(Asset {
            hash: hash.get(..SHOWN).unwrap_or(hash).to_owned(),
            media_type: media_type(name)?,
            bytes,
        })
    }

    fn fetch(&self, document: &Document, name: &str, file: &File) -> Option<Bytes> {
        let bytes = read(document, name, file).or_else(|error| {
            let kept = self
                .last_good
                .as_ref()
                .and_then(|copies| copies.file(document, name, file));
            kept.ok_or(error)
        });
        match bytes {
            Ok(bytes) => {
                let hash = file.hash.get_or_init(|| full_hash(&bytes).into_boxed_str());
                self.held.insert(hash.to_string(), bytes.clone());
                Some(bytes)
            }
            Err(error) => {
                tracing::warn!(tenant = document.slug.as_str(), file = name, %error, "a file changed since it was indexed");
                None
            }
        }
    }
}
