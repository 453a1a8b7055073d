//! Pictures inside the text that shows them.

use std::fmt::Write as _;

/// An address that holds the bytes themselves; it needs no escaping in a quoted attribute.
pub(crate) fn data_address(media_type: &str, bytes: &[u8]) -> String {
    let mut text = format!("data:{media_type},");
    for byte in bytes {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(byte) {
            text.push(char::from(*byte));
        } else {
            // Writing to a text never fails.
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}
