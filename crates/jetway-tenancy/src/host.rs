//! Host names in canonical form.

use std::net::{Ipv4Addr, Ipv6Addr};

/// Why an authority is not a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    /// Empty.
    #[error("empty")]
    Empty,
    /// More than host and port, or invalid characters.
    #[error("not a host name")]
    Malformed,
    /// A port that is not a number up to 65535.
    #[error("not a port")]
    Port,
}

/// Canonical form of a host: lower case, no trailing dot, no port, IDN as punycode, addresses in their shortest form,
/// IPv6 in brackets.
///
/// # Errors
/// The text is not `host[:port]`. Source: RFC 9110 §4.2, UTS 46.
pub fn canonical_host(authority: &str) -> Result<String, HostError> {
    let (host, port) = split_port(authority)?;
    if !port.is_empty() && (port.len() > 5 || port.parse::<u16>().is_err() || !port.bytes().all(|b| b.is_ascii_digit()))
    {
        return Err(HostError::Port);
    }
    if let Some(inner) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return inner
            .parse::<Ipv6Addr>()
            .map(|address| format!("[{address}]"))
            .map_err(|_| HostError::Malformed);
    }
    let host = host.strip_suffix('.').unwrap_or(host);
    if host.is_empty() {
        return Err(HostError::Empty);
    }
    if let Ok(address) = host.parse::<Ipv4Addr>() {
        return Ok(address.to_string());
    }
    let ascii = if is_plain(host) {
        host.to_owned()
    } else {
        idna::domain_to_ascii(host).map_err(|_| HostError::Malformed)?
    };
    let labels_fit = ascii.len() <= 253 && ascii.split('.').all(label_fits);
    if labels_fit {
        Ok(ascii)
    } else {
        Err(HostError::Malformed)
    }
}

/// Fast path: lower-case ASCII without punycode is canonical, as in nearly every request.
fn is_plain(host: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'_' | b'.');
    host.bytes().all(is_plain) && !host.contains("xn--")
}

fn split_port(authority: &str) -> Result<(&str, &str), HostError> {
    if authority.starts_with('[') {
        let end = authority.find(']').ok_or(HostError::Malformed)?;
        let rest = &authority[end + 1..];
        return match rest.strip_prefix(':') {
            Some(port) => Ok((&authority[..=end], port)),
            None if rest.is_empty() => Ok((authority, "")),
            None => Err(HostError::Malformed),
        };
    }
    match authority.split_once(':') {
        Some((_, port)) if port.contains(':') => Err(HostError::Malformed),
        Some(parts) => Ok(parts),
        None => Ok((authority, "")),
    }
}

fn label_fits(label: &str) -> bool {
    !label.is_empty()
        && label.len() <= 63
        && label
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Whether a canonical host is an IP address, which has no subdomains.
#[must_use]
pub fn is_address(host: &str) -> bool {
    host.starts_with('[') || host.parse::<Ipv4Addr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_host_are_one_host() {
        for spelling in [
            "falcon.test",
            "FALCON.test",
            "falcon.test.",
            "Falcon.Test:8080",
            "falcon.test.:443",
            "falcon.test:",
        ] {
            assert_eq!(canonical_host(spelling).as_deref(), Ok("falcon.test"), "{spelling}");
        }
        assert_eq!(canonical_host("bücher.example").as_deref(), Ok("xn--bcher-kva.example"));
        assert_eq!(
            canonical_host("BÜCHER.example:80").as_deref(),
            Ok("xn--bcher-kva.example")
        );
        assert_eq!(canonical_host("127.0.0.1:8080").as_deref(), Ok("127.0.0.1"));
        assert_eq!(canonical_host("[0:0::1]:8080").as_deref(), Ok("[::1]"));
    }

    #[test]
    fn a_plain_host_is_what_the_long_way_makes_of_it() {
        for host in [
            "falcon.test",
            "a",
            "1",
            "1.2.3",
            "a-b.c_d.example",
            "-a.test",
            "a-.test",
            "_a.test",
            "a--b.test",
            "0x7f.test",
            "a..b",
            ".a",
            "a.-.b",
            "www.x.y.z.example",
        ] {
            assert!(is_plain(host), "{host}");
            assert_eq!(idna::domain_to_ascii(host).as_deref().ok(), Some(host), "{host}");
        }
        for host in ["A.test", "xn--bcher-kva.example", "a.xn--a", "bücher.example", "a b"] {
            assert!(!is_plain(host), "{host}");
        }
    }

    #[test]
    fn what_is_not_a_host_is_refused() {
        let bad = [
            "",
            ".",
            "a..b",
            "a b",
            "a/b",
            "user@a",
            "a:b:c",
            "a:99999",
            "a:+80",
            "[::1",
            "[::1]x",
            "::1",
            "a\0b",
            "a,b",
            "falcon.test..",
        ];
        for authority in bad {
            assert!(canonical_host(authority).is_err(), "{authority:?}");
        }
    }
}
