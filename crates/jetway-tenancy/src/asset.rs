//! A tenant's files: safe names, content hashes, media types.

use bytes::Bytes;
use sha2::{Digest, Sha256};

/// A file to serve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asset {
    /// Sixteen hexadecimal digits of the content hash.
    pub hash: String,
    /// Media type, by extension.
    pub media_type: &'static str,
    /// The content.
    pub bytes: Bytes,
}

/// Whether a relative name consists of plain parts only: no empty part, no leading dot, no `..`, no backslash.
#[must_use]
pub fn is_safe_name(name: &str) -> bool {
    let part_fits = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_'))
    };
    name.len() <= 200 && name.split('/').all(part_fits)
}

/// Media type of an icon by extension: svg and ico have their own, any other picture is `image/<extension>`. Source:
/// P-365.
#[must_use]
pub fn icon_type(name: &str) -> String {
    match name
        .rsplit_once('.')
        .map(|(_, extension)| extension.to_ascii_lowercase())
        .as_deref()
    {
        Some("svg") => "image/svg+xml".to_owned(),
        Some("ico") => "image/x-icon".to_owned(),
        Some(extension) => format!("image/{extension}"),
        None => "image/svg+xml".to_owned(),
    }
}

/// Media type of a tenant's file; `None` when such files are not served.
#[must_use]
pub fn media_type(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1.to_ascii_lowercase().as_str() {
        "svg" => Some("image/svg+xml"),
        "ico" => Some("image/x-icon"),
        "png" => Some("image/png"),
        "jpg" | "jpeg" => Some("image/jpeg"),
        "webp" => Some("image/webp"),
        "avif" => Some("image/avif"),
        "woff2" => Some("font/woff2"),
        "txt" => Some("text/plain; charset=utf-8"),
        _ => None,
    }
}

/// Sixteen hexadecimal digits that change with the content.
#[must_use]
pub fn content_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// SHA-256 in hexadecimal.
#[must_use]
pub fn full_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_leave_the_folder() {
        for good in ["a.svg", "banners/home-1.svg", "x/y/z_1.png"] {
            assert!(is_safe_name(good), "{good}");
        }
        for bad in [
            "", "/a", "../a", "a/../b", "a//b", ".env", "a/.git", "a\\b", "a%2fb", "a b",
        ] {
            assert!(!is_safe_name(bad), "{bad}");
        }
    }

    // covers: P-365
    #[test]
    fn the_icon_type_follows_the_extension() {
        assert_eq!(icon_type("favicon.svg"), "image/svg+xml");
        assert_eq!(icon_type("favicon.ICO"), "image/x-icon");
        assert_eq!(icon_type("favicon.png"), "image/png");
        assert_eq!(icon_type("favicon.webp"), "image/webp");
    }
}
