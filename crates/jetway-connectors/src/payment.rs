//! Payment providers: SSLCommerz, and a built-in simulator with the pages, notifications and failures of a real provider, but no
//! money.

mod signer;
mod simulator;
mod sslcommerz;

pub use simulator::ID as SANDBOX;
pub use simulator::{Checkout, Choice, Decided, Mood, SignedNotice, Simulator, SimulatorStatus};
pub use sslcommerz::ID as SSLCOMMERZ;
pub use sslcommerz::{RefundRequest, RefundState, SslCommerz, SslCommerzAccount, SslCommerzError};

/// What people call a payment provider. Mobile accounts, such as `bKash`, are called by their id.
#[must_use]
pub fn provider_name(id: &str) -> &str {
    match id {
        simulator::ID => "Sandbox Pay",
        sslcommerz::ID => "SSLCommerz",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::provider_name;

    #[test]
    fn providers_have_names_and_mobile_accounts_keep_theirs() {
        assert_eq!(provider_name("sandbox"), "Sandbox Pay");
        assert_eq!(provider_name("sslcommerz"), "SSLCommerz");
        assert_eq!(provider_name("bKash"), "bKash");
    }
}
