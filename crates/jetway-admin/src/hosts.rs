//! The hosts a listener answers to.

use std::fmt;
use std::net::{IpAddr, SocketAddr};

use http::uri::Authority;

/// Hosts by which a listener may be called: loopback always, the listener's own address, and the names in its settings.
///
/// DNS rebinding works with names only, so a listener on a wildcard address answers to every IP address.
#[derive(Debug, Clone)]
pub struct Hosts {
    own: IpAddr,
    names: Vec<Box<str>>,
    addresses: Vec<IpAddr>,
}

/// An entry of the settings that is not a host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadHost(String);

impl fmt::Display for BadHost {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{:?} is not a host name or an IP address without a port",
            self.0
        )
    }
}

impl std::error::Error for BadHost {}

impl Hosts {
    /// Hosts of a listener at `listen`. `named` are further host names and IP addresses, without ports.
    ///
    /// # Errors
    /// The first entry that is neither.
    pub fn new(listen: SocketAddr, named: &[String]) -> Result<Self, BadHost> {
        let mut hosts = Self {
            own: listen.ip().to_canonical(),
            names: Vec::new(),
            addresses: Vec::new(),
        };
        for entry in named {
            if let Ok(address) = entry.parse::<IpAddr>() {
                hosts.addresses.push(address.to_canonical());
            } else if is_name(entry) {
                hosts.names.push(entry.as_str().into());
            } else {
                return Err(BadHost(entry.clone()));
            }
        }
        Ok(hosts)
    }

    /// Whether the listener answers to this `Host` value, such as `localhost:8082` or `[::1]`.
    #[must_use]
    pub fn allow(&self, host: &[u8]) -> bool {
        let authority = std::str::from_utf8(host).ok().map(str::parse::<Authority>);
        let Some(Ok(authority)) = authority else {
            return false;
        };
        if authority.as_str().contains('@') {
            return false;
        }
        let name = authority.host();
        let bare = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
            .unwrap_or(name);
        match bare.parse::<IpAddr>() {
            Ok(address) => self.allow_address(address.to_canonical()),
            Err(_) => {
                name.eq_ignore_ascii_case("localhost")
                    || self.names.iter().any(|known| known.eq_ignore_ascii_case(name))
            }
        }
    }

    fn allow_address(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.own.is_unspecified() || self.own == address || self.addresses.contains(&address)
    }
}

fn is_name(entry: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    entry.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str, named: &[&str]) -> Hosts {
        let named: Vec<String> = named.iter().map(|name| (*name).to_owned()).collect();
        Hosts::new(listen.parse().expect("an address"), &named).expect("hosts")
    }

    fn allowed(hosts: &Hosts, host: &str) -> bool {
        hosts.allow(host.as_bytes())
    }

    #[test]
    fn loopback_is_always_allowed() {
        for listen in ["127.0.0.1:8082", "[::1]:8082", "10.1.2.3:8082", "0.0.0.0:8082"] {
            let hosts = hosts(listen, &[]);
            for host in [
                "localhost",
                "LOCALHOST:8082",
                "127.0.0.1:8082",
                "127.1.2.3",
                "[::1]:8082",
                "[::ffff:127.0.0.1]",
            ] {
                assert!(allowed(&hosts, host), "{host} at {listen}");
            }
            for host in [
                "portal.example",
                "localhost.portal.example:8082",
                "portal.localhost",
                "127.0.0.1.portal.example",
                "user@localhost",
                "",
                "[x",
                "::1",
                "\u{fc}",
            ] {
                assert!(!allowed(&hosts, host), "{host} at {listen}");
            }
        }
    }

    #[test]
    fn other_addresses_are_allowed_when_the_listener_has_them() {
        assert!(!allowed(&hosts("127.0.0.1:8082", &[]), "10.1.2.3:8082"));
        assert!(allowed(&hosts("10.1.2.3:8082", &[]), "10.1.2.3:8082"));
        assert!(!allowed(&hosts("10.1.2.3:8082", &[]), "10.1.2.4:8082"));
        for wildcard in ["0.0.0.0:8082", "[::]:8082"] {
            assert!(allowed(&hosts(wildcard, &[]), "10.1.2.4:8082"), "{wildcard}");
            assert!(allowed(&hosts(wildcard, &[]), "[2001:db8::1]:8082"), "{wildcard}");
        }
    }

    #[test]
    fn named_hosts_are_allowed_exactly() {
        let hosts = hosts("127.0.0.1:8082", &["backend", "backend.internal", "10.1.2.3"]);
        for host in ["backend:8082", "Backend.Internal", "10.1.2.3:8082"] {
            assert!(allowed(&hosts, host), "{host}");
        }
        for host in ["x.backend", "backend.internal.example", "10.1.2.4"] {
            assert!(!allowed(&hosts, host), "{host}");
        }
        for bad in ["", "backend:8082", "http://backend", "a b", "*.internal", "backend."] {
            let refused = Hosts::new("127.0.0.1:1".parse().expect("an address"), &[bad.to_owned()]);
            assert!(refused.is_err(), "{bad}");
        }
    }
}
