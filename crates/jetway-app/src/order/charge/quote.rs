//! Ids of quotes.

use jetway_domain::ids::OrderId;
use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};

/// Bytes of the hash used in an id.
const BYTES: usize = 16;

/// An id for the cost of changing or ending an order: different `terms`, which are amounts with their currencies, keys and the like, have
/// different ids. Amounts cannot be read from it, nor found by guessing: the hash includes the order's key, which no response contains.
pub(crate) fn quote_id(order: OrderId, terms: impl IntoIterator<Item = impl ToString>) -> String {
    let mut digest = Sha256::new();
    digest.update(order.0.as_bytes());
    for term in terms {
        let text = term.to_string();
        // Prefixed with its length, so that no two lists of terms have the same bytes.
        digest.update(text.len().to_be_bytes());
        digest.update(text);
    }
    let hash = digest.finalize();
    to_hex(hash.get(..BYTES).unwrap_or(&hash))
}

#[cfg(test)]
mod tests {
    use jetway_domain::ids::OrderId;
    use uuid::Uuid;

    use super::quote_id;

    #[test]
    fn other_terms_and_other_orders_have_other_names_that_show_no_amount() {
        let (one, other) = (OrderId(Uuid::from_u128(1)), OrderId(Uuid::from_u128(2)));
        let name = quote_id(one, ["AED 430.00", "AED 129.00"]);
        assert_eq!(name, quote_id(one, ["AED 430.00", "AED 129.00"]));
        for others in [
            ["AED 430.00", "AED 129.01"],
            ["EUR 430.00", "AED 129.00"],
            ["AED 430.00A", "ED 129.00"],
        ] {
            assert_ne!(name, quote_id(one, others));
        }
        assert_ne!(name, quote_id(other, ["AED 430.00", "AED 129.00"]));
        assert!(
            name.len() == 32 && name.chars().all(|digit| digit.is_ascii_hexdigit()),
            "{name}"
        );
    }
}
