//! The routing table.

mod operations;

use http::Method;

use crate::request::refusal::Refusal;

pub use operations::operation;

/// Path prefixes the backend answers. Metrics and logs use them as labels, so their number is fixed.
const BACKEND: [&str; 20] = [
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
    "/api/fares/v1/",
    "/api/holiday/v1/",
    "/api/visa/v1/",
    "/api/report/v1/",
    "/bdfare-package/api/v1/",
    "/problems/",
    OPERATIONS,
];

/// The operators' API, routed only at the operators' host.
pub const OPERATIONS: &str = "/api/operations/v1/";

/// Files of the operators' console, only at the operators' host.
const CONSOLE_FILES: &str = "/assets/";

/// Where pages send their reports.
const BEACON: &str = "/_edge/beacon";
/// Target of staff override links.
const OVERRIDE: &str = "/_edge/override";
/// Ends an override.
pub const RESET: &str = "/_edge/override/reset";

/// Where a request goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// To the backend; the value is the matched prefix.
    Backend(&'static str),
    /// A release file.
    Release,
    /// A tenant file.
    TenantAsset,
    /// The tenant's icon at the conventional path.
    Favicon,
    /// `robots.txt`.
    Robots,
    /// A browser's report about modules.
    Beacon,
    /// A staff override link, or its reset.
    Override,
    /// An ACME challenge.
    Challenge,
    /// A redirect to HTTPS.
    ToHttps,
    /// A redirect to the tenant's primary host.
    ToPrimary,
    /// The shell document, for any page path; at the operators' host, the console's.
    Document,
    /// A file of the operators' console.
    ConsoleFile,
    /// None; the gateway refuses the request.
    Refused,
}

impl Route {
    /// Whether the gateway answers it itself.
    pub const fn is_local(self) -> bool {
        !matches!(self, Self::Backend(_) | Self::Refused)
    }

    /// Number of routes.
    pub const COUNT: usize = BACKEND.len() + Self::OWN.len();

    /// The routes other than backend prefixes.
    const OWN: [Self; 12] = [
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
        Self::ConsoleFile,
    ];

    /// All routes, each at its index.
    pub fn all() -> impl Iterator<Item = Self> {
        BACKEND.into_iter().map(Self::Backend).chain(Self::OWN)
    }

    /// Its index among all routes.
    pub fn index(self) -> usize {
        let own = match self {
            // Compares addresses instead of text: prefixes come from this table only.
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
            Self::ConsoleFile => 11,
        };
        BACKEND.len() + own
    }

    /// Label in metrics and logs, from a fixed list.
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
            Self::ConsoleFile => CONSOLE_FILES,
            Self::Refused => "refused",
        }
    }
}

/// Whether the backend answers this prefix.
pub fn is_of_backend(prefix: &str) -> bool {
    BACKEND.iter().any(|known| prefix.starts_with(known))
}

/// Determines the route from method, path and `Accept`.
///
/// # Errors
/// When nothing exists at this path, or it does not support the method.
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
    // Nothing below `/.well-known/` is a page: an ownership proof must never appear to exist where none was written.
    let reserved = ["/api/", "/assets/", "/bdfare-package/", "/.well-known/", "/_edge/"]
        .iter()
        .any(|prefix| path.starts_with(prefix));
    if reserved || looks_like_a_file(path) || !accepts_html(accept) {
        return Err(Refusal::NotFound);
    }
    read_only(Route::Document)
}

/// Determines the route at the operators' host, which has only their API and their console.
///
/// # Errors
/// As [`route`].
pub fn at_operations(method: &Method, path: &str, accept: Option<&str>) -> Result<Route, Refusal> {
    let is_file = path.starts_with(CONSOLE_FILES) && is_plain(path);
    if is_file {
        return match *method {
            Method::GET | Method::HEAD => Ok(Route::ConsoleFile),
            _ => Err(Refusal::MethodNotAllowed),
        };
    }
    match route(method, path, accept)? {
        route @ (Route::Backend(OPERATIONS) | Route::Robots | Route::Document) => Ok(route),
        _ => Err(Refusal::NotFound),
    }
}

/// Whether the path has no empty, dot or encoded-separator segment: the backend must see the path that was routed.
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

/// Whether a slash is followed by an ordinary segment.
fn begins_part(rest: &[u8]) -> bool {
    !matches!(
        rest,
        [b'/', ..] | [b'.'] | [b'.', b'/', ..] | [b'.', b'.'] | [b'.', b'.', b'/', ..]
    )
}

/// Whether the digits after a percent sign encode a separator, a dot or NUL.
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
            // A page, although it begins like a backend prefix.
            "/api",
        ] {
            assert_eq!(get(page), Ok(Route::Document), "{page}");
        }
        assert_eq!(get("/releases/mfe-shell/1/main.js"), Ok(Route::Release));
        assert_eq!(get("/assets/tenant/logo.svg"), Ok(Route::TenantAsset));
    }

    #[test]
    fn the_operators_host_has_a_console_and_an_api_and_nothing_else() {
        let at = |method: &Method, path: &str| at_operations(method, path, Some("text/html"));
        let get = |path: &str| at(&Method::GET, path);
        for page in ["/", "/sign-in", "/deposits/falcon/D-1"] {
            assert_eq!(get(page), Ok(Route::Document), "{page}");
        }
        assert_eq!(get("/assets/main.0a.js"), Ok(Route::ConsoleFile));
        assert_eq!(at(&Method::POST, "/assets/main.0a.js"), Err(Refusal::MethodNotAllowed));
        assert_eq!(get("/api/operations/v1/Queue/Load"), Ok(Route::Backend(OPERATIONS)));
        for path in [
            "/api/customer/v1/User/GetUserContext",
            "/releases/mfe-shell/1/main.js",
            "/assets/../x",
            "/favicon.ico",
            "/main.js",
        ] {
            assert_eq!(get(path), Err(Refusal::NotFound), "{path}");
        }
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
