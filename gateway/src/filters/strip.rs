//! Headers only the gateway may set are taken from whoever sends them. Runs before anything reads a header.

use pingora::http::RequestHeader;

const PREFIXES: [&str; 3] = ["x-jetway-", "x-tenant-", "x-forwarded-"];
const NAMES: [&str; 4] = ["forwarded", "x-real-ip", "x-request-id", "bdf-channel-id"];

/// Remove them, in any case and with underscores for hyphens.
pub fn strip(request: &mut RequestHeader) {
    let ours: Vec<String> = request
        .headers
        .keys()
        .map(|name| name.as_str().to_owned())
        .filter(|name| is_ours(name))
        .collect();
    for name in ours {
        request.remove_header(name.as_str());
    }
}

fn is_ours(name: &str) -> bool {
    let name = name.to_ascii_lowercase().replace('_', "-");
    NAMES.contains(&name.as_str()) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_goes_and_the_rest_stays() {
        let mut request = RequestHeader::build("GET", b"/", None).expect("a request");
        for name in [
            "X-Jetway-Tenant",
            "x_jetway_tenant",
            "X-FORWARDED-FOR",
            "X_Forwarded_Host",
            "Forwarded",
            "x-real_ip",
            "X-Tenant-Id",
        ] {
            request.append_header(name, "evil").expect("a header");
        }
        request.append_header("x-portal-release", "abc").expect("a header");
        strip(&mut request);
        let left: Vec<&str> = request.headers.keys().map(http::HeaderName::as_str).collect();
        assert_eq!(left, ["x-portal-release"]);
    }
}
