//! The configured address of a node.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

/// A node as configured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A fixed address.
    Fixed(Address),
    /// A name to resolve; may be several nodes.
    Name {
        /// Without port.
        host: String,
        /// The port, for every address.
        port: u16,
    },
}

/// Where to connect.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Address {
    /// TCP.
    Inet(SocketAddr),
    /// A Unix socket.
    Unix(PathBuf),
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Inet(address) => address.fmt(out),
            Self::Unix(path) => write!(out, "unix:{}", path.display()),
        }
    }
}

impl Entry {
    /// Parses `host:port`, `address:port` or `unix:/path`.
    ///
    /// # Errors
    /// What to write instead.
    pub fn parse(text: &str) -> Result<Self> {
        if let Some(path) = text.strip_prefix("unix:") {
            ensure!(
                path.starts_with('/'),
                "`{text}` needs the whole path, as in unix:/run/jetway/api.sock"
            );
            return Ok(Self::Fixed(Address::Unix(path.into())));
        }
        if let Ok(address) = text.parse() {
            return Ok(Self::Fixed(Address::Inet(address)));
        }
        let Some((host, port)) = text.rsplit_once(':') else {
            bail!("`{text}` has no port; write host:port or unix:/path")
        };
        let port = port
            .parse()
            .with_context(|| format!("the port of `{text}` is not a number up to 65535"))?;
        let is_name = !host.is_empty()
            && host
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_'));
        ensure!(
            is_name,
            "`{text}` is not host:port; IPv6 goes into brackets, as in [::1]:8081"
        );
        Ok(Self::Name {
            host: host.to_owned(),
            port,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_names_and_socket_files_are_distinguished() {
        let fixed = |text: &str| Entry::Fixed(Address::Inet(text.parse().expect("an address")));
        assert_eq!(Entry::parse("10.0.0.1:80").expect("v4"), fixed("10.0.0.1:80"));
        assert_eq!(Entry::parse("[::1]:80").expect("v6"), fixed("[::1]:80"));
        assert_eq!(
            Entry::parse("api.internal:8081").expect("a name"),
            Entry::Name {
                host: "api.internal".to_owned(),
                port: 8081
            }
        );
        assert_eq!(
            Entry::parse("unix:/run/api.sock").expect("a path"),
            Entry::Fixed(Address::Unix("/run/api.sock".into()))
        );
        for bad in [
            "api.internal",
            "api:http",
            "unix:run",
            "::1:80",
            "http://a:80",
            ":80",
            "",
        ] {
            assert!(Entry::parse(bad).is_err(), "{bad}");
        }
    }
}
