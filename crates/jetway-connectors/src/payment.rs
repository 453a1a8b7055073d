//! Payment providers. The built-in one is a simulator with the pages, notifications and failures of a real one, but no
//! money.

mod signer;
mod simulator;

pub use simulator::{Checkout, Choice, Decided, Mood, SignedNotice, Simulator, SimulatorStatus};

/// What people call a payment provider. The simulator has a name of its own; others, such as `bKash`, are called by their id.
#[must_use]
pub fn provider_name(id: &str) -> &str {
    match id {
        simulator::ID => "Sandbox Pay",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::provider_name;

    #[test]
    fn the_simulator_has_a_name_and_other_providers_keep_theirs() {
        assert_eq!(provider_name("sandbox"), "Sandbox Pay");
        assert_eq!(provider_name("bKash"), "bKash");
    }
}
