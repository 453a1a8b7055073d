//! Content codings a client takes. Source: RFC 9110 §12.5.3.

/// Whether a coding is named with a weight above zero. `*` names it too, unless it is named itself.
pub fn accepts(header: Option<&str>, coding: &str) -> bool {
    let Some(header) = header else { return false };
    let mut wildcard = false;
    for item in header.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.any(|part| {
            part.strip_prefix("q=")
                .is_some_and(|weight| weight.bytes().all(|digit| matches!(digit, b'0' | b'.')))
        });
        if name.eq_ignore_ascii_case(coding) {
            return !refused;
        }
        wildcard |= name == "*" && !refused;
    }
    wildcard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_decide() {
        assert!(accepts(Some("gzip, deflate, br, zstd"), "br"));
        assert!(!accepts(Some("gzip"), "br"));
        assert!(!accepts(Some("br;q=0, gzip"), "br"));
        assert!(!accepts(Some("br;q=0.000"), "br"));
        assert!(accepts(Some("br;q=0.1"), "br"));
        assert!(accepts(Some("*"), "br"));
        assert!(!accepts(Some("*, br;q=0"), "br"));
        assert!(!accepts(None, "br"));
    }
}
