//! The fault of a quote.

/// Amounts that are no quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the amounts of a quote do not add up")]
pub struct UnevenQuote;
