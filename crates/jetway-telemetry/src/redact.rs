//! Redaction: what may be logged about a request.

/// The longest operation name that is logged.
const LONGEST: usize = 48;

/// The path without its query, which contains searches, card numbers and references.
#[must_use]
pub fn without_query(target: &str) -> &str {
    target.split(['?', '#']).next().unwrap_or_default()
}

/// The last path segment when it is a plain name (an operation), else `-`: identifiers and control characters are never
/// logged.
#[must_use]
pub fn operation(path: &str) -> &str {
    let last = without_query(path).rsplit('/').next().unwrap_or_default();
    let plain = !last.is_empty() && last.len() <= LONGEST && last.bytes().all(|byte| byte.is_ascii_alphabetic());
    if plain { last } else { "-" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_and_identifiers_stay_out() {
        assert_eq!(without_query("/a/b?cardNumber=4111#x"), "/a/b");
        assert_eq!(
            operation("/api/order/v1/Ticket/AirTicket?orderReference=JT-1"),
            "AirTicket"
        );
        assert_eq!(operation("/reset/9f3c"), "-");
        assert_eq!(operation("/a/b%0d%0ainjected"), "-");
    }
}
