//! The error of an inconsistent quote.

/// The amounts of a quote are inconsistent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the amounts of a quote do not add up")]
pub struct UnevenQuote;
