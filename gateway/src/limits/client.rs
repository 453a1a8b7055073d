//! The client's address: the peer's, or one reported by a trusted proxy.

use std::net::{IpAddr, Ipv6Addr};

use http::HeaderMap;
use http::header::HeaderName;

use crate::config::limits::Networks;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The peer's address, unless the peer is a trusted proxy; then the rightmost untrusted address of X-Forwarded-For.
/// Anything left of it is client-supplied.
pub fn address(peer: IpAddr, headers: &HeaderMap, trusted: &Networks) -> IpAddr {
    let mut client = peer.to_canonical();
    if !trusted.contain(client) {
        return client;
    }
    let lines = headers.get_all(FORWARDED_FOR).iter().rev();
    for line in lines {
        for part in line.to_str().unwrap_or_default().rsplit(',') {
            let Some(named) = parse(part.trim()) else { return client };
            client = named.to_canonical();
            if !trusted.contain(client) {
                return client;
            }
        }
    }
    client
}

/// Parses an address, with or without brackets and port.
fn parse(text: &str) -> Option<IpAddr> {
    let bare = text.parse::<IpAddr>().ok();
    bare.or_else(|| text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()))
        .or_else(|| {
            let inner = text.strip_prefix('[')?.strip_suffix(']')?;
            inner.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
        })
}

/// Key of a rate bucket: an IPv4 address, or the /64 an IPv6 client controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClientKey(u64);

impl ClientKey {
    /// The key of an address. IPv4 addresses map into `::/96`, which no client uses.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => u64::from(address.to_bits()),
            IpAddr::V6(address) => u64::try_from(address.to_bits() >> 64).unwrap_or(u64::MAX) | 1 << 63,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(list: &[&str]) -> Networks {
        #[derive(serde::Deserialize)]
        struct Some {
            networks: Networks,
        }
        let text = format!("networks = {list:?}");
        toml::from_str::<Some>(&text).expect("networks").networks
    }

    fn client(peer: &str, lines: &[&str], trusted: &Networks) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, line.parse().expect("a value"));
        }
        address(peer.parse().expect("an address"), &headers, trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_as_far_as_its_own_word_goes() {
        let trusted = networks(&["10.0.0.0/8", "2001:db8::/32"]);
        assert_eq!(client("6.6.6.6", &["1.1.1.1"], &trusted), "6.6.6.6");
        assert_eq!(client("10.0.0.1", &["9.9.9.9, 1.1.1.1"], &trusted), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["9.9.9.9, 1.1.1.1, 10.0.0.2"], &trusted), "1.1.1.1");
        assert_eq!(
            client("10.0.0.1", &["9.9.9.9", "1.1.1.1", "10.0.0.2"], &trusted),
            "1.1.1.1"
        );
        assert_eq!(client("10.0.0.1", &[], &trusted), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &["1.1.1.1, rubbish"], &trusted), "10.0.0.1");
        assert_eq!(client("2001:db8::1", &["[2a00::5]:443"], &trusted), "2a00::5");
        assert_eq!(client("10.0.0.1", &["1.2.3.4:5678"], &trusted), "1.2.3.4");
        assert_eq!(client("::ffff:10.0.0.1", &["1.1.1.1"], &trusted), "1.1.1.1");
    }

    #[test]
    fn a_64_is_one_client() {
        let key = |text: &str| ClientKey::of(text.parse().expect("an address"));
        assert_eq!(key("2a00:1:2:3::1"), key("2a00:1:2:3:ffff::9"));
        assert_ne!(key("2a00:1:2:3::1"), key("2a00:1:2:4::1"));
        assert_eq!(key("::ffff:1.2.3.4"), key("1.2.3.4"));
        assert_ne!(key("1.2.3.4"), key("1.2.3.5"));
    }
}
