//! Types of the backend's tenancy API, used by both ends: documents by revision, files by content.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Position among all changes. Revisions of two epochs cannot be compared.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Identifies one run of the backend.
    pub epoch: String,
    /// Increases with every change.
    pub revision: u64,
}

/// `GET /tenancy/v1/tenants?epoch=E&since=REVISION`: changes since a revision, in order. Since 0, or in another epoch,
/// it returns every tenant.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Page {
    /// The last revision of the page, from which the next one continues.
    #[serde(flatten)]
    pub position: Position,
    /// Whether it starts with the first revision of the epoch.
    pub from_start: bool,
    /// Whether there are more.
    pub more: bool,
    /// Each tenant at most once.
    pub tenants: Vec<Entry>,
}

/// A changed tenant.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Entry {
    /// Slug.
    pub slug: String,
    /// Its current content; absent when it was deleted.
    pub document: Option<Content>,
}

/// A tenant's folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// Text of `tenant.toml`.
    pub text: String,
    /// Name below `assets/` → SHA-256 of the content in hexadecimal; `GET /tenancy/v1/files/<hash>?of=<slug>/<name>`.
    pub files: BTreeMap<String, String>,
}

/// Whether a text is a SHA-256 in lower-case hexadecimal, and therefore a safe file name.
#[must_use]
pub fn is_hash(text: &str) -> bool {
    text.len() == 64
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}
