//! Simulated failures.

/// How the simulator answers calls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mood {
    /// As documented.
    #[default]
    Well,
    /// No call is answered.
    Hanging,
    /// Calls are carried out, and their answers are lost.
    Losing,
    /// Every call fails with status 500.
    Failing,
    /// The service is off: `APIConnect` is `INACTIVE`.
    Inactive,
    /// The validation service confirms another transaction.
    Confused,
}
