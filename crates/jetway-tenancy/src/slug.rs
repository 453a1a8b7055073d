//! Tenant slugs.

use std::fmt;

use serde::Serialize;

/// Folder name of a tenant: `_default`, or 1–40 of `a-z`, `0-9` and `-`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TenantSlug(String);

impl TenantSlug {
    /// The original brand's slug.
    pub const DEFAULT: &'static str = "_default";

    /// Parses a folder name; `None` when the folder is not a tenant's (`_schema`, hidden files).
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let fits = !name.is_empty()
            && name.len() <= 40
            && !name.starts_with('-')
            && name
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        (fits || name == Self::DEFAULT).then(|| Self(name.to_owned()))
    }

    /// The original brand.
    #[must_use]
    pub fn original() -> Self {
        Self(Self::DEFAULT.to_owned())
    }

    /// Whether this is the original brand.
    #[must_use]
    pub fn is_default(&self) -> bool {
        self.0 == Self::DEFAULT
    }

    /// The slug as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TenantSlug {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tenant_folders_are_slugs() {
        for good in ["_default", "falcon", "a-1"] {
            assert_eq!(
                TenantSlug::parse(good).map(|slug| slug.to_string()).as_deref(),
                Some(good)
            );
        }
        for bad in ["", "_schema", ".git", "Falcon", "a/b", "..", "-a", "ü"] {
            assert!(TenantSlug::parse(bad).is_none(), "{bad}");
        }
    }
}
