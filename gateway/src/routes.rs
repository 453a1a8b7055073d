//! The table of contents: which path goes where.

mod operations;

use http::Method;

use crate::request::refusal::Refusal;

pub use operations::operation;

/// Prefixes the backend answers. The label is what metrics and logs call them, so their number is fixed.
const BACKEND: [&str; 18] = [
    "/api/auth/v1/Authentication/",
    "/api/auth/v1/PhoneAuth/",
    "/api/utility/v1/",
    "/api/customer/v1/",
    "/api/search/v1/",
    "/api/price/v2/",
    "/api/order/v1/",
    "/api/print/v1/",
    "/api/postticketing/v1/void/",
    "/api/postticketing/v1/refund/",
    "/api/postticketing/v1/exchange/",
    "/api/payment/v1/",
    "/api/hotel/v1/",
    "/api/holiday/v1/",
    "/api/visa/v1/",
    "/api/report/v1/",
    "/bdfare-package/api/v1/",
    "/problems/",
];

/// Where pages report to.
const BEACON: &str = "/_jetway/beacon";
/// Where a staff member's link leads.
const OVERRIDE: &str = "/_jetway/override";
/// Where an override ends.
pub const RESET: &str = "/_jetway/override/reset";

/// Where a request goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// To the backend; the prefix names it.
    Backend(&'static str),
    /// A file of a release.
    Release,
    /// A file of the tenant.
    TenantAsset,
    /// The tenant's icon under its old address.
    Favicon,
    /// What robots may look at.
    Robots,
    /// What browsers say of modules.
    Beacon,
    /// A staff member's link, or the way back from it.
    Override,
    /// The certificate authority's question.
    Challenge,
    /// The same address over TLS.
    ToHttps,
    /// The same address at the tenant's own host.
    ToPrimary,
    /// The shell document, whatever the path.
    Document,
    /// Nowhere; the gateway says no.
    Refused,
}

impl Route {
    /// Whether the gateway answers it itself.
    pub const fn is_local(self) -> bool {
        !matches!(self, Self::Backend(_) | Self::Refused)
    }

    /// How many there are.
    pub const COUNT: usize = BACKEND.len() + Self::OWN.len();

    /// Those that are no prefix of the backend.
    const OWN: [Self; 11] = [
        Self::Release,
        Self::TenantAsset,
        Self::Favicon,
        Self::Robots,
        Self::Challenge,
        Self::Document,
        Self::Refused,
        Self::ToHttps,
        Self::ToPrimary,
        Self::Beacon,
        Self::Override,
    ];

    /// Every one, each at its index.
    pub fn all() -> impl Iterator<Item = Self> {
        BACKEND.into_iter().map(Self::Backend).chain(Self::OWN)
    }

    /// Its place among all.
    pub fn index(self) -> usize {
        let own = match self {
            // The same text is the same place in memory: prefixes come from the table alone.
            Self::Backend(prefix) => {
                let is_it = |known: &&str| std::ptr::eq(known.as_ptr(), prefix.as_ptr()) || *known == prefix;
                return BACKEND.iter().position(is_it).unwrap_or(Self::COUNT - 1);
            }
            Self::Release => 0,
            Self::TenantAsset => 1,
            Self::Favicon => 2,
            Self::Robots => 3,
            Self::Challenge => 4,
            Self::Document => 5,
            Self::Refused => 6,
            Self::ToHttps => 7,
            Self::ToPrimary => 8,
            Self::Beacon => 9,
            Self::Override => 10,
        };
        BACKEND.len() + own
    }

    /// Name in metrics and logs; bounded.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Backend(prefix) => prefix,
            Self::Release => "/releases/",
            Self::TenantAsset => "/assets/tenant/",
            Self::Favicon => "/favicon.ico",
            Self::Robots => "/robots.txt",
            Self::Challenge => "/.well-known/acme-challenge/",
            Self::ToHttps => "https",
            Self::ToPrimary => "to-primary",
            Self::Beacon => BEACON,
            Self::Override => OVERRIDE,
            Self::Document => "document",
            Self::Refused => "refused",
        }
    }
}

/// Whether calls below this prefix are the backend's.
pub fn is_of_backend(prefix: &str) -> bool {
    BACKEND.iter().any(|known| prefix.starts_with(known))
}

/// Decide by method, path and what the client accepts.
///
/// # Errors
/// When nothing lives there.
pub fn route(method: &Method, path: &str, accept: Option<&str>) -> Result<Route, Refusal> {
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let read_only = |route| {
        if reads {
            Ok(route)
        } else {
            Err(Refusal::MethodNotAllowed)
        }
    };
    if !is_plain(path) {
        return Err(Refusal::NotFound);
    }
    if let Some(prefix) = BACKEND.iter().find(|prefix| path.starts_with(**prefix)) {
        return Ok(Route::Backend(prefix));
    }
    match path {
        "/favicon.ico" => return read_only(Route::Favicon),
        "/robots.txt" => return read_only(Route::Robots),
        OVERRIDE | RESET => return read_only(Route::Override),
        BEACON if *method == Method::POST => return Ok(Route::Beacon),
        BEACON => return Err(Refusal::MethodNotAllowed),
        _ => {}
    }
    if path.starts_with("/releases/") {
        return read_only(Route::Release);
    }
    if path.starts_with("/assets/tenant/") {
        return read_only(Route::TenantAsset);
    }
    // Nothing below `/.well-known/` is a page: a proof of ownership must never be found where it was not laid down.
    let reserved = ["/api/", "/assets/", "/bdfare-package/", "/.well-known/", "/_jetway/"]
        .iter()
        .any(|prefix| path.starts_with(prefix));
    if reserved || looks_like_a_file(path) || !accepts_html(accept) {
        return Err(Refusal::NotFound);
    }
    read_only(Route::Document)
}

/// No empty, dot or encoded-separator part: what the backend sees is what was routed.
fn is_plain(path: &str) -> bool {
    let bytes = path.as_bytes();
    bytes.first() == Some(&b'/')
        && bytes.iter().enumerate().all(|(at, byte)| match byte {
            b'/' => begins_part(&bytes[at + 1..]),
            b'%' => !hides(&bytes[at + 1..]),
            b'\\' => false,
            _ => true,
        })
}

/// Whether a part that means itself follows a slash.
fn begins_part(rest: &[u8]) -> bool {
    !matches!(
        rest,
        [b'/', ..] | [b'.'] | [b'.', b'/', ..] | [b'.', b'.'] | [b'.', b'.', b'/', ..]
    )
}

/// Whether the digits after a percent sign stand for a separator, a dot or the end of a text.
fn hides(rest: &[u8]) -> bool {
    matches!(
        rest,
        [b'2', b'f' | b'F' | b'e' | b'E', ..] | [b'5', b'c' | b'C', ..] | [b'0', b'0', ..]
    )
}

fn looks_like_a_file(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    last.rsplit_once('.').is_some_and(|(_, ending)| {
        (1..=5).contains(&ending.len()) && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

fn accepts_html(accept: Option<&str>) -> bool {
    accept.is_none_or(|accept| {
        ["text/html", "*/*", "text/*", "application/xhtml+xml"]
            .iter()
            .any(|kind| accept.contains(kind))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &str) -> Result<Route, Refusal> {
        route(&Method::GET, path, Some("text/html"))
    }

    #[test]
    fn each_route_has_a_place_of_its_own() {
        let places: Vec<usize> = Route::all().map(Route::index).collect();
        assert_eq!(places, (0..Route::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn calls_go_to_the_backend_and_pages_to_the_document() {
        assert_eq!(
            get("/api/utility/v1/Banner/GetHomePageBanner"),
            Ok(Route::Backend("/api/utility/v1/"))
        );
        for page in [
            "/",
            "/searchpad",
            "/flight-booking/abc",
            "/no/such/page",
            "/a/",
            "/...",
            "/.a/b",
            "/a%",
            "/a%20b",
            // A page for those who would call it.
            "/api",
        ] {
            assert_eq!(get(page), Ok(Route::Document), "{page}");
        }
        assert_eq!(get("/releases/mfe-shell/1/main.js"), Ok(Route::Release));
        assert_eq!(get("/assets/tenant/logo.svg"), Ok(Route::TenantAsset));
    }

    #[test]
    fn what_is_neither_is_refused() {
        for path in [
            "/api/",
            "/api/unknown/v1/x",
            "/wp-login.php",
            "/.env",
            "/assets/x",
            "/api/auth/v1/%2e%2e/x",
            "/a//b",
            "//a",
            "/a/../b",
            "/a/./b",
            "/a/..",
            "/.",
            "/a%2Fb",
            "/a%5cb",
            "/a%00",
            "/a\\b",
            "a",
        ] {
            assert_eq!(get(path), Err(Refusal::NotFound), "{path}");
        }
        assert_eq!(route(&Method::POST, "/searchpad", None), Err(Refusal::MethodNotAllowed));
        assert_eq!(
            route(&Method::GET, "/searchpad", Some("application/json")),
            Err(Refusal::NotFound)
        );
    }
}
