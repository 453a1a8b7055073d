//! Signatures of callbacks.

use std::fmt::Write;

use md5::{Digest, Md5};

/// `verify_sign` of these fields: every one of them and the password's digest, sorted by name.
pub(crate) fn verify_sign(fields: &[(String, String)], password: &str) -> String {
    let mut all: Vec<(String, String)> = fields.to_vec();
    all.push(("store_passwd".to_owned(), md5(password)));
    all.sort();
    let mut text = String::new();
    for (name, value) in all {
        let joint = if text.is_empty() { "" } else { "&" };
        let _ = write!(text, "{joint}{name}={value}");
    }
    md5(&text)
}

fn md5(text: &str) -> String {
    let mut digits = String::new();
    for byte in Md5::digest(text.as_bytes()) {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}
