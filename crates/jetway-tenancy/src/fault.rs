//! A fault in a tenant's folder, with enough detail for its owner to fix it.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Serialize;

/// A fault of a tenant that does not validate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TenantFault {
    /// Folder name.
    pub tenant: String,
    /// The file to open.
    pub file: PathBuf,
    /// One-based line; 1 when the file itself is the problem.
    pub line: usize,
    /// What is wrong and how to fix it.
    pub reason: String,
    /// Whether the last good version is still served.
    pub last_good_served: bool,
}

impl TenantFault {
    /// A fault at a byte range of a file's text.
    #[must_use]
    pub fn at(tenant: &str, file: &Path, text: &str, span: Option<Range<usize>>, reason: impl Into<String>) -> Self {
        let line = span.map_or(1, |span| line_of(text, span.start));
        Self {
            tenant: tenant.to_owned(),
            file: file.to_owned(),
            line,
            reason: reason.into(),
            last_good_served: false,
        }
    }
}

impl fmt::Display for TenantFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}: {}", self.file.display(), self.line, self.reason)
    }
}

impl std::error::Error for TenantFault {}

fn line_of(text: &str, offset: usize) -> usize {
    let end = offset.min(text.len());
    text.as_bytes()[..end].iter().filter(|byte| **byte == b'\n').count() + 1
}
