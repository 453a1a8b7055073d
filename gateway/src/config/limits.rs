//! Limits on size, rate and concurrency.

use std::collections::BTreeMap;
use std::net::IpAddr;

use ipnet::IpNet;
use serde::Deserialize;
use serde::de::Error as _;

/// Requests beyond these limits are refused.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Limits {
    pub headers: usize,
    pub header_bytes: usize,
    pub target_bytes: usize,
    pub body_bytes: u64,
    pub upload_bytes: u64,
    pub uploads: Vec<String>,
    pub trusted_proxies: Networks,
    pub in_flight: InFlight,
    pub rates: Rates,
    pub tenants: BTreeMap<String, TenantLimits>,
}

impl Limits {
    /// Maximum body size of a call to this path, in bytes.
    pub fn body_bytes_of(&self, path: &str) -> u64 {
        let carries_files = self.uploads.iter().any(|prefix| path.starts_with(prefix.as_str()));
        if carries_files {
            self.upload_bytes
        } else {
            self.body_bytes
        }
    }
}

/// Maximum number of concurrent backend calls.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct InFlight {
    pub total: u32,
    pub tenant: u32,
    pub slow_ms: u32,
}

/// Request rates by class.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Rates {
    pub clients: usize,
    pub exempt: Networks,
    pub sign_in: ClassRates,
    pub search: ClassRates,
    pub money: ClassRates,
    pub reads: ClassRates,
    pub pages: ClassRates,
}

/// Rates of one class.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct ClassRates {
    pub client: Rate,
    pub tenant: Rate,
}

/// A tenant's own limits in place of the general ones.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct TenantLimits {
    pub in_flight: Option<u32>,
    pub sign_in: Option<Rate>,
    pub search: Option<Rate>,
    pub money: Option<Rate>,
    pub reads: Option<Rate>,
    pub pages: Option<Rate>,
}

/// A token bucket: a burst size, refilled evenly. `per_minute = 0` means unlimited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenRate")]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Rate {
    pub per_minute: u32,
    pub burst: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRate {
    per_minute: u32,
    burst: u32,
}

impl TryFrom<WrittenRate> for Rate {
    type Error = String;

    fn try_from(rate: WrittenRate) -> Result<Self, String> {
        let WrittenRate { per_minute, burst } = rate;
        if per_minute > 0 && burst == 0 {
            return Err("burst = 0 lets nothing through; write at least 1, or per_minute = 0 for no limit".to_owned());
        }
        Ok(Self { per_minute, burst })
    }
}

/// Networks or single addresses, such as `10.0.0.0/8` or `::1`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Networks(Vec<IpNet>);

impl Networks {
    /// Whether one of them contains this address.
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }
}

impl<'de> Deserialize<'de> for Networks {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let parse = |text: &String| {
            let single = text.parse::<IpAddr>().map(IpNet::from);
            single.or_else(|_| text.parse::<IpNet>()).map_err(|_| {
                D::Error::custom(format!(
                    "`{text}` is neither an address nor a network such as 10.0.0.0/8"
                ))
            })
        };
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(parse).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct One {
        rate: Rate,
    }

    fn rate(per_minute: u32, burst: u32) -> Result<Rate, String> {
        let text = format!("rate = {{ per_minute = {per_minute}, burst = {burst} }}");
        toml::from_str::<One>(&text)
            .map(|one| one.rate)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_bucket_that_lets_nothing_through_is_refused_with_its_fix() {
        assert!(rate(60, 30).is_ok() && rate(0, 0).is_ok());
        assert!(rate(60, 0).expect_err("nothing").contains("write at least 1"));
    }

    #[test]
    fn networks_are_addresses_or_ranges() {
        #[derive(Debug, Deserialize)]
        struct Some {
            networks: Networks,
        }
        let read = |text: &str| toml::from_str::<Some>(text).map(|some| some.networks);
        let networks = read("networks = [\"127.0.0.0/8\", \"::1\", \"2001:db8::/32\"]").expect("networks");
        for inside in ["127.9.9.9", "::1", "2001:db8::7"] {
            assert!(networks.contain(inside.parse().expect("an address")), "{inside}");
        }
        assert!(!networks.contain("128.0.0.1".parse().expect("an address")));
        let error = read("networks = [\"10.0.0.0/99\"]")
            .expect_err("no network")
            .to_string();
        assert!(error.contains("10.0.0.0/99"), "{error}");
    }
}
