//! What the backend's tenancy API says: documents by revision, files by content. Both ends use these types.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Where an answer of the API stands among all changes. Revisions of two epochs cannot be compared.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Names one life of the backend.
    pub epoch: String,
    /// Grows with every change.
    pub revision: u64,
}

/// `GET /tenancy/v1/tenants?epoch=E&since=REVISION`: what changed since, in the order of revisions. Since 0, or in
/// another epoch, it is every tenant there is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Page {
    /// The last revision of the page: where the next one goes on.
    #[serde(flatten)]
    pub position: Position,
    /// Whether it begins with the first revision of the epoch.
    pub from_start: bool,
    /// Whether there are more.
    pub more: bool,
    /// Each tenant at most once.
    pub tenants: Vec<Entry>,
}

/// A tenant that changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Entry {
    /// Folder name.
    pub slug: String,
    /// What it is now; nothing when it is gone.
    pub document: Option<Content>,
}

/// A tenant's folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// `tenant.toml`.
    pub text: String,
    /// Name below `assets/` → SHA-256 of the content in hexadecimal; `GET /tenancy/v1/files/<hash>?of=<slug>/<name>`.
    pub files: BTreeMap<String, String>,
}

/// Whether a text is a SHA-256 in lower-case hexadecimal, and so a safe file name.
#[must_use]
pub fn is_hash(text: &str) -> bool {
    text.len() == 64
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}
