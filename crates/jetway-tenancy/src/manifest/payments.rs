//! `payment_provider`: who collects online payments.

use schemars::JsonSchema;
use serde::Deserialize;

/// The provider of cards, mobile accounts and online banks, for deposits and orders.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaymentProvider {
    /// The built-in simulator, which takes no money.
    #[default]
    Sandbox,
    /// SSLCommerz, at the tenant's own store.
    Sslcommerz,
}

impl PaymentProvider {
    /// The provider's id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sandbox => "sandbox",
            Self::Sslcommerz => "sslcommerz",
        }
    }
}
