//! Paths of the package service with one slash more: a client that joins its base path and `/Package/…` reaches the same call as one
//! that joins `Package/…`.

use http::Uri;
use pingora::http::RequestHeader;

/// Base path of the package service, with the slash that the call brings along.
const TWICE: &str = "/bdfare-package/api/v1//";
/// The base path without it.
const ONCE: &str = "/bdfare-package/api/v1/";

/// Removes the second slash. A third one stays, and is refused as in any path.
pub fn join(request: &mut RequestHeader) {
    let target = request.uri.path_and_query().map(http::uri::PathAndQuery::as_str);
    let call = target.and_then(|target| target.strip_prefix(TWICE));
    let Some(call) = call.filter(|call| !call.starts_with('/')) else {
        return;
    };
    if let Ok(joined) = format!("{ONCE}{call}").parse::<Uri>() {
        request.set_uri(joined);
    }
}

#[cfg(test)]
mod tests {
    use pingora::http::RequestHeader;

    use super::join;

    fn joined(path: &str) -> String {
        let mut request = RequestHeader::build("POST", path.as_bytes(), None).expect("a request");
        join(&mut request);
        request.uri.to_string()
    }

    #[test]
    fn only_the_second_slash_of_the_package_service_is_removed() {
        for (path, expected) in [
            (
                "/bdfare-package/api/v1//Package/SearchCities",
                "/bdfare-package/api/v1/Package/SearchCities",
            ),
            (
                "/bdfare-package/api/v1//Package/GetPackageDetail?packageId=7",
                "/bdfare-package/api/v1/Package/GetPackageDetail?packageId=7",
            ),
            (
                "/bdfare-package/api/v1/Package/SearchCities",
                "/bdfare-package/api/v1/Package/SearchCities",
            ),
            (
                "/bdfare-package/api/v1///Package/SearchCities",
                "/bdfare-package/api/v1///Package/SearchCities",
            ),
            (
                "/bdfare-package/api/v1/Package//SearchCities",
                "/bdfare-package/api/v1/Package//SearchCities",
            ),
            ("/api/order/v1//Book", "/api/order/v1//Book"),
        ] {
            assert_eq!(joined(path), expected);
        }
    }
}
