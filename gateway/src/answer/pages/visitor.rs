//! Whether a person in a browser or a program reads the response.

use http::header::{ACCEPT, HeaderMap};
use pingora::http::RequestHeader;

/// Whether the response is shown as a page. Browsers say so in a header; for other clients, accepting HTML on a page
/// path is enough.
pub fn is_navigation(request: &RequestHeader) -> bool {
    let headers = &request.headers;
    match text(headers, "sec-fetch-mode") {
        Some(mode) => mode == "navigate",
        None => {
            let wants_page = text(headers, ACCEPT.as_str()).is_some_and(|accept| accept.contains("text/html"));
            wants_page && !request.uri.path().starts_with("/api/")
        }
    }
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_believed_and_others_are_guessed() {
        let is = |target: &str, headers: &[(&'static str, &str)]| {
            let mut request = RequestHeader::build("GET", target.as_bytes(), None).expect("a request");
            for (name, value) in headers {
                request.append_header(*name, *value).expect("a header");
            }
            is_navigation(&request)
        };
        let html = ("accept", "text/html,*/*");
        assert!(is("/searchpad", &[html]));
        assert!(!is("/searchpad", &[("accept", "application/json")]));
        assert!(!is("/api/print/v1/ticket", &[html]));
        assert!(is("/api/print/v1/ticket", &[html, ("sec-fetch-mode", "navigate")]));
        assert!(!is("/searchpad", &[html, ("sec-fetch-mode", "cors")]));
        assert!(!is("/searchpad", &[]));
    }
}
