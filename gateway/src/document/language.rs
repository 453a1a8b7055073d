//! The language a user chose on this host, where the tenant has several. The page sets the cookie; its value is only
//! compared with the tenant's own list.

use http::HeaderMap;
use http::header::COOKIE;
use jetway_tenancy::Tenant;

/// The cookie.
pub const NAME: &str = "jw-language";

/// One of the tenant's other languages; `None` for its default one.
pub fn chosen<'t>(tenant: &'t Tenant, headers: &HeaderMap) -> Option<&'t str> {
    let others = tenant.config.languages.get(1..).unwrap_or_default();
    if others.is_empty() {
        return None;
    }
    let values = headers.get_all(COOKIE).iter();
    let wanted = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == NAME).then_some(value))?;
    others.iter().map(String::as_str).find(|language| *language == wanted)
}
