//! Fuzz targets for untrusted input.
//!
//! Each function takes arbitrary bytes and panics when an invariant does not hold. `tests/short.rs` runs them on the
//! corpus and a fixed number of mutations in every `make test`; `cargo fuzz` runs them continuously.
#![forbid(unsafe_code)]

use jetway_gateway::fuzz as gateway;
use jetway_tenancy::{TenantRegistry, canonical_host, sample};

/// A target's name and function.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 6] = [
    ("host", host),
    ("cache_key", cache_key),
    ("query", query),
    ("token", token),
    ("framing", framing),
    ("tenant_file", tenant_file),
];

/// The canonical form of an authority is itself canonical and contains only host name characters.
pub fn host(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(host) = canonical_host(text) else { return };
    assert_eq!(canonical_host(&host).as_deref(), Ok(host.as_str()), "{text:?}");
    let is_address = host.starts_with('[') && host.ends_with(']');
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-._".contains(&byte);
    assert!(is_address || host.bytes().all(fits), "{text:?} became {host:?}");
    assert!(
        !host.is_empty() && host.len() <= 255 && !host.ends_with('.'),
        "{text:?}"
    );
    if !text.contains(':') {
        assert_eq!(canonical_host(&format!("{text}:443")).as_deref(), Ok(host.as_str()));
    }
}

/// A cache key can be parsed back into the values a response depends on, so different values never share a key.
pub fn cache_key(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut parts = text.splitn(5, '\n');
    let mut next = || parts.next().unwrap_or_default();
    let (tenant, path, query) = (next(), next(), next());
    let varied = [next(), next()].map(|value| (!value.is_empty()).then_some(value));
    let mut rest = &gateway::cache_key(tenant, path, query, &varied)[..];
    for expected in [tenant, "https", "GET", path, query] {
        assert_eq!(part(&mut rest), expected.as_bytes());
    }
    for expected in varied {
        let (is_there, after) = rest.split_first().expect("a value");
        rest = after;
        assert_eq!(*is_there == 1, expected.is_some());
        assert_eq!(part(&mut rest), expected.unwrap_or_default().as_bytes());
    }
    assert!(rest.is_empty());
}

/// A cached call's query contains known pairs of the original query, each name once, in order; and is itself canonical.
pub fn query(data: &[u8]) {
    let asked = String::from_utf8_lossy(data);
    let Some(once) = gateway::canonical_query(&asked) else {
        return;
    };
    assert_eq!(gateway::canonical_query(&once).as_deref(), Some(once.as_str()));
    let name = |pair: &str| pair.split_once('=').map_or(pair, |(name, _)| name).to_owned();
    let names: Vec<String> = once.split('&').map(name).collect();
    assert!(names.is_sorted_by(|one, other| one < other), "{once:?}");
    assert!(
        once.is_empty() || once.split('&').all(|pair| asked.split('&').any(|asked| asked == pair)),
        "{once:?}"
    );
}

/// Only tokens signed with the key are accepted.
pub fn token(data: &[u8]) {
    if gateway::opens(data) {
        let text = String::from_utf8_lossy(data);
        let text = text.trim_start_matches("Bearer").trim();
        let signed = |token: &str| token.rsplit_once('.').map(|(signed, _)| signed.to_owned());
        assert_eq!(signed(text), signed(&gateway::GOOD), "forged");
    }
}

/// An accepted header section has no bare line end, no NUL, and at most one body length.
pub fn framing(data: &[u8]) {
    if !gateway::is_clean(data) {
        return;
    }
    let text = String::from_utf8_lossy(data).to_ascii_lowercase();
    let cut = text.replace("\r\n", "");
    assert!(!cut.contains(['\n', '\0']), "{text:?}");
    // A section ends with a line end; a final CR may belong to the next one.
    assert!(!cut.trim_end_matches('\r').contains('\r'), "{text:?}");
    let has = |name: &str| text.split("\r\n").skip(1).any(|line| line.starts_with(name));
    assert!(
        !(has("content-length:") && has("transfer-encoding:") && text.ends_with("\r\n")),
        "{text:?}"
    );
}

/// A tenant's file is either loaded or refused with its location; it never affects the original brand.
pub fn tenant_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    sample::write_original(folder.path()).expect("the original brand");
    sample::write_one(folder.path(), "fuzzed", text, &sample::logo(1)).expect("a tenant");
    let registry = TenantRegistry::open(folder.path()).expect("the original brand is served");
    let snapshot = registry.snapshot();
    let is_served = snapshot.by_slug("fuzzed").is_some();
    let fault = snapshot.faults().iter().find(|fault| fault.tenant == "fuzzed");
    assert_ne!(is_served, fault.is_some(), "{text:?}");
    if let Some(fault) = fault {
        assert!(fault.line <= text.lines().count() + 1, "{fault}");
        assert!(!fault.reason.is_empty());
    }
}

/// The next part of a key: its length, then that many bytes.
fn part<'a>(rest: &mut &'a [u8]) -> &'a [u8] {
    let (length, after) = rest.split_first_chunk::<4>().expect("a length");
    let (part, after) = after.split_at(u32::from_be_bytes(*length) as usize);
    *rest = after;
    part
}
