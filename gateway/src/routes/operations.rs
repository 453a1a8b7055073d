//! Operations the backend answers, by the contract: what may be called by its name in a log.

use std::sync::LazyLock;

/// One path a line, in order; `cargo xtask gen` writes it from the contract.
const LIST: &str = include_str!("../../../contracts/operations.txt");

static OPERATIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| LIST.lines().collect());

/// The last part of a path of the contract, `-` for any other path.
pub fn operation(path: &str) -> &'static str {
    OPERATIONS
        .binary_search(&path)
        .ok()
        .and_then(|at| OPERATIONS.get(at)?.rsplit('/').next())
        .unwrap_or("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_contract_has_names() {
        assert!(OPERATIONS.is_sorted(), "the search needs the order");
        assert_eq!(operation("/api/order/v1/Ticket/AirTicket"), "AirTicket");
        assert_eq!(operation("/api/order/v1/Ticket/hunter"), "-");
        assert_eq!(operation("/api/order/v1/Ticket/AirTicket/"), "-");
    }
}
