//! The contract's operations: the only path parts that may appear in a log.

use std::sync::LazyLock;

/// One path a line, sorted; generated from the contract by `cargo xtask gen`.
const LIST: &str = include_str!("../../../contracts/operations.txt");

static OPERATIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| LIST.lines().collect());

/// The last segment of a path of the contract, `-` for any other path.
pub fn operation(path: &str) -> &'static str {
    OPERATIONS
        .binary_search(&path)
        .ok()
        .and_then(|at| OPERATIONS.get(at)?.rsplit('/').next())
        .unwrap_or("-")
}

#[cfg(test)]
mod tests {
    use http::Method;

    use super::*;
    use crate::routes::{Route, route};

    #[test]
    fn only_the_contract_has_names() {
        assert!(OPERATIONS.is_sorted(), "the search needs the order");
        assert_eq!(operation("/api/order/v1/Ticket/AirTicket"), "AirTicket");
        assert_eq!(operation("/api/order/v1/Ticket/hunter"), "-");
        assert_eq!(operation("/api/order/v1/Ticket/AirTicket/"), "-");
    }

    // covers: P-279 P-356
    #[test]
    fn every_operation_of_the_contract_reaches_the_backend_as_version_1_and_prices_as_version_2() {
        for path in OPERATIONS.iter() {
            let to = route(&Method::POST, path, None);
            assert!(matches!(to, Ok(Route::Backend(_))), "{path}: {to:?}");
            let version = if path.starts_with("/api/price/") {
                "/v2/"
            } else {
                "/v1/"
            };
            assert!(path.contains(version), "{path}");
        }
    }
}
