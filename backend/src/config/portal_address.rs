//! Where a tenant's portal is.

use jetway_tenancy::Tenant;
use serde::Deserialize;

const HOST: &str = "{host}";

/// A portal's address with `{host}` in place of the tenant's host, up to the slash a path follows.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PortalAddress(String);

/// Not a portal's address.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("portal_address is {0:?}; it is a web address with {{host}} and a slash at its end, as in https://{{host}}/")]
pub struct NotAnAddress(String);

impl TryFrom<String> for PortalAddress {
    type Error = NotAnAddress;

    fn try_from(text: String) -> Result<Self, NotAnAddress> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let fits = rest.is_some_and(|rest| rest.starts_with(HOST) && rest.ends_with('/'));
        if fits { Ok(Self(text)) } else { Err(NotAnAddress(text)) }
    }
}

impl PortalAddress {
    /// The tenant's address, from settings and never from a request; none while the tenant has no host of its own.
    pub(crate) fn of(&self, settings: &Tenant) -> Option<String> {
        let host = settings.hosts.iter().find(|host| !host.starts_with("*."))?;
        Some(self.0.replace(HOST, host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_without_a_host_is_refused_by_name() {
        for wrong in ["", "{host}/", "https://portal.test/", "https://{host}", "ftp://{host}/"] {
            let refused = PortalAddress::try_from(wrong.to_owned());
            assert_eq!(refused, Err(NotAnAddress(wrong.to_owned())));
        }
        assert!(PortalAddress::try_from("http://{host}:8080/".to_owned()).is_ok());
    }
}
