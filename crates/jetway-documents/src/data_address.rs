//! Images embedded as data URLs.

use std::fmt::Write as _;

/// A data URL of the bytes; it needs no escaping in a quoted attribute.
pub(crate) fn data_address(media_type: &str, bytes: &[u8]) -> String {
    let mut text = format!("data:{media_type},");
    for byte in bytes {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(byte) {
            text.push(char::from(*byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}
