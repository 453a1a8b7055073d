//! The URL of a tenant's portal.

use jetway_tenancy::Tenant;
use serde::Deserialize;

const HOST: &str = "{host}";

/// URL template of a portal, with `{host}` for the tenant's host and without a trailing slash.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PortalAddress(String);

/// The template is not a valid portal URL.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("portal_address is {0:?}; it must be a URL with {{host}} and a trailing slash, such as https://{{host}}/")]
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
    /// The tenant's URL, built from settings and never from a request. `None` if the tenant has no host.
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
